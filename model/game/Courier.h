// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <functional>
#include <memory>

/// Brings what a job has found on another thread to the one on which it is shown: the job gives it what is to be done there
/// with the result. Nothing is brought any more once the courier is gone.
/// Not a queued call of Qt's: what is written on one thread and read on the other goes through a lock of our own, which the thread
/// sanitizer sees; it does not see those within Qt's libraries.
namespace academy::model
{

class Courier
{
public:
    using Delivery = std::function<void()>;

    /// Brings things to the thread that makes it, while that runs its event loop.
    Courier();
    ~Courier();
    Courier(const Courier &) = delete;
    Courier &operator=(const Courier &) = delete;

    /// Does that on the courier's thread: at once if this is it, else in the order in which things were given. From any thread. A
    /// delivery may destroy the courier.
    void bring(Delivery delivery);

private:
    class Door;
    std::unique_ptr<Door> m_door;
};

} // namespace academy::model
