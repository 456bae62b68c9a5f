// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Audit.h"

#include "record/Json.h"
#include "record/Names.h"
#include "rules/Game.h"

namespace academy::record
{

namespace
{

using rules::State;

/// A list with an item for each squire or player.
QByteArray listFor(int count, auto itemAt)
{
    QByteArrayList items;
    for (int i = 0; i < count; ++i) {
        items += itemAt(i);
    }
    return json::list(items);
}

const char *momentName(rules::Phase phase)
{
    switch (phase) {
    case rules::Phase::DraftDone:
        return "draft";
    case rules::Phase::PlayDone:
        return "play";
    case rules::Phase::ResetDone:
        return "reset";
    default: // ScoringDone; after the scoring of turn VI the game is over (R4.8)
        return "scoring";
    }
}

QByteArray discs(const State &state, rules::Board board)
{
    const rules::Track &track = state.track(board);
    return listFor(state.squires(), [&track](int squire) {
        return json::list({QByteArray::number(squire), QByteArray::number(track.progress(squire)),
                           QByteArray::number(track.height(squire))});
    });
}

QByteArray tracks(const State &state)
{
    QByteArrayList boards;
    for (const rules::Board board : state.rules().boards()) {
        boards += json::quoted(boardText(board)) + ": " + discs(state, board);
    }
    return '{' + boards.join(", ") + '}';
}

QByteArray scrolls(const State &state)
{
    QByteArrayList squares;
    for (const rules::Scroll &scroll : rules::allScrolls) {
        if ((state.scrolls & scroll.bit) != 0) {
            squares += QByteArray::number(scroll.square);
        }
    }
    return json::list(squares);
}

/// Coats are numbered in the order of their text.
QByteArray coats(const rules::Coats &coats)
{
    QByteArrayList items;
    for (int i = 0; i < rules::coatCount; ++i) {
        const auto coat = static_cast<rules::Coat>(i);
        items.insert(items.size(), coats.of(coat), json::quoted(coatText(coat)));
    }
    return json::list(items);
}

} // namespace

void AuditWriter::writeOptions(const Record &record)
{
    line("options", optionsToJson(record));
}

void AuditWriter::writeEntry(const Entry &entry)
{
    m_text += toJson(entry) + '\n';
}

void AuditWriter::writeState(const State &state)
{
    const auto coatsOf = [&state](int squire) { return coats(state.coats[static_cast<std::size_t>(squire)]); };
    const auto pointsOf = [&state](int squire) { return QByteArray::number(rules::points(state, squire)); };
    line("state",
         QByteArray(R"({"after": ")") + momentName(state.phase) + R"(", "turn": )" + QByteArray::number(state.turn)
             + R"(, "first": )" + QByteArray::number(state.first) + R"(, "tracks": )" + tracks(state) + R"(, "cup": )"
             + QByteArray::number(state.cup) + R"(, "scrolls": )" + scrolls(state) + R"(, "coats": )"
             + listFor(state.squires(), coatsOf) + R"(, "points": )" + listFor(state.squires(), pointsOf) + '}');
    if (state.phase == rules::Phase::Over) {
        writeResult(state);
    }
}

void AuditWriter::writeResult(const State &state)
{
    const rules::Result result = rules::result(state);
    const int players = state.options.players();
    QByteArrayList winners;
    for (int player = 0; player < players; ++player) {
        if ((result.winners >> player & 1) != 0) {
            winners += QByteArray::number(player);
        }
    }
    const auto scoreOf = [&result](int player) {
        return QByteArray::number(result.scores[static_cast<std::size_t>(player)]);
    };
    line("result", R"({"scores": )" + listFor(players, scoreOf) + R"(, "winners": )" + json::list(winners) + '}');
}

void AuditWriter::line(const char *key, const QByteArray &value)
{
    m_text += QByteArray("{\"") + key + "\": " + value + "}\n";
}

} // namespace academy::record
