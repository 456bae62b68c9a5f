// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include "record/RecordFile.h"
#include "record/Replay.h"

#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

namespace
{

/// A player with a fault: every third choice is none that the rules allow, now a card nobody has, now somebody else's.
class FaultyPlayer : public players::Player
{
public:
    explicit FaultyPlayer(int &faults)
        : m_faults(faults)
    {
    }

    rules::Action choose(const rules::View &view, int actor, const players::Budget & /*budget*/,
                         rules::Random &random) override
    {
        static int choices = 0;
        if (++choices % 3 == 0) {
            ++m_faults;
            return m_faults % 2 == 0 ? rules::Action::play(actor, rules::Card(), rules::Board::Quests)
                                     : rules::Action::keep(40, rules::Card(rules::CardKind::Quests, 5));
        }
        rules::ActionList actions;
        rules::legalActions(view.table, actor, actions);
        return actions[random.below(actions.size())];
    }

private:
    int &m_faults;
};

} // namespace

TEST_CASE("A computer that chooses what the rules refuse ends nobody’s game, and people are told", "[GameController]")
{
    for (const rules::Options &kind :
         {options(rules::Mode::Standard, 4, allVariations, allAdvanced), rules::Options::of(rules::Mode::Lancelot)}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.json"));
        int faults = 0;
        Table table(TableConfig{
            .clock = EventPresenter::Clock::ByHand,
            .threads = Worker::Threads::None,
            .savesFolder = folder.path(),
            .players = [&faults](std::string_view, players::Style) { return std::make_unique<FaultyPlayer>(faults); }});
        const QSignalSpy faltered(&table.controller(), &GameController::faltered);
        table.begin(beginning(kind, 0, 81), path);
        while (table.presenter()->telling()) {
            table.presenter()->finishStep();
        }
        CHECK(table.over());
        CHECK(faults > 10);
        CHECK(faltered.count() == faults);
        CHECK(table.problem().contains(QStringLiteral("against the rules (R")));
        CHECK(std::ranges::any_of(beginning(kind, 0, 81).players, [&](const record::Player &player) {
            return table.problem().startsWith(player.name);
        }));
        // What is saved is a whole game by the rules.
        const auto saved = record::loadRecord(path);
        REQUIRE(std::holds_alternative<record::Record>(saved));
        const auto replayed = record::replayRecord(std::get<record::Record>(saved));
        REQUIRE(std::holds_alternative<rules::State>(replayed));
        CHECK(std::get<rules::State>(replayed) == table.controller().state());
    }
}
