// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Bytes.h"
#include "FuzzApplication.h"
#include "Invariants.h"

#include "record/Replay.h"
#include "table/Playback.h"
#include "table/ScoringWalk.h"
#include "table/Table.h"

#include <algorithm>
#include <bit>
#include <cstdint>

/// Everything that a table lets anybody do, in any order and with any numbers: the game goes from one legal state to another, its
/// record leads there, and no card is open behind the curtain.
namespace academy::fuzz
{

namespace
{

using namespace model;

record::Record readBeginning(Bytes &bytes)
{
    record::Record record;
    const int shape = bytes.byte();
    record.options = rules::Options::of(static_cast<rules::Mode>(shape % 3), 3 + shape / 3 % 3);
    record.options.variations = static_cast<std::uint8_t>(bytes.below(1 << rules::variationCount));
    record.options.advanced = static_cast<std::uint8_t>(bytes.below(1 << rules::advancedCount));
    record.seed = QString::number(bytes.below(65536), 16);
    const int humans = bytes.below(record.options.players() + 1);
    for (int player = 0; player < record.options.players(); ++player) {
        const bool human = player < humans;
        record.players.push_back({.name = QStringLiteral("Player %1").arg(player + 1),
                                  .kind = human ? record::PlayerKind::Human : record::PlayerKind::Computer,
                                  .level = human ? QString() : QStringLiteral("random")});
    }
    return record;
}

// A row or a place, which need not be there.
int any(Bytes &bytes)
{
    return bytes.below(20) - 2;
}

Enums::Board anyBoard(Bytes &bytes)
{
    return static_cast<Enums::Board>(bytes.below(12));
}

void tellAll(Table &table)
{
    while (table.presenter()->telling()) {
        table.presenter()->finishStep();
    }
}

// Something that is allowed, so that the game gets on.
void decide(Table &table, Bytes &bytes)
{
    tellAll(table);
    table.prompt()->lookBehindCurtain();
    const auto &asked = table.controller().asked();
    if (!table.controller().leads() || !asked) {
        return;
    }
    rules::ActionList actions;
    rules::legalActions(table.controller().state(), asked->actor, actions);
    if (!actions.isEmpty()) {
        table.decide(actions[bytes.below(actions.size())]);
    }
}

void choose(Prompt &prompt, Bytes &bytes)
{
    switch (bytes.below(12)) {
    case 0:
    case 1:
        prompt.chooseCard(any(bytes));
        break;
    case 2:
        prompt.chooseBoard(anyBoard(bytes));
        break;
    case 3:
        prompt.choosePlace(any(bytes));
        break;
    case 4:
        prompt.chooseStack(any(bytes));
        break;
    case 5:
        prompt.chooseCovered(any(bytes));
        break;
    case 6:
        prompt.choosePartner(any(bytes));
        break;
    case 7:
        prompt.chooseGive(any(bytes));
        break;
    case 8:
        prompt.chooseTake(any(bytes));
        break;
    case 9: {
        const int row = any(bytes);
        prompt.drop(row, anyBoard(bytes));
        break;
    }
    case 10:
        prompt.press(any(bytes));
        break;
    default:
        prompt.confirm();
    }
}

void look(Table &table, Bytes &bytes)
{
    switch (bytes.below(12)) {
    case 0:
        table.showMoment(bytes.below(400) - 2);
        break;
    case 1:
        table.retranslate();
        break;
    case 2:
        table.setHandOver(static_cast<Enums::HandOver>(bytes.below(3)));
        break;
    case 3:
        table.presenter()->setSpeed(static_cast<Enums::Speed>(bytes.below(4)));
        break;
    case 4:
        table.setOpenScores(bytes.below(2) == 1);
        break;
    case 5:
        table.presenter()->setResting(bytes.below(2) == 1);
        break;
    case 6:
        table.scoring()->next();
        break;
    case 7:
        table.scoring()->seeAgain(any(bytes));
        break;
    case 8:
        table.scoring()->skip();
        break;
    case 9:
        table.playback()->begin();
        break;
    case 10:
        table.playback()->step(any(bytes));
        break;
    default:
        table.playback()->jumpToScoring(any(bytes));
    }
}

void step(Table &table, Bytes &bytes)
{
    switch (bytes.below(16)) {
    case 0:
    case 1:
    case 2:
    case 3:
        decide(table, bytes);
        break;
    case 4:
        table.presenter()->finishStep();
        break;
    case 5:
        tellAll(table);
        break;
    case 6:
        table.skip();
        break;
    case 7:
        table.undo();
        break;
    case 8:
        table.setTakeBacks(bytes.below(2) == 1);
        break;
    case 9:
        table.cover();
        break;
    case 10:
        table.prompt()->lookBehindCurtain();
        break;
    case 11:
        table.prompt()->cancel();
        break;
    case 12:
        look(table, bytes);
        break;
    case 13:
        if (bytes.below(16) == 0) {
            bytes.below(2) == 0 ? table.playAgain() : table.playOnFromMoment();
        }
        break;
    default:
        choose(*table.prompt(), bytes);
    }
}

void check(const Table &table)
{
    require(!table.prompt()->curtain() || (table.hand()->count() == 0 && table.kept()->count() == 0),
            "no card is open behind the curtain");
    if (table.controller().leads()) {
        checkState(table.controller().state());
    }
}

void checkRecord(const Table &table)
{
    if (!table.controller().leads()) {
        return;
    }
    const Match &match = table.controller().match();
    const auto again = Match::resumed(match.record(), [](const Step &) { });
    require(std::holds_alternative<Match>(again), "the record can be gone on with");
    rules::State state = std::get<Match>(again).state();
    while (!(state == match.state())
           && rules::due(state) == rules::Due::Advance) { // a phase ends without a word of the record
        rules::advance(state, nullptr);
    }
    require(state == match.state(), "the record leads to where the game is");
}

void play(Bytes bytes)
{
    const record::Record beginning = readBeginning(bytes);
    if (rules::check(beginning.options)) {
        return;
    }
    Table table(
        TableConfig{.clock = EventPresenter::Clock::ByHand, .threads = Worker::Threads::None, .savesFolder = {}});
    table.begin(beginning, {});
    while (!bytes.isEmpty()) {
        step(table, bytes);
        check(table);
    }
    checkRecord(table);
}

} // namespace

} // namespace academy::fuzz

extern "C" int LLVMFuzzerInitialize(int * /*argc*/, char *** /*argv*/)
{
    academy::fuzz::startApplication();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr std::size_t most = 300; // everything is shown anew after each
    academy::fuzz::play(academy::fuzz::Bytes({data, std::min(size, most)}));
    return 0;
}
