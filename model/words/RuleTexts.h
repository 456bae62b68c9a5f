// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Options.h"

#include <QCoreApplication>
#include <QString>

/// The rules that one can choose, each with a name and a sentence, and what a board says of itself: when it scores, what it
/// pays, when it is reset.
namespace academy::model
{

class RuleTexts
{
    Q_DECLARE_TR_FUNCTIONS(RuleTexts)

public:
    struct Text {
        QString name;
        QString sentence;
    };

    [[nodiscard]] static Text mode(rules::Mode mode);
    [[nodiscard]] static Text stakes(rules::Stakes stakes);
    [[nodiscard]] static Text advanced(rules::Advanced rule);
    [[nodiscard]] static Text variation(rules::Variation rule);
    /// A level of computer players, and what it overlooks.
    [[nodiscard]] static Text level(const QString &id);

    /// "Scores every turn".
    [[nodiscard]] static QString schedule(rules::Board board, const rules::Options &options);
    /// "Back to square 0 after the scoring of turn III".
    [[nodiscard]] static QString reset(rules::Board board, const rules::Options &options);
    /// "+3 for the 1st, +2 for the 2nd, +1 for the 3rd."
    [[nodiscard]] static QString pays(rules::Board board, const rules::Options &options);

private:
    [[nodiscard]] static QString levelSentence(const QString &id);
};

} // namespace academy::model
