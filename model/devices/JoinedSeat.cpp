// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/JoinedSeat.h"

#include "connection/Tls.h"
#include "devices/SeatTexts.h"
#include "game/GameController.h"
#include "rules/Actors.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>
#include <utility>

namespace academy::model
{

namespace
{

rules::ActorSet bit(int actor)
{
    return static_cast<rules::ActorSet>(1U << static_cast<unsigned>(actor));
}

/// Of all who play, only this one is a person at this device.
People peopleAt(const record::Record &game, int player)
{
    People people(game);
    for (int other = 0; other < people.players(); ++other) {
        if (other != player && people.isHuman(other)) {
            people.setPlace(other, People::Place::Elsewhere);
        }
    }
    return people;
}

} // namespace

JoinedSeat::JoinedSeat(EventPresenter *presenter, QString memory, QObject *parent)
    : GameLeader(parent)
    , m_presenter(presenter)
    , m_path(std::move(memory))
{
    connect(presenter, &EventPresenter::finished, this, [this] {
        if (leads()) {
            proceed();
        }
    });
}

JoinedSeat::~JoinedSeat() = default;

bool JoinedSeat::isAvailable()
{
    return connection::hasTls();
}

QString JoinedSeat::standingText() const
{
    return SeatTexts::standing(m_standing, m_farewell);
}

QString JoinedSeat::advice() const
{
    return SeatTexts::advice(m_standing, m_farewell);
}

bool JoinedSeat::remembers() const
{
    return !m_path.isEmpty() && QFile::exists(m_path);
}

bool JoinedSeat::remember(const seat::Memory &memory) const
{
    if (m_path.isEmpty()) {
        return true;
    }
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    return !seat::writeMemory(m_path, memory);
}

QString JoinedSeat::join(const QString &code)
{
    const auto read = protocol::readJoinCode(code);
    if (!read) {
        return SeatTexts::notACode(code);
    }
    if (!isAvailable()) {
        return SeatTexts::notAvailable();
    }
    // The same seat once more, as after the program was ended or the table has another address: the share of the deal is the one
    // that was shown.
    const QString typed = protocol::typed(*read);
    auto remembered = remembers() ? seat::readMemory(m_path) : std::variant<seat::Memory, QString>(QString());
    if (auto *memory = std::get_if<seat::Memory>(&remembered)) {
        const auto before = protocol::readJoinCode(memory->code);
        if (before && before->seat == read->seat && before->secret == read->secret) {
            memory->code = typed;
            sit(std::move(*memory), *read);
            return {};
        }
    }
    sit(seat::newMemory(read->seat, typed), *read);
    return {};
}

void JoinedSeat::comeBack()
{
    const auto remembered = seat::readMemory(m_path);
    const auto *memory = std::get_if<seat::Memory>(&remembered);
    const auto code = memory != nullptr ? protocol::readJoinCode(memory->code) : std::nullopt;
    if (code && isAvailable()) {
        sit(*memory, *code);
        return;
    }
    if (!code && QFileInfo(m_path).isFile()
        && QFile(m_path).open(QIODevice::ReadOnly)) { // else it may be read another time
        QFile::remove(m_path); // it leads nowhere
    }
    stand(Standing::Nowhere);
}

void JoinedSeat::sit(seat::Memory memory, const protocol::JoinCode &code)
{
    leave();
    // The way to a seat that one has left stays until another table has answered; from then on the seat itself remembers.
    if (!memory.game.isEmpty()) {
        (void)remember(memory);
    }
    m_seat = std::make_unique<seat::Seat>(std::move(memory), [code] { return connection::connectTo(code); });
    m_seat->shown = [this](const protocol::Show &show) { see(show); };
    m_seat->missed = [this](const protocol::Show &show) { m_views.miss(show); };
    // It stays decided until a view that comes later shows what came of it.
    m_seat->acknowledged = [this](const protocol::Ack &ack) {
        m_saved = static_cast<rules::ActorSet>(m_saved | bit(ack.actor));
    };
    m_seat->refused = [this](const protocol::Refused &no) {
        m_decided = static_cast<rules::ActorSet>(m_decided & ~bit(no.actor));
        Q_EMIT refused(no.text);
        ask();
    };
    m_seat->tookBack = [this] {
        m_views.takeBack();
        m_decided = 0;
        m_saved = 0;
    };
    m_seat->moved = [this](bool connected) {
        if (m_finished) {
            retire(); // nothing is missed any more
            return;
        }
        const bool playing = leads();
        m_views.forgetMissed(); // it is told again
        stand(connected ? (playing ? Standing::Playing : Standing::Waiting)
                        : (playing ? Standing::Lost : Standing::Looking));
    };
    m_seat->remember = [this](const seat::Memory &changed) { return remember(changed); };
    m_seat->over = [this](const seat::Ending &ending) {
        if (m_finished) {
            return; // it is said again when anything beside the game changes
        }
        m_ending = ending;
        if (!m_presenter->telling()) {
            proceed();
        }
    };
    m_seat->ended = [this](const protocol::Bye &bye) {
        m_farewell = bye;
        m_asked.reset();
        if (m_standing != Standing::Over) {
            stand(Standing::Ended);
            Q_EMIT changed();
        }
    };
    stand(Standing::Looking);
    m_seat->begin();
}

void JoinedSeat::stand(Standing standing)
{
    m_standing = standing;
    Q_EMIT standingChanged();
}

void JoinedSeat::leave()
{
    if (m_seat != nullptr) {
        m_seat->ended = {};
        m_seat->leave();
        m_seat.release()->deleteLater(); // perhaps it is what tells
    }
    const bool led = leads();
    m_views.clear();
    m_asked.reset();
    m_decided = 0;
    m_saved = 0;
    m_ending.reset();
    m_finished = false;
    m_fairness.clear();
    if (led) {
        m_presenter->clear();
    }
    stand(Standing::Nowhere);
    if (led) {
        Q_EMIT changed();
    }
}

// The game is over, and the table is gone: it is not looked for.
void JoinedSeat::retire()
{
    QMetaObject::invokeMethod( // as it is the seat that tells
        this,
        [this] {
            if (m_finished && m_seat != nullptr) {
                m_seat->leave();
            }
        },
        Qt::QueuedConnection);
}

void JoinedSeat::see(const protocol::Show &show)
{
    const bool first = !leads();
    m_saved = 0; // it says so itself
    if (first) {
        Q_EMIT begins();
        m_presenter->setReader(true);
    }
    m_views.add(show);
    if (first) {
        proceed();
        stand(shown().view.table.phase == rules::Phase::Over ? Standing::Over : Standing::Playing);
        Q_EMIT begun();
    } else if (m_views.goesBack() || !m_presenter->telling()) {
        proceed();
    }
}

void JoinedSeat::proceed()
{
    if (m_proceeding) {
        return; // it goes on by itself
    }
    {
        const QScopedValueRollback guard(m_proceeding, true);
        goOn();
    }
    if (m_presenter->telling()) {
        return;
    }
    ask();
    if (m_ending && leads() && shown().view.table.phase == rules::Phase::Over) {
        finish();
    }
}

// One view after the other, each when what came before has been told.
void JoinedSeat::goOn()
{
    std::deque<AnimationStep> missed;
    while (const std::optional<ViewQueue::Turn> turn = m_views.next()) {
        if (*turn == ViewQueue::Turn::Missed) {
            std::ranges::move(animationsOf(shown()), std::back_inserter(missed));
        }
        // It is written down at once, and not shown.
        if (!missed.empty() && !m_views.missesMore()) {
            m_asked.reset();
            m_presenter->tell(std::exchange(missed, {}), EventPresenter::Hurry::ToEnd);
        }
        switch (*turn) {
        case ViewQueue::Turn::Missed:
            break;
        case ViewQueue::Turn::Enter:
            enter();
            break;
        case ViewQueue::Turn::Back:
            enter();
            Q_EMIT tookBack();
            break;
        case ViewQueue::Turn::Tell:
            tell();
            if (m_presenter->telling()) {
                Q_EMIT changed();
                return;
            }
            break;
        case ViewQueue::Turn::Repeat:
            m_decided = decidedInView();
            break;
        }
    }
}

// Also what the table had not heard when it sent the view, and what it has saved since.
rules::ActorSet JoinedSeat::decidedInView() const
{
    return static_cast<rules::ActorSet>(shown().settled | m_saved | (m_seat != nullptr ? m_seat->proposed() : 0));
}

std::deque<AnimationStep> JoinedSeat::animationsOf(const protocol::Show &show)
{
    rules::Events events;
    for (const protocol::Happened &one : show.events) {
        events.tell(one.event, one.table);
    }
    std::deque<AnimationStep> animations = cutIntoSteps(m_told, events, show.view.table);
    for (AnimationStep &animation : animations) {
        animation.entry = show.n;
    }
    m_told = animations.back().told;
    return animations;
}

void JoinedSeat::tell()
{
    m_decided = decidedInView();
    m_asked.reset();
    m_presenter->tell(animationsOf(shown()));
}

// The table is as it is.
void JoinedSeat::enter()
{
    m_presenter->clear();
    m_people = peopleAt(shown().game, shown().view.player);
    m_decided = decidedInView();
    m_asked.reset();
    m_told = {};
    arrive(m_told, shown().view.table);
    Q_EMIT wentBack(m_told, shown().n);
}

void JoinedSeat::ask()
{
    if (leads() && m_views.isTold() && !m_presenter->telling() && m_standing != Standing::Ended) {
        m_asked = nextAsked();
        if (m_asked) {
            m_presenter->endHurry();
        }
    }
    Q_EMIT changed();
}

std::optional<Asked> JoinedSeat::nextAsked() const
{
    const rules::State &table = shown().view.table;
    const int player = shown().view.player;
    for (int actor = 0; actor < rules::maxSquires && m_decided == 0; ++actor) {
        if (rules::isIn(rules::deciding(table), actor) && rules::decider(table, actor) == player
            && !GameController::forcedAction(table)) {
            return Asked{.actor = actor, .player = player, .curtain = false};
        }
    }
    return std::nullopt;
}

rules::View JoinedSeat::view(int player) const
{
    return player == shown().view.player ? shown().view : rules::View();
}

rules::ActorSet JoinedSeat::awaited() const
{
    const rules::State &table = shown().view.table;
    rules::ActorSet awaited = 0;
    for (int actor = 0; actor < rules::maxSquires; ++actor) {
        if (rules::isIn(rules::deciding(table), actor) && rules::decider(table, actor) != shown().view.player) {
            awaited = static_cast<rules::ActorSet>(awaited | bit(actor));
        }
    }
    return awaited;
}

bool JoinedSeat::canUndo() const
{
    return leads() && m_seat != nullptr && m_seat->isConnected()
        && (shown().mayTakeBack || (m_decided != 0 && shown().view.table.phase != rules::Phase::Over));
}

void JoinedSeat::hurry(EventPresenter::Hurry way)
{
    if (leads() && !m_asked) {
        m_presenter->hurry(way);
    } else {
        m_presenter->skip();
    }
}

std::optional<rules::Refusal> JoinedSeat::decide(const rules::Action &action)
{
    if (!leads() || !m_asked || m_seat == nullptr || m_presenter->telling()) {
        return rules::Refusal{rules::Reason::NotYourDecision, "R4.3"};
    }
    if (auto refusal = rules::check(shown().view.table, action)) {
        return refusal;
    }
    m_decided = static_cast<rules::ActorSet>(m_decided | bit(action.actor()));
    m_asked.reset();
    m_seat->decide(action);
    Q_EMIT changed();
    return std::nullopt;
}

void JoinedSeat::undo()
{
    if (canUndo()) {
        m_seat->takeBack();
    }
}

void JoinedSeat::finish()
{
    const seat::Ending ending = std::move(*m_ending);
    m_ending.reset();
    m_finished = true;
    if (m_seat != nullptr && !m_seat->isConnected()) {
        retire();
    }
    m_fairness = SeatTexts::fairness(ending.unfair);
    stand(Standing::Over);
    if (!m_path.isEmpty()) {
        QFile::remove(m_path); // nothing to come back to
    }
    if (!ending.record.players.empty()) {
        Q_EMIT ended(ending.record, m_people);
    }
}

} // namespace academy::model
