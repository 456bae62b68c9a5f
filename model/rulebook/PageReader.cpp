// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/PageReader.h"

#include <QRegularExpression>
#include <QSet>

#include <optional>

namespace academy::rulebook
{

namespace
{

using Wrong = std::optional<QString>;

QString words(const char *text)
{
    return QString::fromUtf8(text);
}

class Reader
{
public:
    std::variant<Page, Fault> read(const QString &text);

private:
    Wrong line(const QString &line);
    Wrong heading(const QString &line);
    Wrong item(const QString &line);
    Wrong term(const QString &line);
    Wrong tableRow(const QString &line);
    Wrong links(const QString &line);
    Wrong figure(const QString &line);
    Wrong mark(const QString &line);
    Wrong paragraph(const QString &line);
    Wrong add(Block block);
    void closeBlock() { m_open = false; }

    Page m_page;
    QString m_anchor;
    QSet<QString> m_anchors;
    QStringList m_rules;
    bool m_open = false; ///< the last block, a paragraph or a table, may go on
    int m_tableLines = 0;
};

// Text for people holds none of the signs that only mean something to this reader.
Wrong plain(const QString &text)
{
    static const QRegularExpression signs(words(R"([*_`<>\[\]{}#|\\])"));
    if (text.trimmed().isEmpty()) {
        return words("there are no words here");
    }
    if (const auto found = signs.match(text); found.hasMatch()) {
        return words("a sign that is not for readers: ") + found.captured();
    }
    return std::nullopt;
}

bool isTarget(const QString &target)
{
    static const QRegularExpression form(words("^[a-z][a-z-]*(#[a-z][a-z-]*)?$"));
    return form.match(target).hasMatch();
}

Wrong Reader::add(Block block)
{
    if (m_page.blocks.isEmpty() && block.part != Part::Heading) {
        return words("a page begins with its title");
    }
    block.anchor = m_anchor;
    block.rules = std::exchange(m_rules, {});
    m_page.blocks.append(std::move(block));
    m_open = false;
    return std::nullopt;
}

Wrong Reader::heading(const QString &line)
{
    static const QRegularExpression form(words(R"(^(#{1,2}) (.+) \{#([a-z][a-z-]*)\}$)"));
    const auto found = form.match(line);
    if (!found.hasMatch()) {
        return words("a heading is written: ## Words {#anchor}");
    }
    const int level = static_cast<int>(found.capturedLength(1));
    if ((level == 1) != m_page.blocks.isEmpty()) {
        return words("the title comes first and only once");
    }
    if (!m_rules.isEmpty()) {
        return words("rules are marked below a heading");
    }
    m_anchor = found.captured(3);
    if (m_anchors.contains(m_anchor)) {
        return words("this anchor is there already: ") + m_anchor;
    }
    m_anchors.insert(m_anchor);
    if (level == 1) {
        m_page.id = m_anchor;
    }
    if (const Wrong wrong = plain(found.captured(2))) {
        return wrong;
    }
    return add({.part = Part::Heading, .level = level, .text = found.captured(2)});
}

Wrong Reader::item(const QString &line)
{
    const QString text = line.mid(2);
    if (const Wrong wrong = plain(text)) {
        return wrong;
    }
    return add({.part = Part::Item, .text = text});
}

Wrong Reader::term(const QString &line)
{
    static const QRegularExpression form(words(R"(^\*\*([^*]+)\*\* — (.+)$)"));
    const auto found = form.match(line);
    if (!found.hasMatch()) {
        return words("a term is written: **Term** — what it means");
    }
    for (const int part : {1, 2}) {
        if (const Wrong wrong = plain(found.captured(part))) {
            return wrong;
        }
    }
    return add({.part = Part::Term, .text = found.captured(2), .lead = found.captured(1)});
}

Wrong Reader::tableRow(const QString &line)
{
    if (!line.endsWith(QLatin1Char('|')) || line.size() < 2) {
        return words("a row of a table ends with a bar");
    }
    const bool first = !m_open || m_page.blocks.constLast().part != Part::Table;
    QStringList cells = line.mid(1, line.size() - 2).split(QLatin1Char('|'));
    for (QString &cell : cells) {
        cell = cell.trimmed();
    }
    if (first) {
        if (const Wrong wrong = add({.part = Part::Table, .columns = static_cast<int>(cells.size()), .cells = cells})) {
            return wrong;
        }
        m_open = true;
        m_tableLines = 1;
        return std::nullopt;
    }
    Block &table = m_page.blocks.last();
    if (cells.size() != table.columns) {
        return words("all rows of a table have as many cells");
    }
    const bool ruler = std::ranges::all_of(cells, [](const QString &cell) { return cell == QLatin1String("---"); });
    if (ruler != (++m_tableLines == 2)) {
        return words("the second line of a table, and only that, is |---|---|");
    }
    if (!ruler) {
        for (const QString &cell : std::as_const(cells)) {
            if (const Wrong wrong = plain(cell)) {
                return wrong;
            }
        }
        table.cells.append(cells);
    }
    return std::nullopt;
}

Wrong Reader::links(const QString &line)
{
    static const QRegularExpression form(words(R"(^\[([^\]]+)\]\(([^)]+)\)$)"));
    Block block{.part = Part::Links};
    const QStringList parts = line.mid(2).split(words(" · "));
    for (const QString &part : parts) {
        const auto found = form.match(part.trimmed());
        if (!found.hasMatch() || !isTarget(found.captured(2))) {
            return words("a link is written: [words](page#anchor)");
        }
        if (const Wrong wrong = plain(found.captured(1))) {
            return wrong;
        }
        block.links.append({.text = found.captured(1), .target = found.captured(2)});
    }
    return add(std::move(block));
}

Wrong Reader::figure(const QString &line)
{
    static const QRegularExpression form(words(R"(^!\[([^\]]+)\]\(figure:([a-z][a-z-]*)\)$)"));
    const auto found = form.match(line);
    if (!found.hasMatch()) {
        return words("a figure is written: ![caption](figure:name)");
    }
    if (const Wrong wrong = plain(found.captured(1))) {
        return wrong;
    }
    return add({.part = Part::Figure, .text = found.captured(1), .figure = found.captured(2)});
}

Wrong Reader::mark(const QString &line)
{
    static const QRegularExpression rules(words(R"(^<!-- (R\d+(?:\.\d+)+(?: R\d+(?:\.\d+)+)*) -->$)"));
    static const QRegularExpression index(words(R"(^<!-- index: ([^>]+) -->$)"));
    if (const auto found = rules.match(line); found.hasMatch()) {
        m_rules += found.captured(1).split(QLatin1Char(' '));
        return std::nullopt;
    }
    if (const auto found = index.match(line); found.hasMatch()) {
        if (m_page.blocks.isEmpty() || m_page.blocks.constLast().part != Part::Heading) {
            return words("words for the index stand right below a heading");
        }
        m_page.blocks.last().indexed += found.captured(1).split(words("; "));
        return std::nullopt;
    }
    if (line == QLatin1String("<!-- list: index -->")) {
        m_page.listsIndex = true;
        return std::nullopt;
    }
    return words("this mark is not known");
}

Wrong Reader::paragraph(const QString &line)
{
    if (const Wrong wrong = plain(line)) {
        return wrong;
    }
    if (m_open && m_page.blocks.constLast().part == Part::Paragraph) {
        m_page.blocks.last().text += QLatin1Char(' ') + line;
        return std::nullopt;
    }
    const Wrong wrong = add({.part = Part::Paragraph, .text = line});
    m_open = true;
    return wrong;
}

Wrong Reader::line(const QString &line)
{
    if (line.isEmpty()) {
        closeBlock();
        return std::nullopt;
    }
    if (line.startsWith(QLatin1Char('#'))) {
        return heading(line);
    }
    if (line.startsWith(QLatin1String("- "))) {
        return item(line);
    }
    if (line.startsWith(QLatin1String("**"))) {
        return term(line);
    }
    if (line.startsWith(QLatin1Char('|'))) {
        return tableRow(line);
    }
    if (line.startsWith(words("→ "))) {
        return links(line);
    }
    if (line.startsWith(QLatin1String("!["))) {
        return figure(line);
    }
    if (line.startsWith(QLatin1String("<!--"))) {
        return mark(line);
    }
    return paragraph(line);
}

std::variant<Page, Fault> Reader::read(const QString &text)
{
    const QStringList lines = text.split(QLatin1Char('\n'));
    int number = 0;
    for (const QString &one : lines) {
        ++number;
        if (const Wrong wrong = line(one.trimmed())) {
            return Fault{.line = number, .what = *wrong};
        }
    }
    if (m_page.blocks.isEmpty()) {
        return Fault{.line = number, .what = words("a page begins with its title")};
    }
    if (!m_rules.isEmpty()) {
        return Fault{.line = number, .what = words("rules are marked, and nothing follows that tells them")};
    }
    return std::move(m_page);
}

} // namespace

std::variant<Page, Fault> readPage(const QString &text)
{
    return Reader().read(text);
}

} // namespace academy::rulebook
