// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Answers.h"

#include "rows/RuleEnums.h"

#include "names/Names.h"
#include "words/Numbers.h"
#include "words/Places.h"
#include "words/Sentences.h"

#include "rules/Game.h"

namespace academy::model
{

using rules::Board;

QString Answers::noteTitle(const QString &rank, const QString &pays)
{
    //: Over a board, what a card would bring: %1 is a rank, "2nd", %2 what it pays, "+2".
    return tr("%1: %2", "rank and pay").arg(rank, pays);
}

QString Answers::noteSub(const Preview &preview)
{
    const QString standing = Places::standing(preview.before, preview.squire, preview.board);
    const QString pays = Places::paysWithUnit(preview.before, preview.squire, preview.board);
    // Whoever leaves square 0 and overtakes nobody is still the last, though by another word (R3.5).
    const bool stays = standing == Places::standing(preview.after, preview.squire, preview.board)
        || (preview.before.isLast(preview.squire, preview.board)
            && preview.after.isLast(preview.squire, preview.board));
    if (stays && pays == Places::paysWithUnit(preview.after, preview.squire, preview.board)) {
        return {};
    }
    //: Over a board, what is now, before a card is played: %1 is a rank, "3rd", %2 what it pays, "+1".
    return tr("now %1: %2").arg(standing, pays);
}

// Where a rank gives something other than points, 0 is nothing: "nothing → takes two".
QString Answers::given(const rules::State &state, int squire, Board board)
{
    if (!state.rules()[board].paysKnownPoints() && !Places::paysInWords(state, squire, board)) {
        //: What a rank gives with a variation, beside "takes two" and the like.
        return tr("nothing");
    }
    return Places::paysWithUnit(state, squire, board);
}

AnswerLine Answers::line(const Preview &preview, const People &people)
{
    const Board board = preview.board;
    AnswerLine line{.board = toShown(board),
                    .emblem = emblemOf(board, preview.before.options),
                    .text = move(preview),
                    .before = given(preview.before, preview.squire, board),
                    .after = given(preview.after, preview.squire, board),
                    .gain = rules::paysNow(preview.after, preview.squire, board)
                        - rules::paysNow(preview.before, preview.squire, board)};
    QStringList sentences{worth(preview, people), overtaken(preview, people)};
    if (const int scroll = preview.scrollTaken(); scroll != 0) {
        //: King’s Service: %1 is 6 or 12.
        sentences.append(tr("This takes the Scroll on square %1.").arg(Names::number(scroll)));
    }
    if (preview.before.cup != preview.after.cup) {
        //: %1 is a sentence without full stop: "The Cup stands in the centre".
        sentences.append(tr("%1.", "sentence").arg(Sentences::cup(preview.after.cup)));
    }
    sentences.removeAll(QString());
    line.detail = sentences.join(QLatin1Char(' '));
    return line;
}

QString Answers::move(const Preview &preview)
{
    const Board board = preview.board;
    const QString name = Names::board(board, preview.before.options);
    const QString from = Names::number(Places::squareOf(board, preview.from()));
    const QString to = Names::number(Places::squareOf(board, preview.to()));
    const QString rankBefore = Places::rank(preview.before, preview.squire, board);
    const QString rankAfter = Places::rank(preview.after, preview.squire, board);
    if (!preview.changes()) {
        //: %1 is a board, %2 "square 12".
        return tr("%1: stays on %2").arg(name, Places::square(board, preview.to()));
    }
    if (preview.before.rules()[board].paysSquares()) {
        //: %1 is a board, %2 and %3 are squares.
        return tr("%1: from %2 to %3").arg(name, from, to);
    }
    if (preview.from() == preview.to()) {
        //: A disc that comes to the top of its stack: %1 is a board, %2 and %3 are ranks, "3rd".
        return tr("%1: %2 to %3", "ranks").arg(name, rankBefore, rankAfter);
    }
    const rules::Track &after = preview.after.track(board);
    if (rankBefore != rankAfter && preview.before.track(board).onSquareZero(preview.squire)
        && !after.onSquareZero(preview.squire) && after.betterDiscs(preview.squire) == preview.after.squires() - 1) {
        //: A disc leaves square 0 and overtakes none, so that the last there is the 4th of four, say: %1 is a board, %2 and %3 are
        //: squares, %4 is a rank.
        return tr("%1: from %2 to %3, then %4").arg(name, from, to, rankAfter);
    }
    if (rankBefore == rankAfter) {
        //: %1 is a board, %2 and %3 are squares, %4 is a rank that does not change, "2nd".
        return tr("%1: from %2 to %3, still %4").arg(name, from, to, rankAfter);
    }
    //: %1 is a board, %2 and %3 are squares, %4 and %5 are ranks, "3rd" and "2nd".
    return tr("%1: from %2 to %3, %4 to %5").arg(name, from, to, rankBefore, rankAfter);
}

QString Answers::worth(const Preview &preview, const People &people)
{
    const QString before = given(preview.before, preview.squire, preview.board);
    const QString after = given(preview.after, preview.squire, preview.board);
    if (preview.before.rules()[preview.board].movesDiscs() && preview.before.phase == rules::Phase::Bonus) {
        //: R5.1: a Gallantry bonus that is used on Gallantry itself.
        return tr("The ranks for this scoring are already fixed.");
    }
    if (before == after) {
        return {};
    }
    if (!preview.before.rules()[preview.board].paysKnownPoints()) {
        //: What a rank would give with a variation: %1 and %2 are such as "takes two", "+1 a pair", "chooses 1st".
        return tr("Then: %1. Now: %2.").arg(after, before);
    }
    if (preview.before.rules()[preview.board].movesDiscs()) {
        const int now = rules::paysNow(preview.before, preview.squire, preview.board);
        const int then = rules::paysNow(preview.after, preview.squire, preview.board);
        //: Gallantry bonus: %1 is how many squares it moves now; %n is how many it would move.
        return tr("The bonus would be %n square(s) instead of %1.", nullptr, then).arg(Names::number(now));
    }
    const bool yours = people.isYou(preview.squire);
    //: What a board would pay if it were scored: %1 and %2 are points, "+2" and "+1".
    return yours ? tr("This would bring you %1 instead of %2.").arg(after, before)
                 //: What a board would pay if it were scored: %1 and %2 are points, "+2" and "+1".
                 : tr("This would bring %1 instead of %2.").arg(after, before);
}

QString Answers::overtaken(const Preview &preview, const People &people)
{
    QStringList sentences;
    if (!preview.before.rules()[preview.board].paysSquares()) {
        for (const int squire : preview.overtaken()) {
            //: %1 is a squire that is overtaken, %2 its rank then, "3rd".
            sentences.append(tr("%1 would fall to %2.")
                                 .arg(people.squireFirst(squire), Places::rank(preview.after, squire, preview.board)));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

AnswerLine Answers::exchange(const rules::State &table, const rules::Action &exchange, const People &people)
{
    const int squire = exchange.actor();
    const int partner = exchange.partner();
    const rules::State after = afterExchange(table, exchange);
    const int now = rules::points(table, squire);
    const int then = rules::points(after, squire);
    const QString before = Numbers::sum(now);
    const QString afterwards = Numbers::sum(then);
    // Points of others may be hidden; how many they lose is not.
    const int lost = rules::points(table, partner) - rules::points(after, partner);
    //: The other squire of an exchange of coats of arms, %1, at the beginning of a sentence.
    const QString loss = tr("%1 would lose %n point(s).", nullptr, lost).arg(people.squireFirst(partner));
    return {.board = toShown(Board::Charity),
            .emblem = emblemOf(Board::Charity, table.options),
            .text = people.isYou(squire)
                //: An exchange of coats of arms: %1 and %2 are sums of points, "−6" and "−1".
                ? tr("Your points: from %1 to %2").arg(before, afterwards)
                //: The same of another squire, %1, at the beginning of a sentence.
                : tr("%1: from %2 to %3 points").arg(people.squireFirst(squire), before, afterwards),
            .detail = lost == 0 ? QString() : loss,
            .gain = then - now};
}

QString Answers::cardFirst()
{
    //: A board was tapped before a card.
    return tr("Choose a card first.");
}

QString Answers::enough()
{
    //: One card or coat too many was tapped.
    return tr("You have chosen enough: put one back first.");
}

} // namespace academy::model
