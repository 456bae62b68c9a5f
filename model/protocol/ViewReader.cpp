// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/ViewCodec.h"

#include "record/EntryReader.h"
#include "record/Names.h"
#include "rules/Actors.h"
#include "rules/Game.h"

#include <algorithm>
#include <array>

namespace academy::protocol
{

namespace
{

using namespace rules;
using record::Complaint;
using record::Fields;
namespace json = record::json;

constexpr int allBits = (1 << maxSquires) - 1;
/// More than a squire can win in a game.
constexpr std::size_t mostCoats = 64;

/// Reads the things of the game out of values. Complains, and stands in with something empty.
class Source
{
public:
    explicit Source(Complaint &complaint)
        : m_complaint(complaint)
    {
    }

    [[nodiscard]] int number(const json::Value &value, int smallest, int largest) const
    {
        const qint64 *found = value.integer();
        if (found == nullptr || *found < smallest || *found > largest) {
            m_complaint.make(
                QStringLiteral("the view has a number that is none from %1 to %2").arg(smallest).arg(largest));
            return smallest;
        }
        return static_cast<int>(*found);
    }

    [[nodiscard]] std::uint8_t small(const json::Value &value, int largest) const
    {
        return static_cast<std::uint8_t>(number(value, 0, largest));
    }

    [[nodiscard]] std::uint8_t squireOrNobody(const json::Value &value, int squires) const
    {
        return value.isNull() ? std::uint8_t{nobody} : small(value, squires - 1);
    }

    [[nodiscard]] Card cardOrUnknown(const json::Value &value) const
    {
        if (value.isNull()) {
            return {};
        }
        const std::string *text = value.string();
        const auto card = text != nullptr ? record::cardFromText(*text) : std::nullopt;
        if (!card) {
            m_complaint.make(QStringLiteral("the view has a card that does not exist"));
        }
        return card.value_or(Card());
    }

    [[nodiscard]] Board boardOrNone(const json::Value &value) const
    {
        if (value.isNull()) {
            return noBoard;
        }
        const std::string *text = value.string();
        const auto board = text != nullptr ? record::boardFromText(*text) : std::nullopt;
        if (!board) {
            m_complaint.make(QStringLiteral("the view has a board that does not exist"));
        }
        return board.value_or(noBoard);
    }

    [[nodiscard]] const json::Array &list(const json::Value &value, std::size_t fewest, std::size_t most) const
    {
        static const json::Array nothing;
        const json::Array *items = value.array();
        if (items == nullptr || items->size() < fewest || items->size() > most) {
            m_complaint.make(QStringLiteral("the view has a list that is none of %1 to %2").arg(fewest).arg(most));
            return nothing;
        }
        return *items;
    }

    [[nodiscard]] Hand hand(const json::Value &value) const
    {
        Hand hand;
        for (const json::Value &card : list(value, 0, Hand::capacity)) {
            hand.append(cardOrUnknown(card));
        }
        return hand;
    }

    [[nodiscard]] Coats coats(const json::Value &value) const
    {
        Coats coats;
        for (const json::Value &one : list(value, 0, mostCoats)) {
            const std::string *text = one.string();
            const auto coat = text != nullptr ? record::coatFromText(*text) : std::nullopt;
            if (coat) {
                coats.add(*coat);
            } else {
                m_complaint.make(QStringLiteral("the view has a coat of arms that does not exist"));
            }
        }
        return coats;
    }

    /// Discs by squire, as [progress, height in the stack]; whatever order they were put down in, it is one of these.
    [[nodiscard]] Track track(const json::Value &value, int squires) const
    {
        Track track;
        std::array<std::array<int, 2>, maxSquires> discs{};
        const json::Array &values = list(value, static_cast<std::size_t>(squires), static_cast<std::size_t>(squires));
        for (std::size_t squire = 0; squire < values.size(); ++squire) {
            const json::Array &disc = list(values[squire], 2, 2);
            if (disc.size() == 2) {
                discs[squire] = {number(disc[0], 0, Track::mostProgress), number(disc[1], 0, maxSquires - 1)};
            }
        }
        for (int height = 0; height < maxSquires; ++height) {
            for (int squire = 0; squire < squires; ++squire) {
                const auto [progress, own] = discs[static_cast<std::size_t>(squire)];
                if (own == height && progress > 0) {
                    track.place(squire, progress);
                }
            }
        }
        for (int squire = 0; squire < squires; ++squire) {
            const auto [progress, height] = discs[static_cast<std::size_t>(squire)];
            if (track.progress(squire) != progress || track.height(squire) != height) {
                m_complaint.make(QStringLiteral("the view has discs that stand in no stack"));
            }
        }
        return track;
    }

