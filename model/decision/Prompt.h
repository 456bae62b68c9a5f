// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Choice.h"
#include "rows/Enums.h"
#include "rows/Shown.h"

#include <QObject>

#include <optional>

/// A decision that somebody at this device has to take: the choice in the making, what QML shows of it in words, and the way
/// to take it: choose parts, look at the answer, confirm. Nothing is chosen beforehand and choosing alone changes nothing in
/// the game. While nobody here has to decide, `decision` is None and the title tells what is going on.
namespace academy::model
{

/// All that a prompt shows.
struct PromptShown {
    Enums::Decision decision = Enums::Decision::None;
    int seat = -1; ///< the squire concerned; in Lancelot's exchange the player's first
    int player = -1;
    QString name;
    Enums::Tincture tincture{};
    bool curtain = false; ///< the tablet has to be passed: show nothing but shield and name, then lookBehindCurtain()
    QString title; ///< "Your turn, Ana"
    QString subtitle; ///< "Play a card, 2 of 4"
    QString question; ///< "Swords 4: on which board?"
    QString hint; ///< what to tap, while nothing is chosen
    QString answer; ///< what the choice would mean, in sentences
    QList<AnswerLine> answers; ///< the same by board
    QList<PromptButton> buttons;
    QString refusal; ///< why the last tap was refused; empty after the next one
    QString refusalRule; ///< the number of the rule that forbids it, "R5.2"
    QList<SquireLine> since; ///< since the last decision of this player
    int needed = 0; ///< cards or coats to choose
    int chosenCount = 0;
    QList<CardStack> stacks; ///< TakeStack: all four
    QList<SquireLine> partners; ///< Exchange: who may be the last
    QList<CoatFace> gives; ///< Exchange: own negative coats
    QList<CoatFace> takes; ///< Exchange: the partner's coats that may be taken
    QList<SquireLine> covered; ///< WinTie: own covered discs, `seat` the squire; text says where

    friend bool operator==(const PromptShown &, const PromptShown &) = default;
};

class Prompt : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(academy::model::Enums::Decision decision READ decision NOTIFY decisionChanged FINAL)
    Q_PROPERTY(int seat READ seat NOTIFY seatChanged FINAL)
    Q_PROPERTY(int player READ player NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString name READ name NOTIFY nameChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Tincture tincture READ tincture NOTIFY tinctureChanged FINAL)
    Q_PROPERTY(bool curtain READ curtain NOTIFY curtainChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY subtitleChanged FINAL)
    Q_PROPERTY(QString question READ question NOTIFY questionChanged FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged FINAL)
    Q_PROPERTY(QString answer READ answer NOTIFY answerChanged FINAL)
    Q_PROPERTY(QList<academy::model::AnswerLine> answers READ answers NOTIFY answersChanged FINAL)
    Q_PROPERTY(QList<academy::model::PromptButton> buttons READ buttons NOTIFY buttonsChanged FINAL)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY buttonsChanged FINAL)
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY buttonsChanged FINAL)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged FINAL)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalRuleChanged FINAL)
    Q_PROPERTY(QList<academy::model::SquireLine> since READ since NOTIFY sinceChanged FINAL)
    Q_PROPERTY(int needed READ needed NOTIFY neededChanged FINAL)
    Q_PROPERTY(int chosenCount READ chosenCount NOTIFY chosenCountChanged FINAL)
    Q_PROPERTY(QList<academy::model::CardStack> stacks READ stacks NOTIFY stacksChanged FINAL)
    Q_PROPERTY(QList<academy::model::SquireLine> partners READ partners NOTIFY partnersChanged FINAL)
    Q_PROPERTY(QList<academy::model::CoatFace> gives READ gives NOTIFY givesChanged FINAL)
    Q_PROPERTY(QList<academy::model::CoatFace> takes READ takes NOTIFY takesChanged FINAL)
    Q_PROPERTY(QList<academy::model::SquireLine> covered READ covered NOTIFY coveredChanged FINAL)

