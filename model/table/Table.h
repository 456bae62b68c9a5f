// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Prompt.h"
#include "devices/JoinedSeat.h"
#include "devices/OpenTable.h"
#include "game/EventPresenter.h"
#include "game/GameController.h"
#include "match/Scene.h"
#include "pages/GameSetup.h"
#include "rows/BoardModel.h"
#include "rows/CodexModel.h"
#include "rows/Enums.h"
#include "rows/HandModel.h"
#include "rows/ResultModel.h"
#include "rows/ShownTable.h"
#include "rows/SquireModel.h"
#include "statistics/Statistics.h"
#include "table/AdvicePrompt.h"
#include "table/Chronicle.h"
#include "table/OpenedGame.h"
#include "table/Playback.h"
#include "table/SavedGameReader.h"
#include "table/ScoringWalk.h"
#include "table/TableGuide.h"

#include <QObject>
#include <QPointer>

#include <memory>

/// The running game as QML sees it: who decides, what is told, and everything that lies on the table. People decide through
/// `prompt`, computer players on a thread of their own; the interface never waits.
namespace academy::model
{

class Table : public ShownTable
{
    Q_OBJECT
    QML_ELEMENT
    // How this device shows a game.
    Q_PROPERTY(bool openScores READ openScores WRITE setOpenScores NOTIFY openScoresChanged FINAL)
    Q_PROPERTY(academy::model::Enums::HandOver handOver READ handOver WRITE setHandOver NOTIFY handOverChanged FINAL)
    Q_PROPERTY(bool takeBacks READ takeBacks WRITE setTakeBacks NOTIFY takeBacksChanged FINAL)
    // Where games that end here are counted; nowhere when it is null.
    Q_PROPERTY(
        academy::model::Statistics *statistics READ statistics WRITE setStatistics NOTIFY statisticsChanged FINAL)
    // The parts.
    Q_PROPERTY(academy::model::SquireModel *squires READ squires CONSTANT FINAL)
    Q_PROPERTY(academy::model::BoardModel *boards READ boards CONSTANT FINAL)
    Q_PROPERTY(academy::model::HandModel *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(academy::model::HandModel *kept READ kept CONSTANT FINAL)
    Q_PROPERTY(academy::model::CodexModel *codex READ codex CONSTANT FINAL)
    Q_PROPERTY(academy::model::Prompt *prompt READ prompt CONSTANT FINAL)
    Q_PROPERTY(academy::model::AdvicePrompt *advice READ advice CONSTANT FINAL)
    Q_PROPERTY(academy::model::EventPresenter *presenter READ presenter CONSTANT FINAL)
    Q_PROPERTY(academy::model::ScoringWalk *scoring READ scoring CONSTANT FINAL)
    Q_PROPERTY(academy::model::Chronicle *chronicle READ chronicle CONSTANT FINAL)
    Q_PROPERTY(academy::model::Playback *playback READ playback CONSTANT FINAL)
    Q_PROPERTY(academy::model::ResultModel *result READ result CONSTANT FINAL)
    Q_PROPERTY(academy::model::OpenTable *devices READ devices CONSTANT FINAL)
    Q_PROPERTY(academy::model::JoinedSeat *joined READ joined CONSTANT FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(QString savingProblem READ savingProblem NOTIFY problemChanged FINAL)

public:
    explicit Table(QObject *parent = nullptr);
    explicit Table(const TableConfig &config, QObject *parent = nullptr);

    /// Everybody's points are shown, whatever was agreed.
    [[nodiscard]] bool openScores() const { return m_openScores; }
    void setOpenScores(bool open);
    [[nodiscard]] Enums::HandOver handOver() const { return m_handOver; }
    void setHandOver(Enums::HandOver way);
    /// Whoever plays alone may take decisions of a turn back together with the computers' answers.
    [[nodiscard]] bool takeBacks() const { return m_takeBacks; }
    void setTakeBacks(bool allowed);
    [[nodiscard]] Statistics *statistics() const { return m_statistics; }
    void setStatistics(Statistics *statistics);
    /// Why a game could not be started, read or written, or what went wrong in it; empty when all is well.
    [[nodiscard]] QString problem() const { return m_savingProblem.isEmpty() ? m_problem : m_savingProblem; }
    /// Why the game is not on disk as it is now; empty when it is.
    [[nodiscard]] QString savingProblem() const { return m_savingProblem; }

    [[nodiscard]] SquireModel *squires() const { return m_squires; }
    [[nodiscard]] BoardModel *boards() const { return m_boards; }
    /// The hand of the squire that decides, or of the only human; empty behind the curtain.
    [[nodiscard]] HandModel *hand() const { return m_hand; }
    /// The cards that squire has kept in this draft.
    [[nodiscard]] HandModel *kept() const { return m_kept; }
    [[nodiscard]] CodexModel *codex() const { return m_codex; }
    [[nodiscard]] Prompt *prompt() const { return m_prompt; }
    [[nodiscard]] AdvicePrompt *advice() const { return m_advice; }
    [[nodiscard]] EventPresenter *presenter() const { return m_presenter; }
    [[nodiscard]] ScoringWalk *scoring() const { return m_scoring; }
    [[nodiscard]] Chronicle *chronicle() const { return m_chronicle; }
    [[nodiscard]] Playback *playback() const { return m_playback; }
    [[nodiscard]] ResultModel *result() const { return m_result; }
    /// The seats of this game that are at other devices.
    [[nodiscard]] OpenTable *devices() const { return m_devices; }
    /// This device's seat at another one's table; while it leads, its game is the one that is shown.
    [[nodiscard]] JoinedSeat *joined() const { return m_joined; }
    /// For tests: what the models show, and who leads.
    [[nodiscard]] const DisplayedState &told() const { return m_told; }
    [[nodiscard]] const GameController &controller() const { return *m_controller; }

    /// Begins a new game, or waits for those who sit at other devices: then it begins with gathered(). False, with `problem`,
    /// when the setup cannot be played.
    Q_INVOKABLE bool start(academy::model::GameSetup *setup);
    /// Begins a game of computers only, as the setup says otherwise; it is not saved. `seed` 0: by chance.
    Q_INVOKABLE bool demo(academy::model::GameSetup *setup, int seed = 0);
    /// Begins the game of a record that has options, players and a seed. Saved at `path` unless that is empty.
    void begin(const record::Record &beginning, const QString &path);
    /// Goes on from where a record ends; nothing of it is saved. False, with `problem`, when it cannot be replayed.
    bool continueFrom(const record::Record &record);
    /// Whoever guides the decisions here, as a lesson does; null for nobody. Nothing is taken back then.
    void setGuide(const TableGuide *guide);
    /// Takes a decision of the one who is asked, as if it had been chosen and confirmed.
    void decide(const rules::Action &action);
    /// Continues a saved game, which is read elsewhere meanwhile; resumed() tells how it went. The game of now goes on
    /// until then.
    Q_INVOKABLE void resume(const QString &path);
    /// Shows a saved game as a look back from its beginning on; resumed() tells how it went. One that is not over is not gone on
    /// with: nobody is asked, nothing of it is written, and the look back leads no further than its last moment.
    Q_INVOKABLE void replay(const QString &path);
    /// Leaves the game; it stays saved.
    Q_INVOKABLE void leave();
    /// Begins a new game with what had happened at the moment shown, when the game is over; this one stays as it is. The new
    /// one does not count in the statistics. What began so is told by branched().
    Q_INVOKABLE void playOnFromMoment();
    /// A new game with the same people and rules.
    Q_INVOKABLE void playAgain();
    /// Tells everything at once until somebody at this device is asked.
    Q_INVOKABLE void skip() { m_leader->hurry(EventPresenter::Hurry::ToEnd); }
    /// The same, but a scoring that comes before is walked through.
    Q_INVOKABLE void skipToScoring() { m_leader->hurry(EventPresenter::Hurry::ToPause); }
    Q_INVOKABLE void undo();
    /// Covers the secrets, as when the window is no longer in front; lookBehindCurtain() shows them again.
    Q_INVOKABLE void cover() { m_leader->cover(); }
    /// Shows the table as it was at a row of the chronicle; -1: as it is now.
    Q_INVOKABLE void showMoment(int row);
    /// Shows once more, one step after the other, what has happened since the one who is asked played last, and then the present
    /// again. Nothing of it is told that was not told before.
    Q_INVOKABLE void replayRound();
    /// Says everything again in the language of the moment.
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void openScoresChanged();
    void handOverChanged();
    void takeBacksChanged();
    void statisticsChanged();
    void problemChanged();
    /// A saved game is on the table; or it is not, and `problem` says why.
    void resumed(bool well);
    /// A decision was taken back: what it was, in a sentence; `others`: together with what others have done since.
    void tookBack(const QString &text, bool others);
    /// All who sit at other devices are there, and the cards are dealt; or this device's seat has been shown its game.
    void gathered();
    /// It is waited for those who sit at other devices, once more with the same people.
    void gatherAsked();
    /// A new game has begun from a moment of the one before: what there is to know, as a sentence.
    void branched(const QString &text);
    /// Something is to be heard; see Sounds.h.
    void sounded(const QString &name);

private:
    void beginSaved(const record::Record &beginning);
    void connectDevices();
    void letLead(GameLeader *leader);
    void keepJoined(const record::Record &record, const People &people);
    void connectPrompt();
    void connectLeader(GameLeader *leader);
    void follow(const AnimationStep &animation, bool passing);
    void count(const Match &match, const People &people);
    void ask();
    void answer(const Choice::Answer &objection);
    void tellTakenBack(const rules::Action &action, bool others);
    void confirm(const rules::Action &action);
    void offerCounsel();
    void sound(const QString &name);
    void setProblem(const QString &problem);
    void showSavingProblem();
    void read(const QString &path, Purpose purpose);
    void lay(const SavedGameReader::Request &request, Opening &opening);
    void take(OpenedGame &game, const People &people);
    [[nodiscard]] bool gatherAgain(OpenedGame &game, const QString &path);
    void lead(OpenedGame &game, const QString &path);
    void lead(OpenedGame &game, const People &people, const QString &path);
    void refuse(const QString &why);
    [[nodiscard]] bool mayPlayOnFrom(int row) const;
    [[nodiscard]] int roundToReplay() const;
    [[nodiscard]] QString newPath(const record::Record &record) const;

    [[nodiscard]] bool hasOpenScores() const;
    [[nodiscard]] Scene scene() const;
    [[nodiscard]] StepShown shownOf(const AnimationStep &animation) const;
    [[nodiscard]] TableShown shown(const Scene &scene) const;
    void show();
    void showChoice(const Scene &scene);
    void showNothing();
    void showResult();

    QString m_folder;
    EventPresenter *m_presenter;
    ScoringWalk *m_scoring;
    GameController *m_controller = nullptr;
    std::unique_ptr<SavedGameReader> m_reader;
    GameLeader *m_leader = nullptr; ///< of the game that is shown: that one, or the seat at another table
    SquireModel *m_squires;
    BoardModel *m_boards;
    HandModel *m_hand;
    HandModel *m_kept;
    CodexModel *m_codex;
    Prompt *m_prompt;
    AdvicePrompt *m_advice;
    Chronicle *m_chronicle;
    Playback *m_playback;
    ResultModel *m_result;
    OpenTable *m_devices = nullptr;
    JoinedSeat *m_joined = nullptr;

    const TableGuide *m_guide = nullptr;
    QPointer<Statistics> m_statistics;
    DisplayedState m_told;
    QString m_refusal;
    QString m_refusalRule;
    bool m_awaited = false; ///< somebody at this device has been asked
    int m_moment = -1;
    int m_viewSeat = 0;
    bool m_openScores = false;
    Enums::HandOver m_handOver = Enums::HandOver::Hold;
    bool m_takeBacks = false;
    QString m_problem;
    QString m_savingProblem;
    int m_language = 0; ///< counts retranslations
};

} // namespace academy::model
