// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include "pages/GameSetup.h"
#include "record/RecordFile.h"
#include "words/StyleTexts.h"

#include "players/Player.h"

#include <QSettings>

#include <catch2/catch_test_macros.hpp>

#include <set>

/// What computers of one level differ by: chosen with the seat or drawn, written down, and told at the table.
using namespace academy;
using namespace academy::model;

namespace
{

QString text(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// One person and computers that play as pages, each with the next style, the last one with none.
record::Record styledBeginning(rules::Mode mode, int squires)
{
    record::Record record = beginning(rules::Options::of(mode, squires), 1, 51);
    const auto styles = players::styleNames();
    for (std::size_t player = 1; player < record.players.size(); ++player) {
        record.players[player].level = QStringLiteral("page");
        record.players[player].style = player <= styles.size() ? text(styles[player - 1]) : QString();
    }
    return record;
}

QStringList introductions(const Table &table)
{
    QStringList texts;
    for (const ChronicleRow &row : table.chronicle()->rows()) {
        if (row.text.contains(QStringLiteral(" the Page "))) {
            texts.append(row.text);
        }
    }
    return texts;
}

} // namespace

TEST_CASE("A computer's style is chosen with its seat, and remembered", "[GameSetup][style]")
{
    QSettings().clear();
    {
        GameSetup setup;
        const QList<SetupChoice> styles = setup.styles();
        REQUIRE(styles.size() == 4);
        CHECK(styles.at(0).id.isEmpty());
        CHECK(styles.at(0).drawing.isEmpty());
        CHECK(styles.at(1).id == QStringLiteral("bold"));
        CHECK(styles.at(1).drawing == QStringLiteral("emblem-jousts"));
        CHECK(setup.seats()->rows().at(1).style.isEmpty());
        CHECK(setup.seats()->rows().at(1).styled);
        CHECK_FALSE(setup.seats()->rows().at(0).styled); // a person
        CHECK(setup.seats()->rows().at(1).kindText == QStringLiteral("Computer, Page"));

        setup.setStyle(1, QStringLiteral("careful"));
        setup.setStyle(1, QStringLiteral("merry")); // there is none
        setup.setStyle(9, QStringLiteral("bold"));
        setup.setStyle(2, QStringLiteral("bold"));
        setup.setLevel(2, QStringLiteral("random"));
        CHECK_FALSE(setup.seats()->rows().at(2).styled); // who plays any card likes none
    }
    QSettings().setValue(QStringLiteral("setup/people/4/style"), QStringLiteral("merry"));
    GameSetup setup;
    setup.setSquireCount(4);
    CHECK(setup.seats()->rows().at(1).style == QStringLiteral("careful"));
    CHECK(setup.seats()->rows().at(1).kindText == QStringLiteral("Computer, Page · Careful"));
    CHECK(setup.seats()->rows().at(2).style == QStringLiteral("bold"));
    CHECK(setup.seats()->rows().at(2).kindText == QStringLiteral("Computer, Jester"));
    CHECK(setup.seats()->rows().at(3).style.isEmpty());

    setup.moveSeat(1, 3);
    CHECK(setup.seats()->rows().at(3).style == QStringLiteral("careful"));
    rules::Random random(1);
    const record::Record record = setup.beginning(random);
    CHECK(record.players[0].style.isEmpty());
    CHECK(record.players[1].style.isEmpty()); // a jester
    CHECK(players::styleNamed(record.players[2].style.toStdString()) != players::Style::Even); // drawn
    CHECK(record.players[3].style == QStringLiteral("careful"));
    setup.reset();
    CHECK(setup.seats()->rows().at(2).style.isEmpty());
}

TEST_CASE("Styles that are left to chance differ as far as they can, come of the seed, and change no cards",
          "[GameSetup][style]")
{
    QSettings().clear();
    GameSetup setup;
    setup.setSquireCount(5);
    std::set<QStringList> drawn;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto begin = [&setup, seed] {
            rules::Random random(seed);
            return setup.beginning(random);
        };
        const record::Record record = begin();
        CHECK(begin().players == record.players);
        QStringList styles;
        for (const record::Player &player : record.players) {
            styles.append(player.style);
        }
        CHECK(styles.at(0).isEmpty());
        CHECK(std::set<QString>(styles.begin() + 1, styles.begin() + 4).size() == 3);
        CHECK(styles.at(4) == styles.at(1));
        drawn.insert(styles);

        setup.setStyle(2, QStringLiteral("bold"));
        CHECK(begin().seed == record.seed);
        CHECK(begin().options.firstSquire == record.options.firstSquire);
        setup.setStyle(2, {});
    }
    CHECK(drawn.size() == 6);
}

