// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QCoreApplication>
#include <QString>

/// What is said to somebody for whom computers of another level would be a fairer match.
namespace academy::model
{

class LevelWords
{
    Q_DECLARE_TR_FUNCTIONS(LevelWords)

public:
    /// How somebody has fared against computers of the level that is chosen, and the level that would be fairer: identifiers.
    struct Fared {
        QString level;
        QString fairer;
        int games = 0;
        int victories = 0;
    };

    /// "You have won 4 of your last 5 games against pages. Against minstrels it would be a fairer match." Of victories it speaks
    /// only where there are some.
    [[nodiscard]] static QString suggestion(const Fared &fared);
    /// "Choose minstrels".
    [[nodiscard]] static QString choose(const QString &level);
    /// "You now play against minstrels."
    [[nodiscard]] static QString chosen(const QString &level);
};

} // namespace academy::model
