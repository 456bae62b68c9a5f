// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/EntryReader.h"

#include "record/EntrySource.h"

#include <algorithm>
#include <array>

namespace academy::record
{

namespace
{

using rules::Action;
using rules::ChanceKind;

/// Squires, players, places: whether there are as many is for the rules to say.
constexpr int largestIndex = 99;

ChanceEntry chanceEntry(ChanceKind kind)
{
    ChanceEntry entry;
    entry.chance.kind = kind;
    return entry;
}

Entry readDeal(const EntrySource &source)
{
    const Fields fields = source.fields({"turn", "hands"});
    ChanceEntry entry = chanceEntry(ChanceKind::Deal);
    entry.turn = fields.integer("turn", 1, rules::turnCount);
    const json::Array &hands = fields.array("hands");
    if (hands.size() > rules::maxSquires) {
        source.complain(QStringLiteral("has more than five hands"));
        return entry;
    }
    for (const json::Value &hand : hands) {
        entry.chance.hands[entry.chance.handCount++] = source.hand(hand);
    }
    return entry;
}

Entry readCodex(const EntrySource &source)
{
    ChanceEntry entry = chanceEntry(ChanceKind::Codex);
    const json::Array *tokens = source.value().array();
    if (tokens == nullptr || tokens->size() > rules::maxSquires) {
        source.complain(QStringLiteral("must be a list of at most five tokens"));
        return entry;
    }
    for (const json::Value &token : *tokens) {
        const qint64 *value = token.integer();
        if (value == nullptr || (*value != 0 && *value != -1 && *value != -3)) {
            source.complain(QStringLiteral("has a token other than 0, -1 and -3"));
            break;
        }
        entry.chance.tokens[static_cast<std::size_t>(entry.tokens++)] = static_cast<std::int8_t>(*value);
    }
    return entry;
}

Entry readNeutralKeeps(const EntrySource &source)
{
    ChanceEntry entry = chanceEntry(ChanceKind::NeutralKeeps);
    entry.chance.card = source.card(source.value());
    return entry;
}

Entry readNeutralPlays(const EntrySource &source)
{
    ChanceEntry entry = chanceEntry(ChanceKind::NeutralPlays);
    entry.chance.card = source.card(source.value());
    return entry;
}

int squire(const Fields &fields)
{
    return fields.integer("squire", 0, largestIndex);
}

int player(const Fields &fields)
{
    return fields.integer("player", 0, largestIndex);
}

Entry readBet(const EntrySource &source)
{
    const Fields fields = source.fields({"squire", "board"});
    return Action::bet(squire(fields), source.board(fields));
}

Entry readKeep(const EntrySource &source)
{
    const Fields fields = source.fields({"squire", "card"});
    return Action::keep(squire(fields), source.card(fields.value("card")));
}

Entry readSplit(const EntrySource &source)
{
    const Fields fields = source.fields({"player", "stack"});
    const auto cards = source.threeCards(fields.array("stack"));
    return Action::split(player(fields), cards[0], cards[1], cards[2]);
}

Entry readTakeStack(const EntrySource &source)
{
    const Fields fields = source.fields({"player", "stack"});
    return Action::takeStack(player(fields), fields.integer("stack", 0, 1));
}

Entry readAssign(const EntrySource &source)
{
    const Fields fields = source.fields({"player", "cards"});
    const auto cards = source.threeCards(fields.array("cards"));
    return Action::assign(player(fields), cards[0], cards[1], cards[2]);
}

Entry readPlay(const EntrySource &source)
{
    const Fields fields = source.fields({"squire", "card", "board"});
    return Action::play(squire(fields), source.card(fields.value("card")), source.board(fields));
}

Entry readPeek(const EntrySource &source)
{
    const Fields fields = source.fields({"squire", "place"});
    const bool looks = !fields.value("place").isNull();
    return Action::peek(squire(fields), looks ? fields.integer("place", 0, largestIndex) : Action::none);
}

Entry readWinTie(const EntrySource &source)
{
    const Fields fields = source.fields({"squire", "board"});
    const bool wins = !fields.value("board").isNull();
    return Action::winTie(squire(fields), wins ? source.board(fields) : rules::noBoard);
}

Entry readBonus(const EntrySource &source)
{
    const Fields fields = source.fields({"squire", "board"});
    return Action::bonus(squire(fields), source.board(fields));
}

Entry readTakeToken(const EntrySource &source)
{
    const Fields fields = source.fields({"squire", "place"});
    return Action::takeToken(squire(fields), fields.integer("place", 0, largestIndex));
}

Entry readExchange(const EntrySource &source)
{
    const Fields fields = source.fields({"squire", "with", "give", "take"});
    const json::Value &give = fields.value("give");
    std::array<rules::Coat, 2> taken{rules::noCoat, rules::noCoat};
    const json::Array &take = fields.array("take");
    if (take.size() > taken.size()) {
        source.complain(QStringLiteral("takes more than two coats of arms"));
    } else {
        std::ranges::transform(take, taken.begin(), [&source](const json::Value &coat) { return source.coat(coat); });
    }
    if (!std::ranges::is_sorted(taken)) { // coats are numbered in the order of their text, noCoat last
        source.complain(QStringLiteral("must name the coats taken in the order of their text"));
    }
    return Action::exchange(squire(fields), fields.integer("with", 0, largestIndex),
                            give.isNull() ? rules::noCoat : source.coat(give), taken[0], taken[1]);
}

struct Form {
    std::string_view kind;
    std::string_view rule;
    Entry (*read)(const EntrySource &source);
};

constexpr std::array forms{
    Form{"deal", "R4.1", readDeal},
    Form{"codex", "R10.3.1", readCodex},
    Form{"neutralKeeps", "R8.2", readNeutralKeeps},
    Form{"neutralPlays", "R8.3", readNeutralPlays},
    Form{"bet", "R10.2.1", readBet},
    Form{"keep", "R4.2", readKeep},
    Form{"split", "R9.3", readSplit},
    Form{"takeStack", "R9.3", readTakeStack},
    Form{"assign", "R9.4", readAssign},
    Form{"play", "R4.3", readPlay},
    Form{"peek", "R10.3.2", readPeek},
    Form{"winTie", "R7.1", readWinTie},
    Form{"bonus", "R5.1", readBonus},
    Form{"takeToken", "R10.3.3", readTakeToken},
    Form{"exchange", "R10.6.1", readExchange},
};

} // namespace

EntryReading readEntry(const json::Value &value)
{
    EntryReading reading;
    const json::Object *object = value.object();
    if (object == nullptr || object->size() != 1) {
        reading.complaint.make(QStringLiteral("an entry must be an object with one key"));
        return reading;
    }
    const auto &[kind, content] = object->front();
    const auto form = std::ranges::find(forms, kind, &Form::kind);
    if (form == forms.end()) {
        reading.complaint.make(QStringLiteral("there is no entry of the kind %1").arg(shown(kind)));
        return reading;
    }
    reading.rule = form->rule;
    reading.entry = form->read(EntrySource(content, kind, reading.complaint));
    return reading;
}

} // namespace academy::record
