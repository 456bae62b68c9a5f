// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/JoinedSeat.h"

#include "connection/Tls.h"
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

using protocol::Why;

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

JoinedSeat::JoinedSeat(EventPresenter *story, QString memory, QObject *parent)
    : GameLeader(parent)
    , m_story(story)
    , m_path(std::move(memory))
{
    connect(story, &EventPresenter::finished, this, [this] {
        if (m_show) {
            proceed();
        }
    });
}

JoinedSeat::~JoinedSeat() = default;

bool JoinedSeat::isAvailable()
{
    return connection::hasTls();
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
        //: What is wrong with a code that somebody has typed to join a table.
        return code.trimmed().isEmpty() ? tr("Type the code that the table shows for your seat.")
                                        //: What is wrong with a code that somebody has typed to join a table.
                                        : tr("This is not the code of a seat. Is a letter or a digit wrong?");
    }
    if (!isAvailable()) {
        //: Why this device cannot join a table.
        return tr("This device cannot connect securely to others: OpenSSL is missing or too old.");
    }
    // The same code once more, as after the program was ended: the share of the deal is the one that was shown.
    const auto remembered = remembers() ? seat::readMemory(m_path) : std::variant<seat::Memory, QString>(QString());
    const auto *memory = std::get_if<seat::Memory>(&remembered);
    const bool same = memory != nullptr && protocol::readJoinCode(memory->code) == read;
    sit(same ? *memory : seat::newMemory(read->seat, protocol::typed(*read)), *read);
    return {};
}

void JoinedSeat::comeBack()
{
    const auto remembered = seat::readMemory(m_path);
    const auto *memory = std::get_if<seat::Memory>(&remembered);
    const auto code = memory != nullptr ? protocol::readJoinCode(memory->code) : std::nullopt;
    if (code && isAvailable()) {
        sit(*memory, *code);
    } else {
        QFile::remove(m_path); // it leads nowhere
        stand(Standing::Nowhere);
    }
}

