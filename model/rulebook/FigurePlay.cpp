// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/FigureScript.h"

#include <algorithm>
#include <bit>
#include <optional>

/// Plays a figure's script.
namespace academy::rulebook
{

using rules::Action;
using rules::ActionList;
using rules::Board;
using rules::Card;
using rules::CardKind;
using rules::Chance;
using rules::Phase;
using rules::State;

namespace
{

constexpr int cardsKept = 5;

struct Wish {
    Card card;
    Board board = rules::noBoard;
};

// "J5": a card and the board it is played on.
std::optional<Wish> wishOf(std::string_view word)
{
    if (word.size() != 2 || word[1] < '2' || word[1] > '5') {
        return std::nullopt;
    }
    const int value = word[1] - '0';
    switch (word[0]) {
    case 'G':
        return Wish{Card(CardKind::Gallantry, value), Board::Gallantry};
    case 'J':
        return Wish{Card(CardKind::Swords, value), Board::Jousts};
    case 'T':
        return Wish{Card(CardKind::Swords, value), Board::Tournaments};
    case 'E':
        return Wish{Card(CardKind::Education, value), Board::Education};
    case 'K':
        return Wish{Card(CardKind::KingsService, value), Board::KingsService};
    case 'Q':
        return Wish{Card(CardKind::Quests, value), Board::Quests};
    case 'C':
        return Wish{Card(CardKind::Charity, value), Board::Charity};
    default:
        return std::nullopt;
    }
}

using Wishes = std::array<std::vector<Wish>, rules::maxSquires>;

class Script
{
public:
    explicit Script(const FigureScript &script)
        : m_script(script)
        , m_state(rules::newGame(script.options))
    {
    }

    std::vector<FigureFrame> play();

private:
    [[nodiscard]] bool begins() const;
    [[nodiscard]] const TurnScript &turn() const;
    [[nodiscard]] bool wishForTurn();
    [[nodiscard]] bool fill(Wishes &wishes, std::array<int, rules::cardCodeCount> &left) const;
    [[nodiscard]] Chance dealt() const;
    [[nodiscard]] std::optional<Move> next();
    [[nodiscard]] Action decision(int actor);
    [[nodiscard]] bool make(const Move &move, FigureFrame &frame);
    [[nodiscard]] bool step(FigureFrame &frame);

