// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>

#include <functional>

class QWindow;

namespace academy::app
{

/// Asks the system to keep the window off screenshots, recordings and the overview of programs.
void keepOffPictures(bool secret);

/// While somebody's hand is open among several people, the system takes no picture of the window.
class ScreenGuard : public QObject
{
    Q_OBJECT

public:
    using Guard = std::function<void(bool secret)>;

    explicit ScreenGuard(QWindow &window, Guard guard = keepOffPictures);

private Q_SLOTS:
    void look();

private:
    QWindow &m_window;
    Guard m_guard;
    bool m_secret = false;
};

} // namespace academy::app
