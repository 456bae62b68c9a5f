// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "pages/Device.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <functional>

class QWindow;

namespace academy::app
{

/// What the device is set to, as far as it tells programs:
///
/// | | size of letters | high contrast | less motion |
/// |---|---|---|---|
/// | Linux | KDE's font, GTK's, or that of Qt's theme, against its usual 10 or 11 points | GTK's theme or KDE's colours | KDE's factor of durations, GTK's switch |
/// | Android | the scale of fonts | | animations switched off |
/// | Windows | the scale of text | | animations switched off |
///
/// From Qt 6.10 on it is Qt that tells of contrast, on every system; so nothing has to be asked over D-Bus, which the game
/// does not need otherwise. GNOME on Wayland tells programs that are not GTK's nothing of larger letters; on X11 all of a
/// program grows with them.
[[nodiscard]] model::DeviceTaste readDeviceTaste();

/// Keeps `device` told of it: when the program begins, when a file changes in which desktops keep it, when the theme of the
/// window or Qt's own hints change, and when somebody comes back to the program, who may have been in the device's settings.
class DeviceReader : public QObject
{
    Q_OBJECT

public:
    using Reading = std::function<model::DeviceTaste()>;

    explicit DeviceReader(model::Device &device, Reading read = readDeviceTaste);
    void watch(QWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void watchFiles();

    model::Device &m_device;
    Reading m_read;
    QFileSystemWatcher m_files;
    QTimer m_soon; ///< files are written piece by piece
};

} // namespace academy::app
