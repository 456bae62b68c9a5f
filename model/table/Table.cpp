// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/Table.h"

#include "game/Sounds.h"
#include "pages/SavedGames.h"
#include "statistics/Statistics.h"

#include "record/RecordFile.h"
#include "words/AdviceText.h"
#include "words/Reasons.h"
#include "words/Sentences.h"

#include "rules/View.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QStandardPaths>

namespace academy::model
{

namespace
{

rules::Random randomFrom(std::uint64_t seed)
{
    return rules::Random(seed != 0 ? seed : QRandomGenerator::global()->generate64());
}

} // namespace

Table::Table(QObject *parent)
    : Table(TableConfig{.savesFolder = SavedGames::folder(),
                        .seatMemory = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                            + QStringLiteral("/seat.json")},
            parent)
{
}

Table::Table(const TableConfig &config, QObject *parent)
    : ShownTable(parent)
    , m_folder(config.savesFolder)
    , m_presenter(new EventPresenter(config.clock, this))
    , m_scoring(new ScoringWalk(this))
    , m_squires(new SquireModel(this))
    , m_boards(new BoardModel(this))
    , m_hand(new HandModel(this))
    , m_kept(new HandModel(this))
    , m_codex(new CodexModel(this))
    , m_prompt(new Prompt(this))
    , m_advice(new AdvicePrompt(config.threads, this))
    , m_chronicle(new Chronicle(this))
    , m_playback(new Playback(*m_chronicle, this))
    , m_result(new ResultModel(this))
{
    connect(m_presenter, &EventPresenter::stepBegan, this, &Table::follow);
    connect(m_presenter, &EventPresenter::paceChanged, m_playback,
            [this] { m_playback->setSpeed(m_presenter->speed()); });
    // Before the controller hears of it, who goes on at once: the page that was turned last is closed.
    connect(m_presenter, &EventPresenter::finished, m_scoring, &ScoringWalk::close);
    connect(m_playback, &Playback::placeAsked, this, &Table::showMoment);
    m_controller = new GameController(config, m_presenter, this);
    m_reader = std::make_unique<SavedGameReader>(m_controller->saver(),
                                                 [this](const SavedGameReader::Request &request, Opening &opening) {
                                                     lay(request, opening);
                                                     if (request.language != m_language) {
                                                         retranslate();
                                                     }
                                                 });
    m_devices = new OpenTable(m_controller, this);
    m_joined = new JoinedSeat(m_presenter, config.seatMemory, this);
    m_leader = m_controller;
    connectLeader(m_controller);
    connectLeader(m_joined);
    connectDevices();
    connect(m_controller, &GameController::tookBack, this, &Table::tellTakenBack);
    connect(m_controller, &GameController::ended, this, [this] {
        count(m_controller->match(), m_controller->people());
        sound(soundOfEnd());
    });
    connect(&m_controller->saver(), &Saver::troubleChanged, this, &Table::showSavingProblem);
    connect(m_controller, &GameController::faltered, this, [this](int player, const rules::Refusal &refusal) {
        setProblem(Reasons::faltered(m_controller->people().player(player), refusal));
    });
    connect(m_scoring, &ScoringWalk::nextAsked, m_presenter, &EventPresenter::turnPage);
    connect(m_scoring, &ScoringWalk::pageTurned, this, [this] {
        m_moment = -1;
        show();
    });
    connect(m_scoring, &ScoringWalk::skipAsked, this, &Table::skip);
    connectPrompt();
}

void Table::connectLeader(GameLeader *leader)
{
    connect(leader, &GameLeader::changed, this, [this, leader] {
        if (leader == m_leader) {
            ask();
            show();
        }
    });
    connect(leader, &GameLeader::wentBack, this, [this](const DisplayedState &told, int entries) {
        m_told = told;
        m_prompt->withdraw();
        m_scoring->tearOut(entries);
        m_chronicle->tearOut(entries);
    });
}

// Neither lessons nor what began from a moment of another game.
void Table::count(const Match &match, const People &people)
{
    if (m_statistics && m_guide == nullptr && !match.record().table.branched.value_or(false)) {
        m_statistics->add(finishedGame(match, people, QDateTime::currentDateTimeUtc()));
    }
}

void Table::follow(const AnimationStep &animation, bool passing)
{
    m_chronicle->write(animation, m_told, m_leader->people());
    m_scoring->follow(animation);
    m_told = animation.told;
    if (!passing) {
        const StepShown shown = shownOf(animation);
        m_presenter->show(shown);
        show();
        sound(soundOf(shown));
    }
}

void Table::sound(const QString &name)
{
    if (!name.isEmpty()) {
        Q_EMIT sounded(name);
    }
}

bool Table::start(GameSetup *setup)
{
    if (setup == nullptr || !setup->canStart()) {
        setProblem(setup != nullptr ? setup->problem() : QString());
        return false;
    }
    rules::Random random = randomFrom(0);
    const record::Record record = setup->beginning(random);
    const std::set<int> elsewhere = setup->elsewhere();
    if (elsewhere.empty()) {
        beginSaved(record);
    } else {
        leave();
        m_devices->gather(record, elsewhere,
                          newPath(record)); // the cards follow from everybody's shares, not from that seed
    }
    return true;
}

bool Table::demo(GameSetup *setup, int seed)
{
    if (setup == nullptr || !setup->canStart()) {
        setProblem(setup != nullptr ? setup->problem() : QString());
        return false;
    }
    rules::Random random = randomFrom(static_cast<std::uint64_t>(seed));
    record::Record record = setup->beginning(random);
    for (std::size_t player = 0; player < record.players.size(); ++player) {
        record.players[player].kind = record::PlayerKind::Computer;
        record.players[player].level = setup->seats()->rows().at(static_cast<qsizetype>(player)).level;
    }
    record.table.hiddenScores = false;
    begin(record, {});
    return true;
}

void Table::begin(const record::Record &beginning, const QString &path)
{
    leave();
    Match match(beginning);
    arrive(m_told, match.state());
    m_viewSeat = 0;
    letLead(m_controller);
    m_controller->lead(std::move(match), m_told, path);
}

void Table::resume(const QString &path)
{
    read(path, Purpose::Play);
}

void Table::replay(const QString &path)
{
    read(path, Purpose::Replay);
}

void Table::read(const QString &path, Purpose purpose)
{
    if (path == m_controller->saver().path()) {
        leave();
    }
    m_reader->ask({.path = path, .purpose = purpose, .language = m_language});
}

void Table::lay(const SavedGameReader::Request &request, Opening &opening)
{
    auto *game = std::get_if<OpenedGame>(&opening);
    if (game == nullptr) {
        const auto *error = std::get_if<record::RecordError>(&opening);
        setProblem(error != nullptr ? Reasons::trouble(*error) : Reasons::heldElsewhere());
        Q_EMIT resumed(false);
        return;
    }
    const bool replays = request.purpose == Purpose::Replay;
    if (replays && game->chronicle->count() == 0) {
        setProblem(Reasons::nothingToReplay());
        Q_EMIT resumed(false);
        return;
    }
    if (replays && game->match.due() != rules::Due::Nothing) {
        leave();
        take(*game, People(game->match.record()));
        m_controller->freeze(std::move(game->match), m_told);
    } else if (!gatherAgain(*game, request.path)) {
        lead(*game, request.path);
    }
    if (replays) {
        showMoment(0);
    }
    Q_EMIT resumed(true);
}

// A game that was left before its cards were dealt has no seed: it is waited for the same people once more. Where nothing is known
// of them they all play here, by chance.
bool Table::gatherAgain(OpenedGame &game, const QString &path)
{
    record::Record record = game.match.record();
    if (!record.seed.isEmpty() || !record.entries.empty()) {
        return false;
    }
    leave();
    if (!m_devices->gatherAgain(record, path, std::move(game.hold))) {
        rules::Random random = randomFrom(0);
        record.seed = QString::number(random.next(), 16);
        begin(record, path);
    }
    return true;
}

void Table::take(OpenedGame &game, const People &people)
{
    letLead(m_controller);
    m_chronicle->take(std::move(*game.chronicle));
    m_scoring->take(std::move(*game.scoring));
    m_told = game.told;
    m_viewSeat = std::max(people.onlyHuman(), 0);
}

void Table::lead(OpenedGame &game, const QString &path)
{
    leave();
    m_devices->takeUp(path, game.match.record());
    lead(game, m_devices->people(game.match.record()), path);
}

void Table::lead(OpenedGame &game, const People &people, const QString &path)
{
    take(game, people);
    m_controller->lead(std::move(game.match), people, m_told, path, std::move(game.hold));
}

bool Table::continueFrom(const record::Record &record)
{
    auto played = academy::model::playAgain(record);
    if (const auto *error = std::get_if<record::RecordError>(&played)) {
        setProblem(Reasons::trouble(*error));
        return false;
    }
    lead(std::get<OpenedGame>(played), {});
    return true;
}

void Table::leave()
{
    m_reader->forget();
    m_devices->close();
    m_joined->leave();
    m_controller->leave();
    letLead(m_controller);
    m_chronicle->clear();
    m_scoring->tearOut(-1);
    m_told = {};
    m_moment = -1;
    setProblem({});
    show();
}

void Table::playAgain()
{
    if (!m_controller->leads()) {
        return;
    }
    rules::Random random = randomFrom(0);
    record::Record record = m_controller->match().record();
    const rules::Options &options = record.options;
    const int candidates = options.mode == rules::Mode::Karadoc ? 2 : options.squires;
    record.options.firstSquire = static_cast<std::uint8_t>(random.below(candidates));
    record.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    record.seed = QString::number(random.next(), 16);
    record.table.takeBacks.reset();
    record.table.branched.reset();
    const std::set<int> elsewhere = m_devices->elsewhere();
    if (elsewhere.empty()) {
        beginSaved(record);
    } else {
        const bool advice = m_devices->advice();
        leave();
        m_devices->gather(record, elsewhere, newPath(record));
        m_devices->setAdvice(advice);
        Q_EMIT gatherAsked();
    }
}

bool Table::mayPlayOnFrom(int row) const
{
    return m_guide == nullptr && row >= 0 && row < m_chronicle->count() && m_controller->leads()
        && m_controller->match().due() == rules::Due::Nothing
        && m_chronicle->entriesAt(row) < static_cast<int>(m_controller->match().record().entries.size());
}

void Table::playOnFromMoment()
{
    if (!mayPlayOnFrom(m_moment)) {
        return;
    }
    record::Record record = m_controller->match().record();
    record.entries.resize(static_cast<std::size_t>(m_chronicle->entriesAt(m_moment)));
    record.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    record.table.over.reset();
    record.table.branched = true;
    auto played = academy::model::playAgain(record);
    if (const auto *error = std::get_if<record::RecordError>(&played)) {
        setProblem(Reasons::trouble(*error));
        return;
    }
    lead(std::get<OpenedGame>(played), newPath(record));
    Q_EMIT branched(Sentences::branched());
}

// A game that cannot be saved is played all the same, and people are told.
void Table::beginSaved(const record::Record &beginning)
{
    begin(beginning, newPath(beginning));
}

void Table::undo()
{
    if (m_guide != nullptr) {
        return;
    }
    m_moment = -1;
    m_leader->undo();
}

// Among several people it does not say more than that: the others must not learn what was chosen.
void Table::tellTakenBack(const rules::Action &action, bool others)
{
    QString decision;
    if (const int human = m_controller->people().onlyHuman(); human >= 0) {
        const Choice choice(rules::viewOf(m_controller->state(), human), action.actor());
        decision = AdviceText::choice(choice, m_controller->people(), action);
    }
    Q_EMIT tookBack(Sentences::takenBack(decision, others), others);
}

QString Table::newPath(const record::Record &record) const
{
    if (m_folder.isEmpty()) {
        return {};
    }
    // The seed of a record from elsewhere may be any text, and nothing of it may lead to another folder.
    const QString seed = QString::number(record.seed.toULongLong(nullptr, 16), 16);
    QString name = record.created + QLatin1Char('-') + seed;
    name.remove(QLatin1Char(':'));
    return m_folder + QLatin1Char('/') + name + record::fileEnding;
}

void Table::setProblem(const QString &problem)
{
    if (problem != m_problem) {
        m_problem = problem;
        Q_EMIT problemChanged();
    }
}

void Table::showSavingProblem()
{
    const Saver::Trouble &trouble = m_controller->saver().trouble();
    const QString problem = trouble ? Reasons::trouble(*trouble) : QString();
    if (problem != m_savingProblem) {
        m_savingProblem = problem;
        Q_EMIT problemChanged();
    }
}

} // namespace academy::model
