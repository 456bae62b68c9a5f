// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Rulebook.h"

#include <catch2/catch_test_macros.hpp>

#include <QSignalSpy>

namespace academy::rulebook
{

TEST_CASE("A book that is not opened has read nothing", "[rulebook]")
{
    Rulebook book;
    CHECK(book.blocks().isEmpty());
    CHECK(book.contents().isEmpty());
    CHECK(!book.open(QStringLiteral("turn")));
}

TEST_CASE("A place is opened, and one that there is not changes nothing", "[rulebook]")
{
    Rulebook book;
    book.setLanguage(QStringLiteral("en_GB"));
    REQUIRE(book.open(QStringLiteral("turn#draft")));
    CHECK(book.page() == QLatin1String("turn"));
    CHECK(book.block() > 0);
    CHECK(book.blocks().at(book.block()).anchor == QLatin1String("draft"));
    CHECK(!book.open(QStringLiteral("turn#dragons")));
    CHECK(book.place() == QLatin1String("turn#draft"));
}

TEST_CASE("One goes back and forward, and a new place forgets what lay ahead", "[rulebook]")
{
    Rulebook book;
    book.setLanguage(QStringLiteral("en"));
    book.open(QStringLiteral("goal"));
    CHECK(!book.canGoBack());
    book.open(QStringLiteral("turn"));
    book.open(QStringLiteral("movement#laps"));
    book.back();
    CHECK(book.place() == QLatin1String("turn"));
    book.back();
    book.back();
    CHECK(book.place() == QLatin1String("goal"));
    book.forward();
    CHECK(book.place() == QLatin1String("turn"));
    book.open(QStringLiteral("end"));
    CHECK(!book.canGoForward());
    book.open(QStringLiteral("end")); // where one is already
    book.back();
    CHECK(book.place() == QLatin1String("turn"));
}

TEST_CASE("Another language keeps the place", "[rulebook]")
{
    Rulebook book;
    book.setLanguage(QStringLiteral("en"));
    book.open(QStringLiteral("turn#draft"));
    const QString english = book.title();
    QSignalSpy changed(&book, &Rulebook::pageChanged);
    book.setLanguage(QStringLiteral("fr_CA"));
    CHECK(changed.size() == 1);
    CHECK(book.place() == QLatin1String("turn#draft"));
    CHECK(book.title() != english);
    CHECK(book.contents().size() == pageOrder().size());
}

TEST_CASE("The table of contents names each chapter once", "[rulebook]")
{
    Rulebook book;
    book.setLanguage(QStringLiteral("en"));
    int chapters = 0;
    for (const ContentsLine &line : book.contents()) {
        chapters += line.chapter.isEmpty() ? 0 : 1;
        CHECK(!line.title.isEmpty());
    }
    CHECK(chapters == 5);
    CHECK(!book.contents().at(0).chapter.isEmpty());
}

TEST_CASE("Pages can be turned from the first to the last", "[rulebook]")
{
    Rulebook book;
    book.setLanguage(QStringLiteral("fr"));
    book.open(QStringLiteral("goal"));
    int pages = 1;
    while (!book.next().target.isEmpty()) {
        REQUIRE(book.open(book.next().target));
        ++pages;
    }
    CHECK(pages == pageOrder().size());
}

TEST_CASE("What is found is opened where it stands", "[rulebook]")
{
    Rulebook book;
    book.setLanguage(QStringLiteral("en"));
    book.open(QStringLiteral("goal"));
    book.setQuery(QStringLiteral("h"));
    CHECK(book.hits().isEmpty()); // one letter
    CHECK(book.found().isEmpty());
    book.setQuery(QStringLiteral("any squares beyond"));
    REQUIRE(!book.hits().isEmpty());
    CHECK(!book.found().isEmpty());
    book.openHit(0);
    CHECK(book.page() == QLatin1String("movement"));
    CHECK(book.blocks().at(book.block()).text.contains(QLatin1String("Any squares beyond")));
    book.setQuery(QStringLiteral("unicorns"));
    CHECK(book.hits().isEmpty());
    CHECK(!book.found().isEmpty());
    book.openHit(0);
    CHECK(book.page() == QLatin1String("movement"));
}

} // namespace academy::rulebook
