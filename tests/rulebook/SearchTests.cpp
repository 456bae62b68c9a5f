// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Folding.h"
#include "rulebook/Search.h"

#include <catch2/catch_test_macros.hpp>

namespace academy::rulebook
{

namespace
{

Book bookOf(const char *text)
{
    return Book(QList<Page>{std::get<Page>(readPage(QString::fromUtf8(text)))});
}

QString text(const char *words)
{
    return QString::fromUtf8(words);
}

} // namespace

TEST_CASE("Folding ignores accents, case and kinds of signs, and knows where letters come from", "[rulebook]")
{
    const Folded folded = fold(text("L’École du Cœur\u00a0: É‑lan"));
    CHECK(folded.text == text("l'ecole du coeur : e-lan"));
    CHECK(folded.origin.size() == folded.text.size() + 1);
    CHECK(folded.origin.at(folded.text.indexOf(text("eur"))) == 12);
    CHECK(folded.origin.constLast() == 23);
}

TEST_CASE("A text is cut into its sentences", "[rulebook]")
{
    CHECK(sentences(text("One. Two? Three!")) == QStringList{"One.", "Two?", "Three!"});
    CHECK(sentences(text("Tours 1. et 2. compris")) == QStringList{"Tours 1. et 2. compris"});
    CHECK(sentences(QString()).isEmpty());
}

TEST_CASE("A search finds the sentence and the place in it, whatever the accents and the case", "[rulebook]")
{
    const Book book = bookOf("# Livre {#livre}\n\nRien ici. L’écuyer détient l’épée. Et voilà.\n");
    for (const char *query : {"épée", "epee", "ÉPÉE", "epe"}) {
        INFO(query);
        const QList<Hit> hits = search(book, text(query));
        REQUIRE(hits.size() == 1);
        CHECK(hits.at(0).sentence == text("L’écuyer détient l’épée."));
        CHECK(hits.at(0).match() == text(query[3] == '\0' ? "épé" : "épée"));
        CHECK(hits.at(0).before() + hits.at(0).match() + hits.at(0).after() == hits.at(0).sentence);
        CHECK(hits.at(0).target == QLatin1String("livre"));
    }
}

TEST_CASE("All words have to be there, some of them perhaps in the heading above", "[rulebook]")
{
    const Book book = bookOf("# Book {#book}\n\n## The throne {#throne}\n\nSquares too many are lost. It ends here.\n");
    CHECK(search(book, text("squares lost")).size() == 1);
    CHECK(search(book, text("throne lost")).at(0).target == QLatin1String("book#throne"));
    CHECK(search(book, text("throne squares dragons")).isEmpty());
    CHECK(search(book, text("quares")).isEmpty()); // words are found by their beginning
    CHECK(search(book, QString()).isEmpty());
    CHECK(search(book, text("   ")).isEmpty());
}

TEST_CASE("Headings come before sentences", "[rulebook]")
{
    const Book book = bookOf("# Book {#book}\n\nA stack is told of.\n\n## Stacks {#stacks}\n\nWords.\n");
    const QList<Hit> hits = search(book, text("stack"));
    REQUIRE(hits.size() == 2);
    CHECK(hits.at(0).target == QLatin1String("book#stacks"));
}

TEST_CASE("The real pages are found in both languages", "[rulebook]")
{
    const Book english(QStringLiteral("en"));
    const Book french(QStringLiteral("fr"));
    CHECK(search(english, text("win a tie")).at(0).target == QLatin1String("advanced#win-a-tie"));
    CHECK(search(english, text("kings service scrolls")).size() + search(english, text("king's service")).size() > 3);
    CHECK(search(french, text("egalite")).at(0).sentence.contains(text("égalité")));
    CHECK(search(french, text("epees")).size() > 3);
    CHECK(search(french, text("ex aequo")).at(0).match() == text("ex"));
    for (const Hit &hit : search(french, text("pion"))) {
        CHECK(french.find(hit.target).has_value());
        CHECK(fold(hit.match()).text == text("pion"));
    }
}

} // namespace academy::rulebook
