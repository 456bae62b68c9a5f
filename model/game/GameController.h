// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/EventPresenter.h"
#include "game/GameLeader.h"
#include "game/Saver.h"
#include "game/Thinker.h"

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

/// Leads the game on: draws chance, lets computer players think, asks people one after the other, has every step saved and
/// then told, and takes decisions back. Knows who may look at which secrets at this device.
namespace academy::model
{

/// What a table stands on; tests choose others.
struct TableConfig {
    EventPresenter::Clock clock = EventPresenter::Clock::Timer;
    Worker::Threads threads = Worker::Threads::Own;
    QString savesFolder; ///< where running games are saved; empty: nowhere
    QString seatMemory{}; ///< the file in which the seat at another device's table is remembered; empty: nowhere
    PlayerMaker players = players::makePlayer; ///< makes the computer players
    std::chrono::milliseconds patience = std::chrono::seconds(5); ///< before what could not be saved is saved again
};

class GameController : public GameLeader
{
    Q_OBJECT

public:
    GameController(const TableConfig &config, EventPresenter *presenter, QObject *parent = nullptr);

    /// Leads this game from where it stands and has been told; it is saved at `path` unless that is empty, or the game over.
    void lead(Match match, const DisplayedState &told, const QString &path, std::unique_ptr<GameHold> hold = {});
    /// The same where not all people sit at this device.
    void lead(Match match, People people, const DisplayedState &told, const QString &path,
              std::unique_ptr<GameHold> hold = {});
    /// Keeps a running game as it stands and leads it nowhere: nothing is drawn, asked or saved, and nobody's secrets are shown.
    void freeze(Match match, const DisplayedState &told);
    void leave();

    /// What is done without asking anybody, as there is nothing to choose: the last card of a draft, and what a neutral squire
    /// has to do.
    [[nodiscard]] static std::optional<rules::Action> forcedAction(const rules::State &state);

    [[nodiscard]] bool leads() const override { return m_match.has_value(); }
    /// Its game stays as it stands.
    [[nodiscard]] bool isFrozen() const { return m_frozen; }
    /// Only while it leads a game, frozen or not.
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] const record::Record &record() const override { return m_match->record(); }
    [[nodiscard]] int entries() const override { return static_cast<int>(m_match->record().entries.size()); }
    [[nodiscard]] const rules::State &state() const override { return m_match->state(); }
    [[nodiscard]] rules::View view(int player) const override { return rules::viewOf(m_match->state(), player); }
    [[nodiscard]] const People &people() const override { return m_people; }
    /// Who writes it down.
    [[nodiscard]] Saver &saver() { return m_saver; }
    [[nodiscard]] const Saver &saver() const { return m_saver; }
    [[nodiscard]] const std::optional<Asked> &asked() const override { return m_asked; }
    [[nodiscard]] int looker() const override { return m_looker; }
    /// Those who were asked while something is told, so that what they decide can follow at once, are seen to think only when
    /// that is over and they have not decided.
    [[nodiscard]] rules::ActorSet thinking() const override
    {
        return static_cast<rules::ActorSet>(m_thinking & ~m_ahead);
    }
    [[nodiscard]] rules::ActorSet awaited() const override;
    [[nodiscard]] bool canUndo() const override;

    void hurry(EventPresenter::Hurry way) override;
    void setHandOver(Enums::HandOver way);
    /// Whether a single human may take decisions of a turn back together with the computers' answers to them.
    void setTakeBacks(bool allowed);
    void liftCurtain() override;
    void cover() override;
    std::optional<rules::Refusal> decide(const rules::Action &action) override;
    [[nodiscard]] bool hasDecided() const override;
    /// Takes back the last decision of a human at this device, while nobody else has decided and nothing new was revealed. A
    /// single human may do so later as well where that is allowed, one decision after the other as far as the first one of
    /// the turn in which the last was taken; that is written in the record.
    void undo() override;

    // Those who sit at other devices.

