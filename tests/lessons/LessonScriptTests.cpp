// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestLesson.h"

#include "rules/Options.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>

namespace academy::lessons
{

using rules::Board;
using rules::State;

namespace
{

State endOf(const record::Record &record)
{
    auto resumed = model::Match::resumed(record, [](const model::Step &) { });
    REQUIRE(std::holds_alternative<model::Match>(resumed));
    auto &match = std::get<model::Match>(resumed);
    while (match.due() == rules::Due::Advance) {
        match.advance();
    }
    return match.state();
}

State stateAfter(const LessonChapter &chapter, int decisions)
{
    const LessonGame game = playChapter(chapter, {}, {});
    return endOf(game.after(decisions));
}

} // namespace

TEST_CASE("There is a lesson for the beginning, for each mode, advanced rule and variation", "[lessons]")
{
    std::set<std::string_view> wanted{"first", rules::modeNames[1], rules::modeNames[2]};
    wanted.insert(rules::advancedNames.begin(), rules::advancedNames.end());
    wanted.insert(rules::variationNames.begin(), rules::variationNames.end());
    std::set<std::string_view> found;
    for (const LessonScript &script : lessonScripts()) {
        found.insert(script.id);
    }
    CHECK(found == wanted);
    CHECK(lessonScripts().front().id == "first");
    CHECK(lessonScript(QStringLiteral("no such lesson")) == nullptr);
}

TEST_CASE("Every lesson's game can be played, and what it asks for is decided by the learner", "[lessons]")
{
    for (const LessonScript &script : lessonScripts()) {
        INFO(script.id);
        REQUIRE(!script.chapters.empty());
        for (const LessonChapter &chapter : script.chapters) {
            REQUIRE(!rules::check(chapter.game.options));
            const LessonGame game = playChapter(chapter, {}, {});
            REQUIRE(!game.record.entries.empty());
            const auto asked = std::ranges::count(chapter.steps, When::Asked, &LessonStep::when);
            CHECK(asked <= static_cast<std::ptrdiff_t>(game.own.size()));
            // Whoever has read the last step goes on; one that is shown while a board is scored would be missed.
            REQUIRE(!chapter.steps.empty());
            CHECK(chapter.steps.back().when != When::Asked);
            CHECK(chapter.steps.back().when != When::Scored);
        }
    }
}

TEST_CASE("Every lesson's game can be taken up after each decision", "[lessons]")
{
    for (const LessonScript &script : lessonScripts()) {
        INFO(script.id);
        for (const LessonChapter &chapter : script.chapters) {
            const LessonGame game = playChapter(chapter, {}, {});
            for (int decisions = 0; decisions <= static_cast<int>(game.own.size()); ++decisions) {
                const State state = stateAfter(chapter, decisions);
                if (decisions < static_cast<int>(game.own.size())) {
                    CHECK(state.turn <= game.own.at(static_cast<std::size_t>(decisions)).turn);
                }
            }
            CHECK(game.after(-1).entries.size() == static_cast<std::size_t>(game.start));
            CHECK(game.after(1000).entries.size() == static_cast<std::size_t>(game.entriesAfter.back()));
        }
    }
}

TEST_CASE("The first lesson says what is so", "[lessons]")
{
    const LessonScript &first = lessonScripts().front();
    const LessonChapter &turn = first.chapters.at(0);
    SECTION("Bruno's disc lies on the learner's, and is ahead")
    {
        const State state = stateAfter(turn, 5);
        CHECK(state.progress(0, Board::Jousts) == 5);
        const State later = stateAfter(turn, 6);
        CHECK(later.progress(1, Board::Jousts) == 5);
        CHECK(later.track(Board::Jousts).betterDiscs(1) == 0);
        CHECK(later.track(Board::Jousts).betterDiscs(0) == 1);
    }
    SECTION("the bonus brings the lead on Jousts, and the others get what the lesson says")
    {
        const State state = endOf(playChapter(turn, {}, {}).record);
        CHECK(state.progress(0, Board::Jousts) == 8);
        CHECK(rules::points(state, 0) == 3); // first on Jousts
        CHECK(rules::points(state, 1) == 2 - 1); // second on Jousts, second to last on Education
        CHECK(rules::points(state, 2) == 3 - 3); // first on Tournaments, last on Education
        CHECK(state.progress(0, Board::Tournaments) == 0);
        CHECK(state.progress(1, Board::Tournaments) == 0);
        CHECK(state.progress(1, Board::Gallantry) == 3);
        CHECK(state.first == 1);
    }
    SECTION("the second lap begins on square 1")
    {
        const LessonChapter &lap = first.chapters.at(1);
        CHECK(stateAfter(lap, 0).progress(0, Board::Quests) == 16);
        CHECK(stateAfter(lap, 1).progress(0, Board::Quests) == 21);
        CHECK(stateAfter(lap, 0).turn == 2);
    }
}

TEST_CASE("The lessons of modes and rules say what is so", "[lessons]")
{
    const auto chapter = [](const char *id, std::size_t number = 0) -> const LessonChapter & {
        return lessonScript(QString::fromLatin1(id))->chapters.at(number);
    };
    const auto wanted = [](const LessonChapter &one, std::size_t decision) {
        return playChapter(one, {}, {}).own.at(decision).action;
    };
    const auto end = [](const LessonChapter &one) { return endOf(playChapter(one, {}, {}).record); };

    SECTION("Karadoc: chance draws Education 5 and then Swords 5 for the neutral squire")
    {
        const LessonChapter &karadoc = chapter("karadoc");
        CHECK(stateAfter(karadoc, 2).progress(2, Board::Education) == 0);
        CHECK(stateAfter(karadoc, 3).progress(2, Board::Education) == 5);
        CHECK(wanted(karadoc, 3).actor() == 2);
        CHECK(stateAfter(karadoc, 4).progress(2, Board::Jousts) == 5);
    }
    SECTION("win a tie")
    {
        const LessonChapter &tie = chapter("win-a-tie");
        CHECK(stateAfter(tie, 0).track(Board::Jousts).betterDiscs(0) == 1);
        CHECK(stateAfter(tie, 0).progress(1, Board::Jousts) == 4);
        CHECK(end(tie).track(Board::Jousts).betterDiscs(0) == 0);
    }
    SECTION("step back")
    {
        const LessonChapter &back = chapter("step-back");
        CHECK(stateAfter(back, 0).progress(0, Board::Gallantry) == 7);
        CHECK(stateAfter(back, 0).progress(1, Board::Gallantry) == 5);
        CHECK(end(back).progress(0, Board::Gallantry) == 6);
        CHECK(end(back).progress(1, Board::Gallantry) == 4);
    }
    SECTION("ranked reset")
    {
        const State state = end(chapter("ranked-reset"));
        CHECK(state.progress(0, Board::Education) == 2);
        CHECK(state.progress(1, Board::Education) == 1);
        CHECK(state.progress(2, Board::Education) == 0);
    }
    SECTION("the knights: the Swords 5 pulls the Cup over, and the learner gets 8 points")
    {
        const LessonChapter &knights = chapter("jousts-tournaments");
        const State before = stateAfter(knights, 0);
        CHECK(before.turn == 2);
        CHECK(std::abs(before.cup) == 1);
        CHECK(stateAfter(knights, 1).first == 2); // the turn is over
        CHECK(rules::points(end(knights), 0) == rules::points(before, 0) + 8 - 3);
        CHECK(rules::points(end(knights), 1) == rules::points(before, 1) + 5 - 1);
        CHECK(rules::points(end(knights), 2) == rules::points(before, 2) + 5 + 3);
    }
    SECTION("the Bet: twice three squares, and twice one")
    {
        CHECK(wanted(chapter("gallantry"), 0).board() == Board::Quests);
        const LessonChapter &won = chapter("gallantry", 1);
        CHECK(stateAfter(won, 0).progress(0, Board::Quests) == 4);
        CHECK(end(won).progress(0, Board::Quests) == 4 + 2 + 6);
        CHECK(end(won).progress(1, Board::Quests) == 3 + 2);
    }
    SECTION("the Codex: the first token is −1, the second 0")
    {
        const LessonChapter &look = chapter("education");
        CHECK(wanted(look, 1).place() == 0);
        CHECK(stateAfter(look, 2).codex.token.at(0) == -1);
        const LessonChapter &take = chapter("education", 1);
        CHECK(wanted(take, 0).place() == 1);
        CHECK(stateAfter(take, 0).codex.token.at(1) == 0);
        CHECK(stateAfter(take, 0).track(Board::Education).betterDiscs(0) == 0);
    }
    SECTION("the Scrolls: square 7 is past square 6")
    {
        const LessonChapter &scrolls = chapter("kings-service");
        CHECK(stateAfter(scrolls, 0).progress(0, Board::KingsService) == 4);
        CHECK(stateAfter(scrolls, 1).progress(0, Board::KingsService) == 7);
        CHECK(stateAfter(scrolls, 1).scrollsTaken != 0);
    }
    SECTION("the Deeds: the Quests 5 takes the lead in the last turn")
    {
        const LessonChapter &deeds = chapter("quests");
        CHECK(stateAfter(deeds, 0).turn == 6);
        CHECK(stateAfter(deeds, 0).track(Board::Quests).betterDiscs(0) > 0);
        CHECK(stateAfter(deeds, 1).track(Board::Quests).betterDiscs(0) == 0);
    }
    SECTION("the Exchange: Chloé gives two coats and takes one of Education")
    {
        const auto exchange = wanted(chapter("charity"), 0);
        CHECK(exchange.kind() == rules::ActionKind::Exchange);
        CHECK(exchange.partner() == 2);
        CHECK(exchange.give() != rules::noCoat);
        CHECK(exchange.take(1) != rules::noCoat);
    }
}

} // namespace academy::lessons
