// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/StyleTexts.h"

#include "names/Names.h"

#include "players/Player.h"

namespace academy::model
{

using players::Style;

namespace
{

/// Even where there is none.
Style styleOf(const QString &level, const QString &style)
{
    return players::hasStyle(level.toStdString()) ? players::styleNamed(style.toStdString()) : Style::Even;
}

} // namespace

RuleTexts::Text StyleTexts::choice(const QString &style)
{
    switch (players::styleNamed(style.toStdString())) {
    case Style::Even:
        //: What a computer player likes: chance decides.
        return {tr("Random", "style"), tr("Drawn as the game begins. All are equally strong.", "style")};
    case Style::Bold:
        return {tr("Bold", "style"), tr("Loves Jousts and Tournaments.", "style")};
    case Style::Careful:
        return {tr("Careful", "style"), tr("Never wants to be last on Education or Charity.", "style")};
    case Style::Collector:
        return {tr("Collector", "style"), tr("Gathers points on King’s Service and Quests.", "style")};
    }
    return {};
}

QString StyleTexts::character(const QString &level, const QString &style)
{
    if (styleOf(level, style) == Style::Even) {
        return Names::level(level);
    }
    //: A computer player: %1 is its level, "Falconer", %2 what it likes, "Bold".
    return tr("%1 · %2", "character").arg(Names::level(level), choice(style).name);
}

QString StyleTexts::introduction(const QString &player, const QString &level, const QString &style)
{
    const QString who = Names::level(level);
    switch (styleOf(level, style)) {
    case Style::Even:
        return {};
    case Style::Bold:
        //: First lines of the chronicle, in its tone: %1 is a computer player, %2 its level. "Enide the Falconer loves …"
        return tr("%1 the %2 loves the lists: wherever lances break, look there first.").arg(player, who);
    case Style::Careful:
        //: First lines of the chronicle, in its tone: %1 is a computer player, %2 its level. "Enide the Falconer would …"
        return tr("%1 the %2 would never come last: no lesson is missed, no alms forgotten.").arg(player, who);
    case Style::Collector:
        //: First lines of the chronicle, in its tone: %1 is a computer player, %2 its level. "Enide the Falconer gathers …"
        return tr("%1 the %2 gathers with patience, in the King’s service and on many a quest: it all adds up.")
            .arg(player, who);
    }
    return {};
}

} // namespace academy::model
