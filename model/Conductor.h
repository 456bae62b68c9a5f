// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Match.h"
#include "People.h"
#include "Saver.h"
#include "Storyteller.h"
#include "Thinker.h"

#include <QObject>

#include <optional>
#include <vector>

/// Leads the game on: draws chance, lets computer players think, asks people one after the other, has every step told and
/// saved, and takes decisions back. Knows who may look at which secrets at this device.
namespace academy::model
{

/// What a table stands on; tests choose other ground.
struct Ground {
    Storyteller::Clock clock = Storyteller::Clock::Timer;
    Worker::Threads threads = Worker::Threads::Own;
    QString savesFolder; ///< where running games are saved; empty: nowhere
    PlayerMaker players = makeUsualPlayer; ///< makes the computer players
};

/// Somebody at this device has to decide.
struct Asked {
    int actor = 0; ///< squire, or player in the phases of rules::actorIsPlayer
    int player = 0; ///< who decides
    bool curtain = false; ///< has not looked yet

    friend bool operator==(const Asked &, const Asked &) = default;
};

class Conductor : public QObject
{
    Q_OBJECT

public:
    Conductor(const Ground &ground, Storyteller *story, QObject *parent = nullptr);

    /// Leads this game from where it stands and has been told; it is saved at `path` unless that is empty.
    void lead(Match match, const Told &told, const QString &path);
    void leave();

    [[nodiscard]] bool leads() const { return m_match.has_value(); }
    /// Only while it leads.
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] const rules::State &state() const { return m_match->state(); }
    [[nodiscard]] const People &people() const { return m_people; }
    [[nodiscard]] const std::optional<Asked> &asked() const { return m_asked; }
    /// The player whose secrets may be shown now; -1 for nobody.
    [[nodiscard]] int looker() const { return m_looker; }
    /// The computers that are seen to think: bits of actors. Those who were asked while something is told, so that what they
    /// decide can follow at once, are seen only when that is over and they have not decided.
    [[nodiscard]] rules::ActorSet thinking() const { return static_cast<rules::ActorSet>(m_thinking & ~m_ahead); }
    /// Something can be taken back: never once the game is over.
    [[nodiscard]] bool canUndo() const;

    /// Tells everything at once until a human is asked.
    void hurry();
    void setHandOver(Academy::HandOver way);
    /// Whether a single human may take the last decision back together with the computers' answers to it.
    void setTakeBacks(bool allowed);
    /// The one who is asked looks.
    void liftCurtain();
    /// Nobody looks until the curtain is lifted again; a single human needs no curtain.
    void cover();
    /// Takes the decision of the one who is asked.
    std::optional<rules::Refusal> decide(const rules::Action &action);
    /// Takes back the last decision of a human, while nobody else has decided and nothing new was revealed. A single human
    /// may do so later as well, once and where that is allowed, which is written in the record.
    void undo();

Q_SIGNALS:
    /// Who is asked, who looks, or who thinks has changed.
    void changed();
    /// A decision was taken back: the table is as `told`, and the record has so many entries.
    void wentBack(const academy::model::Told &told, int entries);
    void savingFailed(const academy::record::RecordError &error);
    /// A computer player has chosen what the rules refuse; chance has chosen in its place, and the game goes on.
    void faltered(int player, const academy::rules::Refusal &refusal);
    /// The game has just been played to its end; not said of one that was over already.
    void ended();

private:
    struct Moment {
        Match match;
        Told told;
        int player;
    };

    void proceed();
    bool step();
    bool decideNext();
    void askComputers();
    void askHuman();
    void tell(Step step);
    Step take(const rules::Action &action);
    [[nodiscard]] std::optional<rules::Action> allowed(const Thought &thought);
    void save();

    [[nodiscard]] std::optional<rules::Action> forcedAction() const;
    [[nodiscard]] std::optional<Asked> nextHuman() const;
    [[nodiscard]] bool hasCurtain() const;
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] std::uint64_t seedFor(int actor) const;

    Storyteller *m_story;
    QString m_path;
    std::size_t m_savedEntries = 0;
    std::optional<Match> m_match;
    Told m_told; ///< when all is told
    People m_people;
    Academy::HandOver m_handOver = Academy::HandOver::Hold;
    std::optional<Asked> m_asked;
    int m_looker = -1;
    int m_holder = -1; ///< the human who decided last
    rules::ActorSet m_thinking = 0;
    rules::ActorSet m_ahead = 0; ///< of these, asked while something is told
    std::vector<Thought> m_answers; ///< of computer players, not taken yet
    std::vector<Moment> m_undo;
    std::optional<Moment> m_last; ///< before the last decision of the only human, whatever has followed
    bool m_takeBacks = false;
    bool m_proceeding = false;
    bool m_hurries = false;
    bool m_ended = false;
    Thinker m_thinker;
    Saver m_saver;
};

} // namespace academy::model
