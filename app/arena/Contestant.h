// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"
#include "rules/Game.h"
#include "rules/View.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

/// Who sits at an arena's table: a level of the computer's, or a program of anybody's that is talked to over its standard
/// input and output (EXTERNAL-PLAYERS.md). A contestant may fail, which loses it the game and nothing else.
namespace academy::arena
{

/// A contestant as the command line names it: `knight`, `knight:5000` (iterations a decision), `knight:5000x4` (in four trees),
/// `knight@200` (milliseconds a decision), each with a style where it has one, `knight:5000/bold`; or
/// `exec:python3 my_player.py`.
struct ContestantName {
    QString text; ///< as it was written
    QString level; ///< empty for a program
    QString style{}; ///< empty: no favourites
    QString command; ///< empty for a level
    int iterations = 0; ///< 0: not told
    int milliseconds = 0;
    int trees = 1;

    /// `seat`: whoever comes from another device.
    [[nodiscard]] bool isElsewhere() const { return level.isEmpty() && command.isEmpty(); }
};

/// Nothing when there is no such contestant.
[[nodiscard]] std::optional<ContestantName> readContestant(const QString &text);

/// As a record names that contestant, and back: its style has a key of its own there.
[[nodiscard]] record::Player playerOf(const ContestantName &name, int player);
[[nodiscard]] QString contestantOf(const record::Player &player);

/// What readContestant() understands, for help and complaints.
[[nodiscard]] QString knownContestants();

class Contestant
{
public:
    virtual ~Contestant() = default;

    /// A legal action for the actor, or in words why there is none.
    [[nodiscard]] virtual std::variant<rules::Action, QString> choose(const rules::View &view, int actor) = 0;

    /// The game has ended with that result.
    virtual void end(const rules::Result & /*result*/) { }
};

/// Where a level thinks as long as it does when people play, instead of the iterations that this usually comes to.
enum class Pace { Iterations, Time };

/// What holds for all contestants of a game.
struct Terms {
    Pace pace = Pace::Iterations;
    int answerMilliseconds = 10'000; ///< that a program has for each answer
};

/// The contestant for that player of the game.
[[nodiscard]] std::unique_ptr<Contestant> makeContestant(const ContestantName &name, const Terms &terms,
                                                         const record::Record &record, int player, std::uint64_t seed);

} // namespace academy::arena
