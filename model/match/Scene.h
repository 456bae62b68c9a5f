// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Choice.h"
#include "match/Asked.h"
#include "match/DisplayedState.h"
#include "match/People.h"

#include "rows/RuleEnums.h"
#include "rows/Shown.h"

#include <QList>

/// Everything that decides how the table looks at one moment, and the rows that the models show of it.
namespace academy::model
{

struct Scene {
    DisplayedState told;
    People people;
    std::optional<Asked> asked;
    rules::ActorSet thinking = 0; ///< computers' actors
    rules::ActorSet awaited = 0; ///< those whom people at other devices decide for
    int seenBy = -1; ///< the player whose view `told` is already; -1 where it holds all
    int looker = -1; ///< the player whose secrets may be shown; -1 for nobody
    int viewSeat = 0; ///< the squire from whose seat the table is seen
    bool openScores = false;
    Enums::Board lookedAt = Enums::Board::NoBoard; ///< what the moment one looks back on happened on
    QList<Enums::Board> advised; ///< what the advice speaks of that is being read
    bool openHands = false; ///< the game is over: hands of former moments may be seen by all
    const Choice *choice = nullptr; ///< of the one who is asked, behind no curtain

    [[nodiscard]] const rules::State &table() const { return told.table; }
    [[nodiscard]] const rules::Options &options() const { return told.table.options; }
    [[nodiscard]] bool over() const { return told.table.phase == rules::Phase::Over; }
    [[nodiscard]] Enums::Tincture tincture(int squire) const
    {
        return toShown(options().colors[static_cast<std::size_t>(squire)]);
    }
    /// What a player may know of it, which is also so at a moment on the way to a state.
    [[nodiscard]] rules::State tableSeenBy(int player) const;
    /// The player from whose side things are said: who is asked and has looked, else who looks; -1 for nobody.
    [[nodiscard]] int viewer() const;
    [[nodiscard]] bool isOwn(int squire) const { return viewer() >= 0 && options().owner(squire) == viewer(); }
    [[nodiscard]] bool maySee(int squire) const { return looker >= 0 && options().owner(squire) == looker; }
    /// The squire that has to decide: asked, thought about by a computer, or awaited from another device.
    [[nodiscard]] bool isDeciding(int squire) const;
    /// The squire that an answer speaks of: the one acting, else one of the viewer's, else -1.
    [[nodiscard]] int ownSeat() const;
};

[[nodiscard]] CardFace cardFace(rules::Card card, const rules::Options &options);
/// The previews of what is chosen now, one for each board concerned: two for a Swords card whose board is open.

} // namespace academy::model
