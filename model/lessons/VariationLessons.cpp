// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonScript.h"

#include <QtGlobal>

/// Lessons for the variations (section 10).
namespace academy::lessons
{

using model::Enums::Pointer;
using rules::Board;
using rules::Mode;
using rules::Options;
using rules::Phase;
using rules::Variation;

namespace
{

// Turns in which nothing is done on the boards that the lesson is about.
const scripts::TurnScript quiet{.cards = {"J4 K2 E2 C2", "K3 E3 T3 C3", "T4 K4 E4 C4"}};
const scripts::TurnScript mixed{.cards = {"T3 Q2 K2 G2", "Q3 K3 T4 E2", "K2 G3 E3 Q2"},
                                .bonuses = {Board::Quests, Board::Quests}};

Options with(Variation rule)
{
    Options options = Options::of(Mode::Standard, 3);
    options.set(rule);
    return options;
}

// The Cup is one step on the Black Knight's side when the learner plays.
LessonChapter knights()
{
    return {
        .game = {.options = with(Variation::JoustsTournaments),
                 .turns = {{.cards = {"J3 Q3 C3 K3", "T4 Q2 C2 K4", "T3 E3 E2 K2"}},
                           {.cards = {"Q3 C3 E3 J5", "Q2 C2 K3 E4", "J3 K2 E2 C4"}}},
                 .boards = {Board::Jousts, Board::Tournaments},
                 .turn = 2,
                 .step = 11},
        .seed = 1,
        .steps =
            {
                //: Lesson "Knights", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "Jousts and Tournaments have become the tracks of the White Knight and the "
                                           "Black Knight, with a Cup between them. Every Swords card moves your disc "
                                           "and pulls the Cup as many squares towards its knight."),
                 .pointer = Pointer::Boards},
                //: Lesson "Knights", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "Both score after turns II, IV and VI only, and this is turn II. The Cup is "
                                           "one square from the centre, on the Black Knight’s side."),
                 .pointer = Pointer::Board,
                 .board = Board::Tournaments},
                //: Lesson "Knights", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Play the Swords 5 for the White Knight to pull the Cup to his side."),
                 .pointer = Pointer::Hand},
                //: Lesson "Knights", while a board is scored
                {.when = When::Scored,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "The White Knight has won the Cup! His track pays 8 points to the first and "
                                           "5 to the second. You are first."),
                 .board = Board::Jousts},
                //: Lesson "Knights", while a board is scored
                {.when = When::Scored,
                 .text = QT_TRANSLATE_NOOP("Lessons", "The other track pays less: 5 and 3."),
                 .board = Board::Tournaments},
                //: Lesson "Knights", a remark to be read
                {.when = When::Ended,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Now all discs there go back to square 0, and the Cup to the centre. Fight "
                                           "on the winning side, and not alone.")},
            },
    };
}

// The learner bets before the draft.
LessonChapter bet()
{
    return {
        .game = {.options = with(Variation::Gallantry),
                 .turns = {{.cards = {"G5 Q4 C3 Q2", "G3 Q3 E3 K3", "Q3 K4 E4 C4"},
                            .bets = {Board::Quests, Board::Quests, Board::Charity}}},
                 .boards = {Board::Gallantry, Board::Quests},
                 .phase = Phase::Bet},
        .seed = 1,
        .steps =
            {
                //: Lesson "The Bet", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "With the Bet, you no longer choose where a Gallantry bonus goes. Before "
                                           "the draft, everybody openly bets on a board."),
                 .pointer = Pointer::Boards},
                //: Lesson "The Bet", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "Two of your cards are Quests, so bet on Quests."),
                 .pointer = Pointer::Board,
                 .board = Board::Quests},
                //: Lesson "The Bet", a remark to be read
                {.when = When::Awaited,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "All bets are open. Those who bet after you know more than you do. Now the "
                                           "draft begins, and of course you look for Quests.")},
            },
    };
}

