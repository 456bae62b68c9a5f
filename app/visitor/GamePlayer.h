// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Visitor.h"

#include "rows/Enums.h"

#include <QString>

#include <functional>
#include <optional>
#include <random>

class QAbstractItemModel;

namespace academy::model
{
class Table;
}

namespace academy::app
{

/// Plays a game to its end through the window, as people do: looks behind the curtain, lifts cards, taps boards, presses
/// golden buttons. What it chooses is drawn at random from what the table says is allowed; the same seed chooses the same.
class GamePlayer
{
public:
    /// Called at every new moment, with a short name for it such as `keep`, `play-chosen` or `scoring-jousts`, while
    /// nothing is done.
    using Moment = std::function<void(const QString &name)>;

    GamePlayer(Visitor &visitor, model::Table &table, unsigned seed);

    void onMoment(Moment moment) { m_moment = std::move(moment); }

    /// Does not watch what is told, but goes on to the next page of the scoring, or the next decision, at once.
    void hurry() { m_hurries = true; }
    /// Takes decisions at the table's own prompt, and touches nothing: on the way to a moment that matters nobody looks, and no
    /// frame need be drawn.
    void playDirectly(bool direct = true) { m_direct = direct; }
    /// Other windows may come before the table's, which closes the curtain among several people: whoever decides looks again.
    void expectOtherWindows() { m_otherWindows = true; }
    /// Keeps and plays cards of this kind before all others.
    void prefer(model::Enums::CardKind kind) { m_preferred = kind; }

    /// False with the visitor's trouble.
    bool playToTheEnd();
    /// Plays until a moment has come, and leaves it as it is. False when the game ended before. The condition is asked at
    /// every new moment, with its name.
    bool playUntil(const std::function<bool(const QString &moment)> &wanted);
    bool playUntil(const QString &moment);
    /// Takes the decision that is asked now, by chance.
    void decide();
    /// Presses the golden button of what has been chosen; one of them when there are several.
    void pressButton();

    /// How long the eye at the curtain is held.
    static constexpr int curtainMilliseconds = 900;

private:
    struct Thing;
    struct Things;

    void step();
    void chooseParts();
    void chooseCard();
    void chooseRow(const QAbstractItemModel &rows, const char *allowed, const Thing &thing);
    void chooseCards();
    void chooseCoats();
    void choose(const Thing &thing, int number);
    void tell(const QString &moment);
    [[nodiscard]] bool somethingAsks() const;
    bool waitForQuestion();
    [[nodiscard]] int below(qsizetype count);

    Visitor &m_visitor;
    model::Table &m_table;
    std::minstd_rand m_random;
    Moment m_moment;
    std::optional<model::Enums::CardKind> m_preferred;
    std::function<bool(const QString &)> m_wanted;
    bool m_reached = false;
    bool m_hurries = false;
    bool m_direct = false;
    bool m_otherWindows = false;
};

} // namespace academy::app
