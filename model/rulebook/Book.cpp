// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Book.h"

#include "rulebook/Folding.h"

#include <QFile>
#include <QtResource>

#include <algorithm>

// Q_INIT_RESOURCE has to stand outside of any namespace.
static void initPages()
{
    Q_INIT_RESOURCE(academy_rulebook);
}

namespace academy::rulebook
{

namespace
{

// A line for each chapter, in the order of the enumerators: its name, then its pages.
QList<PageFacts> readContents()
{
    initPages();
    QFile file(QStringLiteral(":/academy/rulebook/contents"));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("The rulebook's contents are missing from the program's resources");
    }
    QList<PageFacts> order;
    int chapter = 0;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        for (const QString &page : line.split(u' ').sliced(1)) {
            order.append({.id = page, .chapter = static_cast<Chapter>(chapter)});
        }
        ++chapter;
    }
    return order;
}

} // namespace

const QList<PageFacts> &pageOrder()
{
    static const QList<PageFacts> order = readContents();
    return order;
}

Book::Book(const QString &language)
{
    initPages();
    const bool written = !language.isEmpty() && QFile::exists(QStringLiteral(":/academy/rulebook/") + language);
    const QString folder = written ? language : QStringLiteral("en");
    for (const PageFacts &facts : pageOrder()) {
        const QString &id = facts.id;
        QFile file(QStringLiteral(":/academy/rulebook/%1/%2.md").arg(folder, id));
        if (!file.open(QIODevice::ReadOnly)) {
            m_faults.append(id + QStringLiteral(": there is no such file"));
            continue;
        }
        auto page = readPage(QString::fromUtf8(file.readAll()));
        if (const Fault *fault = std::get_if<Fault>(&page)) {
            m_faults.append(QStringLiteral("%1, line %2: %3").arg(id).arg(fault->line).arg(fault->what));
        } else if (std::get<Page>(page).id != id) {
            m_faults.append(id + QStringLiteral(": the title's anchor is not the page's name"));
        } else {
            m_pages.append(std::move(std::get<Page>(page)));
        }
    }
    arrange();
}

Book::Book(QList<Page> pages)
    : m_pages(std::move(pages))
{
    arrange();
}

void Book::arrange()
{
    for (Page &page : m_pages) {
        if (page.listsIndex) {
            listIndex(page);
        }
    }
    for (int number = 0; number < m_pages.size(); ++number) {
        const Page &page = m_pages.at(number);
        for (int block = 0; block < page.blocks.size(); ++block) {
            const Block &one = page.blocks.at(block);
            const QString target = block == 0 ? page.id : page.id + QLatin1Char('#') + one.anchor;
            if (one.part == Part::Heading && !one.anchor.isEmpty()) {
                m_places.insert(target, Place{.page = number, .block = block});
            }
            const QString section = one.anchor == page.id ? page.id : page.id + QLatin1Char('#') + one.anchor;
            for (const QString &rule : one.rules) {
                if (!m_rules.contains(rule)) { // told again elsewhere, it is explained where it comes first
                    m_rules.insert(rule, section);
                }
            }
        }
    }
}

// A heading for each letter, and below it a link for each word.
void Book::listIndex(Page &page) const
{
    struct Entry {
        QString folded;
        Link link;
    };
    std::vector<Entry> entries;
    for (const Page &one : m_pages) {
        for (const Block &block : one.blocks) {
            for (const QString &word : block.indexed) {
                const QString target = block.level == 1 ? one.id : one.id + QLatin1Char('#') + block.anchor;
                QString shown = word;
                shown[0] = shown.at(0).toUpper();
                entries.push_back({.folded = fold(word).text, .link = {.text = shown, .target = target}});
            }
        }
    }
    std::ranges::stable_sort(entries, {}, &Entry::folded);
    QChar letter;
    for (const Entry &entry : entries) {
        if (const QChar first = entry.folded.at(0).toUpper(); first != letter) {
            letter = first;
            page.blocks.append({.part = Part::Heading, .level = 2, .text = QString(letter)});
            page.blocks.append({.part = Part::Links});
        }
        QList<Link> &links = page.blocks.last().links;
        // A word told of in several places names the page.
        const auto same = std::ranges::find(links, entry.link.text, &Link::text);
        Link link = entry.link;
        if (same != links.end()) {
            const auto owner = std::ranges::find(m_pages, link.target.section(QLatin1Char('#'), 0, 0), &Page::id);
            link.text += QStringLiteral(" (%1)").arg(owner->title());
        }
        links.append(link);
    }
}

} // namespace academy::rulebook
