// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OtherLanguage.h"
#include "TestStatistics.h"

#include "names/Names.h"
#include "pages/LevelSuggestion.h"
#include "words/LevelWords.h"

#include "players/Player.h"

#include <QSettings>
#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>

using namespace academy;
using namespace academy::model;

namespace
{

const QString me = QStringLiteral("player-1"); // who has given no name

/// Games of one person, one a day, the first of them first.
class Games
{
public:
    /// So many against two computers of that level, of which so many, evenly spread, are won; in the others the person is last.
    Games &against(const char *level, int games, int won)
    {
        for (int number = 0; number < games; ++number) {
            const bool wins = (number + 1) * won / games > number * won / games;
            FinishedGame one = game(++m_day, {{"player-1", wins ? 40 : 20}, {nullptr, 31}, {nullptr, 30}});
            for (FinishedPlayer &player : one.players) {
                player.level = player.human ? QString() : QString::fromLatin1(level);
            }
            m_games.push_back(one);
        }
        return *this;
    }
    Games &with(FinishedGame other)
    {
        other.identity = identity(++m_day);
        m_games.push_back(other);
        return *this;
    }
    /// In each of these games decisions were undone.
    Games &undone()
    {
        for (FinishedGame &one : m_games) {
            one.undone = true;
        }
        return *this;
    }

    [[nodiscard]] const std::vector<FinishedGame> &all() const { return m_games; }
    [[nodiscard]] std::optional<EvenLevel> even(const char *chosen) const
    {
        const Ledger ledger{.games = m_games};
        const std::vector<PersonTotals> people = totalsOf(ledger);
        const auto person = std::ranges::find(people, me, &PersonTotals::name);
        return person == people.end() ? std::nullopt : evenLevel(*person, QString::fromLatin1(chosen));
    }
    /// The level that is suggested; empty for none.
    [[nodiscard]] QString level(const char *chosen) const { return even(chosen).value_or(EvenLevel{}).level; }

private:
    int m_day = 0;
    std::vector<FinishedGame> m_games;
};

void startAnew()
{
    QSettings().clear();
}

/// A suggestion for the first setup, from these games.
struct Suggested {
    explicit Suggested(const Games &games)
        : kept(games.all())
    {
        suggestion.setSetup(&setup);
        suggestion.setStatistics(&kept.statistics);
    }

    TestStatistics kept;
    GameSetup setup;
    LevelSuggestion suggestion;
};

QStringList levelsOf(const GameSetup &setup)
{
    QStringList levels;
    for (const SeatRow &row : setup.seats()->rows()) {
        levels.append(row.human ? QString() : row.level);
    }
    return levels;
}

} // namespace

TEST_CASE("Every level has its strength, and each is stronger than the one before", "[Levels]")
{
    const std::span<const int> strengths = levelStrengths();
    REQUIRE(strengths.size() == players::levelNames().size());
    CHECK(std::ranges::is_sorted(strengths, std::less_equal<>{}));
}

TEST_CASE("Whoever wins almost every game is shown a stronger level, whoever wins none a weaker one", "[Levels]")
{
    CHECK(Games().against("page", 4, 4).level("page") == QStringLiteral("minstrel"));
    const std::optional<EvenLevel> up = Games().against("page", 6, 5).even("page");
    REQUIRE(up);
    CHECK(up->level == QStringLiteral("minstrel"));
    CHECK(up->harder);
    CHECK(up->games == 6);
    CHECK(up->victories == 5);

    const std::optional<EvenLevel> down = Games().against("herald", 5, 0).even("herald");
    REQUIRE(down);
    CHECK(down->level == QStringLiteral("steward"));
    CHECK(!down->harder);
    CHECK(down->games == 5);
    CHECK(down->victories == 0);
}

