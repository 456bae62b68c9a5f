// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Rulebook.h"

namespace academy::rulebook
{

Rulebook::Rulebook(QObject *parent)
    : QObject(parent)
{
}

void Rulebook::setLanguage(const QString &language)
{
    const QString spoken = language.section(u'_', 0, 0).section(u'-', 0, 0);
    if (spoken == m_language || spoken.isEmpty()) {
        return;
    }
    m_language = spoken;
    m_book.emplace(spoken);
    m_hits = search(*m_book, m_query);
    Q_EMIT languageChanged();
    Q_EMIT pageChanged();
    Q_EMIT hitsChanged();
}

QString Rulebook::title() const
{
    const auto place = m_book ? m_book->find(page()) : std::nullopt;
    return place ? m_book->pages().at(place->page).title() : QString();
}

QList<Block> Rulebook::blocks() const
{
    const auto place = m_book ? m_book->find(page()) : std::nullopt;
    return place ? m_book->pages().at(place->page).blocks : QList<Block>();
}

Link Rulebook::next() const
{
    const auto place = m_book ? m_book->find(page()) : std::nullopt;
    if (!place || place->page + 1 >= m_book->pages().size()) {
        return {};
    }
    const Page &page = m_book->pages().at(place->page + 1);
    return {.text = page.title(), .target = page.id};
}

QList<ContentsLine> Rulebook::contents() const
{
    QList<ContentsLine> lines;
    std::optional<Chapter> before;
    for (const PageFacts &facts : pageOrder()) {
        const QString &id = facts.id;
        const auto place = m_book ? m_book->find(id) : std::nullopt;
        if (!place) {
            continue;
        }
        const bool first = before != facts.chapter;
        before = facts.chapter;
        lines.append({.page = id,
                      .title = m_book->pages().at(place->page).title(),
                      .chapter = first ? chapterName(facts.chapter) : QString()});
    }
    return lines;
}

QString Rulebook::chapterName(Chapter chapter)
{
    switch (chapter) {
    case Chapter::Playing:
        //: Chapter of the rulebook: the game from its beginning to its end
        return tr("How to play");
    case Chapter::Boards:
        //: Chapter of the rulebook: each of the seven boards
        return tr("The boards");
    case Chapter::Ways:
        //: Chapter of the rulebook: stakes, games for two, advanced rules
        return tr("Other ways to play");
    case Chapter::Variations:
        //: Chapter of the rulebook: the six variations
        return tr("The variations");
    case Chapter::Reference:
        //: Chapter of the rulebook: summary, glossary, index
        return tr("Look it up");
    }
    return {};
}

void Rulebook::setQuery(const QString &query)
{
    if (query == m_query) {
        return;
    }
    m_query = query;
    m_hits = m_book && query.trimmed().size() >= 2 ? search(*m_book, query) : QList<Hit>();
    Q_EMIT hitsChanged();
}

QString Rulebook::found() const
{
    if (m_query.trimmed().size() < 2) {
        return {};
    }
    //: Search in the rulebook: in how many sentences the words were found
    return m_hits.isEmpty() ? tr("Nothing found. Try another word.")
                            : tr("%n passage(s)", nullptr, static_cast<int>(m_hits.size()));
}

bool Rulebook::open(const QString &target)
{
    if (!m_book || !m_book->find(target)) {
        return false;
    }
    const QString from = page();
    m_history.visit(target);
    arrive(from);
    return true;
}

void Rulebook::openHit(int hit)
{
    if (hit < 0 || hit >= m_hits.size()) {
        return;
    }
    const Hit found = m_hits.at(hit);
    const QString from = page();
    m_history.visit(found.target);
    arrive(from);
    if (m_block != found.block) {
        m_block = found.block;
        Q_EMIT placeChanged();
        Q_EMIT opened();
    }
}

void Rulebook::back()
{
    const QString from = page();
    m_history.back();
    arrive(from);
}

void Rulebook::forward()
{
    const QString from = page();
    m_history.forward();
    arrive(from);
}

void Rulebook::arrive(const QString &from)
{
    const auto place = m_book ? m_book->find(m_history.place()) : std::nullopt;
    m_block = place ? place->block : 0;
    if (page() != from) {
        Q_EMIT pageChanged();
    }
    Q_EMIT placeChanged();
    Q_EMIT opened();
}

} // namespace academy::rulebook
