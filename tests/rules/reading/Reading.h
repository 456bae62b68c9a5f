// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Referee.h"

#include <array>
#include <vector>

/// The rules read a second time: written from the specification alone, straight through like the booklet, with lists and
/// texts, slowly and without the engine's ways of representing anything. It plays whole games beside the engine, tells the
/// referee what has to happen next and who may choose what, and compares both games wherever somebody decides.
namespace academy::rules::test
{

/// A place in a list.
[[nodiscard]] constexpr std::size_t at(int position)
{
    return static_cast<std::size_t>(position);
}

/// Discs with their progress and the moment they arrived, which orders a stack.
struct PlainTrack {
    struct Disc {
        int progress = 0;
        int arrived = 0;
    };
    std::vector<Disc> discs;
    int clock = 0;

    void put(int squire, int progress);
    /// Squires beyond square 0, best first.
    [[nodiscard]] std::vector<int> ranking() const;
    [[nodiscard]] std::vector<int> onSquareZero() const;
    /// Discs of equal progress that arrived before.
    [[nodiscard]] int height(int squire) const;
};

/// A token: its board and its value.
struct PlainCoat {
    Board board = noBoard;
    int value = 0;

    [[nodiscard]] bool isDeed() const;
    friend bool operator==(const PlainCoat &, const PlainCoat &) = default;
};

class Reading
{
public:
    Reading(const Options &options, std::uint64_t seed);

    /// Plays a whole game.
    void play();

private:
    using Squires = std::vector<int>;

    // A turn's phases (section 4), by mode.
    void deal();
    void layBets();
    void draft();
    void draftRound(int round);
    void exchangeStacks();
    void playCards();
    void playOne(int squire);
    void scoring();
    void reset();
    void changeFirstPlayer();

    // Scoring, board by board (sections 5, 7.1 and 10).
    void winTie();
    void scoreGallantry();
    void scoreJoustsOrTournaments(Board board);
    void scoreEducation();
    void scoreKingsService();
    void scoreQuests();
    void scoreCharity();
    void scoreLast(Board board, int last, int secondToLast);
    void takeTokens();
    void exchange(int squire, const Squires &partners, int count);
    [[nodiscard]] std::vector<int> finalPoints() const;
    void rankedReset(Board board);

    void move(int squire, Board board, int squares);
    void give(int squire, Board board, int value);
    /// Squires clockwise from the one who holds Excalibur.
    [[nodiscard]] Squires turnOrder() const;
    [[nodiscard]] bool has(Variation variation) const { return m_options.has(variation); }
    [[nodiscard]] bool isNeutral(int squire) const { return m_options.mode == Mode::Karadoc && squire == 2; }
    [[nodiscard]] PlainTrack &track(Board board) { return m_tracks[static_cast<std::size_t>(board)]; }
    [[nodiscard]] const PlainTrack &track(Board board) const { return m_tracks[static_cast<std::size_t>(board)]; }
    [[nodiscard]] Action decide(int actor, const std::vector<Action> &expected);
    void compare() const;
    void compareResult() const;

    Options m_options;
    Referee m_referee;
    int m_squires;
    int m_turn = 1;
    int m_first;
    int m_cup = 0;
    std::vector<int> m_scrolls; ///< squares with a Scroll
    std::vector<int> m_scrollsTaken; ///< this turn
    std::array<PlainTrack, boardCount> m_tracks;
    std::vector<std::vector<PlainCoat>> m_coats;
    std::vector<std::vector<Card>> m_hands; ///< by squire, or in Lancelot by player until cards are assigned
    std::vector<std::vector<Card>> m_kept;
    std::vector<std::vector<Board>> m_boardsPlayed; ///< this turn, by squire
    std::vector<Board> m_bets;
    std::vector<int> m_tokens;
};

} // namespace academy::rules::test
