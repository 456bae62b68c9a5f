// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "scripts/ScriptedGame.h"

#include "players/Player.h"
#include "rules/View.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace academy::scripts
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

constexpr std::size_t cardsKept = 5;

} // namespace

ScriptedGame::ScriptedGame(const GameScript &script, std::uint64_t seed)
    : m_script(script)
    , m_state(rules::newGame(script.options))
    , m_random(seed)
    , m_luck(seed + 1)
    , m_player(players::makePlayer(script.level))
{
}

ScriptedGame::~ScriptedGame() = default;

// "J5": a card and the board it is played on.
std::optional<ScriptedGame::PlannedCard> ScriptedGame::plannedCard(std::string_view word)
{
    if (word.size() != 2 || word[1] < '2' || word[1] > '5') {
        return std::nullopt;
    }
    const int value = word[1] - '0';
    switch (word[0]) {
    case 'G':
        return PlannedCard{Card(CardKind::Gallantry, value), Board::Gallantry};
    case 'J':
        return PlannedCard{Card(CardKind::Swords, value), Board::Jousts};
    case 'T':
        return PlannedCard{Card(CardKind::Swords, value), Board::Tournaments};
    case 'E':
        return PlannedCard{Card(CardKind::Education, value), Board::Education};
    case 'K':
        return PlannedCard{Card(CardKind::KingsService, value), Board::KingsService};
    case 'Q':
        return PlannedCard{Card(CardKind::Quests, value), Board::Quests};
    case 'C':
        return PlannedCard{Card(CardKind::Charity, value), Board::Charity};
    default:
        return std::nullopt;
    }
}

bool ScriptedGame::begins() const
{
    return m_state.turn == m_script.turn && m_state.phase == m_script.phase && m_state.step == m_script.step;
}

const TurnScript &ScriptedGame::turn() const
{
    static const TurnScript nothing;
    const auto number = static_cast<std::size_t>(m_state.turn) - 1;
    return number < m_script.turns.size() ? m_script.turns[number] : nothing;
}

// What squires are to keep in this turn, in the order in which they are to play it.
bool ScriptedGame::planTurn()
{
    m_planned = {};
    m_bonuses = 0;
    std::array<int, rules::cardCodeCount> left{};
    std::ranges::copy(rules::copiesInDeck, left.begin());
    for (std::size_t squire = 0; squire < turn().cards.size(); ++squire) {
        std::string_view words = turn().cards[squire];
        while (!words.empty()) {
            const std::size_t end = std::min(words.find(' '), words.size());
            const std::optional<PlannedCard> card = plannedCard(words.substr(0, end));
            words.remove_prefix(std::min(end + 1, words.size()));
            if (!card || --left.at(card->card.code()) < 0) {
                return false;
            }
            m_planned.at(squire).push_back(*card);
        }
    }
    return fill(m_planned, left);
}

// Small cards of boards that are not shown; Gallantry last, so that nobody needs to use a bonus.
bool ScriptedGame::fill(PlannedCards &planned, std::array<int, rules::cardCodeCount> &left) const
{
    constexpr std::array kinds{CardKind::Charity,   CardKind::Quests, CardKind::KingsService,
                               CardKind::Education, CardKind::Swords, CardKind::Gallantry};
    for (int squire = 0; squire < m_state.squires(); ++squire) {
        auto &own = planned.at(static_cast<std::size_t>(squire));
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

// Hands in which everybody finds the planned card in every round of the draft (R4.2).
Chance ScriptedGame::dealt() const
{
    Chance chance;
    const int squires = m_state.squires();
    chance.handCount = static_cast<std::uint8_t>(squires);
    for (int hand = 0; hand < squires; ++hand) {
        int holder = hand;
        for (std::size_t round = 0; round < cardsKept; ++round) {
            chance.hands.at(static_cast<std::size_t>(hand))
                .insert(m_planned.at(static_cast<std::size_t>(holder)).at(round).card);
            holder = rules::passesTo(holder, squires, m_state.turn);
        }
    }
    return chance;
}

// Deals that the script determines are told; all other chance is drawn. What is drawn in vain keeps the random numbers in
// step with those of a match that goes on from here.
std::optional<Chance> ScriptedGame::chance()
{
    const Chance drawn = rules::drawChance(m_state, m_random);
    if (m_player) {
        return drawn;
    }
    switch (drawn.kind) {
    case rules::ChanceKind::Deal:
        return planTurn() ? std::optional(dealt()) : std::nullopt;
    case rules::ChanceKind::Codex: {
        Chance codex;
        codex.kind = rules::ChanceKind::Codex;
        codex.tokens = {-1, 0, -3, 0, 0};
        return codex;
    }
    default:
        return drawn;
    }
}

Action ScriptedGame::decision(int actor)
{
    if (m_player) {
        const int player = rules::actorIsPlayer(m_state.phase) ? actor : m_state.options.owner(actor);
        const int viewer = player == rules::nobody ? m_state.options.owner(m_state.first) : player;
        return m_player->choose(rules::viewOf(m_state, viewer), actor, {}, m_luck);
    }
    if (m_state.options.isNeutral(actor)) {
        return firstAction(actor); // with the card that chance has drawn
    }
    const auto squire = static_cast<std::size_t>(actor);
    switch (m_state.phase) {
    case Phase::Bet:
        return Action::bet(actor, squire < turn().bets.size() ? turn().bets[squire] : Board::Charity);
    case Phase::Draft:
        return Action::keep(actor, m_planned.at(squire).at(m_state.step).card);
    case Phase::Play: {
        const PlannedCard &next = m_planned.at(squire).at(m_state.playedCount.at(squire));
        return Action::play(actor, next.card, next.board);
    }
    case Phase::Peek:
        return m_script.peeks ? firstAction(actor) : Action::peek(actor, Action::none);
    case Phase::Bonus: {
        const std::size_t number = m_bonuses++;
        return Action::bonus(actor, number < turn().bonuses.size() ? turn().bonuses[number] : Board::Charity);
    }
    case Phase::WinTie:
        return turn().ties.empty() ? firstAction(actor) : Action::winTie(actor, turn().ties.front());
    case Phase::TakeToken: {
        const std::size_t number = m_state.step;
        return number < turn().tokens.size() ? Action::takeToken(actor, turn().tokens[number]) : firstAction(actor);
    }
    default:
        return firstAction(actor);
    }
}

// The first one that does something.
Action ScriptedGame::firstAction(int actor) const
{
    ActionList actions;
    rules::legalActions(m_state, actor, actions);
    for (const Action &action : actions) {
        if (!action.declines()) {
            return action;
        }
    }
    return actions.isEmpty() ? Action() : actions[0];
}

std::optional<Move> ScriptedGame::next()
{
    switch (rules::due(m_state)) {
    case rules::Due::Chance:
        if (const std::optional<Chance> drawn = chance()) {
            return *drawn;
        }
        return std::nullopt;
    case rules::Due::Decision:
        return decision(std::countr_zero(rules::deciding(m_state)));
    case rules::Due::Advance:
        return std::monostate();
    case rules::Due::Nothing:
        break;
    }
    return std::nullopt;
}

bool ScriptedGame::make(const Move &move, rules::Events *events)
{
    if (const auto *chance = std::get_if<Chance>(&move)) {
        return !rules::applyChance(m_state, *chance, events);
    }
    if (const auto *action = std::get_if<Action>(&move)) {
        return !rules::apply(m_state, *action, events);
    }
    rules::advance(m_state, events);
    return true;
}

} // namespace academy::scripts
