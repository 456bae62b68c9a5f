// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonScript.h"

#include <QtGlobal>

/// Lessons for the advanced rules (section 7).
namespace academy::lessons
{

using model::Enums::Pointer;
using rules::Advanced;
using rules::Board;
using rules::Mode;
using rules::Options;
using rules::Phase;

namespace
{

Options with(Advanced rule)
{
    Options options = Options::of(Mode::Standard, 3);
    options.set(rule);
    return options;
}

// Bruno has come to the learner's square on Jousts.
LessonChapter winATie()
{
    return {
        .game = {.options = with(Advanced::WinATie),
                 .turns = {{.cards = {"J4 Q4 E3 K3", "J4 K4 E4 C3", "J3 C4 E2 Q2"}, .ties = {Board::Jousts}}},
                 .boards = {Board::Jousts},
                 .phase = Phase::WinTie,
                 .step = 12},
        .seed = 1,
        .steps =
            {
                //: Lesson "Win a tie", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "All cards have been played. On Jousts, you and Bruno are on square 4, and "
                                           "his disc is on top: he would be first."),
                 .pointer = Pointer::Board,
                 .board = Board::Jousts},
                //: Lesson "Win a tie", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "With this rule, whoever holds Excalibur may now put one of their discs on "
                                           "top of its stack. Choose your disc on Jousts."),
                 .pointer = Pointer::Board,
                 .board = Board::Jousts},
                //: Lesson "Win a tie", while a board is scored
                {.when = When::Scored,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Now you are first. You may do this once a turn, on one track, but you do not have to."),
                 .board = Board::Jousts},
                //: Lesson "Win a tie", a remark to be read
                {.when = When::Ended,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Remember it when you hold Excalibur: a tie that looks lost is half won.")},
            },
    };
}

// The learner is first on Gallantry, Bruno second.
LessonChapter stepBack()
{
    return {
        .game = {.options = with(Advanced::StepBack),
                 .turns = {{.cards = {"G4 G3 Q3 E3", "G5 Q4 K3 E4", "Q2 C3 K4 E2"},
                            .bonuses = {Board::Quests, Board::Quests}}},
                 .boards = {Board::Gallantry, Board::Quests},
                 .phase = Phase::Bonus},
        .seed = 1,
        .steps =
            {
                //: Lesson "Step back", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "On Gallantry, you are first on square 7 and Bruno is second on square 5. "
                                           "He uses his bonus first, then you use yours."),
                 .pointer = Pointer::Board,
                 .board = Board::Gallantry},
                //: Lesson "Step back", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "Your bonus is 3 squares: choose Quests."),
                 .pointer = Pointer::Board,
                 .board = Board::Quests},
                //: Lesson "Step back", a remark to be read
                {.when = When::Ended,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Look at Gallantry: as soon as you used your bonus, your disc went one "
                                           "square back, from 7 to 6. Bruno’s went from 5 to 4."),
                 .pointer = Pointer::Board,
                 .board = Board::Gallantry},
                //: Lesson "Step back", a remark to be read
                {.text = QT_TRANSLATE_NOOP(
                     "Lessons", "A lead on Gallantry melts away little by little, and has to be earned again."),
                 .pointer = Pointer::Board,
                 .board = Board::Gallantry},
            },
    };
}

// The end of the third turn, with one card to play.
LessonChapter rankedReset()
{
    return {
        .game = {.options = with(Advanced::RankedReset),
                 .turns = {{.cards = {"E5 E4 Q3", "E4 K3 C3", "E3 Q2 C2"}},
                           {.cards = {"E5 Q4 C4", "E4 K4", "K3 Q3"}},
                           {.cards = {"E3 Q3 C3 K2", "Q4 K4", "E4 Q2"}}},
                 .boards = {Board::Education},
                 .turn = 3,
                 .step = 10},
        .seed = 1,
        .steps =
            {
                //: Lesson "Ranked reset", a remark to be read
                {.text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "The third turn is nearly over. On Education, you are far ahead. Without this rule, all discs "
                     "there would now go back to square 0, and your lead would be gone."),
                 .pointer = Pointer::Board,
                 .board = Board::Education},
                //: Lesson "Ranked reset", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "Play your last card, the King’s Service 2."),
                 .pointer = Pointer::Hand},
                //: Lesson "Ranked reset", a remark to be read
                {.when = When::Ended,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "With this rule, the order stays. The last goes to square 0, the next to "
                                           "square 1, the first to square 2: your lead is small now, but it is still a "
                                           "lead. The same happens on Gallantry, Jousts and Tournaments."),
                 .pointer = Pointer::Board,
                 .board = Board::Education},
            },
    };
}

} // namespace

std::vector<LessonScript> advancedRuleLessons()
{
    return {
        {.id = "win-a-tie",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "Win a tie"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "Put your disc on top, once a turn"),
         .minutes = 2,
         .emblem = Board::Jousts,
         .chapters = {winATie()}},
        {.id = "step-back",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "Step back"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "A bonus costs a square on Gallantry"),
         .minutes = 2,
         .emblem = Board::Gallantry,
         .chapters = {stepBack()}},
        {.id = "ranked-reset",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "Ranked reset"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "After the third turn the order stays"),
         .minutes = 2,
         .emblem = Board::Education,
         .chapters = {rankedReset()}},
    };
}

} // namespace academy::lessons
