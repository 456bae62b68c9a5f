// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/ViewCodec.h"

#include "record/Entry.h"
#include "record/Names.h"

#include <array>

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

struct Part {
    const char *name;
    QByteArray (*toJson)(const State &table);
};

/// All that a table is, but for the options.
constexpr std::array parts{
    Part{"turn", [](const State &table) { return number(table.turn); }},
    Part{"phase",
         [](const State &table) { return json::quoted(record::phaseNames[static_cast<std::size_t>(table.phase)]); }},
    Part{"first", [](const State &table) { return number(table.first); }},
    Part{"actor", [](const State &table) { return number(table.actor); }},
    Part{"pending", [](const State &table) { return number(table.pending); }},
    Part{"step", [](const State &table) { return number(table.step); }},
    Part{"scrolls", [](const State &table) { return number(table.scrolls); }},
    Part{"scrollsTaken", [](const State &table) { return number(table.scrollsTaken); }},
    Part{"cup", [](const State &table) { return number(table.cup); }},
    Part{"drawn", [](const State &table) { return cardOrNull(table.drawn); }},
    Part{"tracks", tracksToJson},
    Part{"squires", squiresToJson},
    Part{"codex", [](const State &table) { return codexToJson(table.codex); }},
    Part{"memory", [](const State &table) { return list(table.codexMemory, memoryToJson); }},
    Part{"queue", [](const State &table) { return list(table.queue, squireOrNull); }},
    Part{"queued", [](const State &table) { return number(table.queued); }},
    Part{"exchanges", exchangesToJson},
};

QByteArray member(const Part &part, const QByteArray &value)
{
    return json::quoted(part.name) + ": " + value;
}

} // namespace

QByteArray viewToJson(const View &view)
{
    QByteArrayList members{R"("player": )" + number(view.player)};
    for (const Part &part : parts) {
        members += member(part, part.toJson(view.table));
    }
    members += R"("seen": )" + list(view.seen, handToJson);
    return '{' + members.join(", ") + '}';
}

QByteArray differenceToJson(const State &table, const State &from)
{
    QByteArrayList members;
    for (const Part &part : parts) {
        const QByteArray value = part.toJson(table);
        if (value != part.toJson(from)) {
            members += member(part, value);
        }
    }
    return '{' + members.join(", ") + '}';
}

} // namespace academy::protocol