TEST_CASE("Whoever wins their share is shown nothing, and nobody after a game or two", "[Levels]")
{
    CHECK(Games().level("page").isEmpty());
    CHECK(Games().against("page", 6, 2).level("page").isEmpty());
    CHECK(Games().against("page", 12, 4).level("page").isEmpty());
    CHECK(Games().against("page", 2, 2).level("page").isEmpty());
    CHECK(Games().against("page", 2, 0).level("page").isEmpty());
    CHECK(Games().against("page", 3, 1).level("page").isEmpty());
}

TEST_CASE("There is no level beyond the strongest and the weakest", "[Levels]")
{
    CHECK(Games().against("master", 20, 20).level("master").isEmpty());
    CHECK(Games().against("random", 20, 0).level("random").isEmpty());
    CHECK(!Games().against("master", 20, 0).level("master").isEmpty());
    CHECK(!Games().against("random", 20, 20).level("random").isEmpty());
    CHECK(Games().against("page", 20, 20).level("nobody").isEmpty());
}

TEST_CASE("It is one level, and two only where the results are overwhelming", "[Levels]")
{
    CHECK(Games().against("page", 5, 5).level("page") == QStringLiteral("minstrel"));
    CHECK(Games().against("page", 20, 20).level("page") == QStringLiteral("falconer"));
    CHECK(Games().against("knight", 20, 0).level("knight") == QStringLiteral("steward"));
}

TEST_CASE("After a change of level nothing is suggested before some games were played on the new one", "[Levels]")
{
    CHECK(Games().against("page", 8, 8).level("minstrel").isEmpty());
    CHECK(Games().against("page", 8, 8).against("minstrel", 2, 2).level("minstrel").isEmpty());
    CHECK(Games().against("page", 8, 8).against("minstrel", 4, 4).level("minstrel") == QStringLiteral("falconer"));
    // What came before still counts: it takes more to be led back than it took to come.
    CHECK(Games().against("minstrel", 5, 0).level("minstrel") == QStringLiteral("page"));
    CHECK(Games().against("page", 8, 8).against("minstrel", 5, 0).level("minstrel").isEmpty());
}

TEST_CASE("Only games alone against computers of known levels count, and old ones less", "[Levels]")
{
    const FinishedGame amongPeople = game(1, {{"player-1", 40}, {"Ana", 30}, {nullptr, 20}});
    Games several;
    for (int number = 0; number < 9; ++number) {
        several.with(amongPeople);
    }
    CHECK(several.level("page").isEmpty());
    CHECK(several.against("page", 4, 4).even("page")->games == 4);
    CHECK(several.with(amongPeople).against("page", 2, 2).even("page")->games == 6); // in between they are no change

    CHECK(Games().against("of another version", 9, 9).level("page").isEmpty());

    CHECK(Games().against("page", 20, 0).against("page", 20, 20).level("page") == QStringLiteral("falconer"));
    CHECK(Games().against("page", 8, 8).against("page", 12, 0).level("page") == QStringLiteral("varlet"));
}

TEST_CASE("A game in which decisions were undone tells less", "[Levels]")
{
    CHECK(Games().against("page", 9, 9).level("page") == QStringLiteral("falconer"));
    CHECK(Games().against("page", 9, 9).undone().level("page") == QStringLiteral("minstrel"));
}

TEST_CASE("A suggestion is there for somebody alone with computers of one level", "[Levels]")
{
    startAnew();
    Suggested page(Games().against("page", 5, 4));
    CHECK(page.suggestion.isOffered());

    SECTION("not where computers of several levels play")
    {
        page.setup.setLevel(1, QStringLiteral("herald"));
        CHECK(!page.suggestion.isOffered());
        page.setup.setLevel(1, QStringLiteral("page"));
        CHECK(page.suggestion.isOffered());
    }
    SECTION("not where others play")
    {
        page.setup.setHuman(1, true);
        CHECK(!page.suggestion.isOffered());
    }
    SECTION("not where nobody plays")
    {
        page.setup.setHuman(0, false);
        CHECK(!page.suggestion.isOffered());
    }
    SECTION("not at another device")
    {
        page.setup.setElsewhere(0, true);
        CHECK(!page.suggestion.isOffered());
    }
    SECTION("not for somebody else")
    {
        page.setup.setName(0, QStringLiteral("Ana"));
        CHECK(!page.suggestion.isOffered());
    }
    SECTION("in every mode")
    {
        page.setup.setMode(Enums::Mode::Karadoc);
        CHECK(page.suggestion.isOffered());
    }
}

