// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/Courier.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

/// One thread that does jobs in the order given, so that nothing slow is done where people wait. Jobs bring back what they have
/// found, and hear when nobody wants them any more. Without a thread the jobs are done at once, for tests.
/// Not QThreadPool: the thread sanitizer sees what std locks, and not what is locked within Qt's libraries.
namespace academy::model
{

class Worker
{
public:
    enum class Threads { Own, None };
    using Job = std::function<void(const std::stop_token &stop)>;

    explicit Worker(Threads threads);
    /// Asks the job of now to stop, forgets the others, and waits for the thread.
    ~Worker();
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;

    void add(Job job);
    /// For jobs: does that on the thread that has made the worker, unless the worker is gone by then (Courier.h).
    void bring(Courier::Delivery delivery) { m_courier.bring(std::move(delivery)); }
    /// Asks the job of now to stop and forgets the others; does not wait.
    void cancel();
    /// Waits until all jobs are done.
    void finish();

private:
    void work(const std::stop_token &end);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Job> m_jobs;
    std::stop_source m_stop;
    bool m_working = false;
    Threads m_threads;
    Courier m_courier;
    std::jthread m_thread; // last: it uses all others
};

} // namespace academy::model
