// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Game.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// A game set up in the middle and played on from there, in words a test can be read in: discs are put on squares, coats
/// before squires, cards into hands; then squires play, boards score, and the test looks at what became of it. Cards and
/// coats are written as in game records: "S5", "jousts:3"; several with blanks between.
namespace academy::rules::test
{

// Options in one line: with(standard(4), Advanced::StepBack, Variation::Charity).
[[nodiscard]] inline Options standard(int squires)
{
    return Options::of(Mode::Standard, squires);
}
[[nodiscard]] inline Options karadoc()
{
    return Options::of(Mode::Karadoc);
}
[[nodiscard]] inline Options lancelot()
{
    return Options::of(Mode::Lancelot);
}
template <typename... Rules>
[[nodiscard]] Options with(Options options, Rules... rules)
{
    (options.set(rules), ...);
    return options;
}
[[nodiscard]] Options startingWith(Options options, int firstSquire);
[[nodiscard]] Options forGrandFinale(Options options);

// Outcomes of chance.
[[nodiscard]] Chance dealing(std::initializer_list<std::string_view> hands);
[[nodiscard]] Chance laying(std::initializer_list<int> tokens);
[[nodiscard]] Chance neutralKeeping(std::string_view card);
[[nodiscard]] Chance neutralPlaying(std::string_view card);

class Position
{
public:
    explicit Position(const Options &options);

    State state;
    Events events; ///< of the last thing that was done

    // Setting up.
    Position &turn(int turn);
    Position &first(int squire);
    /// Progress by squire. Where several are equal, a later seat lies above.
    Position &discs(Board board, std::initializer_list<int> progress);
    /// A stack, named from the lowest disc.
    Position &stack(Board board, int progress, std::initializer_list<int> squires);
    Position &coats(int squire, std::string_view coats);
    Position &bets(std::initializer_list<Board> bySquire);
    Position &codex(std::initializer_list<int> tokens);
    Position &cup(int cup);
    Position &scrolls(std::initializer_list<int> squaresOnBoard);
    /// Hands by squire, and play begins.
    Position &hands(std::initializer_list<std::string_view> bySquire);
    /// All cards but one are played; the squire has this one left to play.
    Position &lastCard(int squire, std::string_view card);
    /// What lies face up before a squire: "S5 G2"; Swords played on the board told.
    Position &played(int squire, std::string_view cards, Board swords = Board::Jousts);

    // Playing on; what is not legal fails the test.
    Position &deals(std::initializer_list<std::string_view> hands);
    Position &laysCodex(std::initializer_list<int> tokens);
    Position &neutralKeeps(std::string_view card);
    Position &neutralDraws(std::string_view card);
    Position &does(const Action &action);
    Position &keeps(int squire, std::string_view card);
    Position &plays(int squire, std::string_view card);
    Position &plays(int squire, std::string_view card, Board board);
    /// The last card has been played: scoring begins.
    Position &scores();
    /// All scoring of the turn is done: the reset.
    Position &resets();
    Position &advances();
    /// Random play until the phase begins, at most for one game.
    Position &goesOnTo(Phase phase, Random &random);

    // Looking.
    [[nodiscard]] std::vector<int> progress(Board board) const;
    /// Squires beyond square 0, best ranked first.
    [[nodiscard]] std::vector<int> ranking(Board board) const;
    /// Coats of a squire as sorted text: "education:-1 jousts:3".
    [[nodiscard]] std::string coats(int squire) const;
    [[nodiscard]] std::vector<int> points() const;
    [[nodiscard]] std::vector<Action> choices(int actor) const;
    /// Boards among the legal actions of the actor.
    [[nodiscard]] std::vector<Board> boardsOffered(int actor) const;
    /// Whom the last thing done told of an event of that kind, in order.
    [[nodiscard]] std::vector<int> squiresOf(EventKind kind) const;
    [[nodiscard]] std::vector<Board> boardsOf(EventKind kind) const;
    [[nodiscard]] std::vector<int> valuesOf(EventKind kind) const;
    /// Why the action is refused; a test fails if it is not, or if the refusal changes anything.
    [[nodiscard]] Refusal refusal(const Action &action) const;
    [[nodiscard]] Refusal refusal(const Chance &chance) const;

private:
    Position &falls(const Chance &chance);
};

} // namespace academy::rules::test
