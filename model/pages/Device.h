// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QQmlEngine>

/// What the settings can leave to the device.
namespace academy::model
{

/// What the device is set to, for whoever needs large letters, strong contrast or little motion. The program tells it, and
/// again whenever it changes; until then nothing is known.
struct DeviceTaste {
    double textScale = 1; ///< how much larger letters are than usual, 1 to 2
    bool highContrast = false;
    bool lessMotion = false;

    friend bool operator==(const DeviceTaste &, const DeviceTaste &) = default;
};

/// The same for QML.
class Device : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(double textScale READ textScale NOTIFY changed FINAL)
    Q_PROPERTY(bool highContrast READ highContrast NOTIFY changed FINAL)
    Q_PROPERTY(bool lessMotion READ lessMotion NOTIFY changed FINAL)

public:
    explicit Device(QObject *parent = nullptr);

    [[nodiscard]] double textScale() const { return m_taste.textScale; }
    [[nodiscard]] bool highContrast() const { return m_taste.highContrast; }
    [[nodiscard]] bool lessMotion() const { return m_taste.lessMotion; }

    /// It is so now.
    void tell(DeviceTaste taste);

Q_SIGNALS:
    void changed();

private:
    DeviceTaste m_taste;
};

} // namespace academy::model
