// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Places.h"

#include "names/Names.h"

namespace academy::model
{

using rules::Board;
using rules::State;

QString Places::rank(const State &state, int squire, Board board)
{
    const rules::Track &track = state.track(board);
    const bool last = track.onSquareZero(squire) || (state.rules()[board].paysLast() && state.isLast(squire, board));
    //: Rank of a disc that stands on square 0, alone or with others, or lowest where the last place gives something of its own.
    return last ? tr("last") : Names::ordinal(track.betterDiscs(squire) + 1);
}

QString Places::standing(const State &state, int squire, Board board)
{
    if (state.rules()[board].paysSquares()) {
        //: Where a disc stands on King’s Service, which pays by square: "on 6"
        return tr("on %1").arg(Names::number(state.progress(squire, board)));
    }
    return rank(state, squire, board);
}

QString Places::start(const State &state, Board board)
{
    const int each = rules::paysNow(state, 0, board);
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (!state.track(board).onSquareZero(squire) || rules::paysNow(state, squire, board) != each) {
            return {};
        }
    }
    if (each == 0 || paysInWords(state, 0, board)) {
        //: Below a board: no squire has left the square %1, which is 0.
        return tr("All on square\u00a0%1").arg(Names::number(0));
    }
    //: Below a board: no squire has left the square %1, which is 0. %2 is what each would get: "All on square 0: −3 each"
    return tr("All on square\u00a0%1: %2 each").arg(Names::number(0), paysWithUnit(state, 0, board));
}

QString Places::square(Board board, int progress)
{
    const QString number = Names::number(squareOf(board, progress));
    const int laps = lapOf(board, progress);
    if (laps == 0) {
        //: A square of a track: "square 7"
        return tr("square\u00a0%1").arg(number);
    }
    //: A square of a track after one or more rounds: %1 is the square, %2 "second", "third", … "square 3 of the second lap"
    return tr("square\u00a0%1 of the %2 lap").arg(number, Names::spelledOrdinal(laps + 1));
}

int Places::squareOf(Board board, int progress)
{
    const rules::BoardFacts &facts = rules::facts(board);
    return !facts.ring || progress == 0 ? progress : (progress - 1) % facts.squares + 1;
}

int Places::lapOf(Board board, int progress)
{
    const rules::BoardFacts &facts = rules::facts(board);
    return !facts.ring || progress == 0 ? 0 : (progress - 1) / facts.squares;
}

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Places)

public:
    // R10.3.3.
    static QString codex(const State &state, int squire)
    {
        if (state.track(Board::Education).onSquareZero(squire)) {
            //: Education with the Secret Codex: what a squire on square 0 gets.
            return tr("chooses last");
        }
        //: Education with the Secret Codex: %1 is the rank, "1st". "chooses 1st"
        return tr("chooses %1").arg(Names::ordinal(state.track(Board::Education).betterDiscs(squire) + 1));
    }

    // R10.5.1.
    static QString deeds(const State &state, int squire)
    {
        if (state.isLast(squire, Board::Quests)) {
            //: Quests with deeds: what the last gets, one point less for each pair of coats.
            return tr("−1 a pair");
        }
        switch (state.track(Board::Quests).betterDiscs(squire)) {
        case 0:
            //: Quests with deeds: what the 1st gets, one point for each coat.
            return tr("+1 a coat");
        case 1:
            //: Quests with deeds: what the 2nd gets, one point for each pair of coats.
            return tr("+1 a pair");
        default:
            return Names::number(0);
        }
    }

    // R10.6.
    static QString exchange(const State &state, int squire)
    {
        switch (rules::exchangesNow(state, squire)) {
        case -2:
            //: Charity with the exchange: the last loses two coats to the 1st.
            return tr("loses two");
        case 2:
            //: Charity with the exchange: the 1st takes two coats from the last.
            return tr("takes two");
        case 1:
            //: Charity with the exchange: the 2nd takes a coat from the second to last.
            return tr("takes one");
        case -1:
            //: Charity with the exchange: the second to last loses a coat to the 2nd.
            return tr("loses one");
        default:
            return Names::number(0);
        }
    }
};

} // namespace

QString Places::pays(const State &state, int squire, Board board)
{
    switch (state.rules()[board].scoring) {
    case rules::Scoring::Codex:
        return Words::codex(state, squire);
    case rules::Scoring::Deeds:
        return Words::deeds(state, squire);
    case rules::Scoring::Exchange:
        return Words::exchange(state, squire);
    default:
        return Names::points(rules::paysNow(state, squire, board));
    }
}

QString Places::paysWithUnit(const State &state, int squire, Board board)
{
    QString amount = pays(state, squire, board);
    if (state.rules()[board].movesDiscs() && rules::paysNow(state, squire, board) != 0) {
        //: Squares that a Gallantry bonus moves; short, it stands in a narrow column: "+2 sq."
        return tr("%1 sq.", nullptr, rules::paysNow(state, squire, board)).arg(amount);
    }
    return amount;
}

bool Places::paysInWords(const State &state, int squire, Board board)
{
    return !state.rules()[board].paysKnownPoints() && pays(state, squire, board) != Names::number(0);
}

} // namespace academy::model
