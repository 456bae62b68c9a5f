// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Figure.h"

#include "invariants/Invariants.h"

#include <catch2/catch_test_macros.hpp>

#include <QSignalSpy>

#include <algorithm>

/// The figures: positions that a legal game comes to, played on as the rules do.
namespace academy::rulebook
{

using rules::Board;
using rules::State;

namespace
{

std::string wrongWith(const State &state)
{
    return rules::test::wrongOnTheBoards(state) + rules::test::wrongWithTheCards(state)
        + rules::test::wrongWithTheCoats(state) + rules::test::wrongWithTheChoices(state);
}

// Does a move as any game would, asking the rules first.
void follow(State &state, const Move &move)
{
    if (const auto *chance = std::get_if<rules::Chance>(&move)) {
        REQUIRE(rules::due(state) == rules::Due::Chance);
        REQUIRE(!rules::applyChance(state, *chance));
    } else if (const auto *action = std::get_if<rules::Action>(&move)) {
        REQUIRE(!rules::check(state, *action));
        rules::ActionList legal;
        rules::legalActions(state, state.phase == rules::Phase::WinTie ? state.actor : action->actor(), legal);
        REQUIRE(legal.contains(*action));
        rules::applyLegal(state, *action);
    } else {
        REQUIRE(rules::due(state) == rules::Due::Advance);
        rules::advance(state);
    }
}

std::vector<int> progress(const State &state, Board board)
{
    std::vector<int> squares;
    for (int squire = 0; squire < state.squires(); ++squire) {
        squares.push_back(state.progress(squire, board));
    }
    return squares;
}

std::vector<FigureFrame> framesOf(const char *name)
{
    const FigureScript *script = figureScript(name);
    REQUIRE(script != nullptr);
    return play(*script);
}

std::vector<int> gains(Figure &figure)
{
    std::vector<int> values(5);
    for (const model::ScoreLine &line : figure.gains()) {
        values.at(static_cast<std::size_t>(line.seat)) = line.value;
    }
    return values;
}

} // namespace

TEST_CASE("Every figure is a position of a legal game, and plays on by the rules", "[rulebook][figures]")
{
    for (const FigureScript &script : figureScripts()) {
        INFO(script.name);
        const std::vector<FigureFrame> frames = play(script);
        REQUIRE(static_cast<int>(frames.size()) == script.steps + 1);
        REQUIRE(!rules::check(script.options));
        State game = rules::newGame(script.options);
        for (const FigureFrame &frame : frames) {
            for (const Move &move : frame.moves) {
                follow(game, move);
                CHECK(wrongWith(game).empty());
            }
            CHECK(game == frame.state);
        }
    }
}

TEST_CASE("What a figure shows is what the rules say, at every step and after it begins again", "[rulebook][figures]")
{
    for (const FigureScript &script : figureScripts()) {
        INFO(script.name);
        Figure figure;
        figure.setName(QString::fromStdString(std::string(script.name)));
        const std::vector<FigureFrame> frames = play(script);
        REQUIRE(figure.steps() == script.steps);
        for (int round = 0; round < 2; ++round) {
            for (int step = 0; step <= figure.steps(); ++step) {
                CHECK(figure.position() == step);
                const State &state = frames.at(static_cast<std::size_t>(step)).state;
                for (const Board board : state.rules().boards()) {
                    const auto &discs = figure.boards()->discs(static_cast<model::Enums::Board>(board))->rows();
                    REQUIRE(discs.size() == state.squires());
                    for (const model::DiscRow &disc : discs) {
                        CHECK(disc.progress == state.progress(disc.seat, board));
                        CHECK(disc.rank == state.track(board).betterDiscs(disc.seat));
                    }
                }
                CHECK((step == 0) == (figure.told().isEmpty() && figure.gains().isEmpty()));
                CHECK(!figure.spoken().isEmpty());
                figure.play();
            }
        }
        CHECK(figure.position() == 0);
    }
}

TEST_CASE("What a figure says squires get is what they get", "[rulebook][figures]")
{
    for (const FigureScript &script : figureScripts()) {
        INFO(script.name);
        Figure figure;
        figure.setName(QString::fromStdString(std::string(script.name)));
        const std::vector<FigureFrame> frames = play(script);
        for (int step = 1; step <= figure.steps(); ++step) {
            figure.play();
            for (const model::ScoreLine &line : figure.gains()) {
                if (line.squares || line.secret || line.valueText == QLatin1String("0")) {
                    continue;
                }
                const auto coat = rules::coatOf(script.boards.front(), line.value);
                const auto seat = static_cast<std::size_t>(line.seat);
                const int before = frames.at(static_cast<std::size_t>(step) - 1).state.coats.at(seat).of(coat);
                CHECK(frames.at(static_cast<std::size_t>(step)).state.coats.at(seat).of(coat) > before);
            }
        }
    }
}

TEST_CASE("Figures show what their captions say", "[rulebook][figures]")
{
    SECTION("the last to arrive lies on top")
    {
        const auto frames = framesOf("stack");
        CHECK(progress(frames.at(0).state, Board::Jousts) == std::vector{4, 0, 0});
        CHECK(progress(frames.at(1).state, Board::Jousts) == std::vector{4, 4, 0});
        CHECK(frames.at(1).state.track(Board::Jousts).ranksBetter(1, 0));
    }
    SECTION("square 1 of the second lap")
    {
        const auto frames = framesOf("lap");
        CHECK(frames.front().state.progress(0, Board::Charity) == 16);
        CHECK(frames.back().state.progress(0, Board::Charity) == 21);
    }
    SECTION("the stair ends at twelve")
    {
        const auto frames = framesOf("throne");
        CHECK(frames.front().state.progress(0, Board::KingsService) == 9);
        CHECK(frames.back().state.progress(0, Board::KingsService) == 12);
    }
    SECTION("in a stack on Jousts, the disc on top has the better place")
    {
        const auto frames = framesOf("jousts");
        CHECK(progress(frames.back().state, Board::Jousts) == std::vector{8, 8, 9, 3});
        Figure figure;
        figure.setName(QStringLiteral("jousts"));
        figure.play();
        CHECK(gains(figure) == std::vector{1, 2, 3, 0, 0});
    }
    SECTION("one on square 0 of Education is last, the lowest of the others second to last")
    {
        Figure figure;
        figure.setName(QStringLiteral("education"));
        figure.play();
        CHECK(gains(figure) == std::vector{0, 0, -1, -3, 0});
    }
    SECTION("two on square 0 are both last")
    {
        Figure figure;
        figure.setName(QStringLiteral("education-zero"));
        figure.play();
        CHECK(gains(figure) == std::vector{0, -3, 0, -3, 0});
    }
    SECTION("King’s Service pays by square")
    {
        Figure figure;
        figure.setName(QStringLiteral("kings-service"));
        figure.play();
        CHECK(gains(figure) == std::vector{12, 6, 0, 0, 0});
    }
    SECTION("a lap ahead on Quests")
    {
        Figure figure;
        figure.setName(QStringLiteral("quests"));
        CHECK(progress(figure.frames().front().state, Board::Quests) == std::vector{22, 19, 13, 3});
        figure.play();
        CHECK(gains(figure) == std::vector{3, 2, 1, 0, 0});
    }
    SECTION("whoever never gave is last")
    {
        Figure figure;
        figure.setName(QStringLiteral("charity"));
        CHECK(figure.frames().front().state.progress(3, Board::Charity) == 0);
        figure.play();
        CHECK(gains(figure) == std::vector{0, 0, -1, -3, 0});
    }
    SECTION("the smallest bonus is used first")
    {
        const auto frames = framesOf("gallantry");
        std::vector<int> quests;
        for (const FigureFrame &frame : frames) {
            for (const rules::Event &event : frame.events) {
                if (event.kind == rules::EventKind::BonusAwarded) {
                    quests.push_back(event.value);
                }
            }
        }
        CHECK(quests == std::vector{1, 2, 3});
    }
    SECTION("the first player wins the tie")
    {
        const auto frames = framesOf("win-a-tie");
        CHECK(frames.front().state.track(Board::Jousts).ranksBetter(1, 0));
        CHECK(frames.back().state.track(Board::Jousts).ranksBetter(0, 1));
    }
    SECTION("each goes back a square after its bonus")
    {
        const auto frames = framesOf("step-back");
        CHECK(progress(frames.front().state, Board::Gallantry) == std::vector{7, 5, 0});
        CHECK(progress(frames.back().state, Board::Gallantry) == std::vector{6, 4, 0});
    }
    SECTION("ranks are kept, distances are not")
    {
        const auto frames = framesOf("ranked-reset");
        CHECK(progress(frames.front().state, Board::Education) == std::vector{14, 11, 6, 2});
        CHECK(progress(frames.back().state, Board::Education) == std::vector{3, 2, 1, 0});
    }
    SECTION("two cards on the bet board, six squares")
    {
        const auto frames = framesOf("bet");
        CHECK(frames.back().state.progress(0, Board::Quests) == frames.front().state.progress(0, Board::Quests) + 6);
    }
    SECTION("the Cup goes with the card")
    {
        const auto frames = framesOf("knights");
        CHECK(frames.at(1).state.cup == -5);
        CHECK(frames.at(2).state.cup == -2);
        CHECK(frames.at(3).state.cup == -6);
    }
    SECTION("the first to reach 6 takes the Scroll")
    {
        const auto frames = framesOf("scrolls");
        CHECK((frames.front().state.scrolls & rules::scrollOfSix) != 0);
        CHECK((frames.back().state.scrolls & rules::scrollOfSix) == 0);
    }
}

TEST_CASE("In the draft, the hands of a figure move one place on", "[rulebook][figures]")
{
    Figure figure;
    figure.setName(QStringLiteral("draft"));
    const QList<FigureHand> before = figure.hands();
    REQUIRE(before.size() == 3);
    figure.play();
    const QList<FigureHand> after = figure.hands();
    for (qsizetype seat = 0; seat < 3; ++seat) {
        CHECK(after.at(seat).kept.size() == 1);
        QList<model::CardFace> passed = before.at(seat).cards;
        CHECK(passed.removeOne(after.at(seat).kept.at(0)));
        CHECK(after.at((seat + 1) % 3).cards == passed);
    }
}

TEST_CASE("A figure can be set back at any time", "[rulebook][figures]")
{
    Figure figure;
    figure.setName(QStringLiteral("move"));
    QSignalSpy moved(&figure, &Figure::positionChanged);
    figure.reset();
    CHECK(moved.isEmpty());
    figure.play();
    figure.play();
    figure.reset();
    CHECK(figure.position() == 0);
    CHECK(figure.told().isEmpty());
}

TEST_CASE("A figure that there is not shows nothing", "[rulebook][figures]")
{
    Figure figure;
    figure.setName(QStringLiteral("dragon"));
    figure.play();
    CHECK(figure.steps() == 0);
    CHECK(figure.shown().isEmpty());
}

} // namespace academy::rulebook
