// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "words/RuleTexts.h"

#include <QCoreApplication>
#include <QString>

/// What is said of a computer player's style, which goes by its name in records: where it is chosen, at the table, and in the
/// chronicle.
namespace academy::model
{

class StyleTexts
{
    Q_DECLARE_TR_FUNCTIONS(StyleTexts)

public:
    /// What there is to choose; an empty style is one that is drawn when the game begins.
    [[nodiscard]] static RuleTexts::Text choice(const QString &style);
    /// "Falconer · Bold"; the level alone where nothing is known of a style.
    [[nodiscard]] static QString character(const QString &level, const QString &style);
    /// How the chronicle introduces somebody; empty where nothing is known of a style.
    [[nodiscard]] static QString introduction(const QString &player, const QString &level, const QString &style);
};

} // namespace academy::model