TEST_CASE("A suggestion says how the games went, and follows them", "[Levels]")
{
    startAnew();
    Suggested page(Games().against("page", 4, 4));
    QSignalSpy changed(&page.suggestion, &LevelSuggestion::changed);
    CHECK(
        page.suggestion.text()
        == QStringLiteral("You have won 4 of your last 4 game(s) against pages. Against minstrels it would be a fairer "
                          "match."));
    CHECK(page.suggestion.takeText() == QStringLiteral("Choose minstrels"));
    CHECK(page.suggestion.takenText() == QStringLiteral("You now play against minstrels."));

    FinishedGame next = game(99, {{"player-1", 40}, {nullptr, 31}, {nullptr, 30}});
    page.kept.statistics.add(next);
    CHECK(changed.count() == 1);
    CHECK(page.suggestion.text().startsWith(QStringLiteral("You have won 5 of your last 5")));
    page.kept.statistics.forgetAll();
    CHECK(!page.suggestion.isOffered());
    CHECK(page.suggestion.text().isEmpty());
}

TEST_CASE("Whoever takes a suggestion plays against computers of that level, in a larger game too", "[Levels]")
{
    startAnew();
    Suggested page(Games().against("page", 5, 4));
    page.suggestion.take();
    CHECK(levelsOf(page.setup) == QStringList{{}, QStringLiteral("minstrel"), QStringLiteral("minstrel")});
    CHECK(!page.suggestion.isOffered());
    page.setup.setSquireCount(5);
    CHECK(page.setup.computerLevel() == QStringLiteral("minstrel"));
    CHECK(GameSetup().computerLevel() == QStringLiteral("minstrel")); // remembered
    page.suggestion.take(); // there is none
    CHECK(page.setup.computerLevel() == QStringLiteral("minstrel"));
}

TEST_CASE("Whoever does not want another level is asked again after another game", "[Levels]")
{
    startAnew();
    Suggested page(Games().against("page", 5, 4));
    page.suggestion.decline();
    CHECK(!page.suggestion.isOffered());
    CHECK(levelsOf(page.setup).contains(QStringLiteral("page")));
    page.setup.setSquireCount(4);
    CHECK(!page.suggestion.isOffered());
    CHECK(!Suggested(Games().against("page", 5, 4)).suggestion.isOffered()); // when the program is started again
    page.kept.statistics.add(game(99, {{"player-1", 40}, {nullptr, 31}, {nullptr, 30}}));
    CHECK(page.suggestion.isOffered());
}

TEST_CASE("A suggestion is in the language of the moment", "[Levels]")
{
    startAnew();
    Suggested page(Games().against("page", 5, 4));
    const OtherLanguage french("Choose %1", QStringLiteral("Choisir %1"));
    page.setup.retranslate();
    CHECK(page.suggestion.takeText() == QStringLiteral("Choisir minstrels"));
}

TEST_CASE("Nobody is told how often they have lost", "[Levels]")
{
    CHECK(LevelWords::suggestion({.level = QStringLiteral("herald"), .fairer = QStringLiteral("steward"), .games = 5})
          == QStringLiteral("Your last 5 game(s) against heralds were not easy. Against stewards it would be a fairer "
                            "match."));
}

TEST_CASE("Computers of every level have a word of their own", "[Levels]")
{
    std::map<QString, int> words;
    for (const std::string_view level : players::levelNames()) {
        const QString name = QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size()));
        ++words[Names::opponents(name)];
        CHECK(LevelWords::choose(name).endsWith(Names::opponents(name)));
    }
    CHECK(words.size() == players::levelNames().size());
}
