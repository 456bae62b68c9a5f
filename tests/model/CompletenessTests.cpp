// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "names/Names.h"
#include "players/Player.h"
#include "rows/RuleEnums.h"
#include "words/RuleTexts.h"

#include <catch2/catch_test_macros.hpp>

#include <QMetaEnum>
#include <QRegularExpression>

#include <set>

/// What a new board, variation or computer player lacks is named here; its colour and drawings by artwork-tests, its page by
/// rulebook-tests, its lesson by lessons-tests, its game by golden-tests, its French by lint.translations.

using namespace academy;
using namespace academy::model;

namespace
{

// Options with which a side of a board lies up.
rules::Options optionsFor(const rules::BoardFacts &board, bool turned)
{
    rules::Options options;
    options.set(board.turnedBy, turned);
    return options;
}

} // namespace

TEST_CASE("Every side of a board has its names and says when it scores and what it pays", "[Words]")
{
    for (const rules::Board board : rules::allBoards) {
        for (const bool turned : {false, true}) {
            const rules::BoardFacts &facts = rules::facts(board);
            const rules::Options options = optionsFor(facts, turned);
            if (!rules::ruleSet(options).has(board)) {
                continue;
            }
            INFO("The board " << facts.name << (turned ? ", turned by " : ", usual side of ")
                              << rules::variationNames[static_cast<std::size_t>(facts.turnedBy)]);
            CHECK(!Names::board(board, options).isEmpty());
            CHECK(!Names::boardInSentence(board, options).isEmpty());
            CHECK(Names::onBoard(board, options).startsWith(QStringLiteral("on ")));
            CHECK(!emblemOf(board, options).isEmpty());
            CHECK(!RuleTexts::schedule(board, options).isEmpty());
            CHECK(!RuleTexts::reset(board, options).isEmpty());
            CHECK(!RuleTexts::pays(board, options).isEmpty());
        }
    }
}

TEST_CASE("Every variation turns a board, and has a name and a sentence", "[Words]")
{
    for (std::size_t number = 0; number < rules::variationNames.size(); ++number) {
        INFO("The variation " << rules::variationNames[number]);
        const auto variation = static_cast<rules::Variation>(number);
        const RuleTexts::Text text = RuleTexts::variation(variation);
        CHECK(!text.name.isEmpty());
        CHECK(text.sentence.endsWith(u'.'));
        const rules::Board board = rules::boardOf(variation);
        CHECK(board != rules::noBoard);
        // Setup, lessons and results name it also where it is not played.
        CHECK(!emblemOf(board, {}).isEmpty());
        CHECK(!Names::board(board, {}).isEmpty());
    }
}

TEST_CASE("Every level has a name and a sentence of its own", "[Words]")
{
    std::set<QString> names;
    std::set<QString> sentences;
    for (const std::string_view level : players::levelNames()) {
        INFO("The computer player " << level);
        const RuleTexts::Text text =
            RuleTexts::level(QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size())));
        CHECK(names.insert(text.name).second);
        CHECK(sentences.insert(text.sentence).second);
    }
}

TEST_CASE("The boards that QML knows by name are called as in the rules", "[Words]")
{
    const auto boards = QMetaEnum::fromType<Enums::Board>();
    for (int i = 0; i < boards.keyCount(); ++i) {
        const auto board = toRules(static_cast<Enums::Board>(boards.value(i)));
        if (board) {
            // "KingsService" is kings-service.
            QString name = QString::fromLatin1(boards.key(i));
            name.replace(QRegularExpression(QStringLiteral("(?<!^)([A-Z])")), QStringLiteral("-\\1"));
            CHECK(name.toLower().toStdString() == rules::facts(*board).name);
        }
    }
}
