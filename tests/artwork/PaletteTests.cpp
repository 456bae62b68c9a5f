// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/Palette.h"

#include "rules/Board.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include <string>

using namespace academy::artwork;
using Catch::Matchers::WithinAbs;

TEST_CASE("Contrast is reckoned as WCAG 2 has it", "[palette]")
{
    CHECK_THAT(contrast(Qt::black, Qt::white), WithinAbs(21.0, 1e-9));
    CHECK_THAT(contrast(Qt::white, Qt::black), WithinAbs(21.0, 1e-9));
    CHECK_THAT(contrast(QColor(0x77, 0x77, 0x77), Qt::white), WithinAbs(4.478, 0.001));
    CHECK_THAT(contrast(Qt::red, Qt::red), WithinAbs(1.0, 1e-9));
}

TEST_CASE("Every text has a contrast of 4.5 and every line with a meaning one of 3, in all palettes", "[palette]")
{
    const auto id = GENERATE(from_range(Palette::ids));
    const Palette &palette = Palette::get(id);
    REQUIRE(contrastPairs().size() > 25);
    for (const ContrastPair &pair : contrastPairs()) {
        INFO(qPrintable(Palette::name(id))
             << ": " << Palette::tokenName(pair.above) << " on " << Palette::tokenName(pair.below));
        CHECK(contrast(palette[pair.above], palette[pair.below]) >= pair.atLeast);
    }
    for (const auto &[board, pigment] : palette.pigments().asKeyValueRange()) {
        INFO(qPrintable(Palette::name(id)) << ": onfield on " << qPrintable(board));
        CHECK(contrast(palette[Palette::Token::OnField], pigment) >= 4.5);
    }
}

TEST_CASE("Every side of a board has a pigment in every palette, and nothing else has", "[palette]")
{
    QStringList keys;
    for (const academy::rules::BoardFacts &board : academy::rules::boardTable) {
        for (const academy::rules::BoardSide &side : {board.usual, board.turned}) {
            if (side.scoring != academy::rules::Scoring::Absent) {
                keys.append(QString::fromStdString(std::string(side.artKey)));
            }
        }
    }
    keys.sort();
    keys.removeDuplicates();
    for (const Palette::Id id : Palette::ids) {
        INFO(qPrintable(Palette::name(id)));
        CHECK(Palette::get(id).pigments().keys() == keys);
    }
}

TEST_CASE("Every ink and every ground of the palette is in a pair", "[palette]")
{
    using enum Palette::Token;
    const auto isIn = [](Palette::Token token) {
        return std::ranges::any_of(contrastPairs(),
                                   [token](const ContrastPair &p) { return p.above == token || p.below == token; });
    };
    for (std::size_t i = 0; i < Palette::tokenCount; ++i) {
        const auto token = static_cast<Palette::Token>(i);
        // Ornament only: thin rules, shadows, and light on gold.
        if (token != Rule && token != Shade && token != GoldLight) {
            INFO(Palette::tokenName(token));
            CHECK(isIn(token));
        }
    }
}

TEST_CASE("High contrast reaches 7 for all text", "[palette]")
{
    const Palette &palette = Palette::get(Palette::Id::HighContrast);
    for (const ContrastPair &pair : contrastPairs()) {
        if (pair.atLeast >= 4.5) {
            INFO(Palette::tokenName(pair.above) << " on " << Palette::tokenName(pair.below));
            CHECK(contrast(palette[pair.above], palette[pair.below]) >= 6.5);
        }
    }
    for (const QColor &pigment : palette.pigments()) {
        CHECK(contrast(palette[Palette::Token::OnField], pigment) >= 6.5);
    }
}

TEST_CASE("The file of palettes and the program know the same colours", "[palette]")
{
    QFile file(QStringLiteral(ACADEMY_PALETTES));
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QJsonObject table = QJsonDocument::fromJson(file.readAll()).object();
    CHECK(table.size() == static_cast<qsizetype>(Palette::ids.size()));
    for (const Palette::Id id : Palette::ids) {
        const QJsonObject colors = table[Palette::name(id)].toObject();
        CHECK(colors.size() == static_cast<qsizetype>(Palette::tokenCount) + 2); // dark and boards
        CHECK(colors[QLatin1String("dark")].toBool() == Palette::get(id).isDark());
        for (std::size_t i = 0; i < Palette::tokenCount; ++i) {
            const auto token = static_cast<Palette::Token>(i);
            const QString name = QString::fromStdString(std::string(Palette::tokenName(token)));
            INFO(qPrintable(name));
            CHECK(Palette::get(id)[token] == QColor::fromString(colors[name].toString()));
            CHECK(Palette::tokenByName(name) == token);
        }
    }
    CHECK_FALSE(Palette::tokenByName(u"mauve").has_value());
}

TEST_CASE("Palettes are found by their names", "[palette]")
{
    for (const Palette::Id id : Palette::ids) {
        CHECK(Palette::byName(Palette::name(id)) == id);
    }
    CHECK_FALSE(Palette::byName(u"").has_value());
    CHECK_FALSE(Palette::byName(u"Vellum").has_value());
}

TEST_CASE("Mixing goes from the one colour to the other", "[palette]")
{
    CHECK(mix(Qt::black, Qt::white, 0) == QColor(Qt::black));
    CHECK(mix(Qt::black, Qt::white, 1) == QColor(Qt::white));
    CHECK(mix(QColor(0, 100, 200), QColor(100, 200, 0), 0.25) == QColor(25, 125, 150));
}
