// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/EventCodec.h"

#include "protocol/EventForm.h"

#include "record/Names.h"

#include <array>

namespace academy::protocol
{

namespace
{

using namespace rules;
using record::Complaint;
using record::Fields;
namespace json = record::json;

constexpr std::array<std::string_view, 26> kindNames{
    "turn-began",       "dealt",        "codex-laid",     "bet-laid",        "card-kept",        "hands-passed",
    "stacks-shown",     "stack-taken",  "cards-assigned", "card-played",     "disc-moved",       "cup-moved",
    "scroll-taken",     "token-peeked", "tie-won",        "board-scores",    "bonus-awarded",    "coat-given",
    "token-taken",      "tokens-shown", "token-returned", "coats-exchanged", "excalibur-passed", "board-reset",
    "scrolls-returned", "game-ended"};
static_assert(kindNames.size() == static_cast<std::size_t>(EventKind::GameEnded) + 1);

constexpr int nothing = 0xFF; // no squire
constexpr int mostSquares = 255; ///< no disc goes further in a game, and nothing counts more

struct NumberField {
    std::string_view key;
    std::int16_t Event::*number;
};
constexpr std::array<NumberField, 3> numberFields{
    {{"from", &Event::from}, {"to", &Event::to}, {"value", &Event::value}}};

bool owns(int player, int squire, const Options &options)
{
    return squire < options.squires && options.owner(squire) == player;
}

} // namespace

Event toldTo(int player, Event event, const Options &options)
{
    const bool own = owns(player, event.squire, options);
    if (event.kind == EventKind::CardKept && !own) {
        event.card = {};
    }
    if (event.kind == EventKind::CoatGiven && event.cause == Cause::CodexToken && !own) {
        event.coat = noCoat;
        event.value = 0;
    }
    return event;
}

QByteArray toJson(const Event &event)
{
    QByteArrayList members{R"("kind": )" + json::quoted(kindNames[static_cast<std::size_t>(event.kind)])};
    const auto add = [&members](std::string_view key, const QByteArray &value) {
        members += json::quoted(key) + ": " + value;
    };
    if (event.squire != nothing) {
        add("squire", QByteArray::number(event.squire));
    }
    if (event.board != noBoard) {
        add("board", json::quoted(record::boardText(event.board)));
    }
    if (event.cause != Cause::None) {
        add("cause", json::quoted(causeNames[static_cast<std::size_t>(event.cause)]));
    }
    if (event.card.isKnown()) {
        add("card", json::quoted(record::cardText(event.card)));
    }
    if (event.coat != noCoat) {
        add("coat", json::quoted(record::coatText(event.coat)));
    }
    for (const NumberField &field : numberFields) {
        if (event.*field.number != 0) {
            add(field.key, QByteArray::number(event.*field.number));
        }
    }
    if (event.rank != 0) {
        add("rank", QByteArray::number(event.rank));
    }
    if (event.other != nothing) {
        add("other", QByteArray::number(event.other));
    }
    return '{' + members.join(", ") + '}';
}

Event readEvent(const json::Value &value, const Options &options, Complaint &complaint)
{
    Event event;
    const Fields fields(value, QStringLiteral("event"), complaint);
    fields.refuseOthersThan(
        {"kind", "squire", "board", "cause", "card", "coat", "from", "to", "value", "rank", "other"});
    event.kind = fields.choice<EventKind>("kind", kindNames);
    const auto squire = [&fields](std::string_view key) {
        return static_cast<std::uint8_t>(fields.has(key) ? fields.integer(key, 0, maxSquires - 1) : nothing);
    };
    event.squire = squire("squire");
    event.other = squire("other");
    if (fields.has("cause")) {
        event.cause = fields.choice<Cause>("cause", causeNames);
    }
    const auto known = [&](std::string_view key, auto read, auto none) {
        if (!fields.has(key)) {
            return none;
        }
        const auto found = read(fields.string(key));
        if (!found) {
            fields.complain(key, QStringLiteral("does not exist"));
        }
        return found.value_or(none);
    };
    event.board = known("board", record::boardFromText, noBoard);
    event.card = known("card", record::cardFromText, Card());
    event.coat = known("coat", record::coatFromText, noCoat);
    for (const NumberField &field : numberFields) {
        if (fields.has(field.key)) {
            event.*field.number = static_cast<std::int16_t>(fields.integer(field.key, -mostSquares, mostSquares));
        }
    }
    if (fields.has("rank")) {
        event.rank = static_cast<std::uint8_t>(fields.integer("rank", 0, maxSquires));
    }
    if (!complaint.isMade() && !isWhole(event, options)) {
        fields.complain("kind", QStringLiteral("tells of nothing that this game has"));
    }
    return event;
}

} // namespace academy::protocol
