// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/Worker.h"

#include <utility>

namespace academy::model
{

Worker::Worker(Threads threads)
    : m_threads(threads)
{
    if (threads == Threads::Own) {
        m_thread = std::jthread([this](const std::stop_token &end) { work(end); });
    }
}

Worker::~Worker()
{
    cancel();
}

void Worker::add(Job job)
{
    if (m_threads == Threads::None) {
        job({});
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_changed.notify_all();
}

void Worker::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_jobs.clear();
    m_stop.request_stop();
}

void Worker::finish()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_jobs.empty() && !m_working; });
}

void Worker::work(const std::stop_token &end)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, end, [this] { return !m_jobs.empty(); })) {
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        m_stop = std::stop_source();
        const std::stop_token stop = m_stop.get_token();
        m_working = true;
        lock.unlock();
        job(stop);
        lock.lock();
        m_working = false;
        m_changed.notify_all();
    }
}

} // namespace academy::model
