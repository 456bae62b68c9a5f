// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/EventCodec.h"
#include "protocol/FairDealCodec.h"
#include "protocol/Message.h"
#include "protocol/MessageNames.h"
#include "protocol/Telling.h"
#include "protocol/ViewCodec.h"

#include "record/EntryReader.h"
#include "record/OptionsReader.h"

#include <algorithm>
#include <limits>

namespace academy::protocol
{

namespace
{

using record::Complaint;
using record::Fields;
namespace json = record::json;

constexpr int mostEntries = 100'000;
constexpr int largestActor = rules::maxSquires - 1; ///< which of them there are, is for the rules to say
constexpr std::size_t mostEvents = 2'000;

/// A text for people, which is shown: no control characters, and not too long.
QString text(const Fields &fields, std::string_view key)
{
    QString text = QString::fromStdString(fields.string(key));
    const bool plain = std::ranges::all_of(text, [](QChar c) { return c.isPrint() || c.isSurrogate(); });
    if (text.size() > longestText || !plain) {
        fields.complain(key, QStringLiteral("is no short text"));
        return {};
    }
    return text;
}

rules::Action action(const json::Value &value, Complaint &complaint)
{
    const record::EntryReading reading = record::readEntry(value);
    if (reading.complaint.isMade()) {
        complaint.make(reading.complaint.text());
        return {};
    }
    const auto *action = std::get_if<rules::Action>(&reading.entry);
    if (action == nullptr) {
        complaint.make(QStringLiteral("an outcome of chance is no decision"));
    }
    return action != nullptr ? *action : rules::Action();
}

Hello readHello(const Fields &fields, Complaint & /*complaint*/)
{
    fields.refuseOthersThan({"protocol", "application", "game", "seat", "have", "undone", "fingerprint"});
    return {.protocol = fields.integer("protocol", version, version),
            .application = text(fields, "application"),
            .game = QString::fromLatin1(readDigits(fields, "game", 16, true)),
            .seat = fields.integer("seat", 0, rules::maxPlayers - 1),
            .have = fields.integer("have", -1, mostEntries),
            .undone = fields.integer("undone", 0, mostEntries),
            .fingerprint = QString::fromLatin1(readDigits(fields, "fingerprint", 2 * shareSize, true))};
}

Fingerprints readAllFingerprints(const Fields &fields, Complaint &complaint)
{
    fields.refuseOthersThan({"all"});
    return {.all = readFingerprints(fields, "all", complaint)};
}

Tell readShare(const Fields &fields, Complaint & /*complaint*/)
{
    fields.refuseOthersThan({"share"});
    return {.share = readBytes(fields, "share", shareSize)};
}

/// From the last one to the first: each tells how its table differs from the next one's.
void readEvents(const json::Array &events, Show &show, Complaint &complaint)
{
    show.events.resize(events.size());
    for (std::size_t at = events.size(); at-- > 0 && !complaint.isMade();) {
        const Fields fields(events[at], QStringLiteral("events"), complaint);
        fields.refuseOthersThan({"event", "before"});
        const bool last = at + 1 == events.size();
        show.events[at] = {.event = readEvent(fields.value("event"), show.game.options, complaint),
                           .table = readDifference(fields.value("before"),
                                                   last ? show.view.table : show.events[at + 1].table, complaint)};
    }
}

Show readShow(const Fields &fields, Complaint &complaint)
{
    fields.refuseOthersThan(
        {"n", "undone", "options", "view", "legal", "settled", "advice", "mayTakeBack", "past", "events"});
    Show show{.n = fields.integer("n", 0, mostEntries), .undone = fields.integer("undone", 0, mostEntries)};
    const auto options = record::readOptions(fields.value("options"));
    if (const auto *error = std::get_if<record::RecordError>(&options)) {
        complaint.make(error->text);
        return show;
    }
    show.game = std::get<record::Record>(options);
    show.view = readView(fields.value("view"), show.game.options, complaint);
    const json::Array &legal = fields.array("legal");
    const json::Array &events = fields.array("events");
    if (legal.size() > rules::maxSquires * std::size_t{rules::ActionList::capacity} || events.size() > mostEvents) {
        complaint.make(QStringLiteral("there are too many choices or events"));
        return show;
    }
    for (const json::Value &value : legal) {
        show.legal.push_back(action(value, complaint));
    }
    show.settled = static_cast<std::uint8_t>(fields.integer("settled", 0, (1 << rules::maxSquires) - 1));
    const auto mayTakeBack = fields.truth("mayTakeBack");
    show.mayTakeBack = mayTakeBack.value_or(false);
    if (!mayTakeBack) {
        complaint.make(QStringLiteral("the view does not say whether anything may be taken back"));
    }
    const auto advice = fields.truth("advice");
    show.advice = advice.value_or(false);
    if (!advice) {
        complaint.make(QStringLiteral("the view does not say whether advice may be asked"));
    }
    const auto past = fields.truth("past");
    show.past = past.value_or(false);
    if (!past) {
        complaint.make(QStringLiteral("the view does not say whether it is past"));
    }
    readEvents(events, show, complaint);
    // What the table says may be done has to be what the rules here say; else one of us plays another game.
    if (!complaint.isMade() && choicesIn(show.view) != show.legal) {
        complaint.make(QStringLiteral("the table plays by other rules"));
    }
    return show;
}

Decide readDecide(const Fields &fields, Complaint &complaint)
{
    fields.refuseOthersThan({"n", "undone", "entry"});
    return {.n = fields.integer("n", 0, mostEntries),
            .undone = fields.integer("undone", 0, mostEntries),
            .action = action(fields.value("entry"), complaint)};
}

TakeBack readTakeBack(const Fields &fields, Complaint & /*complaint*/)
{
    fields.refuseOthersThan({"n", "undone"});
    return {.n = fields.integer("n", 0, mostEntries), .undone = fields.integer("undone", 0, mostEntries)};
}

Ack readAck(const Fields &fields, Complaint & /*complaint*/)
{
    fields.refuseOthersThan({"n", "actor"});
    return {.n = fields.integer("n", 0, mostEntries), .actor = fields.integer("actor", 0, largestActor)};
}

Refused readRefused(const Fields &fields, Complaint & /*complaint*/)
{
    fields.refuseOthersThan({"n", "actor", "rule", "text"});
    return {.n = fields.integer("n", 0, mostEntries),
            .actor = fields.integer("actor", 0, largestActor),
            .rule = text(fields, "rule"),
            .text = text(fields, "text")};
}

TookBack readTookBack(const Fields &fields, Complaint & /*complaint*/)
{
    fields.refuseOthersThan({"n", "undone"});
    return {.n = fields.integer("n", 0, mostEntries), .undone = fields.integer("undone", 0, mostEntries)};
}

Over readOver(const Fields &fields, Complaint &complaint)
{
    fields.refuseOthersThan({"record", "shares"});
    return {.record = QByteArray::fromStdString(fields.string("record")),
            .shares = readShares(fields, "shares", complaint)};
}

Bye readBye(const Fields &fields, Complaint & /*complaint*/)
{
    fields.refuseOthersThan({"why", "text"});
    return {.why = fields.choice<Why>("why", whyNames), .text = text(fields, "text")};
}

template <typename Message>
struct Form {
    std::string_view name;
    Message (*read)(const Fields &fields, Complaint &complaint);
};

template <typename Message, auto read>
constexpr Form<Message> form(std::string_view name)
{
    return {name, [](const Fields &fields, Complaint &complaint) -> Message { return read(fields, complaint); }};
}

constexpr std::array fromTable{
    form<FromTable, readHello>("hello"),     form<FromTable, readAllFingerprints>("fingerprints"),
    form<FromTable, readShow>("view"),       form<FromTable, readAck>("ack"),
    form<FromTable, readRefused>("refused"), form<FromTable, readTookBack>("took-back"),
    form<FromTable, readOver>("over"),       form<FromTable, readBye>("bye"),
};

constexpr std::array fromSeat{
    form<FromSeat, readHello>("hello"),        form<FromSeat, readShare>("share"), form<FromSeat, readDecide>("decide"),
    form<FromSeat, readTakeBack>("take-back"), form<FromSeat, readBye>("bye"),
};

Bye malformed(const QString &text)
{
    return {.why = Why::Malformed, .text = text.left(longestText)};
}

/// A greeting of another version may look like anything else but for its number; nothing else of it is looked at.
std::optional<Bye> otherVersion(const json::Value &greeting)
{
    const json::Object *members = greeting.object();
    const auto found = members == nullptr
        ? json::Object::const_iterator()
        : std::ranges::find(*members, std::string_view("protocol"), &json::Member::key);
    if (members == nullptr || found == members->end() || found->value.integer() == nullptr
        || *found->value.integer() == version) {
        return std::nullopt;
    }
    const qint64 theirs = *found->value.integer();
    return Bye{
        .why = Why::Version,
        .text = QStringLiteral("the seat and the table speak different versions, %1 and %2; the older program has to "
                               "be brought up to date")
                    .arg(theirs)
                    .arg(version)};
}

template <typename Message>
std::variant<Message, Bye> read(QByteArrayView bytes, const auto &forms)
{
    const auto parsed = json::parse(bytes);
    if (const auto *error = std::get_if<json::Error>(&parsed)) {
        return malformed(error->text);
    }
    const json::Object *object = std::get<json::Value>(parsed).object();
    if (object == nullptr || object->size() != 1) {
        return malformed(QStringLiteral("a message is an object with one key"));
    }
    const auto &[name, content] = object->front();
    const auto form = std::ranges::find(forms, name, &Form<Message>::name);
    if (form == forms.end()) {
        return malformed(QStringLiteral("there is no message %1").arg(record::shown(name)));
    }
    if (name == "hello") {
        if (const auto bye = otherVersion(content)) {
            return *bye;
        }
    }
    Complaint complaint;
    const Fields fields(content, QString::fromStdString(name), complaint);
    Message message = form->read(fields, complaint);
    if (complaint.isMade()) {
        return malformed(complaint.text());
    }
    return message;
}

} // namespace

std::variant<FromTable, Bye> readFromTable(QByteArrayView text)
{
    return read<FromTable>(text, fromTable);
}

std::variant<FromSeat, Bye> readFromSeat(QByteArrayView text)
{
    return read<FromSeat>(text, fromSeat);
}

} // namespace academy::protocol
