// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "scripts/GameScript.h"

#include "rules/Game.h"
#include "rules/Random.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace academy::players
{
class Player;
}

/// A game as its script leads it, one move after the other.
namespace academy::scripts
{

/// One thing that is done to go on.
using Move = std::variant<rules::Chance, rules::Action, std::monostate>; ///< monostate: advance()

class ScriptedGame
{
public:
    /// `seed` is for chance that the script does not determine; it is drawn as model::Match draws it, also where the script
    /// deals other cards. `script` must outlive the game.
    explicit ScriptedGame(const GameScript &script, std::uint64_t seed = 0);
    ~ScriptedGame();

    [[nodiscard]] const rules::State &state() const { return m_state; }
    /// It stands where the script begins.
    [[nodiscard]] bool begins() const;

    /// What is done next. Nothing when the game is over, or when the script cannot be played: a test sees to it that all can.
    [[nodiscard]] std::optional<Move> next();
    /// Does it, and tells its events. False when the rules refuse it.
    [[nodiscard]] bool make(const Move &move, rules::Events *events = nullptr);

private:
    struct PlannedCard {
        rules::Card card;
        rules::Board board = rules::noBoard;
    };
    using PlannedCards = std::array<std::vector<PlannedCard>, rules::maxSquires>;

    [[nodiscard]] static std::optional<PlannedCard> plannedCard(std::string_view word);
    [[nodiscard]] const TurnScript &turn() const;
    [[nodiscard]] bool planTurn();
    [[nodiscard]] bool fill(PlannedCards &planned, std::array<int, rules::cardCodeCount> &left) const;
    [[nodiscard]] std::optional<rules::Chance> chance();
    [[nodiscard]] rules::Chance dealt() const;
    [[nodiscard]] rules::Action decision(int actor);
    [[nodiscard]] rules::Action firstAction(int actor) const;

    const GameScript &m_script;
    rules::State m_state;
    rules::Random m_random; ///< of chance
    rules::Random m_luck; ///< of the player
    std::unique_ptr<players::Player> m_player; ///< of the script's level
    PlannedCards m_planned;
    std::size_t m_bonuses = 0;
};

} // namespace academy::scripts
