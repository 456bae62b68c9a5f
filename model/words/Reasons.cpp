// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Reasons.h"

#include "names/Names.h"
#include "words/Places.h"

#include "rules/Refusal.h"

namespace academy::model
{

using rules::Board;
using rules::Cause;
using rules::Event;
using rules::Reason;
using rules::State;

namespace
{

// The squire whose disc lies directly under this one; nobody's on square 0 or at the bottom.
int squireUnder(const State &table, int squire, Board board)
{
    const rules::Track &track = table.track(board);
    for (int other = 0; other < table.squires(); ++other) {
        if (other != squire && !track.onSquareZero(squire) && track.progress(other) == track.progress(squire)
            && track.height(other) + 1 == track.height(squire)) {
            return other;
        }
    }
    return rules::nobody;
}

} // namespace

QString Reasons::squareBriefly(Board board, int progress)
{
    const int laps = Places::lapOf(board, progress);
    if (laps == 0) {
        return Places::square(board, progress);
    }
    //: In a narrow row, a square of a track after one or more rounds: %1 is the square, %2 "2nd", "3rd", … "square 3, 2nd lap"
    return tr("square\u00a0%1, %2 lap").arg(Names::number(Places::squareOf(board, progress)), Names::ordinal(laps + 1));
}

QString Reasons::place(const State &table, int squire, Board board, const People &people)
{
    const QString where = Places::square(board, table.progress(squire, board));
    //: A rank on a board: %1 is "2nd", %2 "on Jousts".
    const QString rank =
        tr("%1 %2", "rank").arg(Places::rank(table, squire, board), Names::onBoard(board, table.options));
    if (const int under = squireUnder(table, squire, board); under != rules::nobody) {
        //: Why a disc ranks where it does: %1 is "3rd on Jousts", %2 the squire whose disc lies under it, %3 "square 8".
        return tr("%1: on top of %2 on %3").arg(rank, people.squire(under), where);
    }
    //: %1 is "2nd on Jousts", %2 "square 11".
    return tr("%1, %2", "rank and square").arg(rank, where);
}

QString Reasons::coat(const Event &event, const State &table, const People &people)
{
    const Board board = event.board;
    const QString onBoard = Names::onBoard(board, table.options);
    const QString where = Places::square(board, table.progress(event.squire, board));
    switch (event.cause) {
    case Cause::Last:
        //: %1 is "on Education", %2 "square 0".
        return tr("last %1, %2").arg(onBoard, where);
    case Cause::SecondToLast:
        //: %1 is "on Education", %2 "square 4".
        return tr("second to last %1, %2").arg(onBoard, where);
    case Cause::Square:
        //: Why King’s Service pays: %1 is "square 12". The throne is its last square.
        if (event.from == rules::throneSquare) {
            return tr("on the throne, %1").arg(where);
        }
        //: Why King’s Service pays: %1 is "square 6". The landing is the middle of the stair.
        return event.from == rules::landingSquare
            ? tr("on the landing, %1").arg(where)
            //: Why King’s Service pays: %1 is "square 9". The landing is the middle of the stair.
            : tr("past the landing, %1").arg(where);
    case Cause::ScrollSquare:
        //: Why King’s Service pays: %1 is "square 9", %2 "on King’s Service".
        return tr("%1 %2", "square").arg(where, onBoard);
    case Cause::CupSide:
        //: %1 is "1st on the White Knight’s track, square 13". The winner is the knight who has the Cup.
        return tr("%1, the winner’s track").arg(place(table, event.squire, board, people));
    case Cause::CodexToken:
        //: Why a squire gets a secret coat.
        return tr("kept a token of the Codex");
    default:
        return place(table, event.squire, board, people);
    }
}

QString Reasons::placeBriefly(const State &table, int squire, Board board, const People &people)
{
    const QString rank = Places::rank(table, squire, board);
    const QString where = squareBriefly(board, table.progress(squire, board));
    if (const int under = squireUnder(table, squire, board); under != rules::nobody) {
        //: In a narrow row, why a disc ranks where it does: %1 is "3rd", %2 "square 8", %3 the squire whose disc lies under it.
        return tr("%1, %2, on top of %3").arg(rank, where, people.squire(under));
    }
    //: %1 is "2nd", %2 "square 11".
    return tr("%1, %2", "rank and square").arg(rank, where);
}

QString Reasons::coatBriefly(const Event &event, const State &table, const People &people)
{
    const Board board = event.board;
    QString where = squareBriefly(board, table.progress(event.squire, board));
    switch (event.cause) {
    case Cause::Last:
        //: In a narrow row, why a board takes points: %1 is "square 0".
        return tr("last, %1").arg(where);
    case Cause::SecondToLast:
        //: In a narrow row, why a board takes points: %1 is "square 4".
        return tr("second to last, %1").arg(where);
    case Cause::ScrollSquare:
        return where;
    case Cause::Square:
    case Cause::CodexToken:
        return coat(event, table, people);
    case Cause::CupSide:
        //: %1 is "1st on the White Knight’s track, square 13". The winner is the knight who has the Cup.
        return tr("%1, the winner’s track").arg(placeBriefly(table, event.squire, board, people));
    default:
        return placeBriefly(table, event.squire, board, people);
    }
}

QString Reasons::coatInShort(const Event &event, const rules::Options &options)
{
    if (event.cause == Cause::CodexToken) {
        //: Why a squire gets a secret coat.
        return tr("kept a token of the Codex");
    }
    //: Why a squire gets a coat: %1 is "2nd", "last" or "square 9", %2 "on Jousts".
    return tr("%1 %2", "rank").arg(coatBelowBoard(event), Names::onBoard(event.board, options));
}

QString Reasons::coatBelowBoard(const Event &event)
{
    switch (event.cause) {
    case Cause::Last:
        //: Why a squire gets a coat, below the name of the board.
        return tr("last");
    case Cause::SecondToLast:
        //: Why a squire gets a coat, below the name of the board.
        return tr("second to last");
    case Cause::Square:
    case Cause::ScrollSquare:
        return Places::square(event.board, event.from);
    default:
        return Names::ordinal(event.rank);
    }
}

QString Reasons::refusal(Reason reason)
{
    switch (reason) {
    case Reason::GameOver:
        return tr("The game is over.", "refusal");
    case Reason::NotNow:
        return tr("You cannot do that now.", "refusal");
    case Reason::NotYourDecision:
        return tr("It is another squire’s turn to decide.", "refusal");
    case Reason::AlreadyChosen:
        return tr("This squire has already chosen.", "refusal");
    case Reason::CardNotInHand:
        return tr("That card is not in your hand.", "refusal");
    case Reason::WrongBoardForCard:
        return tr("That card is not played on this board.", "refusal");
    case Reason::CannotMoveThere:
        return tr("The disc stands on the throne and can go no further.", "refusal");
    case Reason::NotCovered:
        return tr("No disc lies on yours there.", "refusal");
    case Reason::TokenTaken:
        return tr("That token has been taken.", "refusal");
    case Reason::NotThreeOfYourCards:
        return tr("Choose three of your six cards.", "refusal");
    case Reason::WrongSquires:
        return tr("You do not exchange coats with that squire.", "refusal");
    case Reason::CoatNotHeld:
        return tr("That coat is not there.", "refusal");
    case Reason::CoatTooValuable:
        return tr("Only coats of Jousts, Tournaments or King’s Service worth 3 or less may be taken.", "refusal");
    case Reason::MustGive:
        return tr("If you hold a penalty, you have to give one.", "refusal");
    case Reason::TakeAsManyAsPossible:
        return tr("Take as many coats as the exchange allows.", "refusal");
    case Reason::SquireCount:
        return tr("This mode is played with another number of squires.", "refusal");
    case Reason::ColorTwice:
        return tr("Two squires have the same colour.", "refusal");
    case Reason::LancelotColors:
        return tr("In Lancelot the squires are blue, yellow, green and red.", "refusal");
    case Reason::FirstSquire:
        return tr("That squire cannot start.", "refusal");
    case Reason::NoSuchSquire:
    case Reason::NoSuchBoard:
    case Reason::NoSuchPlace:
    case Reason::NoSuchStack:
    case Reason::CardWasDrawn:
    case Reason::ChanceExpected:
    case Reason::WrongTurn:
    case Reason::WrongHandCount:
    case Reason::WrongHandSize:
    case Reason::CardsNotInDeck:
    case Reason::WrongTokens:
    case Reason::NotTheHighestCard:
    case Reason::NotInNeutralHand:
    case Reason::UnknownOption:
        break; // only a faulty record can ask for these
    }
    return tr("The rules do not allow that.", "refusal");
}

QString Reasons::faltered(const QString &player, const rules::Refusal &refusal)
{
    //: A fault of the program: a computer player, %1, has chosen what the rules refuse; %2 is the number of a rule, "R4.3".
    return tr("%1 made a move that is against the rules (%2). A random move was made instead. The game is saved.")
        .arg(player, QLatin1StringView(refusal.rule.data(), static_cast<qsizetype>(refusal.rule.size())));
}

QString Reasons::trouble(const record::RecordError &error)
{
    using record::Trouble;
    switch (error.trouble) {
    case Trouble::CannotOpen:
        return tr("The saved game cannot be opened.");
    case Trouble::CannotWrite:
        return tr("The game cannot be saved.");
    case Trouble::DiskFull:
        return tr("The game cannot be saved: the disk is full.");
    case Trouble::ReadOnly:
        return tr("The game cannot be saved: the folder of saved games is write-protected.");
    case Trouble::FolderGone:
        return tr("The game cannot be saved: the folder of saved games has disappeared.");
    case Trouble::NewerVersion:
        return tr("The game was saved by a newer version of this program.");
    case Trouble::IllegalEntry:
        //: %1 is the number of a step in a saved game, %2 the number of a rule, "R4.3".
        return tr("Step %1 of the saved game is against the rules (%2).")
            .arg(error.entry)
            .arg(QLatin1StringView(error.rule.data(), static_cast<qsizetype>(error.rule.size())));
    case Trouble::TooLarge:
    case Trouble::NotJson:
    case Trouble::NotARecord:
    case Trouble::BadOptions:
    case Trouble::BadEntry:
        break;
    }
    return tr("This is not a saved game, or it is damaged.");
}

QString Reasons::exportTrouble(const record::RecordError &error)
{
    using record::Trouble;
    switch (error.trouble) {
    case Trouble::DiskFull:
        return tr("The file cannot be written: the disk is full.");
    case Trouble::CannotWrite:
    case Trouble::ReadOnly:
    case Trouble::FolderGone:
        return tr("The file cannot be written there.");
    default:
        return trouble(error);
    }
}

QString Reasons::notTaken()
{
    //: A person at a seat has decided, but the table at another device has not taken it.
    return tr("The table did not accept this decision. Please choose again.");
}

QString Reasons::heldElsewhere()
{
    //: A saved game is to be continued while another window of the program has it open.
    return tr("This game is open in another window. Leave it there to continue it here.");
}

QString Reasons::nothingToReplay()
{
    //: A saved game is to be looked at from its beginning on, as a look back.
    return tr("Nothing has happened in this game yet.");
}

} // namespace academy::model
