// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Invariants.h"

#include "record/Audit.h"
#include "record/Record.h"
#include "record/Replay.h"

#include <cstdint>
#include <variant>

/// Files that say they are records. They are refused with a message, or read; and what was read is written so that it is
/// read again as the same record, with the same audit.
namespace academy::fuzz
{

namespace
{

void checkMessage(const record::RecordError &error)
{
    const QString message = error.message();
    require(!message.isEmpty() && message.size() < 300, "a message is short");
    for (const QChar c : message) {
        require(c.unicode() >= 0x20, "a message is one line");
    }
}

/// The audit, or the message of the error.
QByteArray outcome(const record::Record &record)
{
    record::AuditWriter audit;
    const auto replayed = record::replayRecord(record, &audit);
    if (const auto *error = std::get_if<record::RecordError>(&replayed)) {
        checkMessage(*error);
        require(error->entry > 0 && !error->rule.empty(), "an illegal entry is named, and its rule");
        return error->message().toUtf8();
    }
    checkState(std::get<rules::State>(replayed));
    return audit.text();
}

void read(QByteArrayView text)
{
    const auto reading = record::readRecord(text);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        checkMessage(*error);
        return;
    }
    const auto &record = std::get<record::Record>(reading);
    const QByteArray written = record::toJson(record);
    const auto again = record::readRecord(written);
    require(std::holds_alternative<record::Record>(again), "what is written can be read");
    const auto &copy = std::get<record::Record>(again);
    require(record::toJson(copy) == written, "what is read again is written the same");
    require(outcome(copy) == outcome(record), "what is read again replays the same");
}

} // namespace

} // namespace academy::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    academy::fuzz::read(QByteArrayView(data, static_cast<qsizetype>(size)));
    return 0;
}
