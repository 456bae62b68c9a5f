// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "host/Seats.h"

#include "protocol/Telling.h"
#include "rules/Actors.h"

#include <algorithm>

namespace academy::host
{

namespace
{

using protocol::Why;
using rules::Action;

/// Whether the actors of such decisions are players rather than squires.
bool isPlayers(rules::ActionKind kind)
{
    return kind == rules::ActionKind::Split || kind == rules::ActionKind::TakeStack
        || kind == rules::ActionKind::Assign;
}

/// Whether it may ever be that player's to say; for the neutral squire whoever is first decides (R8.4).
bool mayBeOf(int player, const Action &action, const rules::Options &options)
{
    if (isPlayers(action.kind())) {
        return action.actor() == player;
    }
    return action.actor() < options.squires
        && (options.owner(action.actor()) == player || options.isNeutral(action.actor()));
}

/// The decision that this actor has taken about a moment: its first one after that.
const Action *decisionAfter(const record::Record &record, int n, const Action &about)
{
    for (auto at = static_cast<std::size_t>(n); at < record.entries.size(); ++at) {
        const auto *action = std::get_if<Action>(&record.entries[at]);
        if (action != nullptr && action->actor() == about.actor()
            && isPlayers(action->kind()) == isPlayers(about.kind())) {
            return action;
        }
    }
    return nullptr;
}

} // namespace

Seats::Seats(Led &game, Ledger &ledger, std::function<bool()> write)
    : m_game(game)
    , m_ledger(ledger)
    , m_write(std::move(write))
{
}

Seats::~Seats() = default;

void Seats::enter(int player, connection::StreamPtr stream)
{
    if (!m_ledger.secrets.contains(player)) {
        return; // taken back between the door and here
    }
    if (seat(player).stream != nullptr) {
        dismiss(player, Why::Replaced, QStringLiteral("the same seat has come from elsewhere"));
    }
    connection::Stream *raw = stream.get();
    seat(player) = {.stream = std::move(stream), .greeted = false, .fingerprint = {}};
    raw->received = [this, player](const QByteArray &bytes) { receive(player, bytes); };
    raw->closed = [this, player](const QString &why) { leave(player, why); };
}

bool Seats::isHere(int player) const
{
    return m_seats.at(static_cast<std::size_t>(player)).greeted;
}

void Seats::say(int player, const protocol::FromTable &message)
{
    if (seat(player).stream != nullptr) {
        seat(player).stream->send(toJson(message));
    }
}

void Seats::receive(int player, const QByteArray &bytes)
{
    const auto reading = protocol::readFromSeat(bytes);
    if (const auto *bye = std::get_if<protocol::Bye>(&reading)) {
        noteOnce(player, bye->text);
        dismiss(player, bye->why, bye->text);
        return;
    }
    const auto &message = std::get<protocol::FromSeat>(reading);
    const auto *hello = std::get_if<protocol::Hello>(&message);
    if (const auto *bye = std::get_if<protocol::Bye>(&message)) {
        m_left.insert(player);
        leave(player, bye->text);
    } else if ((hello != nullptr) == seat(player).greeted) { // first a greeting, and only one
        noteOnce(player, QStringLiteral("a message out of turn"));
        dismiss(player, Why::OutOfTurn, QStringLiteral("a seat greets first, and once"));
    } else if (hello != nullptr) {
        greet(player, *hello);
    } else if (const auto *tell = std::get_if<protocol::Tell>(&message)) {
        take(player, *tell);
    } else if (const auto *takeBack = std::get_if<protocol::TakeBack>(&message)) {
        this->takeBack(player, *takeBack);
    } else {
        answer(player, std::get<protocol::Decide>(message));
    }
}

void Seats::greet(int player, const protocol::Hello &hello)
{
    if (hello.seat != player || (!hello.game.isEmpty() && hello.game != m_ledger.game)) {
        noteOnce(player, QStringLiteral("it belongs to another game"));
        dismiss(player, Why::OtherGame, QStringLiteral("this seat belongs to another game"));
        return;
    }
    const protocol::Share *own = m_ledger.shareOf(protocol::theTable);
    say(player,
        protocol::Hello{.application = QStringLiteral(ACADEMY_VERSION),
                        .game = m_ledger.game,
                        .seat = player,
                        .have = -1,
                        .fingerprint = own != nullptr ? fingerprintOf(m_ledger.game, *own).digits : QString()});
    if (hello.game.isEmpty()) {
        return; // it asks which game this is, and greets again
    }
    seat(player).greeted = true;
    m_left.erase(player);
    seat(player).fingerprint = hello.fingerprint;
    if (moved) {
        moved(player, true);
    }
    if (m_game.match() != nullptr) {
        tellMissed(player, hello);
        show(player, {});
    } else {
        settle();
    }
}

// What has happened since the moment that the seat has seen, step by step: it keeps the chronicle, and tells its player. Of
// the steps with as many entries as it has, it knows some; which, it sees from their views.
void Seats::tellMissed(int player, const protocol::Hello &hello)
{
    const record::Match &match = *m_game.match();
    const auto entries = static_cast<int>(match.record().entries.size());
    const bool same = hello.undone == m_ledger.undone && hello.have <= entries;
    const int from = same ? hello.have : -1; // what was taken back leads nowhere
    bool present = false;
    const auto tell = [&](const record::Step &step) {
        if (present || step.entries < from) {
            return;
        }
        present = step.entries == entries && step.after == match.state();
        protocol::Show missed = protocol::tell(player, step.after, match.record(), step.events);
        missed.n = step.entries;
        missed.undone = m_ledger.undone;
        missed.advice = m_ledger.advice;
        missed.past = true;
        say(player, missed);
    };
    auto again = record::Match::resumed(match.record(), tell);
    auto *last = std::get_if<record::Match>(&again);
    while (last != nullptr && !present && last->due() == rules::Due::Advance) { // the record has no word of it
        tell(last->advance());
    }
}

// When all are there, their fingerprints are shown to all, and stay.
void Seats::settle()
{
    if (m_ledger.fingerprints.empty()) {
        std::vector<protocol::Fingerprint> all{fingerprintOf(m_ledger.game, *m_ledger.shareOf(protocol::theTable))};
        for (const auto &[player, secret] : m_ledger.secrets) {
            if (!isHere(player)) {
                return;
            }
            if (!seat(player).fingerprint.isEmpty()) {
                all.push_back({.player = player, .digits = seat(player).fingerprint});
            }
        }
        m_ledger.fingerprints = std::move(all);
        if (!m_write()) {
            m_ledger.fingerprints.clear();
            return;
        }
    }
    for (const protocol::Fingerprint &one : m_ledger.fingerprints) {
        if (one.player != protocol::theTable && isHere(one.player)) {
            say(one.player, protocol::Fingerprints{m_ledger.fingerprints});
        }
    }
    if (m_ledger.isDealt()) {
        m_game.begin(seedOf(m_ledger.game, m_ledger.shares));
    }
}

void Seats::take(int player, const protocol::Tell &tell)
{
    const protocol::Share share{.player = player, .bytes = tell.share};
    const auto shown = std::ranges::find(m_ledger.fingerprints, player, &protocol::Fingerprint::player);
    if (shown == m_ledger.fingerprints.end() || fingerprintOf(m_ledger.game, share) != *shown) {
        noteOnce(player, QStringLiteral("a share that was not shown"));
        dismiss(player, Why::OutOfTurn, QStringLiteral("this is not the share whose fingerprint was shown"));
        return;
    }
    if (m_ledger.shareOf(player) != nullptr) {
        return; // told again after it has come back
    }
    m_ledger.shares.push_back(share);
    std::ranges::sort(m_ledger.shares, {}, &protocol::Share::player);
    if (!m_write()) {
        std::erase(m_ledger.shares, share); // it is asked for again
        dismiss(player, Why::Closed, QStringLiteral("the table cannot save"));
    } else if (m_ledger.isDealt()) {
        m_game.begin(seedOf(m_ledger.game, m_ledger.shares));
    }
}

void Seats::answer(int player, const protocol::Decide &decide)
{
    const record::Match *match = m_game.match();
    const Action &action = decide.action;
    if (match == nullptr || decide.n > static_cast<int>(match->record().entries.size())
        || !mayBeOf(player, action, match->state().options)) {
        noteOnce(player, QStringLiteral("a decision that is not its own"));
        refuse(player, decide, {}, QStringLiteral("this is not yours to decide"));
        return;
    }
    if (decide.undone != m_ledger.undone) {
        refuse(player, decide, {}, QStringLiteral("a decision has been undone meanwhile"));
        return;
    }
    const rules::State &state = match->state();
    if (const Action *taken = decisionAfter(match->record(), decide.n, action)) {
        // Told again, as an answer was lost or somebody repeats what was said: it is decided once.
        if (*taken == action && state.options.owner(action.actor()) != rules::nobody) {
            say(player, protocol::Ack{.n = decide.n, .actor = action.actor()});
            show(player, {}); // it may have seen something older
        } else {
            refuse(player, decide, {}, QStringLiteral("this has been decided already"));
        }
        return;
    }
    // What has happened already, and only waits for the disk, holds up no other; nor does what was taken back.
    const auto pending = std::ranges::find_if(m_pending, [this, &action, match](const Pending &one) {
        return one.decide.undone == m_ledger.undone && one.decide.action.actor() == action.actor()
            && isPlayers(one.decide.action.kind()) == isPlayers(action.kind())
            && decisionAfter(match->record(), one.decide.n, one.decide.action) == nullptr;
    });
    if (pending != m_pending.end()) {
        if (pending->player != player || pending->decide != decide) {
            refuse(player, decide, {}, QStringLiteral("this has been decided already"));
        }
        return; // said twice, and answered once
    }
    const int asked = rules::askedFor(state, action);
    const Action *settled = m_game.settled(player, asked);
    if (rules::isIn(rules::deciding(state), asked) && rules::decider(state, asked) != player) {
        refuse(player, decide, {}, QStringLiteral("this is not yours to decide"));
    } else if (const auto refusal = rules::check(state, action)) {
        refuse(player, decide, QString::fromUtf8(refusal->rule), QString::fromUtf8(refusal->text()));
    } else if (settled != nullptr && *settled == action) {
        say(player, protocol::Ack{.n = decide.n, .actor = action.actor()}); // told again before it has happened
    } else if (settled != nullptr) {
        refuse(player, decide, {}, QStringLiteral("this has been decided already"));
    } else {
        m_pending.push_back({.player = player, .decide = decide});
        m_game.decide(player, action, [this, player, decide](const std::optional<QString> &trouble) {
            std::erase_if(m_pending, [&decide](const Pending &one) { return one.decide == decide; });
            if (trouble) {
                refuse(player, decide, {}, *trouble);
                return;
            }
            if (decide.undone == m_ledger.undone) { // else it has been taken back meanwhile
                say(player, protocol::Ack{.n = decide.n, .actor = decide.action.actor()});
                const record::Match *led = m_game.match();
                if (led != nullptr && seat(player).shown == static_cast<int>(led->record().entries.size())
                    && decisionAfter(led->record(), decide.n, decide.action) != nullptr) {
                    show(player, {}); // it was seen to happen before it could be saved, and is over only now
                }
            }
            m_game.proceed();
        });
    }
}

void Seats::takeBack(int player, const protocol::TakeBack &takeBack)
{
    const record::Match *match = m_game.match();
    if (match == nullptr || takeBack.undone != m_ledger.undone
        || takeBack.n > static_cast<int>(match->record().entries.size()) || !m_game.mayTakeBack(player)) {
        noteOnce(player, QStringLiteral("a decision is to be taken back that may not be"));
        if (match != nullptr) {
            show(player, {}); // from which it can go on
        }
        return;
    }
    m_game.takeBack(player);
}

void Seats::refuse(int player, const protocol::Decide &decide, const QString &rule, const QString &text)
{
    say(player,
        protocol::Refused{
            .n = decide.n, .actor = decide.action.actor(), .rule = rule, .text = text.left(protocol::longestText)});
    if (m_game.match() != nullptr) {
        show(player, {}); // from which it can go on
    }
}

void Seats::show(int player, const rules::Events &events)
{
    const record::Match &match = *m_game.match();
    protocol::Show show = protocol::tell(player, match.state(), match.record(), events);
    show.n = static_cast<int>(match.record().entries.size());
    show.undone = m_ledger.undone;
    for (int asked = 0; asked < rules::maxSquires; ++asked) {
        if (m_game.settled(player, asked) != nullptr) {
            show.settled = static_cast<std::uint8_t>(show.settled | (1U << static_cast<unsigned>(asked)));
        }
    }
    show.advice = m_ledger.advice;
    show.mayTakeBack = m_game.mayTakeBack(player);
    seat(player).shown = show.n;
    say(player, show);
    if (match.due() == rules::Due::Nothing) {
        const bool dealt = m_ledger.isDealt();
        say(player,
            protocol::Over{.record = toJson(match.record()),
                           .shares = dealt ? m_ledger.shares : std::vector<protocol::Share>()});
    }
}

void Seats::tellAll(const rules::Events &events)
{
    for (const auto &[player, secret] : m_ledger.secrets) {
        if (isHere(player)) {
            show(player, events);
        }
    }
}

void Seats::tellTakenBack()
{
    const auto n = static_cast<int>(m_game.match()->record().entries.size());
    for (const auto &[player, secret] : m_ledger.secrets) {
        if (isHere(player)) {
            say(player, protocol::TookBack{.n = n, .undone = m_ledger.undone});
            show(player, {});
        }
    }
}

void Seats::leave(int player, const QString & /*why*/)
{
    const bool was = std::exchange(seat(player), Seat()).greeted;
    if (was && moved) {
        moved(player, false);
    }
}

void Seats::dismiss(int player, Why why, const QString &text)
{
    say(player, protocol::Bye{.why = why, .text = text});
    leave(player, text);
}

void Seats::give(int player)
{
    if (!m_ledger.isDealt() && m_ledger.hasShown(player)) { // whoever comes now has another share
        dealAnew();
    }
    m_ledger.renewSecret(player);
    m_left.erase(player); // with a code that leads nowhere now
    dismiss(player, Why::TakenBack, QStringLiteral("the table has made a new code for this seat"));
}

void Seats::vacate(int player, bool standIn)
{
    if (!m_ledger.isDealt() && m_ledger.hasShown(player)
        && m_ledger.shareOf(player) == nullptr) { // nobody tells it any more
        dealAnew();
    }
    m_ledger.close(player, standIn);
    m_left.erase(player);
    dismiss(player, Why::TakenBack, QStringLiteral("the table has taken the seat back"));
}

// The fingerprints that were shown hold the table to those who were there: without one of them the others come anew, too.
void Seats::dealAnew()
{
    dismissAll(Why::TakenBack, QStringLiteral("somebody is gone before the deal; the table has made new codes"));
    m_ledger = m_ledger.anew();
    m_left.clear();
}

void Seats::dismissAll(Why why, const QString &text)
{
    for (int player = 0; player < rules::maxPlayers; ++player) {
        dismiss(player, why, text);
    }
}

void Seats::noteOnce(int player, const QString &what)
{
    const QString line = QStringLiteral("seat %1: %2").arg(player + 1).arg(what);
    if (m_noted.size() < 100 && m_noted.insert(line).second && noted) {
        noted(line);
    }
}

} // namespace academy::host
