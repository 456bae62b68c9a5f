// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Academy.h"
#include "BoardModel.h"
#include "Choice.h"
#include "Chronicle.h"
#include "CodexModel.h"
#include "Conductor.h"
#include "Counsel.h"
#include "GameSetup.h"
#include "HandModel.h"
#include "Prompt.h"
#include "ResultModel.h"
#include "Scene.h"
#include "ScoringWalk.h"
#include "SquireModel.h"
#include "Storyteller.h"
#include "TableShown.h"

#include <QObject>

/// The running game as QML sees it: who decides, what is told, and everything that lies on the table. People decide through
/// `prompt`, computer players on a thread of their own; the interface never waits.
namespace academy::model
{

class Table : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY runningChanged FINAL)
    Q_PROPERTY(bool over READ over NOTIFY overChanged FINAL)
    Q_PROPERTY(academy::model::Academy::Mode mode READ mode NOTIFY modeChanged FINAL)
    Q_PROPERTY(academy::model::Academy::Stage stage READ stage NOTIFY stageChanged FINAL)
    Q_PROPERTY(int turn READ turn NOTIFY turnChanged FINAL)
    Q_PROPERTY(int draftDirection READ draftDirection NOTIFY draftDirectionChanged FINAL)
    Q_PROPERTY(int cardNumber READ cardNumber NOTIFY cardNumberChanged FINAL)
    Q_PROPERTY(int cardsPerTurn READ cardsPerTurn NOTIFY cardsPerTurnChanged FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY headingChanged FINAL)
    Q_PROPERTY(QString headingDetail READ headingDetail NOTIFY headingDetailChanged FINAL)
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY viewSeatChanged FINAL)
    Q_PROPERTY(int humans READ humans NOTIFY humansChanged FINAL)
    // What lies on the table with the variations.
    Q_PROPERTY(bool hasCup READ hasCup NOTIFY hasCupChanged FINAL)
    Q_PROPERTY(int cup READ cup NOTIFY cupChanged FINAL)
    Q_PROPERTY(QString cupText READ cupText NOTIFY cupTextChanged FINAL)
    Q_PROPERTY(bool hasBets READ hasBets NOTIFY hasBetsChanged FINAL)
    Q_PROPERTY(bool hasCodex READ hasCodex NOTIFY hasCodexChanged FINAL)
    Q_PROPERTY(bool hasScrolls READ hasScrolls NOTIFY hasScrollsChanged FINAL)
    Q_PROPERTY(QList<int> scrolls READ scrolls NOTIFY scrollsChanged FINAL)
    Q_PROPERTY(QString scrollsText READ scrollsText NOTIFY scrollsTextChanged FINAL)
    // Pace.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    Q_PROPERTY(academy::model::Academy::Speed speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged FINAL)
    Q_PROPERTY(int beatDuration READ beatDuration NOTIFY beatChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged FINAL)
    // How this device shows a game.
    Q_PROPERTY(bool openScores READ openScores WRITE setOpenScores NOTIFY openScoresChanged FINAL)
    Q_PROPERTY(academy::model::Academy::HandOver handOver READ handOver WRITE setHandOver NOTIFY handOverChanged FINAL)
    // Looking back.
    Q_PROPERTY(int moment READ moment NOTIFY momentChanged FINAL)
    Q_PROPERTY(QString momentSection READ momentSection NOTIFY momentSectionChanged FINAL)
    Q_PROPERTY(QString momentText READ momentText NOTIFY momentTextChanged FINAL)
    // The parts.
    Q_PROPERTY(academy::model::SquireModel *squires READ squires CONSTANT FINAL)
    Q_PROPERTY(academy::model::BoardModel *boards READ boards CONSTANT FINAL)
    Q_PROPERTY(academy::model::HandModel *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(academy::model::HandModel *kept READ kept CONSTANT FINAL)
    Q_PROPERTY(academy::model::CodexModel *codex READ codex CONSTANT FINAL)
    Q_PROPERTY(academy::model::Prompt *prompt READ prompt CONSTANT FINAL)
    Q_PROPERTY(academy::model::Counsel *counsel READ counsel CONSTANT FINAL)
    Q_PROPERTY(academy::model::Storyteller *story READ story CONSTANT FINAL)
    Q_PROPERTY(academy::model::ScoringWalk *scoring READ scoring CONSTANT FINAL)
    Q_PROPERTY(academy::model::Chronicle *chronicle READ chronicle CONSTANT FINAL)
    Q_PROPERTY(academy::model::ResultModel *result READ result CONSTANT FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    explicit Table(QObject *parent = nullptr);
    explicit Table(const Ground &ground, QObject *parent = nullptr);

    [[nodiscard]] bool running() const { return m_shown.running; }
    [[nodiscard]] bool over() const { return m_shown.over; }
    [[nodiscard]] Academy::Mode mode() const { return m_shown.mode; }
    [[nodiscard]] Academy::Stage stage() const { return m_shown.stage; }
    /// 1..6.
    [[nodiscard]] int turn() const { return m_shown.turn; }
    /// +1: cards pass to the left, to the next seat; −1: to the right (R4.2).
    [[nodiscard]] int draftDirection() const { return m_shown.draftDirection; }
    /// In the draft the round, in play the card of the squire whose turn it is: 1..cardsPerTurn.
    [[nodiscard]] int cardNumber() const { return m_shown.cardNumber; }
    [[nodiscard]] int cardsPerTurn() const { return m_shown.cardsPerTurn; }
    [[nodiscard]] QString heading() const { return m_shown.heading; } ///< "Turn III · Draft 2 of 5"
    [[nodiscard]] QString headingDetail() const { return m_shown.headingDetail; } ///< "Cards pass to the left"
    /// The squire from whose seat the table is seen: the one deciding at this device, else the last or only one.
    [[nodiscard]] int viewSeat() const { return m_shown.viewSeat; }
    [[nodiscard]] int humans() const { return m_shown.humans; }
    [[nodiscard]] bool hasCup() const { return m_shown.hasCup; }
    /// −8 (White Knight) .. +8 (Black Knight) (R10.1.1).
    [[nodiscard]] int cup() const { return m_shown.cup; }
    [[nodiscard]] QString cupText() const { return m_shown.cupText; }
    [[nodiscard]] bool hasBets() const { return m_shown.hasBets; }
    [[nodiscard]] bool hasCodex() const { return m_shown.hasCodex; }
    [[nodiscard]] bool hasScrolls() const { return m_shown.hasScrolls; }
    /// The squares on which Scrolls lie: 6, 12, both or none (R10.4.1).
    [[nodiscard]] QList<int> scrolls() const { return m_shown.scrolls; }
    [[nodiscard]] QString scrollsText() const { return m_shown.scrollsText; }
    /// Something is being told, or a computer thinks.
    [[nodiscard]] bool busy() const { return m_shown.busy; }
    [[nodiscard]] bool canUndo() const { return m_shown.canUndo; }
    /// The row of the chronicle whose moment is shown, or -1 for now.
    [[nodiscard]] int moment() const { return m_shown.moment; }
    /// That row: "Turn III · Play", "Chloé plays Tournaments 4"; empty for now.
    [[nodiscard]] QString momentSection() const { return m_shown.momentSection; }
    [[nodiscard]] QString momentText() const { return m_shown.momentText; }

    [[nodiscard]] Academy::Speed speed() const { return m_speed; }
    void setSpeed(Academy::Speed speed);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    [[nodiscard]] int beatDuration() const { return m_story->duration(); }
    /// Everybody's points are shown, whatever was agreed.
    [[nodiscard]] bool openScores() const { return m_openScores; }
    void setOpenScores(bool open);
    [[nodiscard]] Academy::HandOver handOver() const { return m_handOver; }
    void setHandOver(Academy::HandOver way);
    /// Why a game could not be started, read or written; empty when all is well.
    [[nodiscard]] QString problem() const { return m_problem; }

    [[nodiscard]] SquireModel *squires() const { return m_squires; }
    [[nodiscard]] BoardModel *boards() const { return m_boards; }
    /// The hand of the squire that decides, or of the only human; empty behind the curtain.
    [[nodiscard]] HandModel *hand() const { return m_hand; }
    /// The cards that squire has kept in this draft.
    [[nodiscard]] HandModel *kept() const { return m_kept; }
    [[nodiscard]] CodexModel *codex() const { return m_codex; }
    [[nodiscard]] Prompt *prompt() const { return m_prompt; }
    [[nodiscard]] Counsel *counsel() const { return m_counsel; }
    [[nodiscard]] Storyteller *story() const { return m_story; }
    [[nodiscard]] ScoringWalk *scoring() const { return m_scoring; }
    [[nodiscard]] Chronicle *chronicle() const { return m_chronicle; }
    [[nodiscard]] ResultModel *result() const { return m_result; }
    /// For tests: what the models show, and who leads.
    [[nodiscard]] const Told &told() const { return m_told; }
    [[nodiscard]] const Conductor &conductor() const { return *m_conductor; }

    /// Begins a new game. False, with `problem`, when the setup cannot be played.
    Q_INVOKABLE bool start(academy::model::GameSetup *setup);
    /// Begins a game of computers only, as the setup says otherwise; it is not saved. `seed` 0: by chance.
    Q_INVOKABLE bool demo(academy::model::GameSetup *setup, int seed = 0);
    /// Begins the game of a record that has options, players and a seed. Saved at `path` unless that is empty.
    void begin(const record::Record &beginning, const QString &path);
    /// Continues a saved game. False, with `problem`, when the file cannot be read.
    Q_INVOKABLE bool resume(const QString &path);
    /// Leaves the game; it stays saved.
    Q_INVOKABLE void leave();
    /// A new game with the same people and rules.
    Q_INVOKABLE void playAgain();
    /// Tells everything at once until somebody at this device is asked.
    Q_INVOKABLE void skip() { m_conductor->hurry(); }
    Q_INVOKABLE void undo();
    /// Covers the secrets, as when the window is no longer in front; lookBehindCurtain() shows them again.
    Q_INVOKABLE void cover() { m_conductor->cover(); }
    /// Shows the table as it was at a row of the chronicle; -1: as it is now.
    Q_INVOKABLE void showMoment(int row);
    /// Says everything again in the language of the moment.
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void changed(); ///< any of what it shows beside its parts, after its own signal
    void runningChanged();
    void overChanged();
    void modeChanged();
    void stageChanged();
    void turnChanged();
    void draftDirectionChanged();
    void cardNumberChanged();
    void cardsPerTurnChanged();
    void headingChanged();
    void headingDetailChanged();
    void viewSeatChanged();
    void humansChanged();
    void hasCupChanged();
    void cupChanged();
    void cupTextChanged();
    void hasBetsChanged();
    void hasCodexChanged();
    void hasScrollsChanged();
    void scrollsChanged();
    void scrollsTextChanged();
    void busyChanged();
    void canUndoChanged();
    void momentChanged();
    void momentSectionChanged();
    void momentTextChanged();
    void speedChanged();
    void reducedMotionChanged();
    void beatChanged();
    void openScoresChanged();
    void handOverChanged();
    void problemChanged();
    /// Something is to be heard; see Sounds.h.
    void sounded(const QString &name);

private:
    void beginSaved(const record::Record &beginning);
    void connectPrompt();
    void follow(const Beat &beat, bool passing);
    void ask();
    void answer(const Choice::Answer &objection);
    void press(int button);
    void offerCounsel();
    void sound(const QString &name);
    void setProblem(const QString &problem);
    [[nodiscard]] QString newPath(const record::Record &record) const;

    [[nodiscard]] Scene scene() const;
    [[nodiscard]] BeatShown shownOf(const Beat &beat) const;
    [[nodiscard]] TableShown shown(const Scene &scene) const;
    void show();
    void show(TableShown now);
    void showNothing();
    void showResult();

    QString m_folder;
    Storyteller *m_story;
    ScoringWalk *m_scoring;
    Conductor *m_conductor = nullptr;
    SquireModel *m_squires;
    BoardModel *m_boards;
    HandModel *m_hand;
    HandModel *m_kept;
    CodexModel *m_codex;
    Prompt *m_prompt;
    Counsel *m_counsel;
    Chronicle *m_chronicle;
    ResultModel *m_result;

    Told m_told;
    std::optional<Choice> m_choice;
    QString m_refusal;
    bool m_awaited = false; ///< somebody at this device has been asked
    TableShown m_shown;
    int m_moment = -1;
    int m_viewSeat = 0;
    bool m_hiddenScores = true;
    Academy::Speed m_speed = Academy::Speed::Normal;
    bool m_reducedMotion = false;
    bool m_openScores = false;
    Academy::HandOver m_handOver = Academy::HandOver::Hold;
    QString m_problem;
};

} // namespace academy::model