    const FigureScript &m_script;
    State m_state;
    Wishes m_wishes;
    std::size_t m_bonuses = 0;
};

bool Script::begins() const
{
    return m_state.turn == m_script.turn && m_state.phase == m_script.phase && m_state.step == m_script.step;
}

const TurnScript &Script::turn() const
{
    static const TurnScript nothing;
    const auto number = static_cast<std::size_t>(m_state.turn) - 1;
    return number < m_script.turns.size() ? m_script.turns[number] : nothing;
}

// What squires are to keep in this turn, in the order in which they are to play it.
bool Script::wishForTurn()
{
    m_wishes = {};
    m_bonuses = 0;
    std::array<int, rules::cardCodeCount> left{};
    std::ranges::copy(rules::copiesInDeck, left.begin());
    for (std::size_t squire = 0; squire < turn().cards.size(); ++squire) {
        std::string_view words = turn().cards[squire];
        while (!words.empty()) {
            const std::size_t end = std::min(words.find(' '), words.size());
            const std::optional<Wish> wish = wishOf(words.substr(0, end));
            words.remove_prefix(std::min(end + 1, words.size()));
            if (!wish || --left.at(wish->card.code()) < 0) {
                return false;
            }
            m_wishes.at(squire).push_back(*wish);
        }
    }
    return fill(m_wishes, left);
}

// Small cards of boards that are not shown; Gallantry last, so that nobody needs to use a bonus.
bool Script::fill(Wishes &wishes, std::array<int, rules::cardCodeCount> &left) const
{
    constexpr std::array kinds{CardKind::Charity,   CardKind::Quests, CardKind::KingsService,
                               CardKind::Education, CardKind::Swords, CardKind::Gallantry};
    for (int squire = 0; squire < m_state.squires(); ++squire) {
        auto &own = wishes.at(static_cast<std::size_t>(squire));
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            const CardKind one =
                kinds.at((kind + (kind < 4 ? static_cast<std::size_t>(squire) : 0)) % (kind < 4 ? 4 : 6));
            for (int value = one == CardKind::Swords ? 3 : 2; value <= 5 && own.size() < cardsKept; ++value) {
                const Card card(one, value);
                const bool shown =
                    std::ranges::any_of(m_script.boards, [card](Board board) { return card.mayBePlayedOn(board); });
                while (!shown && left.at(card.code()) > 0 && own.size() < cardsKept) {
                    --left.at(card.code());
                    own.push_back({card, card.ownBoard()});
                }
            }
        }
        if (own.size() != cardsKept) {
            return false;
        }
    }
    return true;
}

// Hands in which everybody finds the wished card in every round of the draft (R4.2).
Chance Script::dealt() const
{
    Chance chance;
    const int squires = m_state.squires();
    chance.handCount = static_cast<std::uint8_t>(squires);
    for (int hand = 0; hand < squires; ++hand) {
        int holder = hand;
        for (std::size_t round = 0; round < cardsKept; ++round) {
            chance.hands.at(static_cast<std::size_t>(hand))
                .insert(m_wishes.at(static_cast<std::size_t>(holder)).at(round).card);
            holder = rules::passesTo(holder, squires, m_state.turn);
        }
    }
    return chance;
}

Action Script::decision(int actor)
{
    const auto squire = static_cast<std::size_t>(actor);
    switch (m_state.phase) {
    case Phase::Bet:
        return Action::bet(actor, squire < turn().bets.size() ? turn().bets[squire] : Board::Charity);
    case Phase::Draft:
        return Action::keep(actor, m_wishes.at(squire).at(m_state.step).card);
    case Phase::Play: {
        const Wish &wish = m_wishes.at(squire).at(m_state.playedCount.at(squire));
        return Action::play(actor, wish.card, wish.board);
    }
    case Phase::Peek:
        return Action::peek(actor, Action::none);
    case Phase::Bonus: {
        const std::size_t number = m_bonuses++;
        return Action::bonus(actor, number < turn().bonuses.size() ? turn().bonuses[number] : Board::Charity);
    }
    default:
        break;
    }
    ActionList actions; // a tie, a token: the first there is
    rules::legalActions(m_state, actor, actions);
    for (const Action &action : actions) {
        if (!action.declines()) {
            return action;
        }
    }
    return actions.isEmpty() ? Action() : actions[0];
}

std::optional<Move> Script::next()
{
    switch (rules::due(m_state)) {
    case rules::Due::Chance: {
        if (rules::awaitedChance(m_state) != rules::ChanceKind::Deal) {
            Chance codex;
            codex.kind = rules::ChanceKind::Codex;
            codex.tokens = {-1, 0, -3, 0, 0};
            return codex;
        }
        if (!wishForTurn()) {
            return std::nullopt;
        }
        return dealt();
    }
    case rules::Due::Decision:
        return decision(std::countr_zero(rules::deciding(m_state)));
    case rules::Due::Advance:
        return std::monostate();
    case rules::Due::Nothing:
        break;
    }
    return std::nullopt;
}

bool Script::make(const Move &move, FigureFrame &frame)
{
    frame.moves.push_back(move);
    if (const auto *chance = std::get_if<Chance>(&move)) {
        return !rules::applyChance(m_state, *chance, &frame.events);
    }
    if (const auto *action = std::get_if<Action>(&move)) {
        return !rules::apply(m_state, *action, &frame.events);
    }
    rules::advance(m_state, &frame.events);
    return true;
}

bool Script::step(FigureFrame &frame)
{
    const State before = m_state;
    do {
        const std::optional<Move> move = next();
        if (!move || !make(*move, frame)) {
            return false;
        }
    } while (before.phase == Phase::Draft && m_state.phase == Phase::Draft && m_state.step == before.step);
    frame.state = m_state;
    return true;
}

std::vector<FigureFrame> Script::play()
{
    FigureFrame start;
    while (!begins()) {
        const std::optional<Move> move = next();
        if (!move || !make(*move, start)) {
            return {};
        }
    }
    start.state = m_state;
    start.events.clear();
    std::vector<FigureFrame> frames{std::move(start)};
    for (int number = 0; number < m_script.steps; ++number) {
        FigureFrame frame;
        if (!step(frame)) {
            return {};
        }
        frames.push_back(std::move(frame));
    }
    return frames;
}

} // namespace

std::vector<FigureFrame> play(const FigureScript &script)
{
    return Script(script).play();
}

const FigureScript *figureScript(std::string_view name)
{
    const auto found = std::ranges::find(figureScripts(), name, &FigureScript::name);
    return found == figureScripts().end() ? nullptr : &*found;
}

} // namespace academy::rulebook