public:
    explicit Prompt(QObject *parent = nullptr);

    [[nodiscard]] Enums::Decision decision() const { return m_shown.decision; }
    [[nodiscard]] int seat() const { return m_shown.seat; }
    [[nodiscard]] int player() const { return m_shown.player; }
    [[nodiscard]] QString name() const { return m_shown.name; }
    [[nodiscard]] Enums::Tincture tincture() const { return m_shown.tincture; }
    [[nodiscard]] bool curtain() const { return m_shown.curtain; }
    [[nodiscard]] QString title() const { return m_shown.title; }
    [[nodiscard]] QString subtitle() const { return m_shown.subtitle; }
    [[nodiscard]] QString question() const { return m_shown.question; }
    [[nodiscard]] QString hint() const { return m_shown.hint; }
    [[nodiscard]] QString answer() const { return m_shown.answer; }
    [[nodiscard]] QList<AnswerLine> answers() const { return m_shown.answers; }
    [[nodiscard]] QList<PromptButton> buttons() const { return m_shown.buttons; }
    /// Exactly one button is first and enabled: confirm() presses it.
    [[nodiscard]] bool canConfirm() const { return confirmButton() >= 0; }
    [[nodiscard]] QString confirmText() const;
    [[nodiscard]] QString refusal() const { return m_shown.refusal; }
    [[nodiscard]] QString refusalRule() const { return m_shown.refusalRule; }
    [[nodiscard]] QList<SquireLine> since() const { return m_shown.since; }
    [[nodiscard]] int needed() const { return m_shown.needed; }
    [[nodiscard]] int chosenCount() const { return m_shown.chosenCount; }
    [[nodiscard]] QList<CardStack> stacks() const { return m_shown.stacks; }
    [[nodiscard]] QList<SquireLine> partners() const { return m_shown.partners; }
    [[nodiscard]] QList<CoatFace> gives() const { return m_shown.gives; }
    [[nodiscard]] QList<CoatFace> takes() const { return m_shown.takes; }
    [[nodiscard]] QList<SquireLine> covered() const { return m_shown.covered; }

    /// Puts a decision to somebody: what is tapped from now on is chosen in it.
    void ask(const Choice &choice);
    /// Nothing more can be chosen; what is chosen stays, until it is carried out.
    void close() { m_open = false; }
    /// Nobody has to decide any more.
    void withdraw();
    /// What is chosen so far, also of a closed decision; null when there is none.
    [[nodiscard]] const Choice *choice() const { return m_choice ? &*m_choice : nullptr; }
    /// Somebody has to decide, and can choose.
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Chooses all parts of that action, as if they were tapped.
    void choose(const rules::Action &action);

    void show(const PromptShown &shown);

    // Choosing. What is chosen already is put back by choosing it again. A tap that the rules do not allow changes nothing
    // but `refusal`.
    Q_INVOKABLE void chooseCard(int row); ///< a row of Table::hand
    Q_INVOKABLE void chooseBoard(academy::model::Enums::Board board);
    Q_INVOKABLE void choosePlace(int place); ///< a place of the Codex
    Q_INVOKABLE void chooseStack(int row); ///< a position in `stacks`
    Q_INVOKABLE void chooseCovered(int row); ///< a position in `covered`
    Q_INVOKABLE void choosePartner(int row); ///< a position in `partners`
    Q_INVOKABLE void chooseGive(int row); ///< a position in `gives`
    Q_INVOKABLE void chooseTake(int row); ///< a position in `takes`; adds one of that kind
    /// Puts everything back.
    Q_INVOKABLE void cancel();
    /// Presses a button of `buttons`.
    Q_INVOKABLE void press(int button);
    /// Presses the only first button; nothing when there is none or more than one.
    Q_INVOKABLE void confirm();
    /// A card is dropped on a board: chooses both, or says in `refusal` why not. It is confirmed as any other choice.
    Q_INVOKABLE void drop(int row, academy::model::Enums::Board board);
    /// The person whose name is on the curtain has the tablet and looks.
    Q_INVOKABLE void lookBehindCurtain() { Q_EMIT curtainLifted(); }

Q_SIGNALS:
    void changed(); ///< any of them, after its own signal
    void decisionChanged();
    void seatChanged();
    void playerChanged();
    void nameChanged();
    void tinctureChanged();
    void curtainChanged();
    void titleChanged();
    void subtitleChanged();
    void questionChanged();
    void hintChanged();
    void answerChanged();
    void answersChanged();
    void buttonsChanged();
    void refusalChanged();
    void refusalRuleChanged();
    void sinceChanged();
    void neededChanged();
    void chosenCountChanged();
    void stacksChanged();
    void partnersChanged();
    void givesChanged();
    void takesChanged();
    void coveredChanged();
    /// A tap has changed what is chosen, or nothing, for that objection.
    void tapped(const academy::model::Choice::Answer &objection);
    /// After it, when a card more is chosen, or another one.
    void cardLifted();
    /// What is chosen is confirmed.
    void decided(const academy::rules::Action &action);
    void curtainLifted();

private:
    [[nodiscard]] int confirmButton() const;
    template <typename Tap>
    void tap(Tap tap);

    std::optional<Choice> m_choice;
    bool m_open = false;
    PromptShown m_shown;
};

} // namespace academy::model
