// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonScript.h"

#include <QtGlobal>

/// Lessons for the two modes that two people play.
namespace academy::lessons
{

using model::Enums::Pointer;
using rules::Board;
using rules::Mode;
using rules::Options;
using rules::Phase;

namespace
{

// The neutral squire keeps the 5 of each kind; the seed lets it play the Swords first.
LessonChapter karadoc()
{
    return {
        .game = {.options = Options::of(Mode::Karadoc),
                 .turns = {{.cards = {"Q4 E3 K3 G4 C3", "C4 K4 Q3 E4 J4", "J5 G5 E5 K5 Q5"}}},
                 .phase = Phase::Draft,
                 .step = 3},
        .seed = 1,
        .steps =
            {
                //: Lesson "Karadoc", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "Karadoc is a game for two. There are three squires: yours, Bruno’s, and a "
                                           "neutral one that belongs to nobody."),
                 .pointer = Pointer::Squires},
                //: Lesson "Karadoc", a remark to be read
                {.text = QT_TRANSLATE_NOOP("Lessons",
                                           "The draft is nearly over. Each time, the neutral squire has kept its "
                                           "highest card by itself: you can count on that.")},
                //: Lesson "Karadoc", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "Keep the Gallantry 4."),
                 .pointer = Pointer::Hand},
                //: Lesson "Karadoc", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons", "You hold Excalibur and begin: play the Quests 4."),
                 .pointer = Pointer::Hand},
                //: Lesson "Karadoc", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Bruno has played, then the neutral squire: its Education 5 was drawn at "
                                           "random, and its disc has moved. Play the Education 3."),
                 .pointer = Pointer::Hand},
                //: Lesson "Karadoc", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "This time its Swords 5 was drawn. On which board? Whoever holds Excalibur "
                                           "decides for the neutral squire, and that is you: choose Jousts."),
                 .pointer = Pointer::Board,
                 .board = Board::Jousts},
                //: Lesson "Karadoc", a remark to be read
                {.when = When::Awaited,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "The neutral squire scores like any other and can take a rank from you, but "
                                           "it can never win. Excalibur goes back and forth between you and Bruno: "
                                           "whoever holds it decides for the neutral squire.")},
            },
    };
}

// A page has kept and played everything; whatever the learner chooses, the steps stay the same.
LessonChapter lancelot()
{
    return {
        .game = {.options = Options::of(Mode::Lancelot), .level = "page", .phase = Phase::Split},
        .seed = 1,
        .steps =
            {
                //: Lesson "Lancelot", a remark to be read
                {.text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Lancelot is a duel: two players with two squires each. Yours are blue and green, Bruno’s are "
                     "yellow and red. At the end, the points of your two squires are added up."),
                 .pointer = Pointer::Squires},
                //: Lesson "Lancelot", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Here, no cards are passed on. Split your six cards into two stacks of three: choose the three of "
                     "the first stack. Be careful: Bruno will take one of them, and you do not know which."),
                 .pointer = Pointer::Hand,
                 .any = true},
                //: Lesson "Lancelot", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "Now all four stacks are shown. You hold Excalibur, so you choose first: "
                                           "take one of Bruno’s stacks. Then he takes one of yours."),
                 .pointer = Pointer::Hand,
                 .any = true},
                //: Lesson "Lancelot", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP(
                     "Lessons",
                     "Six cards again, and two squires to play them. Choose three for blue; green gets the others."),
                 .pointer = Pointer::Hand,
                 .any = true},
                //: Lesson "Lancelot", asks the learner for a decision
                {.when = When::Asked,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "When it is a squire’s turn, it plays its three cards, one after the other, "
                                           "in the order you like. Play one."),
                 .pointer = Pointer::Hand,
                 .any = true},
                //: Lesson "Lancelot", a remark to be read
                {.when = When::Awaited,
                 .text = QT_TRANSLATE_NOOP("Lessons",
                                           "All three cards are played here: none is left over. Each turn, Excalibur "
                                           "passes to the next squire, so you and Bruno take turns going first."),
                 .pointer = Pointer::Bar},
            },
    };
}

} // namespace

std::vector<LessonScript> modeLessons()
{
    return {
        {.id = "karadoc",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "Karadoc"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "Two players and a squire that belongs to nobody"),
         .minutes = 2,
         .chapters = {karadoc()}},
        {.id = "lancelot",
         //: Name of a lesson
         .title = QT_TRANSLATE_NOOP("Lessons", "Lancelot"),
         //: What a lesson teaches
         .note = QT_TRANSLATE_NOOP("Lessons", "Two players with two squires each"),
         .minutes = 2,
         .chapters = {lancelot()}},
    };
}

} // namespace academy::lessons
