// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Book.h"
#include "rulebook/FigureScript.h"
#include "rulebook/Folding.h"

#include "RuleNumbers.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <set>
#include <string>

/// The pages as they are: complete, the same in both languages, and leading somewhere.
namespace academy::rulebook
{

namespace
{

QString language()
{
    return GENERATE(QStringLiteral("en"), QStringLiteral("fr"));
}

// What both languages share: anchors, figures, links, marked rules, shapes of tables, in order.
QStringList shape(const Page &page)
{
    QStringList lines;
    for (const Block &block : page.blocks) {
        if (page.id == QLatin1String("index") || block.part == Part::Term) {
            continue; // in the order of each alphabet
        }
        QString line = QStringLiteral("%1 %2 %3 %4 %5 %6")
                           .arg(static_cast<int>(block.part))
                           .arg(block.level)
                           .arg(block.anchor, block.figure, block.rules.join(QLatin1Char(',')))
                           .arg(block.cells.size());
        for (const Link &link : block.links) {
            line += QLatin1Char(' ') + link.target;
        }
        lines.append(line);
    }
    return lines;
}

} // namespace

TEST_CASE("All pages can be read", "[rulebook]")
{
    const Book book(language());
    CHECK(book.faults() == QStringList());
    CHECK(book.pages().size() == pageOrder().size());
}

TEST_CASE("Every rule is told in the rulebook", "[rulebook]")
{
    const Book book(language());
    for (const std::string_view rule : rules::ruleNumbers) {
        INFO(rule);
        const QString target = book.targetOfRule(QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())));
        CHECK(!target.isEmpty());
        CHECK(book.find(target).has_value());
    }
}

TEST_CASE("No page tells a rule that there is not", "[rulebook]")
{
    const Book book(language());
    for (const Page &page : book.pages()) {
        for (const Block &block : page.blocks) {
            for (const QString &rule : block.rules) {
                INFO(page.id.toStdString() << ": " << rule.toStdString());
                CHECK(std::ranges::find(rules::ruleNumbers, rule.toStdString()) != rules::ruleNumbers.end());
            }
        }
    }
}

TEST_CASE("A rule is told in words, a list, a table or a term", "[rulebook]")
{
    const Book book(language());
    for (const Page &page : book.pages()) {
        for (const Block &block : page.blocks) {
            const bool tells = block.part != Part::Heading && block.part != Part::Links && block.part != Part::Figure;
            CHECK((block.rules.isEmpty() || tells));
        }
    }
}

TEST_CASE("Every link leads somewhere, and not to where it stands", "[rulebook]")
{
    const Book book(language());
    for (const Page &page : book.pages()) {
        for (const Block &block : page.blocks) {
            for (const Link &link : block.links) {
                INFO(page.id.toStdString() << " -> " << link.target.toStdString());
                CHECK(book.find(link.target).has_value());
                CHECK(link.target != page.id);
            }
        }
    }
}

TEST_CASE("Every figure is there, and every one there is is shown", "[rulebook]")
{
    const Book book(language());
    std::set<std::string> shown;
    for (const Page &page : book.pages()) {
        for (const Block &block : page.blocks) {
            if (block.part == Part::Figure) {
                INFO(block.figure.toStdString());
                CHECK(figureScript(block.figure.toStdString()) != nullptr);
                shown.insert(block.figure.toStdString());
            }
        }
    }
    CHECK(shown.size() == figureScripts().size());
}

TEST_CASE("Both languages have the same pages, anchors, figures, links and rules", "[rulebook]")
{
    const Book english(QStringLiteral("en"));
    const Book french(QStringLiteral("fr"));
    REQUIRE(english.pages().size() == french.pages().size());
    for (qsizetype number = 0; number < english.pages().size(); ++number) {
        INFO(english.pages().at(number).id.toStdString());
        CHECK(shape(english.pages().at(number)) == shape(french.pages().at(number)));
    }
}

TEST_CASE("Every page that explains something is reached from the table of contents and the index", "[rulebook]")
{
    const Book book(language());
    std::set<QString> indexed;
    for (const Block &block : book.pages().constLast().blocks) {
        for (const Link &link : block.links) {
            indexed.insert(link.target.section(QLatin1Char('#'), 0, 0));
        }
    }
    for (const Page &page : book.pages()) {
        INFO(page.id.toStdString());
        CHECK((indexed.contains(page.id) || page.id == QLatin1String("glossary") || page.id == QLatin1String("index")));
    }
}

TEST_CASE("Index and glossary stand in the order of the alphabet, accents ignored", "[rulebook]")
{
    const Book book(language());
    QStringList words;
    QStringList terms;
    for (const Page &page : book.pages()) {
        for (const Block &block : page.blocks) {
            if (page.id == QLatin1String("index")) {
                for (const Link &link : block.links) {
                    words.append(fold(link.text).text);
                }
            } else if (block.part == Part::Term) {
                terms.append(fold(block.lead).text);
            }
        }
    }
    CHECK(words.size() > 60);
    CHECK(terms.size() > 25);
    CHECK(std::ranges::is_sorted(words, {},
                                 [](const QString &word) { return word.section(QStringLiteral(" ("), 0, 0); }));
    CHECK(std::ranges::is_sorted(terms));
}

TEST_CASE("French pages use French signs", "[rulebook]")
{
    const Book book(QStringLiteral("fr"));
    for (const Page &page : book.pages()) {
        for (const Block &block : page.blocks) {
            for (const QString &text : QStringList{block.text} + block.cells) {
                INFO(text.toStdString());
                CHECK(!text.contains(QLatin1Char('\'')));
                CHECK(!text.contains(QLatin1Char('"')));
                for (const char *sign : {" :", " ;", " ?", " !", " »", "« "}) {
                    CHECK(!text.contains(QString::fromUtf8(sign)));
                }
            }
        }
    }
}

} // namespace academy::rulebook