    [[nodiscard]] Action exchange(const json::Value &value, int squires) const
    {
        const record::EntryReading reading = record::readEntry(value);
        const auto *action = std::get_if<Action>(&reading.entry);
        if (reading.complaint.isMade() || action == nullptr || action->kind() != ActionKind::Exchange
            || action->actor() >= squires || action->partner() >= squires) {
            m_complaint.make(QStringLiteral("the view has an exchange that is none"));
            return {};
        }
        return *action;
    }

    [[nodiscard]] Complaint &complaint() const { return m_complaint; }

private:
    Complaint &m_complaint;
};

void readSquire(const Fields &fields, const Source &source, std::size_t squire, State &table)
{
    fields.refuseOthersThan({"hand", "kept", "dealt", "played", "coats", "bet"});
    table.hands[squire] = source.hand(fields.value("hand"));
    table.kept[squire] = source.hand(fields.value("kept"));
    table.dealt[squire] = source.hand(fields.value("dealt"));
    table.coats[squire] = source.coats(fields.value("coats"));
    table.bets[squire] = source.boardOrNone(fields.value("bet"));
    table.played[squire] = {};
    table.playedCount[squire] = 0;
    for (const json::Value &value : source.list(fields.value("played"), 0, table.played[squire].size())) {
        const json::Array &one = source.list(value, 2, 2);
        const Card card = one.size() == 2 ? source.cardOrUnknown(one[0]) : Card();
        const Board board = one.size() == 2 ? source.boardOrNone(one[1]) : noBoard;
        if (!card.isKnown() || board == noBoard) {
            (void)source.number({}, 0, 0); // complains: what is played is seen by all
            return;
        }
        table.played[squire][table.playedCount[squire]++] = PlayedCard(card, board);
    }
}

void readCodex(const Fields &fields, const Source &source, int squires, Codex &codex)
{
    fields.refuseOthersThan({"tokens", "takers", "peeked"});
    const auto five = [&](std::string_view key) -> const json::Array & {
        return source.list(fields.value(key), maxSquires, maxSquires);
    };
    std::size_t place = 0;
    for (const json::Value &value : five("tokens")) {
        const int token = value.isNull() ? int{Codex::unknownToken} : source.number(value, -3, 0);
        codex.token[place++] = static_cast<std::int8_t>(token);
    }
    place = 0;
    for (const json::Value &value : five("takers")) {
        codex.taker[place++] = source.squireOrNobody(value, squires);
    }
    place = 0;
    for (const json::Value &value : five("peeked")) {
        codex.peeked[place++] = source.small(value, allBits);
    }
}

void readTracks(const json::Value &value, const Source &source, State &table)
{
    const Fields tracks(value, QStringLiteral("tracks"), source.complaint());
    for (const Board board : table.rules().boards()) {
        table.track(board) = source.track(tracks.value(record::boardText(board)), table.squires());
    }
    const json::Object *boards = value.object();
    if (boards != nullptr && boards->size() != table.rules().boards().size()) {
        source.complaint().make(QStringLiteral("the view has boards that are not on the table"));
    }
}

void readSquires(const json::Value &value, const Source &source, State &table)
{
    std::size_t squire = 0;
    for (const json::Value &one : source.list(value, table.options.squires, table.options.squires)) {
        readSquire(Fields(one, QStringLiteral("squires"), source.complaint()), source, squire++, table);
    }
}

void readMemory(const json::Value &value, const Source &source, State &table)
{
    std::size_t at = 0;
    for (const json::Value &one : source.list(value, turnCount, turnCount)) {
        const json::Array &three = source.list(one, 3, 3);
        if (three.size() == 3) {
            table.codexMemory[at++] = {.minusOne = source.squireOrNobody(three[0], table.squires()),
                                       .minusThree = source.squireOrNobody(three[1], table.squires()),
                                       .knowers = source.small(three[2], allBits)};
        }
    }
}

void readQueue(const json::Value &value, const Source &source, State &table)
{
    std::size_t at = 0;
    for (const json::Value &one : source.list(value, maxSquires, maxSquires)) {
        table.queue[at++] = source.squireOrNobody(one, table.squires());
    }
}

void readExchanges(const json::Value &value, const Source &source, State &table)
{
    table.exchanges = {};
    table.exchangeCount = 0;
    for (const json::Value &one : source.list(value, 0, table.exchanges.size())) {
        table.exchanges[table.exchangeCount++] = source.exchange(one, table.squires());
    }
}

void readPhase(const json::Value &value, const Source &source, State &table)
{
    const std::string *text = value.string();
    const auto phase = text != nullptr ? record::enumeratorFromName<Phase>(record::phaseNames, *text) : std::nullopt;
    if (!phase) {
        source.complaint().make(QStringLiteral("the view has a phase that does not exist"));
    }
    table.phase = phase.value_or(table.phase);
}

struct Part {
    std::string_view name;
    void (*read)(const json::Value &value, const Source &source, State &table);
};

template <auto member>
void readSquireNumber(const json::Value &value, const Source &source, State &table)
{
    table.*member = source.small(value, table.squires() - 1);
}

template <auto member, int largest>
void readNumber(const json::Value &value, const Source &source, State &table)
{
    table.*member = source.small(value, largest);
}

/// All that a table is, but for the options.
constexpr std::array parts{
    Part{"turn",
         [](const json::Value &value, const Source &source, State &table) {
             table.turn = static_cast<std::uint8_t>(source.number(value, 1, turnCount));
         }},
    Part{"phase", readPhase},
    Part{"first", readSquireNumber<&State::first>},
    Part{"actor", readSquireNumber<&State::actor>},
    Part{"pending", readNumber<&State::pending, allBits>},
    Part{"step", readNumber<&State::step, 3 * maxSquires * maxSquires>},
    Part{"scrolls", readNumber<&State::scrolls, bothScrolls>},
    Part{"scrollsTaken", readNumber<&State::scrollsTaken, bothScrolls>},
    Part{"cup",
         [](const json::Value &value, const Source &source, State &table) {
             table.cup = static_cast<std::int8_t>(source.number(value, -cupReach, cupReach));
         }},
    Part{"drawn",
         [](const json::Value &value, const Source &source, State &table) {
             table.drawn = source.cardOrUnknown(value);
         }},
    Part{"tracks", readTracks},
    Part{"squires", readSquires},
    Part{"codex",
         [](const json::Value &value, const Source &source, State &table) {
             readCodex(Fields(value, QStringLiteral("codex"), source.complaint()), source, table.squires(),
                       table.codex);
         }},
    Part{"memory", readMemory},
    Part{"queue", readQueue},
    Part{"queued", readNumber<&State::queued, maxSquires>},
    Part{"exchanges", readExchanges},
};

bool isKnown(const Hand &hand)
{
    for (int position = 0; position < hand.size(); ++position) {
        if (!hand.at(position).isKnown()) {
            return false;
        }
    }
    return true;
}

/// The cards that the actor chooses among now.
Hand choices(const State &table, int actor)
{
    const auto at = static_cast<std::size_t>(actor);
    if (table.phase == Phase::Split || table.phase == Phase::Assign) {
        return table.dealt[at];
    }
    const bool drawn = table.phase == Phase::Play && table.options.isNeutral(actor); // it plays the card that was drawn
    return !drawn && (table.phase == Phase::Draft || table.phase == Phase::Play) ? table.hands[at] : Hand();
}

/// Whether the rules can list what this player may do: there is somebody who decides, and cards to choose among are known.
bool isAnswerable(const View &view)
{
    const State &table = view.table;
    const int actors = actorIsPlayer(table.phase) ? table.options.players() : table.squires();
    const ActorSet asked = deciding(table);
    if (table.options.owner(table.first) == nobody || asked >> actors != 0) {
        return false;
    }
    for (int actor = 0; actor < actors; ++actor) {
        if (isIn(asked, actor) && decider(table, actor) == view.player && !isKnown(choices(table, actor))) {
            return false;
        }
    }
    return true;
}

} // namespace

View readView(const json::Value &value, const Options &options, Complaint &complaint)
{
    View view;
    view.table.options = options;
    const Source source(complaint);
    const Fields fields(value, QStringLiteral("view"), complaint);
    fields.refuseOthersThan({"player", "turn", "phase", "first", "actor", "pending", "step", "scrolls", "scrollsTaken",
                             "cup", "drawn", "tracks", "squires", "codex", "memory", "queue", "queued", "exchanges",
                             "seen"});
    view.player = source.small(fields.value("player"), options.players() - 1);
    for (const Part &part : parts) {
        part.read(fields.value(part.name), source, view.table);
    }
    std::size_t at = 0;
    for (const json::Value &one : source.list(fields.value("seen"), view.seen.size(), view.seen.size())) {
        view.seen[at++] = source.hand(one);
    }
    if (!complaint.isMade() && !isAnswerable(view)) {
        complaint.make(QStringLiteral("the view asks for a decision that nobody can take"));
    }
    return view;
}

State readDifference(const json::Value &value, const State &from, Complaint &complaint)
{
    State table = from;
    const Source source(complaint);
    const json::Object *members = value.object();
    if (members == nullptr) {
        complaint.make(QStringLiteral("a difference is no object"));
        return table;
    }
    for (const json::Member &member : *members) {
        const auto part = std::ranges::find(parts, member.key, &Part::name);
        if (part == parts.end()) {
            complaint.make(QStringLiteral("a table has no %1").arg(record::shown(member.key)));
            break;
        }
        part->read(member.value, source, table);
    }
    return table;
}

} // namespace academy::protocol
