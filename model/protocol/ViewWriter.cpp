// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/ViewCodec.h"

#include "record/Entry.h"
#include "record/Names.h"

namespace academy::protocol
{

namespace
{

using namespace rules;
namespace json = record::json;

QByteArray number(int value)
{
    return QByteArray::number(value);
}

QByteArray squireOrNull(std::uint8_t squire)
{
    return squire == nobody ? QByteArray("null") : number(squire);
}

QByteArray cardOrNull(Card card)
{
    return card.isKnown() ? json::quoted(record::cardText(card)) : QByteArray("null");
}

QByteArray boardOrNull(Board board)
{
    return board == noBoard ? QByteArray("null") : json::quoted(record::boardText(board));
}

QByteArray list(const auto &values, auto toJson)
{
    QByteArrayList items;
    for (const auto &value : values) {
        items += toJson(value);
    }
    return json::list(items);
}

QByteArray handToJson(const Hand &hand)
{
    QByteArrayList cards;
    for (int position = 0; position < hand.size(); ++position) {
        cards += cardOrNull(hand.at(position));
    }
    return json::list(cards);
}

QByteArray coatsToJson(const Coats &coats)
{
    QByteArrayList items;
    for (int kind = 0; kind < coatCount; ++kind) {
        for (int copy = 0; copy < coats.of(static_cast<Coat>(kind)); ++copy) {
            items += json::quoted(record::coatText(static_cast<Coat>(kind)));
        }
    }
    return json::list(items);
}

QByteArray playedToJson(const State &table, std::size_t squire)
{
    QByteArrayList items;
    for (std::size_t position = 0; position < table.playedCount[squire]; ++position) {
        const PlayedCard one = table.played[squire][position];
        items += json::list({cardOrNull(one.card()), boardOrNull(one.board())});
    }
    return json::list(items);
}

QByteArray squiresToJson(const State &table)
{
    QByteArrayList items;
    for (std::size_t squire = 0; squire < table.options.squires; ++squire) {
        items += R"({"hand": )" + handToJson(table.hands[squire]) + R"(, "kept": )" + handToJson(table.kept[squire])
            + R"(, "dealt": )" + handToJson(table.dealt[squire]) + R"(, "played": )" + playedToJson(table, squire)
            + R"(, "coats": )" + coatsToJson(table.coats[squire]) + R"(, "bet": )" + boardOrNull(table.bets[squire])
            + '}';
    }
    return json::list(items);
}

QByteArray tracksToJson(const State &table)
{
    QByteArrayList items;
    for (const Board board : table.rules().boards()) {
        QByteArrayList discs;
        for (int squire = 0; squire < table.squires(); ++squire) {
            const Track &track = table.track(board);
            discs += json::list({number(track.progress(squire)), number(track.height(squire))});
        }
        items += json::quoted(record::boardText(board)) + ": " + json::list(discs);
    }
    return '{' + items.join(", ") + '}';
}

QByteArray codexToJson(const Codex &codex)
{
    const auto token = [](std::int8_t value) {
        return value == Codex::unknownToken ? QByteArray("null") : number(value);
    };
    return R"({"tokens": )" + list(codex.token, token) + R"(, "takers": )" + list(codex.taker, squireOrNull)
        + R"(, "peeked": )" + list(codex.peeked, [](std::uint8_t bits) { return number(bits); }) + '}';
}

QByteArray memoryToJson(const CodexMemory &memory)
{
    return json::list({squireOrNull(memory.minusOne), squireOrNull(memory.minusThree), number(memory.knowers)});
}

QByteArray exchangesToJson(const State &table)
{
    QByteArrayList items;
    for (std::size_t number = 0; number < table.exchangeCount; ++number) {
        items += record::toJson(record::Entry(table.exchanges[number]));
    }
    return json::list(items);
}

} // namespace

QByteArray viewToJson(const View &view)
{
    const State &table = view.table;
    const QByteArrayList members{
        R"("player": )" + number(view.player),
        R"("turn": )" + number(table.turn),
        R"("phase": )" + json::quoted(record::phaseNames[static_cast<std::size_t>(table.phase)]),
        R"("first": )" + number(table.first),
        R"("actor": )" + number(table.actor),
        R"("pending": )" + number(table.pending),
        R"("step": )" + number(table.step),
        R"("scrolls": )" + number(table.scrolls),
        R"("scrollsTaken": )" + number(table.scrollsTaken),
        R"("cup": )" + number(table.cup),
        R"("drawn": )" + cardOrNull(table.drawn),
        R"("tracks": )" + tracksToJson(table),
        R"("squires": )" + squiresToJson(table),
        R"("codex": )" + codexToJson(table.codex),
        R"("memory": )" + list(table.codexMemory, memoryToJson),
        R"("queue": )" + list(table.queue, squireOrNull),
        R"("queued": )" + number(table.queued),
        R"("exchanges": )" + exchangesToJson(table),
        R"("seen": )" + list(view.seen, handToJson),
    };
    return '{' + members.join(", ") + '}';
}

} // namespace academy::protocol
