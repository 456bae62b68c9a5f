// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>

namespace academy::artwork
{
class LookBase;
}

namespace academy::app
{

/// Hands the look on to what does not ask it: Qt's own palette and font, from which Kirigami takes the colours and sizes of
/// its parts. Follows the look from then on.
class Appearance : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(artwork::LookBase &look, QObject *parent = nullptr);

private:
    void applyPalette();
    void applyFont();

    artwork::LookBase &m_look;
};

} // namespace academy::app
