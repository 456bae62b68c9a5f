// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/EventPresenter.h"
#include "match/Asked.h"
#include "match/DisplayedState.h"
#include "match/Match.h"
#include "match/People.h"
#include "rows/RuleEnums.h"

#include "rules/View.h"

#include <QObject>

#include <optional>

/// Whoever leads the game that a table shows: the controller of this device, which has the whole of it, or a seat at another
/// device's table, which has one player's view. What is shown and asked needs no more than is here.
namespace academy::model
{

class GameLeader : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual bool leads() const = 0;
    // The following only while it leads.

    /// Options and players; at a seat nothing else of it is known.
    [[nodiscard]] virtual const record::Record &record() const = 0;
    /// How many entries the record at the table has.
    [[nodiscard]] virtual int entries() const = 0;
    /// The table as it is, or as the player at this seat may know it.
    [[nodiscard]] virtual const rules::State &state() const = 0;
    /// The player whose view that is; -1 where all is known.
    [[nodiscard]] virtual int seenBy() const { return -1; }
    /// What a player at this device may know.
    [[nodiscard]] virtual rules::View view(int player) const = 0;
    [[nodiscard]] virtual const People &people() const = 0;
    [[nodiscard]] virtual const std::optional<Asked> &asked() const = 0;
    /// The player whose secrets may be shown now; -1 for nobody.
    [[nodiscard]] virtual int looker() const = 0;
    /// The computers that are seen to think: bits of actors.
    [[nodiscard]] virtual rules::ActorSet thinking() const = 0;
    /// Those whom people decide for who sit at other devices: bits of actors.
    [[nodiscard]] virtual rules::ActorSet awaited() const = 0;
    /// Something can be taken back: never once the game is over.
    [[nodiscard]] virtual bool canUndo() const = 0;
    /// Whoever decides may ask the computer what it would do.
    [[nodiscard]] virtual bool allowsAdvice() const { return true; }
    /// Somebody at this device has decided, and that has not happened yet.
    [[nodiscard]] virtual bool hasDecided() const = 0;

    /// Tells everything at once until a human is asked, or up to a page of a scoring.
    virtual void hurry(EventPresenter::Hurry way) = 0;
    /// The one who is asked looks.
    virtual void liftCurtain() = 0;
    /// Nobody looks until the curtain is lifted again; a single human needs no curtain.
    virtual void cover() = 0;
    /// Takes the decision of the one who is asked. It is carried out when it is on disk.
    virtual std::optional<rules::Refusal> decide(const rules::Action &action) = 0;
    /// Takes the last decision back that may be.
    virtual void undo() = 0;

Q_SIGNALS:
    /// Who is asked, who looks, or who thinks has changed.
    void changed();
    /// The game goes on from another moment: the table is as `told`, and the record has so many entries.
    void wentBack(const academy::model::DisplayedState &told, int entries);
};

} // namespace academy::model