void JoinedSeat::sit(seat::Memory memory, const protocol::JoinCode &code)
{
    leave();
    (void)remember(memory);
    m_seat = std::make_unique<seat::Seat>(std::move(memory), [code] { return connection::connectTo(code); });
    m_seat->shown = [this](const protocol::Show &show) { see(show); };
    m_seat->missed = [this](const protocol::Show &show) { m_missed.push_back(show); };
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
        m_wentBack = true;
        m_decided = 0;
        m_saved = 0;
    };
    m_seat->moved = [this](bool connected) {
        const bool playing = m_show.has_value();
        m_missed.clear(); // it is told again
        stand(connected ? (playing ? Standing::Playing : Standing::Waiting)
                        : (playing ? Standing::Lost : Standing::Looking));
    };
    m_seat->remember = [this](const seat::Memory &changed) { return remember(changed); };
    m_seat->over = [this](const seat::Ending &ending) {
        m_ending = ending;
        if (!m_story->telling()) {
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
    const bool led = m_show.has_value();
    m_show.reset();
    m_missed.clear();
    m_coming.clear();
    m_asked.reset();
    m_decided = 0;
    m_saved = 0;
    m_hurries = false;
    m_wentBack = false;
    m_ending.reset();
    m_fairness.clear();
    if (led) {
        m_story->clear();
    }
    stand(Standing::Nowhere);
    if (led) {
        Q_EMIT changed();
    }
}

void JoinedSeat::see(const protocol::Show &show)
{
    const bool first = !m_show;
    m_saved = 0; // it says so itself
    if (first) {
        Q_EMIT begins();
        m_story->setReader(true);
    }
    catchUp();
    if (m_show) {
        m_coming.push_back(show);
    } else { // nothing has happened before
        goTo(show);
    }
    if (first) {
        proceed();
        stand(m_show->view.table.phase == rules::Phase::Over ? Standing::Over : Standing::Playing);
        Q_EMIT begun();
    } else if (m_wentBack || !m_story->telling()) {
        proceed();
    }
}

// What was missed comes first, without what is known of it. Where nothing is, or what is known was taken back, it is all of the game.
void JoinedSeat::catchUp()
{
    std::vector<protocol::Show> missed = std::exchange(m_missed, {});
    if (missed.empty()) {
        return;
    }
    auto fresh = missed.begin();
    const protocol::Show *last = !m_coming.empty() ? &m_coming.back() : m_show ? &*m_show : nullptr;
    if (last != nullptr && last->undone == missed.front().undone) {
        const auto known = std::ranges::find_if(missed.rbegin(), missed.rend(), [last](const protocol::Show &one) {
            return one.n == last->n && one.view == last->view;
        });
        fresh = known.base();
    } else {
        m_coming.clear();
        protocol::Show beginning = missed.front();
        beginning.view.table = rules::tableSeenBy(rules::newGame(beginning.game.options), beginning.view.player);
        beginning.n = -1;
        m_wentBack = m_wentBack || last != nullptr;
        goTo(beginning);
    }
    m_coming.insert(m_coming.end(), fresh, missed.end());
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
    if (m_story->telling()) {
        return;
    }
    ask();
    if (m_ending && m_show->view.table.phase == rules::Phase::Over) {
        finish();
    }
}

// One view after the other, each when what came before has been told.
void JoinedSeat::goOn()
{
    while (!m_coming.empty()) {
        if (m_coming.front().past) {
            tellMissed();
            continue;
        }
        const protocol::Show next = std::move(m_coming.front());
        m_coming.pop_front();
        const bool follows = next.undone == m_show->undone && next.n >= m_show->n && !m_wentBack;
        if (m_wentBack && next.undone == m_show->undone) {
            continue; // from before it was taken back
        }
        if (follows && !next.events.empty()) {
            tell(next);
            if (m_story->telling()) {
                Q_EMIT changed();
                return;
            }
        } else if (follows && next.n == m_show->n && next.view == m_show->view) {
            m_decided = decidedIn(next);
            m_show = next; // said again
        } else {
            goTo(next);
        }
    }
}

// Also what the table had not heard when it sent the view, and what it has saved since.
rules::ActorSet JoinedSeat::decidedIn(const protocol::Show &show) const
{
    return static_cast<rules::ActorSet>(show.settled | m_saved | (m_seat != nullptr ? m_seat->proposed() : 0));
}

std::deque<AnimationStep> JoinedSeat::beatsOf(const protocol::Show &show)
{
    rules::Events events;
    for (const protocol::Happened &one : show.events) {
        events.tell(one.event, one.table);
    }
    std::deque<AnimationStep> beats = cutIntoSteps(m_told, events, show.view.table);
    for (AnimationStep &beat : beats) {
        beat.entry = show.n;
    }
    m_told = beats.back().told;
    return beats;
}

// It is written down at once, and not shown.
void JoinedSeat::tellMissed()
{
    std::deque<AnimationStep> beats;
    while (!m_coming.empty() && m_coming.front().past) {
        const protocol::Show missed = std::move(m_coming.front());
        m_coming.pop_front();
        std::ranges::move(beatsOf(missed), std::back_inserter(beats));
        m_show = missed;
    }
    m_asked.reset();
    m_story->tell(std::move(beats), true);
}

void JoinedSeat::tell(const protocol::Show &show)
{
    std::deque<AnimationStep> beats = beatsOf(show);
    m_show = show;
    m_decided = decidedIn(show);
    m_asked.reset();
    m_story->tell(std::move(beats), m_hurries);
}

// Where a game is entered, or something was taken back: the table is as it is.
void JoinedSeat::goTo(const protocol::Show &show)
{
    m_story->clear();
    m_people = peopleAt(show.game, show.view.player);
    m_show = show;
    m_decided = decidedIn(show);
    m_asked.reset();
    m_told = {};
    arrive(m_told, show.view.table);
    Q_EMIT wentBack(m_told, show.n);
    if (std::exchange(m_wentBack, false)) {
        Q_EMIT tookBack();
    }
}

void JoinedSeat::ask()
{
    if (m_show && m_coming.empty() && !m_story->telling() && m_standing != Standing::Ended) {
        m_asked = nextAsked();
        m_hurries = m_hurries && !m_asked;
    }
    Q_EMIT changed();
}

std::optional<Asked> JoinedSeat::nextAsked() const
{
    const rules::State &table = m_show->view.table;
    const int player = m_show->view.player;
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
    return player == m_show->view.player ? m_show->view : rules::View();
}

rules::ActorSet JoinedSeat::awaited() const
{
    const rules::State &table = m_show->view.table;
    rules::ActorSet awaited = 0;
    for (int actor = 0; actor < rules::maxSquires; ++actor) {
        if (rules::isIn(rules::deciding(table), actor) && rules::decider(table, actor) != m_show->view.player) {
            awaited = static_cast<rules::ActorSet>(awaited | bit(actor));
        }
    }
    return awaited;
}

bool JoinedSeat::canUndo() const
{
    return m_show && m_seat != nullptr && m_seat->isConnected()
        && (m_show->mayTakeBack || (m_decided != 0 && m_show->view.table.phase != rules::Phase::Over));
}

void JoinedSeat::hurry()
{
    m_hurries = m_show && !m_asked;
    m_story->skip();
}

std::optional<rules::Refusal> JoinedSeat::decide(const rules::Action &action)
{
    if (!m_show || !m_asked || m_seat == nullptr || m_story->telling()) {
        return rules::Refusal{rules::Reason::NotYourDecision, "R4.3"};
    }
    if (auto refusal = rules::check(m_show->view.table, action)) {
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
    m_fairness = ending.unfair
        //: At the end of a game played at another device's table: %1 is what is wrong, as an English sentence.
        ? tr("It could not be checked whether the cards were dealt fairly: %1.").arg(*ending.unfair)
        //: At the end of a game played at another device's table.
        : tr("Dealt fairly: nobody could choose the cards. This device has checked it.");
    stand(Standing::Over);
    if (!m_path.isEmpty()) {
        QFile::remove(m_path); // nothing to come back to
    }
    if (!ending.record.players.empty()) {
        Q_EMIT ended(ending.record, m_people);
    }
}

QString JoinedSeat::standingText() const
{
    switch (m_standing) {
    case Standing::Nowhere:
    case Standing::Playing:
    case Standing::Over:
        return {};
    case Standing::Looking:
        //: At a device that joins another one's table.
        return tr("Looking for the table…");
    case Standing::Waiting:
        //: At a device that has joined another one's table.
        return tr("You are at the table. The cards are dealt once everybody is here.");
    case Standing::Lost:
        //: At a device that has joined another one's table: the connection is lost.
        return tr("The connection to the table is lost. Looking for it…");
    case Standing::Ended:
        break;
    }
    switch (m_farewell.why) {
    case Why::Version:
        //: Why a device has left another one's table.
        return tr("The table has another version of Medieval Academy.");
    case Why::OtherGame:
        //: Why a device has left another one's table.
        return tr("Another game is now being played at that table.");
    case Why::Replaced:
        //: Why a device has left another one's table.
        return tr("Your seat was taken from another device with the same code.");
    case Why::TakenBack:
        //: Why a device has left another one's table.
        return tr("The table has taken your seat back.");
    case Why::Closed:
    case Why::Left:
        //: Why a device has left another one's table.
        return tr("The game was closed at the table. It is saved there.");
    case Why::Malformed:
    case Why::OutOfTurn:
        break;
    }
    //: Why a device has left another one's table: %1 is an English sentence for whoever looks into it.
    return tr("This device and the table do not understand each other (%1).").arg(m_farewell.text);
}

QString JoinedSeat::advice() const
{
    if (m_standing == Standing::Looking || m_standing == Standing::Lost) {
        //: What to do when a table is not found.
        return tr("Both devices have to be on the same network, with the game open at the table. If the table’s "
                  "address has changed, ask for the code again.");
    }
    if (m_standing != Standing::Ended) {
        return {};
    }
    switch (m_farewell.why) {
    case Why::Version:
        //: What to do when two devices have different versions of the program.
        return tr("Update the game on the device that has the older version.");
    case Why::TakenBack:
    case Why::OtherGame:
        //: What to do when a seat was lost.
        return tr("To keep playing, ask for a new code.");
    case Why::Closed:
    case Why::Left:
        //: What to do when the table has closed.
        return tr("When it is continued there, you can return to your seat.");
    default:
        return {};
    }
}

} // namespace academy::model
