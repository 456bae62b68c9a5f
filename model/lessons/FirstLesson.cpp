// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonScript.h"

#include <QtGlobal>

/// The first lesson: one whole turn, and a moment of the next one.
namespace academy::lessons
{

using model::Enums::Pointer;
using rules::Board;
using rules::Mode;
using rules::Options;
using rules::Phase;

namespace
{

// The learner keeps and plays what shows most: a tie on Jousts, the lead on Gallantry, Education left behind by Chloé.
LessonChapter wholeTurn()
{
    return {
        .game = {.options = Options::of(Mode::Standard, 3),
                 .turns = {{.cards = {"J5 E4 G4 Q3 C2", "J5 G3 E3 K2 Q2", "T4 C4 K3 G2 E2"},
                            .bonuses = {Board::Quests, Board::Jousts}}},
                 .phase = Phase::Draft},
        .seed = 1,
        .steps =
            {
                //: First lesson, a remark to be read
                {.text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Welcome to the academy! You are a squire, and so are Bruno and Chloé. In six turns "
                     "one of you will be knighted: whoever has earned the most Chivalry Points.")},
                //: First lesson, a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "Seven boards, seven things a knight must know. You have a blue disc on "
                                           "each: the further it gets, the better."),
                 .pointer = Pointer::Boards},
                //: First lesson, asks the learner to keep a card of the hand
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "These five cards are yours for a moment: keep one, and the others go to "
                                           "your left neighbour. High cards go far. Tap the Swords 5, then confirm."),
                 .pointer = Pointer::Hand},
                //: First lesson, asks the learner to keep another card
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Everybody has kept a card and passed on the rest, so these four come from "
                                           "Chloé. Neglecting Education costs points: keep the Education 4."),
                 .pointer = Pointer::Hand},
                //: First lesson, asks the learner to keep another card
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Three are left, this time from Bruno. Keep the Gallantry 4: you will soon "
                                           "see what good manners are worth."),
                 .pointer = Pointer::Hand},
                //: First lesson, asks the learner to keep another card
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons", "Only two now. Keep the Quests 3. The last card you receive is yours automatically."),
                 .pointer = Pointer::Hand},
                //: First lesson, a remark to be read: the hand has five cards now
                {.when = When::Awaited,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Here are your five cards. Taking turns with the others, you will play four of them, one at a "
                     "time. The fifth stays in your hand, and nobody will ever see it."),
                 .pointer = Pointer::Hand},
                //: First lesson, asks the learner to play a card on a board
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "You hold Excalibur, so you begin. Play the Swords 5. Swords are played on "
                                           "Jousts or on Tournaments: choose Jousts."),
                 .pointer = Pointer::Hand},
                //: First lesson, a remark to be read: another disc lies on the learner's
                {.when = When::Awaited,
                 .text =
                     QT_TRANSLATE_NOOP("Lessons",
                                       "Bruno has reached square 5 as well. He came later, so his disc lies on top of "
                                       "yours. In a stack, the disc on top is ahead: Bruno is first, you are second."),
                 .pointer = Pointer::Board,
                 .board = Board::Jousts},
                //: First lesson, asks the learner to play a card
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Play the Education 4 next. Nobody wins anything on this board: you just "
                                           "have to avoid being among the last."),
                 .pointer = Pointer::Hand},
                //: First lesson, asks the learner to play a card
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons", "Bruno is on square 3 of Gallantry. Play the Gallantry 4 to get ahead of him."),
                 .pointer = Pointer::Hand},
                //: First lesson, asks the learner to play the last card of the turn
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "The last card of this turn: play the Quests 3. Quests and Charity are long "
                                           "tracks, scored only at the end of the game."),
                 .pointer = Pointer::Hand},
                //: First lesson, asks the learner to use the bonus of the Gallantry board
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Everybody has played: now the boards are scored, Gallantry before the others. You are first "
                     "there, so you move any one of your discs 3 squares. Choose Jousts to leave Bruno behind."),
                 .pointer = Pointer::Board,
                 .board = Board::Jousts},
                //: First lesson, while Jousts is scored
                {.when = When::Scored,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Well done: you are first on Jousts, which earns you a coat of arms worth 3 "
                                           "points. The second gets 2."),
                 .board = Board::Jousts},
                //: First lesson, while Tournaments is scored
                {.when = When::Scored,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Tournaments pays the same. You and Bruno have not moved there yet: a disc "
                                           "on square 0 earns nothing."),
                 .board = Board::Tournaments},
                //: First lesson, while Education is scored
                {.when = When::Scored,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "And here are the penalties: on Education, the last loses 3 points and the "
                                           "second to last loses 1. Your 4 squares have saved you."),
                 .board = Board::Education},
                //: First lesson, a remark to be read at the end of the turn
                {.when = When::Ended,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "That was a whole turn! Excalibur passes to Bruno, who begins the next one. All cards are "
                     "shuffled and dealt again, and this time they are passed the other way."),
                 .pointer = Pointer::Bar},
            },
    };
}

// Square 20 is passed, which takes until the second turn at least.
LessonChapter secondLap()
{
    return {
        .game = {.options = Options::of(Mode::Standard, 3),
                 .turns = {{.cards = {"Q5 Q4 Q4 Q3", "Q3 J4", "Q2 J3"}}, {.cards = {"Q5", "T4", "T3"}}},
                 .boards = {Board::Quests},
                 .turn = 2,
                 .step = 2},
        .seed = 1,
        .steps =
            {
                //: First lesson, a remark to be read; the learner has 16 squares on the Quests board
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "Another game, in its second turn. Your disc on Quests is on square 16. The "
                                           "track is a ring of twenty squares."),
                 .pointer = Pointer::Board,
                 .board = Board::Quests},
                //: First lesson, asks the learner to play a card
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Play the Quests 5. After square 20, the ring starts again at square 1."),
                 .pointer = Pointer::Hand},
                //: First lesson, a remark to be read: the disc has passed square 20
                {.when = When::Awaited,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "A second lap! Your disc has moved 21 squares, more than anybody else’s, "
                                           "even though it is on square 1. The gold disc under it stands for the lap."),
                 .pointer = Pointer::Board,
                 .board = Board::Quests},
                //: First lesson, a remark to be read
                {.text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Each board shows when it scores: some after every turn, King’s Service after turns III and VI, "
                     "Quests and Charity after turn VI only. After turn III, most discs go back to square 0."),
                 .pointer = Pointer::Boards},
                //: First lesson, its last remark
                {.text =
                     QT_TRANSLATE_NOOP("Lessons",
                                       "Now you know enough to play. You will pick up the rest as you go: tap a board "
                                       "to see it large, or the question mark for the rulebook. Good luck, squire!")},
            },
    };
}

} // namespace

LessonScript firstLesson()
{
    return {.id = "first",
            //: Name of the first lesson
            .title = QT_TRANSLATE_NOOP("Lessons", "The first lesson"),
            //: What the first lesson teaches
            .note = QT_TRANSLATE_NOOP("Lessons", "Keep cards, move discs, earn points: a whole turn at the table"),
            .minutes = 5,
            .emblem = Board::Education,
            .chapters = {wholeTurn(), secondLap()}};
}

} // namespace academy::lessons
