// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "connection/Stream.h"

#include <QPointer>

namespace academy::connection
{

namespace
{

class PipeEnd final : public Stream
{
public:
    void joinTo(PipeEnd *other) { m_other = other; }

    void send(const QByteArray &message) override
    {
        tellOther([message](PipeEnd &other) {
            if (other.received) {
                other.received(message);
            }
        });
    }

    void close() override
    {
        tellOther([](PipeEnd &other) {
            other.m_done = true;
            if (other.closed) {
                other.closed(QStringLiteral("the other side has gone"));
            }
        });
        m_done = true;
    }

private:
    void tellOther(const std::function<void(PipeEnd &other)> &what)
    {
        if (m_done || m_other == nullptr) {
            return;
        }
        QMetaObject::invokeMethod(
            m_other.data(),
            [other = m_other.data(), what] {
                if (!other->m_done) {
                    what(*other);
                }
            },
            Qt::QueuedConnection);
    }

    QPointer<PipeEnd> m_other;
    bool m_done = false;
};

} // namespace

std::pair<StreamPtr, StreamPtr> makePipe()
{
    auto *one = new PipeEnd;
    auto *other = new PipeEnd;
    one->joinTo(other);
    other->joinTo(one);
    return {StreamPtr(one), StreamPtr(other)};
}

} // namespace academy::connection
