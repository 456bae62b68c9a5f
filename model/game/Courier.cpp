// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/Courier.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace academy::model
{

/// Where deliveries wait for the event loop: each posts an event, which takes one of them.
class Courier::Door : public QObject
{
public:
    void put(Delivery delivery)
    {
        if (std::this_thread::get_id() == m_thread) {
            delivery();
            return;
        }
        std::unique_ptr<QEvent> event;
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back(std::move(delivery));
            event = std::make_unique<QEvent>(QEvent::User);
        }
        QCoreApplication::postEvent(this, event.release());
    }

    bool event(QEvent *event) override
    {
        if (!isDelivery(*event)) {
            return QObject::event(event);
        }
        const Delivery delivery = next();
        delivery(); // and then there may be no door any more
        return true;
    }

private:
    // The event is another thing that goes from thread to thread.
    bool isDelivery(const QEvent &event)
    {
        const std::lock_guard lock(m_mutex);
        return event.type() == QEvent::User;
    }

    Delivery next()
    {
        const std::lock_guard lock(m_mutex);
        Delivery delivery = std::move(m_waiting.front());
        m_waiting.pop_front();
        return delivery;
    }

    std::thread::id m_thread = std::this_thread::get_id();
    std::mutex m_mutex; ///< of what follows
    std::deque<Delivery> m_waiting;
};

Courier::Courier()
    : m_door(std::make_unique<Door>())
{
}

Courier::~Courier() = default;

void Courier::bring(Delivery delivery)
{
    m_door->put(std::move(delivery));
}

} // namespace academy::model
