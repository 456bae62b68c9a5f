// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "match/Scene.h"
#include "table/SceneRows.h"

#include "names/Names.h"
#include "words/Speech.h"

#include "rules/View.h"

#include <algorithm>

/// What only its player may see: hand and kept cards, the tokens of the Codex it knows. All of it is read from the view of
/// the player who looks, so nothing else can get here.
namespace academy::model
{

using rules::Phase;
using rules::State;

namespace
{

using Decision = Enums::Decision;

HandRow handRow(rules::Card card, const rules::Options &options)
{
    HandRow row{.kind = faceOf(card, options), .value = card.value(), .name = Names::card(card)};
    row.spoken = Speech::card(row);
    for (const rules::Board board : rules::ruleSet(options).boards()) {
        if (card.mayBePlayedOn(board)) {
            row.boards.append(static_cast<int>(board));
        }
    }
    row.explanation = Speech::effect(card, options);
    return row;
}

// Whose cards the viewer sees: in Lancelot those of the squire that acts, or next does.
rules::Hand shownHand(const Scene &scene, const State &view)
{
    const rules::Options &options = scene.options();
    switch (view.phase) {
    case Phase::Bet:
    case Phase::Split:
    case Phase::TakeStack:
    case Phase::Assign:
        return view.dealt[static_cast<std::size_t>(scene.looker)];
    default:
        break;
    }
    if (options.owner(scene.viewSeat) == scene.looker) {
        return view.hands[static_cast<std::size_t>(scene.viewSeat)];
    }
    return view.hands[static_cast<std::size_t>(scene.looker)];
}

bool isChosenFrom(const Choice &choice)
{
    switch (choice.decision()) {
    case Decision::Keep:
    case Decision::Split:
    case Decision::Assign:
    case Decision::Play:
        return true;
    default:
        return false;
    }
}

bool formsGroups(const Choice &choice)
{
    return choice.decision() == Decision::Split || choice.decision() == Decision::Assign;
}

} // namespace

QList<HandRow> handRows(const Scene &scene)
{
    QList<HandRow> rows;
    if (scene.looker < 0) {
        return rows;
    }
    const State known = scene.tableSeenBy(scene.looker);
    const bool chooses = scene.choice != nullptr && scene.choice->view().player == scene.looker;
    const rules::Hand hand = chooses && isChosenFrom(*scene.choice) ? scene.choice->cards() : shownHand(scene, known);
    for (int position = 0; position < hand.size(); ++position) {
        HandRow row = handRow(hand.at(position), scene.options());
        if (chooses && isChosenFrom(*scene.choice)) {
            const auto &chosen = scene.choice->chosenCards();
            row.playable = true;
            row.chosen = std::ranges::find(chosen, position) != chosen.end();
            row.group = !formsGroups(*scene.choice) ? -1 : row.chosen ? 0 : 1;
            row.spoken = Speech::card(row);
        }
        rows.append(row);
    }
    return rows;
}

QList<HandRow> keptRows(const Scene &scene)
{
    QList<HandRow> rows;
    if (scene.looker < 0 || scene.options().mode == rules::Mode::Lancelot || scene.table().phase != Phase::Draft) {
        return rows;
    }
    const State known = scene.tableSeenBy(scene.looker);
    const rules::Hand &kept = known.kept[static_cast<std::size_t>(scene.looker)];
    for (int position = 0; position < kept.size(); ++position) {
        rows.append(handRow(kept.at(position), scene.options()));
    }
    return rows;
}

QList<CodexRow> codexRows(const Scene &scene)
{
    const State &table = scene.table();
    const bool laid = table.phase >= Phase::Bet && table.phase <= Phase::TakeToken;
    QList<CodexRow> rows;
    if (!scene.table().rules().uses(rules::Scoring::Codex) || !(laid || scene.told.tokensShown)) {
        return rows;
    }
    const State known = scene.looker >= 0 ? scene.tableSeenBy(scene.looker) : State();
    for (int place = 0; place < table.squires(); ++place) {
        const auto at = static_cast<std::size_t>(place);
        //: A place of the Secret Codex: %1 is its number.
        CodexRow row{.place = place,
                     .name = QCoreApplication::translate("CodexRows", "Token %1").arg(Names::number(place + 1))};
        if (table.codex.taker[at] != rules::nobody) {
            row.taker = table.codex.taker[at];
            row.takerTincture = static_cast<int>(scene.tincture(row.taker));
        }
        const bool shown = scene.told.tokensShown && table.codex.token[at] == 0; // R10.3.3: the 0s are shown
        row.known = shown || (scene.looker >= 0 && known.codex.token[at] != rules::Codex::unknownToken);
        row.token = row.known ? table.codex.token[at] : 0;
        for (int squire = 0; squire < table.squires(); ++squire) {
            if (((table.codex.peeked[static_cast<std::size_t>(squire)] >> place) & 1) != 0) {
                row.lookedAtBy.append(squire);
            }
        }
        if (scene.choice != nullptr) {
            const bool peeks = scene.choice->decision() == Decision::Peek;
            row.mayBeChosen = peeks || (scene.choice->decision() == Decision::TakeToken && row.taker < 0);
            row.chosen = scene.choice->place() == place;
        }
        row.spoken = Speech::place(scene, row);
        rows.append(row);
    }
    return rows;
}

} // namespace academy::model
