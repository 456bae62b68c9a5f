// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/Chronicle.h"

#include "names/Names.h"
#include "rows/RuleEnums.h"
#include "words/StyleTexts.h"

#include "rules/Game.h"

#include <utility>

namespace academy::model
{

std::span<const RowsModel::Role> Chronicle::roles()
{
    static constexpr std::array all{
        role<&ChronicleRow::turn, ChronicleRow>("turn"),     role<&ChronicleRow::section, ChronicleRow>("section"),
        role<&ChronicleRow::seat, ChronicleRow>("seat"),     role<&ChronicleRow::tincture, ChronicleRow>("tincture"),
        role<&ChronicleRow::board, ChronicleRow>("board"),   role<&ChronicleRow::emblem, ChronicleRow>("emblem"),
        role<&ChronicleRow::kind, ChronicleRow>("kind"),     role<&ChronicleRow::text, ChronicleRow>("text"),
        role<&ChronicleRow::detail, ChronicleRow>("detail"), role<&ChronicleRow::line, ChronicleRow>("line"),
        role<&ChronicleRow::points, ChronicleRow>("points"), role<&ChronicleRow::headed, ChronicleRow>("headed"),
        role<&ChronicleRow::group, ChronicleRow>("group"),
    };
    return all;
}

Chronicle::Chronicle(QObject *parent)
    : RowsModel(roles(), parent)
{
}

QString Chronicle::latest() const
{
    if (m_rows.isEmpty()) {
        return {};
    }
    const ChronicleRow &row = m_rows.constLast();
    return row.detail.isEmpty() ? row.text : row.text + QStringLiteral(" · ") + row.detail;
}

void Chronicle::write(const AnimationStep &animation, const DisplayedState &before, const People &people)
{
    QList<ChronicleRow> added;
    if (m_pages.empty()) {
        for (Page &page : introductions(before, people)) {
            added.append(rowOf(page, nullptr, people));
            m_pages.push_back(std::move(page));
        }
    }
    for (const rules::Event &event : animation.events) {
        if (event.kind == rules::EventKind::DiscMoved && addMove(event, animation.told, people)) {
            continue;
        }
        Page page{.happening = {.event = event, .move = {}, .told = animation.told},
                  .phase = before.table.phase,
                  .turn = before.table.turn,
                  .entry = animation.entry};
        ChronicleRow row = rowOf(page, m_pages.empty() ? nullptr : &m_pages.back(), people);
        if (!row.text.isEmpty() && event.kind != rules::EventKind::HandsPassed) { // four times every turn
            m_pages.push_back(std::move(page));
            added.append(std::move(row));
        }
    }
    if (!added.isEmpty()) {
        beginInsertRows({}, static_cast<int>(m_rows.size()), static_cast<int>(m_rows.size() + added.size()) - 1);
        m_rows.append(added);
        endInsertRows();
        Q_EMIT countChanged();
        Q_EMIT latestChanged();
    }
}

std::vector<Chronicle::Page> Chronicle::introductions(const DisplayedState &before, const People &people)
{
    std::vector<Page> pages;
    const rules::State &table = before.table;
    if (table.turn != 1 || table.phase != rules::Phase::Deal) { // whoever comes later finds them at work
        return pages;
    }
    for (int player = 0; player < people.players(); ++player) { // their first squires have the same numbers (R9.1)
        Page page{.happening = {.event = {.squire = static_cast<std::uint8_t>(player)}, .move = {}, .told = before},
                  .introduces = true,
                  .phase = table.phase,
                  .turn = table.turn,
                  .entry = 0};
        if (!rowOf(page, nullptr, people).text.isEmpty()) {
            pages.push_back(std::move(page));
        }
    }
    return pages;
}

// The move that a card or a bonus makes belongs to its row.
bool Chronicle::addMove(const rules::Event &move, const DisplayedState &told, const People &people)
{
    const bool ofCard = move.cause == rules::Cause::Card;
    const bool ofBonus = move.cause == rules::Cause::Bonus || move.cause == rules::Cause::Bet;
    if (m_pages.empty() || !(ofCard || ofBonus)) {
        return false;
    }
    Page &page = m_pages.back();
    page.happening.move = move;
    page.happening.told = told;
    m_rows.back() = rowOf(page, nullptr, people); // what moves gets no points, and needs no heading
    const QModelIndex last = index(static_cast<int>(m_rows.size()) - 1);
    Q_EMIT dataChanged(last, last, {roleNamed("detail")});
    Q_EMIT latestChanged();
    return true;
}

void Chronicle::tearOut(int entries)
{
    const auto first = std::ranges::find_if(m_pages, [entries](const Page &page) { return page.entry > entries; });
    const auto left = static_cast<int>(first - m_pages.begin());
    if (left < m_rows.size()) {
        beginRemoveRows({}, left, static_cast<int>(m_rows.size()) - 1);
        m_pages.erase(first, m_pages.end());
        m_rows.resize(left);
        endRemoveRows();
        Q_EMIT countChanged();
        Q_EMIT latestChanged();
    }
}

void Chronicle::take(Chronicle &&other)
{
    clear();
    if (!other.m_rows.isEmpty()) {
        beginInsertRows({}, 0, static_cast<int>(other.m_rows.size()) - 1);
        m_rows = std::exchange(other.m_rows, {});
        m_pages = std::exchange(other.m_pages, {});
        endInsertRows();
        Q_EMIT countChanged();
        Q_EMIT latestChanged();
    }
}

void Chronicle::retranslate(const People &people)
{
    QList<ChronicleRow> rows;
    rows.reserve(m_rows.size());
    const Page *above = nullptr;
    for (const Page &page : m_pages) {
        rows.append(rowOf(page, above, people));
        above = &page;
    }
    show(m_rows, rows);
    Q_EMIT latestChanged();
}

// The nearest row in that direction that `begins` something, as the row before it does not belong to it.
template <typename Begins>
int Chronicle::nearest(int row, int by, Begins begins) const
{
    const int end = static_cast<int>(m_pages.size());
    for (int at = row + by; at >= 0 && at < end; at += by) {
        const Page &page = m_pages[static_cast<std::size_t>(at)];
        const Page *before = at > 0 ? &m_pages[static_cast<std::size_t>(at) - 1] : nullptr;
        if (begins(page, before)) {
            return at;
        }
    }
    return by > 0 ? end - 1 : 0;
}

int Chronicle::turnBeginning(int row, int by) const
{
    return nearest(row, by,
                   [](const Page &page, const Page *before) { return before == nullptr || page.turn != before->turn; });
}

int Chronicle::scoringBeginning(int row, int by) const
{
    const auto scores = [](const Page &page) { return page.phase >= rules::Phase::PlayDone; };
    return nearest(row, by, [scores](const Page &page, const Page *before) {
        return scores(page) && (before == nullptr || !scores(*before) || page.turn != before->turn);
    });
}

int Chronicle::roundBeginning(int player) const
{
    const auto last = static_cast<int>(m_pages.size()) - 1;
    int first = -1; // card of others in the present turn
    for (int row = last; row >= 0; --row) {
        const Page &page = m_pages[static_cast<std::size_t>(row)];
        const bool now = page.turn == m_pages.back().turn;
        if (!now && first >= 0) {
            break;
        }
        const rules::Event &event = page.happening.event;
        if (event.kind != rules::EventKind::CardPlayed) {
            continue;
        }
        if (page.happening.told.table.options.owner(event.squire) == player) {
            return row < last ? row : -1;
        }
        if (now) {
            first = row;
        }
    }
    return first;
}

QList<SquireLine> Chronicle::since(int player, int turn, const People &people) const
{
    QList<SquireLine> lines;
    for (auto page = m_pages.rbegin(); page != m_pages.rend() && page->turn == turn; ++page) {
        const rules::Options &options = page->happening.told.table.options;
        const int squire = page->happening.event.squire;
        if (squire >= options.squires) {
            continue;
        }
        if (options.owner(squire) == player) {
            break;
        }
        Sentences::Since told = Sentences::since(page->happening, people);
        if (!told.text.isEmpty()) {
            lines.prepend({.seat = squire,
                           .tincture = toShown(options.colors[static_cast<std::size_t>(squire)]),
                           .text = std::move(told.text),
                           .brief = std::move(told.brief),
                           .spoken = std::move(told.spoken)});
        }
    }
    return lines;
}

ChronicleRow Chronicle::rowOf(const Page &page, const Page *above, const People &people)
{
    const rules::Event &event = page.happening.event;
    const rules::Options &options = page.happening.told.table.options;
    ChronicleRow row{.turn = page.turn,
                     .section = Sentences::section(page.turn, page.phase),
                     .kind = {},
                     .text = {},
                     .group = {},
                     .line = {},
                     .detail = {}};
    if (page.introduces) {
        row.kind = Enums::AnimationStep::Quiet;
        row.text = StyleTexts::introduction(people.player(event.squire), people.level(event.squire),
                                            people.style(event.squire));
        row.line = row.text;
    } else {
        row.kind = toShown(event.kind);
        row.text = Sentences::text(page.happening, people);
        row.line = Sentences::besidePoints(page.happening, people);
        row.points = Sentences::points(event);
        row.detail = Sentences::detail(page.happening, people);
    }
    if (event.squire < options.squires) {
        row.seat = event.squire;
        row.tincture = toShown(options.colors[event.squire]);
    }
    const bool continues = above != nullptr && Sentences::points(above->happening.event) != 0
        && above->happening.event.board == event.board && above->turn == page.turn;
    if (row.points != 0) {
        row.group = Names::board(event.board, options);
        row.headed = !continues;
    }
    row.board = toShown(event.board);
    row.emblem = emblemOf(event.board, options);
    return row;
}

int Chronicle::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *Chronicle::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
