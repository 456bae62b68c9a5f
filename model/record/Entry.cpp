// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Entry.h"

#include "record/Json.h"
#include "record/Names.h"

#include <span>

namespace academy::record
{

namespace
{

using rules::Action;
using rules::ActionKind;
using rules::ChanceKind;

QByteArray quoted(rules::Card card)
{
    return json::quoted(cardText(card));
}

QByteArray quoted(rules::Board board)
{
    return json::quoted(boardText(board));
}

QByteArray list(const rules::Hand &hand)
{
    QByteArrayList cards;
    for (int i = 0; i < hand.size(); ++i) {
        cards += quoted(hand.at(i));
    }
    return json::list(cards);
}

QByteArray threeCards(const Action &action)
{
    return json::list({quoted(action.card(0)), quoted(action.card(1)), quoted(action.card(2))});
}

QByteArray coatGiven(const Action &action)
{
    return action.give() == rules::noCoat ? QByteArray("null") : json::quoted(coatText(action.give()));
}

QByteArray coatsTaken(const Action &action)
{
    QByteArrayList coats;
    for (int i = 0; i < 2 && action.take(i) != rules::noCoat; ++i) {
        coats += json::quoted(coatText(action.take(i)));
    }
    return json::list(coats);
}

QByteArray boardOrNull(const Action &action)
{
    return action.declines() ? QByteArray("null") : quoted(action.board());
}

QByteArray placeOrNull(const Action &action)
{
    return action.declines() ? QByteArray("null") : QByteArray::number(action.place());
}

struct Field {
    const char *key;
    QByteArray value;
};

/// {"name": {"actorKey": actor, …}}
QByteArray decision(const char *name, const char *actorKey, const Action &action, std::initializer_list<Field> fields)
{
    QByteArray json = QByteArray("{\"") + name + "\": {\"" + actorKey + "\": " + QByteArray::number(action.actor());
    for (const Field &field : fields) {
        json += QByteArray(", \"") + field.key + "\": " + field.value;
    }
    return json + "}}";
}

QByteArray toJson(const Action &action)
{
    const auto squireDecides = [&action](const char *name, std::initializer_list<Field> fields) {
        return decision(name, "squire", action, fields);
    };
    const auto playerDecides = [&action](const char *name, std::initializer_list<Field> fields) {
        return decision(name, "player", action, fields);
    };
    switch (action.kind()) {
    case ActionKind::Bet:
        return squireDecides("bet", {{"board", quoted(action.board())}});
    case ActionKind::Keep:
        return squireDecides("keep", {{"card", quoted(action.card())}});
    case ActionKind::Split:
        return playerDecides("split", {{"stack", threeCards(action)}});
    case ActionKind::TakeStack:
        return playerDecides("takeStack", {{"stack", QByteArray::number(action.stack())}});
    case ActionKind::Assign:
        return playerDecides("assign", {{"cards", threeCards(action)}});
    case ActionKind::Play:
        return squireDecides("play", {{"card", quoted(action.card())}, {"board", quoted(action.board())}});
    case ActionKind::Peek:
        return squireDecides("peek", {{"place", placeOrNull(action)}});
    case ActionKind::WinTie:
        return squireDecides("winTie", {{"board", boardOrNull(action)}});
    case ActionKind::Bonus:
        return squireDecides("bonus", {{"board", quoted(action.board())}});
    case ActionKind::TakeToken:
        return squireDecides("takeToken", {{"place", QByteArray::number(action.place())}});
    case ActionKind::Exchange:
        return squireDecides("exchange",
                             {{"with", QByteArray::number(action.partner())},
                              {"give", coatGiven(action)},
                              {"take", coatsTaken(action)}});
    }
    return {};
}

QByteArray toJson(const ChanceEntry &entry)
{
    const rules::Chance &chance = entry.chance;
    switch (chance.kind) {
    case ChanceKind::Deal: {
        QByteArrayList hands;
        for (const rules::Hand &hand : std::span(chance.hands).first(chance.handCount)) {
            hands += list(hand);
        }
        return R"({"deal": {"turn": )" + QByteArray::number(entry.turn) + R"(, "hands": )" + json::list(hands) + "}}";
    }
    case ChanceKind::Codex: {
        QByteArrayList tokens;
        for (const int token : std::span(chance.tokens).first(static_cast<std::size_t>(entry.tokens))) {
            tokens += QByteArray::number(token);
        }
        return R"({"codex": )" + json::list(tokens) + '}';
    }
    case ChanceKind::NeutralKeeps:
        return R"({"neutralKeeps": )" + quoted(chance.card) + '}';
    case ChanceKind::NeutralPlays:
        return R"({"neutralPlays": )" + quoted(chance.card) + '}';
    }
    return {};
}

} // namespace

Entry entryOf(const rules::State &state, const rules::Chance &chance)
{
    return ChanceEntry{.chance = chance, .turn = state.turn, .tokens = state.squires()};
}

QByteArray toJson(const Entry &entry)
{
    return std::visit([](const auto &one) { return toJson(one); }, entry);
}

} // namespace academy::record
