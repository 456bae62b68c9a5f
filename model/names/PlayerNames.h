// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QCoreApplication>
#include <QString>

/// Names of people who play. Whoever has given none has an identifier wherever names are stored, `player-2` on the second
/// seat, and is called "Player 2" in the language of the moment wherever names are shown.
namespace academy::model
{

class PlayerNames
{
    Q_DECLARE_TR_FUNCTIONS(PlayerNames)

public:
    /// The identifier of a person without a name; seats count from 0.
    [[nodiscard]] static QString unnamed(int seat);
    /// A name as it is stored. Version 0.1 stored default names in the language of the game: such a one becomes its
    /// identifier.
    [[nodiscard]] static QString stored(const QString &name);
    /// A stored name as people see it.
    [[nodiscard]] static QString shown(const QString &name);
};

} // namespace academy::model
