// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/EventCodec.h"
#include "protocol/FairDealCodec.h"
#include "protocol/Message.h"
#include "protocol/MessageNames.h"
#include "protocol/ViewCodec.h"

#include "record/Json.h"

namespace academy::protocol
{

namespace
{

namespace json = record::json;

QByteArray quoted(const QString &text)
{
    return json::quoted(text.toUtf8());
}

QByteArray number(int value)
{
    return QByteArray::number(value);
}

QByteArray message(const char *name, const QByteArrayList &members)
{
    return QByteArray("{\"") + name + "\": {" + members.join(", ") + "}}";
}

QByteArray list(const auto &items, auto toJson)
{
    QByteArrayList values;
    for (const auto &item : items) {
        values += toJson(item);
    }
    return json::list(values);
}

QByteArray write(const Hello &hello)
{
    return message("hello",
                   {R"("protocol": )" + number(hello.protocol), R"("application": )" + quoted(hello.application),
                    R"("game": )" + quoted(hello.game), R"("seat": )" + number(hello.seat),
                    R"("have": )" + number(hello.have), R"("undone": )" + number(hello.undone),
                    R"("fingerprint": )" + quoted(hello.fingerprint)});
}

QByteArray write(const Fingerprints &fingerprints)
{
    return message("fingerprints", {R"("all": )" + toJson(fingerprints.all)});
}

QByteArray write(const Tell &tell)
{
    return message("share", {R"("share": )" + json::quoted(tell.share.toHex())});
}

/// Each event with what of the table was otherwise than right after the next one; the last one than in the view.
QByteArray eventsToJson(const Show &show)
{
    QByteArrayList items;
    for (std::size_t at = 0; at < show.events.size(); ++at) {
        const bool last = at + 1 == show.events.size();
        const rules::State &next = last ? show.view.table : show.events[at + 1].table;
        items += R"({"event": )" + toJson(show.events[at].event) + R"(, "before": )"
            + differenceToJson(show.events[at].table, next) + '}';
    }
    return json::list(items);
}

QByteArray write(const Show &show)
{
    return message(
        "view",
        {R"("n": )" + number(show.n), R"("undone": )" + number(show.undone),
         R"("options": )" + record::optionsToJson(show.game), R"("view": )" + viewToJson(show.view),
         R"("legal": )" + list(show.legal, [](const rules::Action &one) { return record::toJson(record::Entry(one)); }),
         R"("settled": )" + number(show.settled), QByteArray(R"("advice": )") + (show.advice ? "true" : "false"),
         QByteArray(R"("mayTakeBack": )") + (show.mayTakeBack ? "true" : "false"),
         QByteArray(R"("past": )") + (show.past ? "true" : "false"), R"("events": )" + eventsToJson(show)});
}

QByteArray write(const Decide &decide)
{
    return message("decide",
                   {R"("n": )" + number(decide.n), R"("undone": )" + number(decide.undone),
                    R"("entry": )" + record::toJson(record::Entry(decide.action))});
}

QByteArray write(const TakeBack &takeBack)
{
    return message("take-back", {R"("n": )" + number(takeBack.n), R"("undone": )" + number(takeBack.undone)});
}

QByteArray write(const Ack &ack)
{
    return message("ack", {R"("n": )" + number(ack.n), R"("actor": )" + number(ack.actor)});
}

QByteArray write(const Refused &refused)
{
    return message("refused",
                   {R"("n": )" + number(refused.n), R"("actor": )" + number(refused.actor),
                    R"("rule": )" + quoted(refused.rule), R"("text": )" + quoted(refused.text)});
}

QByteArray write(const TookBack &tookBack)
{
    return message("took-back", {R"("n": )" + number(tookBack.n), R"("undone": )" + number(tookBack.undone)});
}

QByteArray write(const Over &over)
{
    return message("over", {R"("record": )" + json::quoted(over.record), R"("shares": )" + toJson(over.shares)});
}

QByteArray write(const Bye &bye)
{
    return message("bye",
                   {R"("why": )" + json::quoted(whyNames[static_cast<std::size_t>(bye.why)]),
                    R"("text": )" + quoted(bye.text.left(longestText))});
}

} // namespace

QByteArray toJson(const FromTable &message)
{
    return std::visit([](const auto &one) { return write(one); }, message);
}

QByteArray toJson(const FromSeat &message)
{
    return std::visit([](const auto &one) { return write(one); }, message);
}

} // namespace academy::protocol
