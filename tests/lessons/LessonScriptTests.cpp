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

} // namespace academy::lessons
