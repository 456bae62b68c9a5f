// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Academy.h"
#include "BoardModel.h"
#include "Chronicle.h"
#include "CodexModel.h"
#include "GameSetup.h"
#include "HandModel.h"
#include "Prompt.h"
#include "ResultModel.h"
#include "ScoringWalk.h"
#include "SquireModel.h"
#include "Storyteller.h"

#include <QObject>

/// The running game as QML sees it: who decides, what is told, and everything that lies on the table. People decide through
/// `prompt`, computer players on a thread of their own; the interface never waits.
namespace academy::model
{

class Table : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(academy::model::Academy::Mode mode READ mode NOTIFY changed FINAL)
    Q_PROPERTY(academy::model::Academy::Stage stage READ stage NOTIFY changed FINAL)
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    Q_PROPERTY(int draftDirection READ draftDirection NOTIFY changed FINAL)
    Q_PROPERTY(int cardNumber READ cardNumber NOTIFY changed FINAL)
    Q_PROPERTY(int cardsPerTurn READ cardsPerTurn NOTIFY changed FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)
    Q_PROPERTY(QString headingDetail READ headingDetail NOTIFY changed FINAL)
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY changed FINAL)
    Q_PROPERTY(int humans READ humans NOTIFY changed FINAL)
    // What lies on the table with the variations.
    Q_PROPERTY(bool hasCup READ hasCup NOTIFY changed FINAL)
    Q_PROPERTY(int cup READ cup NOTIFY changed FINAL)
    Q_PROPERTY(QString cupText READ cupText NOTIFY changed FINAL)
    Q_PROPERTY(bool hasBets READ hasBets NOTIFY changed FINAL)
    Q_PROPERTY(bool hasCodex READ hasCodex NOTIFY changed FINAL)
    Q_PROPERTY(bool hasScrolls READ hasScrolls NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> scrolls READ scrolls NOTIFY changed FINAL)
    Q_PROPERTY(QString scrollsText READ scrollsText NOTIFY changed FINAL)
    // Pace.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    Q_PROPERTY(academy::model::Academy::Speed speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(int beatDuration READ beatDuration NOTIFY beatChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    // How this device shows a game.
    Q_PROPERTY(bool openScores READ openScores WRITE setOpenScores NOTIFY openScoresChanged FINAL)
    Q_PROPERTY(academy::model::Academy::HandOver handOver READ handOver WRITE setHandOver NOTIFY handOverChanged FINAL)
    // Looking back.
    Q_PROPERTY(int moment READ moment NOTIFY changed FINAL)
    // The parts.
    Q_PROPERTY(academy::model::SquireModel *squires READ squires CONSTANT FINAL)
    Q_PROPERTY(academy::model::BoardModel *boards READ boards CONSTANT FINAL)
    Q_PROPERTY(academy::model::HandModel *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(academy::model::HandModel *kept READ kept CONSTANT FINAL)
    Q_PROPERTY(academy::model::CodexModel *codex READ codex CONSTANT FINAL)
    Q_PROPERTY(academy::model::Prompt *prompt READ prompt CONSTANT FINAL)
    Q_PROPERTY(academy::model::Storyteller *story READ story CONSTANT FINAL)
    Q_PROPERTY(academy::model::ScoringWalk *scoring READ scoring CONSTANT FINAL)
    Q_PROPERTY(academy::model::Chronicle *chronicle READ chronicle CONSTANT FINAL)
    Q_PROPERTY(academy::model::ResultModel *result READ result CONSTANT FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    explicit Table(QObject *parent = nullptr);
    ~Table() override;

    [[nodiscard]] bool running() const;
    [[nodiscard]] bool over() const;
    [[nodiscard]] Academy::Mode mode() const;
    [[nodiscard]] Academy::Stage stage() const;
    /// 1..6.
    [[nodiscard]] int turn() const;
    /// +1: cards pass to the left, to the next seat; −1: to the right (R4.2).
    [[nodiscard]] int draftDirection() const;
    /// In the draft the round, in play the card of the squire whose turn it is: 1..cardsPerTurn.
    [[nodiscard]] int cardNumber() const;
    [[nodiscard]] int cardsPerTurn() const;
    [[nodiscard]] QString heading() const; ///< "Turn III · Draft 2 of 5"
    [[nodiscard]] QString headingDetail() const; ///< "Cards pass to the left"
    /// The squire from whose seat the table is seen: the one deciding at this tablet, else the last or only one.
    [[nodiscard]] int viewSeat() const;
    [[nodiscard]] int humans() const;
    [[nodiscard]] bool hasCup() const;
    /// −8 (White Knight) .. +8 (Black Knight) (R10.1.1).
    [[nodiscard]] int cup() const;
    [[nodiscard]] QString cupText() const;
    [[nodiscard]] bool hasBets() const;
    [[nodiscard]] bool hasCodex() const;
    [[nodiscard]] bool hasScrolls() const;
    /// The squares on which Scrolls lie: 6, 12, both or none (R10.4.1).
    [[nodiscard]] QList<int> scrolls() const;
    [[nodiscard]] QString scrollsText() const;
    /// Something is being told, or a computer thinks.
    [[nodiscard]] bool busy() const;
    [[nodiscard]] Academy::Speed speed() const;
    void setSpeed(Academy::Speed speed);
    [[nodiscard]] int beatDuration() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool openScores() const;
    void setOpenScores(bool open);
    [[nodiscard]] Academy::HandOver handOver() const;
    void setHandOver(Academy::HandOver way);
    /// The row of the chronicle whose moment is shown, or -1 for now.
    [[nodiscard]] int moment() const;
    /// Why a game could not be started, read or written; empty when all is well.
    [[nodiscard]] QString problem() const;

    [[nodiscard]] SquireModel *squires() const;
    [[nodiscard]] BoardModel *boards() const;
    /// The hand of the squire that decides, or of the only human; empty behind the curtain.
    [[nodiscard]] HandModel *hand() const;
    /// The cards that squire has kept in this draft.
    [[nodiscard]] HandModel *kept() const;
    [[nodiscard]] CodexModel *codex() const;
    [[nodiscard]] Prompt *prompt() const;
    [[nodiscard]] Storyteller *story() const;
    [[nodiscard]] ScoringWalk *scoring() const;
    [[nodiscard]] Chronicle *chronicle() const;
    [[nodiscard]] ResultModel *result() const;

    /// Begins a new game. False, with `problem`, when the setup cannot be played.
    Q_INVOKABLE bool start(academy::model::GameSetup *setup);
    /// Begins a game of computers only, as the setup says otherwise. `seed` 0: by chance.
    Q_INVOKABLE bool demo(academy::model::GameSetup *setup, int seed = 0);
    /// Continues a saved game. False, with `problem`, when the file cannot be read.
    Q_INVOKABLE bool resume(const QString &path);
    /// Leaves the game; it stays saved.
    Q_INVOKABLE void leave();
    /// A new game with the same people and rules.
    Q_INVOKABLE void playAgain();
    /// Tells the rest at once.
    Q_INVOKABLE void skip();
    Q_INVOKABLE void undo();
    /// Covers the secrets, as when the window is no longer in front; lookBehindCurtain() shows them again.
    Q_INVOKABLE void cover();
    /// Shows the table as it was at a row of the chronicle; -1: as it is now.
    Q_INVOKABLE void showMoment(int row);
    /// Says everything again in the language of the moment.
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void changed();
    void busyChanged();
    void speedChanged();
    void beatChanged();
    void openScoresChanged();
    void handOverChanged();
    void problemChanged();
};

} // namespace academy::model
