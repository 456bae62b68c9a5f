// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "devices/ViewQueue.h"
#include "game/EventPresenter.h"
#include "game/GameLeader.h"

#include "protocol/JoinCode.h"
#include "seat/Seat.h"

#include <QtQmlIntegration/qqmlintegration.h>

#include <deque>
#include <memory>
#include <optional>

/// This device's seat at another one's table: leads the game as far as its player sees it, one view after the other, and says how
/// the connection is. What has to be remembered lies in a file that only its owner may read, so that the seat is found again.
namespace academy::model
{

class JoinedSeat : public GameLeader
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(academy::model::JoinedSeat::Standing standing READ standing NOTIFY standingChanged FINAL)
    Q_PROPERTY(bool leading READ leads NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString standingText READ standingText NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString advice READ advice NOTIFY standingChanged FINAL)
    Q_PROPERTY(bool remembers READ remembers NOTIFY standingChanged FINAL)
    Q_PROPERTY(bool available READ isAvailable CONSTANT FINAL)
    Q_PROPERTY(QString fairness READ fairness NOTIFY standingChanged FINAL)

public:
    enum class Standing {
        Nowhere, ///< no table is looked for
        Looking, ///< the table has not been found yet
        Waiting, ///< at the table, before the cards are dealt
        Playing,
        Lost, ///< the connection is; it is looked for
        Over, ///< the game is
        Ended, ///< the table has said farewell
    };
    Q_ENUM(Standing)

    /// `memory`: the file.
    JoinedSeat(EventPresenter *presenter, QString memory, QObject *parent = nullptr);
    ~JoinedSeat() override;

    [[nodiscard]] Standing standing() const { return m_standing; }
    /// How it stands, in a sentence; empty while all is well.
    [[nodiscard]] QString standingText() const;
    /// What can be done about it, in a sentence; may be empty.
    [[nodiscard]] QString advice() const;
    /// A seat was left or lost that can be taken again without a code.
    [[nodiscard]] bool remembers() const;
    [[nodiscard]] static bool isAvailable();
    /// Whether the cards were dealt fairly, in a sentence; empty before the end.
    [[nodiscard]] QString fairness() const { return m_fairness; }

    /// Joins with a code, typed or scanned. What is wrong with it, in a sentence; empty when the table is looked for.
    Q_INVOKABLE QString join(const QString &code);
    /// Takes the remembered seat again.
    Q_INVOKABLE void comeBack();
    /// Leaves the table; the same seat can be taken again while the game lasts.
    Q_INVOKABLE void leave();
    /// Says everything again in the language of the moment.
    void retranslate() { Q_EMIT standingChanged(); }

    [[nodiscard]] bool leads() const override { return m_views.current().has_value(); }
    [[nodiscard]] const record::Record &record() const override { return shown().game; }
    [[nodiscard]] int entries() const override { return shown().n; }
    [[nodiscard]] const rules::State &state() const override { return shown().view.table; }
    [[nodiscard]] int seenBy() const override { return shown().view.player; }
    [[nodiscard]] rules::View view(int player) const override;
    [[nodiscard]] const People &people() const override { return m_people; }
    [[nodiscard]] const std::optional<Asked> &asked() const override { return m_asked; }
    [[nodiscard]] int looker() const override { return shown().view.player; }
    [[nodiscard]] rules::ActorSet thinking() const override { return 0; }
    [[nodiscard]] rules::ActorSet awaited() const override;
    [[nodiscard]] bool canUndo() const override;
    [[nodiscard]] bool allowsAdvice() const override { return shown().advice; }
    [[nodiscard]] bool hasDecided() const override { return m_decided != 0; }
    void hurry(EventPresenter::Hurry way) override;
    void liftCurtain() override { }
    void cover() override { }
    std::optional<rules::Refusal> decide(const rules::Action &action) override;
    void undo() override;

Q_SIGNALS:
    void standingChanged();
    /// The first view is there: from now on it leads the game.
    void begins();
    /// And the game can be shown as it is.
    void begun();
    /// The table has not taken a decision, and why as an English sentence; it is asked again.
    void refused(const QString &why);
    /// A decision was taken back, at the table or here.
    void tookBack();
    /// The game is over and all of it has been told: this is all of it.
    void ended(const academy::record::Record &record, const academy::model::People &people);

private:
    void sit(seat::Memory memory, const protocol::JoinCode &code);
    void stand(Standing standing);
    void see(const protocol::Show &show);
    void proceed();
    void goOn();
    [[nodiscard]] std::deque<AnimationStep> animationsOf(const protocol::Show &show);
    void tell();
    void enter();
    /// What is told of now. While it leads.
    [[nodiscard]] const protocol::Show &shown() const { return *m_views.current(); }
    [[nodiscard]] rules::ActorSet decidedInView() const;
    void ask();
    void finish();
    void retire();
    [[nodiscard]] bool remember(const seat::Memory &memory) const;
    [[nodiscard]] std::optional<Asked> nextAsked() const;

    EventPresenter *m_presenter;
    QString m_path; ///< of what is remembered
    std::unique_ptr<seat::Seat> m_seat;
    Standing m_standing = Standing::Nowhere;
    protocol::Bye m_farewell;
    ViewQueue m_views;
    DisplayedState m_told; ///< when all is told
    People m_people;
    std::optional<Asked> m_asked;
    rules::ActorSet m_decided =
        0; ///< actors whose decisions are on their way to the table, or have not happened there yet
    rules::ActorSet m_saved = 0; ///< those that are saved there since the view that came last
    bool m_proceeding = false;
    std::optional<seat::Ending> m_ending;
    bool m_finished = false; ///< the end has been told
    QString m_fairness;
};

} // namespace academy::model