TEST_CASE("The chronicle introduces who has a style, before all that happens, and so it does after a break",
          "[Chronicle][style]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    const record::Record record = styledBeginning(rules::Mode::Standard, 5);
    QStringList told;
    {
        TestTable game(1, folder.path());
        game.table().begin(record, path);
        game.tellAll();
        told = introductions(game.table());
        REQUIRE(told.size() == 3);
        CHECK(told.at(0)
              == StyleTexts::introduction(QStringLiteral("Bruno"), QStringLiteral("page"), QStringLiteral("bold")));
        const QList<ChronicleRow> &rows = game.table().chronicle()->rows();
        CHECK(rows.at(0).text == told.at(0));
        CHECK(rows.at(0).seat == 1);
        CHECK(rows.at(0).turn == 1);
        CHECK(rows.at(0).section == rows.at(3).section);
        CHECK(rows.at(2).text == told.at(2));
        CHECK(game.table().chronicle()->entriesAt(0) == 0);
        CHECK(game.table().chronicle()->toldAt(2).table.phase == rules::Phase::Deal);
        game.decide();
    }
    CHECK(std::get<record::Record>(record::loadRecord(path)).players == record.players);
    TestTable again(1);
    REQUIRE(resumed(again.table(), path));
    again.tellAll();
    CHECK(introductions(again.table()) == told);
    CHECK(again.table().controller().record().players == record.players);
    again.playToTheEnd();
    CHECK(introductions(again.table()) == told);
}

TEST_CASE("In Lancelot a player who has two squires is introduced once, and whoever has no style is not",
          "[Chronicle][style]")
{
    TestTable game(1);
    game.table().begin(styledBeginning(rules::Mode::Lancelot, 4), {});
    game.tellAll();
    CHECK(introductions(game.table()).size() == 1);
    CHECK(game.table().chronicle()->rows().at(0).seat == 1);

    TestTable plain(1);
    plain.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 51);
    plain.tellAll();
    CHECK(plain.table().chronicle()->rows().at(0).text.startsWith(QStringLiteral("Turn I")));
}

TEST_CASE("Squires tell their level and their style where these are known", "[style]")
{
    record::Record record = styledBeginning(rules::Mode::Standard, 5);
    record.players[2].style = QStringLiteral("merry");
    record.players[3].level = QStringLiteral("jester's heir");
    TestTable game(1);
    game.table().begin(record, {});
    game.tellAll();
    QStringList characters;
    for (const SquireRow &row : game.table().squires()->rows()) {
        characters.append(row.character);
    }
    CHECK(characters
          == QStringList{{}, QStringLiteral("Page · Bold"), QStringLiteral("Page"), {}, QStringLiteral("Page")});
    CHECK(introductions(game.table()).size() == 1);
}

TEST_CASE("Every style has a name, a sentence and an introduction of its own", "[Words][style]")
{
    std::set<QString> names{StyleTexts::choice({}).name};
    std::set<QString> sentences{StyleTexts::choice({}).sentence};
    std::set<QString> introductions;
    for (const std::string_view name : players::styleNames()) {
        const QString style = text(name);
        INFO("The style " << name);
        CHECK(names.insert(StyleTexts::choice(style).name).second);
        CHECK(sentences.insert(StyleTexts::choice(style).sentence).second);
        const QString introduction = StyleTexts::introduction(QStringLiteral("Ana"), QStringLiteral("falconer"), style);
        CHECK(introduction.startsWith(QStringLiteral("Ana the Falconer ")));
        CHECK(introductions.insert(introduction).second);
        CHECK(StyleTexts::introduction(QStringLiteral("Ana"), QStringLiteral("random"), style).isEmpty());
        CHECK(StyleTexts::character(QStringLiteral("random"), style) == QStringLiteral("Jester"));
    }
}
