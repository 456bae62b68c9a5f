// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Table.h"

#include "SavedGames.h"
#include "Sounds.h"
#include "Statistics.h"

#include "words/Reasons.h"

#include "record/RecordFile.h"

#include <QDateTime>
#include <QDir>
#include <QRandomGenerator>

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
    : Table(Ground{.savesFolder = SavedGames::folder()}, parent)
{
}

Table::Table(const Ground &ground, QObject *parent)
    : ShownTable(parent)
    , m_folder(ground.savesFolder)
    , m_story(new Storyteller(ground.clock, this))
    , m_scoring(new ScoringWalk(this))
    , m_squires(new SquireModel(this))
    , m_boards(new BoardModel(this))
    , m_hand(new HandModel(this))
    , m_kept(new HandModel(this))
    , m_codex(new CodexModel(this))
    , m_prompt(new Prompt(this))
    , m_counsel(new Counsel(ground.threads, this))
    , m_chronicle(new Chronicle(this))
    , m_result(new ResultModel(this))
{
    connect(m_story, &Storyteller::beatBegan, this, &Table::follow);
    connect(m_story, &Storyteller::beatChanged, this, &Table::beatChanged);
    // Before the conductor hears of it, who goes on at once: the page that was turned last is closed.
    connect(m_story, &Storyteller::finished, m_scoring, &ScoringWalk::close);
    m_conductor = new Conductor(ground, m_story, this);
    connect(m_conductor, &Conductor::changed, this, [this] {
        ask();
        show();
    });
    connect(m_conductor, &Conductor::wentBack, this, [this](const Told &told, int entries) {
        m_told = told;
        m_choice.reset();
        m_scoring->tearOut(entries);
        m_chronicle->tearOut(entries);
    });
    connect(m_conductor, &Conductor::ended, this, [this] {
        Statistics::add(m_conductor->match(), m_conductor->people());
        sound(soundOfEnd());
    });
    connect(m_conductor, &Conductor::savingFailed, this,
            [this](const record::RecordError &error) { setProblem(Reasons::trouble(error)); });
    connect(m_conductor, &Conductor::faltered, this, [this](int player, const rules::Refusal &refusal) {
        setProblem(Reasons::faltered(m_conductor->people().player(player), refusal));
    });
    connect(m_scoring, &ScoringWalk::nextAsked, m_story, &Storyteller::turnPage);
    connect(m_scoring, &ScoringWalk::pageTurned, this, [this] {
        m_moment = -1;
        show();
    });
    connect(m_scoring, &ScoringWalk::skipAsked, m_conductor, &Conductor::hurry);
    connectPrompt();
}

void Table::follow(const Beat &beat, bool passing)
{
    m_chronicle->write(beat, m_told, m_conductor->people());
    m_scoring->follow(beat);
    m_told = beat.told;
    if (!passing) {
        const BeatShown shown = shownOf(beat);
        m_story->show(shown);
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
    beginSaved(record);
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
    m_conductor->lead(std::move(match), m_told, path);
}

bool Table::resume(const QString &path)
{
    const auto reading = record::loadRecord(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        setProblem(Reasons::trouble(*error));
        return false;
    }
    leave();
    const auto &record = std::get<record::Record>(reading);
    const People people(record);
    arrive(m_told, rules::newGame(record.options));
    auto resumed = Match::resumed(record, [&](const Step &step) {
        for (Beat &beat : cutIntoBeats(m_told, step.events, step.after)) {
            beat.entry = step.entries;
            m_chronicle->write(beat, m_told, people);
            m_scoring->follow(beat);
            m_told = beat.told;
        }
    });
    m_scoring->close();
    if (const auto *error = std::get_if<record::RecordError>(&resumed)) {
        leave();
        setProblem(Reasons::trouble(*error));
        return false;
    }
    m_viewSeat = std::max(people.onlyHuman(), 0);
    m_conductor->lead(std::get<Match>(std::move(resumed)), m_told, path);
    return true;
}

void Table::leave()
{
    m_conductor->leave();
    m_chronicle->clear();
    m_scoring->tearOut(-1);
    m_told = {};
    m_moment = -1;
    setProblem({});
    show();
}

void Table::playAgain()
{
    if (!m_conductor->leads()) {
        return;
    }
    rules::Random random = randomFrom(0);
    record::Record record = m_conductor->match().record();
    const rules::Options &options = record.options;
    const int candidates = options.mode == rules::Mode::Karadoc ? 2 : options.squires;
    record.options.firstSquire = static_cast<std::uint8_t>(random.below(candidates));
    record.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    record.seed = QString::number(random.next(), 16);
    record.table.takeBacks.reset();
    beginSaved(record);
}

// A game that cannot be saved is played all the same, and people are told.
void Table::beginSaved(const record::Record &beginning)
{
    const QString path = newPath(beginning);
    begin(beginning, path);
    if (path.isEmpty() && !m_folder.isEmpty()) {
        setProblem(Reasons::trouble({.trouble = record::Trouble::CannotWrite}));
    }
}

void Table::undo()
{
    m_moment = -1;
    m_conductor->undo();
}

QString Table::newPath(const record::Record &record) const
{
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder)) {
        return {};
    }
    QString name = record.created + QLatin1Char('-') + record.seed;
    name.remove(QLatin1Char(':'));
    return m_folder + QLatin1Char('/') + name + QStringLiteral(".json");
}

void Table::setProblem(const QString &problem)
{
    if (problem != m_problem) {
        m_problem = problem;
        Q_EMIT problemChanged();
    }
}

} // namespace academy::model