// The same turn, with one card to play.
LessonChapter betWon()
{
    return {
        .game = {.options = with(Variation::Gallantry),
                 .turns = {{.cards = {"G5 Q4 C3 Q2", "G3 Q3 E3 K3", "Q3 K4 E4 C4"},
                            .bets = {Board::Quests, Board::Quests, Board::Charity}}},
                 .boards = {Board::Gallantry, Board::Quests},
                 .step = 9},
        .seed = 1,
        .steps =
            {
                //: Lesson "The Bet", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "The same turn, a little later: you are first on Gallantry, and have played "
                                           "one card on Quests. Each card played on the board you bet on will count."),
                 .pointer = Pointer::Board,
                 .board = Board::Gallantry},
                //: Lesson "The Bet", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "Play the Quests 2 as well."),
                 .pointer = Pointer::Hand},
                //: Lesson "The Bet", while a board is scored
                {.when = When::Scored,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "First on Gallantry, two cards on Quests: 2 times 3 squares, 6 in all. "
                                           "Bruno is second with one card on Quests: 2 squares."),
                 .board = Board::Gallantry},
                //: Lesson "The Bet", a remark to be read
                {.when = When::Ended,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Without a card on the board you bet on, you get no bonus at all, however "
                                           "far ahead you are on Gallantry.")},
            },
    };
}

// The learner looks at a token of the Codex.
LessonChapter codex()
{
    return {
        .game = {.options = with(Variation::Education),
                 .turns = {{.cards = {"E4 Q4 C3 K3", "E3 K4 C4 Q3", "E2 Q2 C2 K2"}, .tokens = {1}}},
                 .boards = {Board::Education},
                 .peeks = true},
        .seed = 1,
        .steps =
            {
                //: Lesson "The Codex", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "The Secret Codex: three tokens lie face down. One is worth −1, one −3, and "
                                           "one nothing at all. At the end of the turn, everybody has to take one."),
                 .pointer = Pointer::Board,
                 .board = Board::Education},
                //: Lesson "The Codex", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "Play the Education 4: your disc moves as always."),
                 .pointer = Pointer::Hand},
                //: Lesson "The Codex", asks the learner for a decision
                {.when = When::Asked,
                 .text =
                     QT_TRANSLATE_NOOP("Lessons", "And now you may look at one of the tokens. Choose the first one."),
                 .pointer = Pointer::Hand},
                //: Lesson "The Codex", a remark to be read
                {.when = When::Awaited,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Only you know it now, and it stays marked for you: −1. The others saw "
                                           "which one you looked at, but not its value.")},
            },
    };
}

// The end of the same turn.
LessonChapter codexTaken()
{
    return {
        .game = {.options = with(Variation::Education),
                 .turns = {{.cards = {"E4 Q4 C3 K3", "E3 K4 C4 Q3", "E2 Q2 C2 K2"}, .tokens = {1}}},
                 .boards = {Board::Education},
                 .peeks = true,
                 .phase = Phase::TakeToken},
        .seed = 1,
        .steps =
            {
                //: Lesson "The Codex", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "The turn is over, and the tokens are taken in order of rank. You are first "
                                           "on Education, so you choose before anybody else.")},
                //: Lesson "The Codex", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons", "You know that the first token is −1. Not that one: take the second, and hope."),
                 .pointer = Pointer::Hand},
                //: Lesson "The Codex", a remark to be read
                {.when = When::Ended,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Lucky! It was the 0, which is shown and given back. −1 and −3 stay secret "
                                           "with those who took them. Every turn brings new tokens.")},
            },
    };
}

// The learner passes the square of the first Scroll.
LessonChapter scrolls()
{
    return {
        .game = {.options = with(Variation::KingsService),
                 .turns = {{.cards = {"K4 K3 Q3 C3", "K5 K2 Q2 C2", "K2 Q4 C4 E3"}}},
                 .boards = {Board::KingsService},
                 .step = 3},
        .seed = 1,
        .steps =
            {
                //: Lesson "Scrolls", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "On King’s Service there are two Scrolls, on squares 6 and 12. The first to "
                                           "reach or pass one takes it."),
                 .pointer = Pointer::Board,
                 .board = Board::KingsService},
                //: Lesson "Scrolls", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "You are on square 4. Play the King’s Service 3."),
                 .pointer = Pointer::Hand},
                //: Lesson "Scrolls", a remark to be read
                {.when = When::Awaited,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "The Scroll is yours! So King’s Service scores at the end of this turn, for "
                                           "everybody: squares 1 and 2 are worth 1 point, 3 to 5 are worth 2, 6 to 8 "
                                           "are worth 3, 9 to 11 are worth 4, and 12 is worth 6."),
                 .pointer = Pointer::Board,
                 .board = Board::KingsService},
                //: Lesson "Scrolls", a remark to be read
                {.text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "If nobody takes a Scroll during a turn, King’s Service pays nothing. When the Scroll on square "
                     "12 is taken, all discs go back to square 0 and both Scrolls return."),
                 .pointer = Pointer::Board,
                 .board = Board::KingsService},
            },
    };
}

