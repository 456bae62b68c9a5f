// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/PageReader.h"

#include <catch2/catch_test_macros.hpp>

namespace academy::rulebook
{

namespace
{

Page page(const char *text)
{
    auto read = readPage(QString::fromUtf8(text));
    const Fault *fault = std::get_if<Fault>(&read);
    INFO((fault != nullptr ? fault->what.toStdString() : ""));
    REQUIRE(fault == nullptr);
    return std::get<Page>(read);
}

int faultyLine(const char *text)
{
    const auto read = readPage(QString::fromUtf8(text));
    const Fault *fault = std::get_if<Fault>(&read);
    return fault != nullptr ? fault->line : 0;
}

} // namespace

TEST_CASE("A page has an id, a title and blocks below headings", "[rulebook]")
{
    const Page read = page("# Title {#page}\n\nOne line\nand another.\n\n## Section {#part}\n- an item\n\nMore.\n");
    CHECK(read.id == QLatin1String("page"));
    CHECK(read.title() == QLatin1String("Title"));
    REQUIRE(read.blocks.size() == 5);
    CHECK(read.blocks.at(1).text == QLatin1String("One line and another."));
    CHECK(read.blocks.at(1).anchor == QLatin1String("page"));
    CHECK(read.blocks.at(3).part == Part::Item);
    CHECK(read.blocks.at(4).anchor == QLatin1String("part"));
}

TEST_CASE("Marks say which rules the next block tells, and what the index calls a section", "[rulebook]")
{
    const Page read = page("# T {#t}\n<!-- index: One; Two -->\n<!-- R4.2 R10.3.1 -->\n\nWords.\n\nOther words.\n");
    CHECK(read.blocks.at(0).indexed == QStringList{QStringLiteral("One"), QStringLiteral("Two")});
    CHECK(read.blocks.at(1).rules == QStringList{QStringLiteral("R4.2"), QStringLiteral("R10.3.1")});
    CHECK(read.blocks.at(2).rules.isEmpty());
}

TEST_CASE("Tables, terms, links and figures are read", "[rulebook]")
{
    const Page read = page("# T {#t}\n| a | b |\n|---|---|\n| 1 |  2 |\n\n**Word** — what it means\n\n"
                           "→ [there](page#part) · [here](t)\n\n![A caption.](figure:name)\n");
    CHECK(read.blocks.at(1).columns == 2);
    CHECK(read.blocks.at(1).cells == QStringList{"a", "b", "1", "2"});
    CHECK(read.blocks.at(2).lead == QLatin1String("Word"));
    REQUIRE(read.blocks.at(3).links.size() == 2);
    CHECK(read.blocks.at(3).links.at(0) == Link{QStringLiteral("there"), QStringLiteral("page#part")});
    CHECK(read.blocks.at(4).figure == QLatin1String("name"));
    CHECK(read.blocks.at(4).text == QLatin1String("A caption."));
}

TEST_CASE("What is not meant is a fault on its line", "[rulebook]")
{
    CHECK(faultyLine("Words first.\n") == 1);
    CHECK(faultyLine("# Title\n") == 1);
    CHECK(faultyLine("# T {#t}\n# Again {#again}\n") == 2);
    CHECK(faultyLine("# T {#t}\n## S {#s}\n## S {#s}\n") == 3);
    CHECK(faultyLine("# T {#t}\n\nSome *stress*.\n") == 3);
    CHECK(faultyLine("# T {#t}\n\nA [link](t) within words.\n") == 3);
    CHECK(faultyLine("# T {#t}\n\n<b>Bold</b>\n") == 3);
    CHECK(faultyLine("# T {#t}\n| a | b |\n|---|---|\n| 1 |\n") == 4);
    CHECK(faultyLine("# T {#t}\n| a | b |\n| 1 | 2 |\n") == 3);
    CHECK(faultyLine("# T {#t}\n→ [words](no target)\n") == 2);
    CHECK(faultyLine("# T {#t}\n![words](name)\n") == 2);
    CHECK(faultyLine("# T {#t}\n<!-- rule 4 -->\n") == 2);
    CHECK(faultyLine("# T {#t}\n**Term** without a dash\n") == 2);
    CHECK(faultyLine("# T {#t}\n\nWords.\n<!-- index: Late -->\n") == 4);
    CHECK(faultyLine("# T {#t}\n<!-- R4.2 -->\n") != 0);
    CHECK(faultyLine("") != 0);
}

} // namespace academy::rulebook