    /// From now on the player sits there, or a computer stands in.
    void setPlace(int player, People::Place place);
    using Answer = std::function<void(const std::optional<QString> &trouble)>;
    /// Takes a decision of a player who sits elsewhere; it answers when that is on the disk, or says why it is not taken. It
    /// happens when what came before has been told.
    void decideElsewhere(int player, const rules::Action &action, const Answer &answer);
    /// What this player has decided when this actor was asked, while it is on its way; null when there is nothing.
    [[nodiscard]] const rules::Action *settled(int player, int asked) const;
    /// Whether the last decision of all was this player's, and nobody has learnt anything from it.
    [[nodiscard]] bool mayTakeBack(int player) const;
    void takeBack(int player);

Q_SIGNALS:
    /// A decision is about to be taken back; nothing of it has happened yet.
    void goesBack();
    /// What that decision was, after wentBack(); `others`: together with what others have done since.
    void tookBack(const academy::rules::Action &action, bool others);
    /// The game is at the next moment, which is about to be told.
    void carriedOut(const academy::record::Step &step);
    /// A computer player has chosen what the rules refuse; chance has chosen in its place, and the game goes on.
    void faltered(int player, const academy::rules::Refusal &refusal);
    /// The game has just been played to its end; not said of one that was over already.
    void ended();

private:
    struct Moment {
        Match match;
        DisplayedState told;
        int player;
    };
    /// What happens next. It is worked out and saved first; only when that is done does the game go there and tell it.
    struct Next {
        Match match; ///< after it
        Step step;
        int save = 0; ///< the number of the save that has it
        std::optional<rules::Action> action; ///< none for chance, and at the end of a phase
        std::optional<Asked> decider{}; ///< the human who has decided, here or elsewhere
        bool forced = false;
        std::optional<rules::Refusal> fault{}; ///< why a computer's choice is not carried out but another
    };
    /// A decision is taken back when the record without it is on disk.
    struct PendingTakeBack {
        Moment moment;
        int save = 0;
        rules::Action decision{};
        bool others = false; ///< together with what others have done since
    };

    void proceed();
    void answerSaved();
    void takeBackFrom(std::deque<Next>::iterator mine);
    bool step();
    bool workOut();
    void workOutDecisions();
    [[nodiscard]] Next decided(const rules::Action &action) const;
    [[nodiscard]] std::optional<Next> allowed(const Thought &thought) const;
    void carryOut(Next next);
    void goBack(PendingTakeBack way);
    void askComputers();
    void askHuman();
    void tell(Step step);
    [[nodiscard]] const Match &latest() const { return m_next.empty() ? *m_match : m_next.back().match; }

    [[nodiscard]] std::optional<Asked> nextHuman() const;
    [[nodiscard]] bool hasCurtain() const;
    [[nodiscard]] bool keepsLooking() const;
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] std::uint64_t seedFor(const rules::State &state, int actor) const;

    struct UnsavedAnswer {
        int save = 0;
        Answer answer;
    };

    EventPresenter *m_presenter;
    std::vector<UnsavedAnswer> m_unsavedAnswers; ///< answers to decisions from elsewhere that are not on the disk yet
    std::optional<Match> m_match; ///< as far as it is on disk
    std::deque<Next> m_next;
    std::optional<PendingTakeBack> m_back;
    DisplayedState m_told; ///< when all is told
    People m_people;
    Enums::HandOver m_handOver = Enums::HandOver::Hold;
    std::optional<Asked> m_asked;
    int m_looker = -1;
    int m_holder = -1; ///< the human who decided last
    rules::ActorSet m_thinking = 0;
    rules::ActorSet m_ahead = 0; ///< of these, asked while something is told
    std::vector<Thought> m_answers; ///< of computer players, not taken yet
    std::vector<Moment> m_undo;
    /// Before the decisions of the only human in the turn of the last one, whatever has followed; m_undo is its end.
    std::vector<Moment> m_decided;
    bool m_takeBacks = false;
    bool m_proceeding = false;
    bool m_ended = false;
    bool m_frozen = false;
    Thinker m_thinker;
    Saver m_saver;
};

} // namespace academy::model
