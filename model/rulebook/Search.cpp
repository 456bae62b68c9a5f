// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Search.h"

#include "rulebook/Folding.h"

#include <algorithm>

namespace academy::rulebook
{

namespace
{

// Where a word of the folded text begins with `wanted`; -1 for nowhere.
qsizetype beginning(const QString &folded, const QString &wanted)
{
    qsizetype from = folded.indexOf(wanted);
    while (from > 0 && folded.at(from - 1).isLetterOrNumber()) {
        from = folded.indexOf(wanted, from + 1);
    }
    return from;
}

struct Query {
    QStringList words;

    explicit Query(const QString &text)
        : words(fold(text).text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
    {
    }

    // Where the first of the words is in the sentence, if all are there or in what stands above it.
    [[nodiscard]] bool finds(const QString &sentence, const QString &above, Hit &hit) const
    {
        const Folded folded = fold(sentence);
        const QString aboveFolded = fold(above).text;
        qsizetype first = -1;
        qsizetype length = 0;
        for (const QString &word : words) {
            const qsizetype here = beginning(folded.text, word);
            if (here < 0 && beginning(aboveFolded, word) < 0) {
                return false;
            }
            if (here >= 0 && (first < 0 || here < first)) {
                first = here;
                length = word.size();
            }
        }
        if (first < 0) {
            return false;
        }
        hit.sentence = sentence;
        hit.start = static_cast<int>(folded.origin.at(first));
        // Accents that are signs of their own belong to their letter.
        hit.length = static_cast<int>(folded.origin.at(first + length)) - hit.start;
        return true;
    }
};

QStringList sentencesOf(const Block &block)
{
    switch (block.part) {
    case Part::Heading:
        return {block.text};
    case Part::Term:
        return {block.lead + QStringLiteral(" — ") + block.text};
    case Part::Table: {
        QStringList rows;
        for (qsizetype cell = 0; cell < block.cells.size(); cell += block.columns) {
            QStringList row = block.cells.mid(cell, block.columns);
            row.removeAll(QString());
            rows.append(row.join(QStringLiteral(" · ")));
        }
        return rows;
    }
    case Part::Links:
        return {};
    case Part::Paragraph:
    case Part::Item:
    case Part::Figure:
        break;
    }
    return sentences(block.text);
}

int weight(const Block &block)
{
    return block.part == Part::Heading ? block.level : block.part == Part::Term ? 3 : 4;
}

} // namespace

QStringList sentences(const QString &text)
{
    QStringList all;
    qsizetype start = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool stop = QStringLiteral(".!?…").contains(text.at(at));
        const bool ends = stop && at + 1 < text.size() && text.at(at + 1) == QLatin1Char(' ')
            && !text.at(std::min(at + 2, text.size() - 1)).isLower();
        if (ends || at + 1 == text.size()) {
            all.append(text.mid(start, at + 1 - start).trimmed());
            start = at + 1;
        }
    }
    return all;
}

QList<Hit> search(const Book &book, const QString &text, int most)
{
    const Query query(text);
    struct Found {
        int weight;
        Hit hit;
    };
    std::vector<Found> found;
    if (query.words.isEmpty()) {
        return {};
    }
    for (const Page &page : book.pages()) {
        QString heading;
        for (int number = 0; number < page.blocks.size() && !page.listsIndex; ++number) {
            const Block &block = page.blocks.at(number);
            if (block.part == Part::Heading) {
                heading = block.level == 1 ? QString() : block.text;
            }
            const QString title = heading.isEmpty() ? page.title() : page.title() + QStringLiteral(" · ") + heading;
            const QStringList all = sentencesOf(block);
            for (const QString &sentence : all) {
                Hit hit{.target = block.anchor == page.id ? page.id : page.id + QLatin1Char('#') + block.anchor,
                        .title = title,
                        .block = number};
                if (query.finds(sentence, title, hit)) {
                    found.push_back({.weight = weight(block), .hit = std::move(hit)});
                }
            }
        }
    }
    std::ranges::stable_sort(found, {}, &Found::weight);
    QList<Hit> hits;
    for (Found &one : found) {
        if (hits.size() < most) {
            hits.append(std::move(one.hit));
        }
    }
    return hits;
}

} // namespace academy::rulebook
