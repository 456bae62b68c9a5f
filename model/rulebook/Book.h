// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rulebook/Page.h"
#include "rulebook/PageReader.h"

#include <QHash>

#include <optional>

/// The whole rulebook in one language, read from the program's resources. Nothing is read before a book is made.
namespace academy::rulebook
{

/// The parts of the table of contents, in its order.
enum class Chapter { Playing, Boards, Ways, Variations, Reference };

struct PageFacts {
    QString id;
    Chapter chapter;
};

/// All pages in the order of the book, as resources/rulebook/contents has them.
[[nodiscard]] const QList<PageFacts> &pageOrder();

/// Where a block is in the book.
struct Place {
    int page = 0;
    int block = 0;

    friend bool operator==(const Place &, const Place &) = default;
};

class Book
{
public:
    /// language: the code of one that the rulebook is written in; another one is read in English.
    explicit Book(const QString &language);
    /// For tests: a book of these pages.
    explicit Book(QList<Page> pages);

    [[nodiscard]] const QList<Page> &pages() const { return m_pages; }
    /// What is wrong with the files, each with the name of its page; empty in a program that passed its tests.
    [[nodiscard]] const QStringList &faults() const { return m_faults; }
    /// The block a target names: the heading with that anchor.
    [[nodiscard]] std::optional<Place> find(const QString &target) const { return m_places.value(target); }
    /// The section in which a rule is told: "turn#draft" for "R4.2"; empty for a number there is not.
    [[nodiscard]] QString targetOfRule(const QString &rule) const { return m_rules.value(rule); }

private:
    void arrange();
    void listIndex(Page &page) const;

    QList<Page> m_pages;
    QStringList m_faults;
    QHash<QString, std::optional<Place>> m_places;
    QHash<QString, QString> m_rules;
};

} // namespace academy::rulebook
