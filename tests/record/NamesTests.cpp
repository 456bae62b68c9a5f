// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Names.h"

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::record;

TEST_CASE("Cards are a letter and a value", "[names]")
{
    CHECK(cardText({rules::CardKind::Swords, 5}) == "S5");
    CHECK(cardText({rules::CardKind::Gallantry, 2}) == "G2");
    CHECK(cardText({rules::CardKind::KingsService, 4}) == "K4");
    for (const rules::Card card : rules::deck) {
        CHECK(cardFromText(cardText(card)) == card);
    }
    for (const char *text : {"", "S", "S2", "S6", "G1", "X3", "s3", "S33", "3S", " S3"}) {
        INFO(text);
        CHECK_FALSE(cardFromText(text).has_value());
    }
}

TEST_CASE("Coats are a board and a value", "[names]")
{
    CHECK(coatText(rules::coatOf(rules::Board::KingsService, 12)) == "kings-service:12");
    CHECK(coatText(rules::coatOf(rules::Board::Education, -1)) == "education:-1");
    std::string before;
    for (int i = 0; i < rules::coatCount; ++i) {
        const auto coat = static_cast<rules::Coat>(i);
        CHECK(coatFromText(coatText(coat)) == coat);
        CHECK(before < coatText(coat)); // the numbers of coats follow the order of their text
        before = coatText(coat);
    }
    for (const char *text : {"", "jousts", "jousts:", "jousts:4", "jousts:03", "jousts:+3", "jousts: 3", "moon:3"}) {
        INFO(text);
        CHECK_FALSE(coatFromText(text).has_value());
    }
}

TEST_CASE("Boards have the names of the record format", "[names]")
{
    CHECK(boardText(rules::Board::KingsService) == "kings-service");
    for (const rules::Board board : rules::allBoards) {
        CHECK(boardFromText(boardText(board)) == board);
    }
    CHECK_FALSE(boardFromText("Gallantry").has_value());
    CHECK_FALSE(boardFromText("").has_value());
}