// The last turn, with two cards to play.
LessonChapter deeds()
{
    return {
        .game = {.options = with(Variation::Quests),
                 .turns = {{.cards = {"J5 Q3 E3 K2", "J3 Q4 E2 K3", "T3 Q3 E4 K4"}},
                           quiet,
                           quiet,
                           quiet,
                           quiet,
                           {.cards = {"C3 E3 Q5 K3", "E4 K4 C4 T3", "K2 C2 E2 J3"}}},
                 .boards = {Board::Jousts, Board::Tournaments, Board::Quests},
                 .turn = 6,
                 .step = 7},
        .seed = 1,
        .steps =
            {
                //: Lesson "Deeds", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "The last turn. With Deeds, Quests pays no coats of arms. Instead, it makes "
                                           "those you have already won worth more, or less."),
                 .pointer = Pointer::Board,
                 .board = Board::Quests},
                //: Lesson "Deeds", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "Play the Quests 5 and take the lead."),
                 .pointer = Pointer::Hand},
                //: Lesson "Deeds", a remark to be read
                {.when = When::Awaited,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "At the very end, the first on Quests gets 1 more point for each positive coat of arms from "
                     "Jousts, Tournaments and King’s Service. The second gets 1 for every two of them."),
                 .pointer = Pointer::Board,
                 .board = Board::Quests},
                //: Lesson "Deeds", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "And the last on Quests loses 1 point for every two. So the more you have "
                                           "won, the more this track matters."),
                 .pointer = Pointer::Board,
                 .board = Board::Quests},
            },
    };
}

// The end of the last turn: the learner is first on Charity, Chloé last.
LessonChapter exchange()
{
    return {
        .game = {.options = with(Variation::Charity),
                 .turns = {{.cards = {"C5 Q3 K3 T3", "E4 C3 Q2 K4", "J5 E3 K2 Q4"}}, mixed, mixed, mixed, mixed, mixed},
                 .boards = {Board::Charity, Board::Education, Board::Jousts, Board::Tournaments},
                 .turn = 6,
                 .phase = Phase::Exchange},
        .seed = 1,
        .steps =
            {
                //: Lesson "Exchange", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "The game is over, except for one thing. With this variation, Charity pays "
                                           "no coats of arms: it exchanges them."),
                 .pointer = Pointer::Board,
                 .board = Board::Charity},
                //: Lesson "Exchange", a remark to be read
                {.text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "You are first on Charity, Chloé is last. You give her one of your Education coats, which only "
                     "cost points, and take two of hers worth 3 or less. You choose all of them."),
                 .pointer = Pointer::Board,
                 .board = Board::Charity},
                //: Lesson "Exchange", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "Choose what you give and what you take."),
                 .pointer = Pointer::Hand,
                 .any = true},
                //: Lesson "Exchange", a remark to be read
                {.when = When::Ended,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Good for you, bad for Chloé! If you are last on Charity, it is better to own nothing of value.")},
            },
    };
}

} // namespace

std::vector<LessonScript> variationLessons()
{
    return {
        {.id = "jousts-tournaments",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "White Knight against Black Knight"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "Two knights, and a Cup that every Swords card pulls"),
         .minutes = 2,
         .emblem = Board::Tournaments,
         .chapters = {knights()}},
        {.id = "gallantry",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "The Bet"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "Bet on a board: each card played there makes the bonus bigger"),
         .minutes = 2,
         .emblem = Board::Gallantry,
         .chapters = {bet(), betWon()}},
        {.id = "education",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "The Secret Codex"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "Look at tokens, and leave the bad ones to the others"),
         .minutes = 2,
         .emblem = Board::Education,
         .chapters = {codex(), codexTaken()}},
        {.id = "kings-service",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "The Scrolls"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "The first to arrive makes King’s Service score"),
         .minutes = 2,
         .emblem = Board::KingsService,
         .chapters = {scrolls()}},
        {.id = "quests",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "Deeds"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "Quests makes coats worth more, or less"),
         .minutes = 2,
         .emblem = Board::Quests,
         .chapters = {deeds()}},
        {.id = "charity",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "The exchange"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "The first on Charity chooses what the last one gives"),
         .minutes = 2,
         .emblem = Board::Charity,
         .chapters = {exchange()}},
    };
}

} // namespace academy::lessons
