// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "seat/Memory.h"

#include "protocol/FairDealCodec.h"
#include "protocol/RandomBytes.h"
#include "record/PrivateFile.h"
#include "rules/Options.h"

namespace academy::seat
{

namespace
{

namespace json = record::json;
using record::Complaint;
using record::Fields;

constexpr qint64 largest = 1 << 14;

} // namespace

Memory newMemory(int player, const QString &code)
{
    return {.code = code, .player = player, .share = protocol::randomBytes(protocol::shareSize)};
}

std::variant<Memory, QString> readMemory(const QString &path)
{
    const auto found = record::readPrivateFile(path, largest);
    if (const auto *trouble = std::get_if<QString>(&found)) {
        return *trouble;
    }
    Complaint complaint;
    const Fields fields(std::get<json::Value>(found), QStringLiteral("the memory"), complaint);
    Memory memory;
    memory.code = QString::fromStdString(fields.string("code"));
    memory.game = QString::fromStdString(fields.string("game"));
    memory.player = fields.integer("player", 0, rules::maxPlayers - 1);
    memory.share = protocol::readBytes(fields, "share", protocol::shareSize);
    memory.told = fields.truth("told").value_or(false);
    memory.fingerprints = protocol::readFingerprints(fields, "fingerprints", complaint);
    if (complaint.isMade()) {
        return QStringLiteral("%1: %2").arg(path, complaint.text());
    }
    return memory;
}

std::optional<QString> writeMemory(const QString &path, const Memory &memory)
{
    const QByteArray text = R"({"code": )" + json::quoted(memory.code.toUtf8()) + R"(, "game": )"
        + json::quoted(memory.game.toUtf8()) + R"(, "player": )" + QByteArray::number(memory.player) + R"(, "share": )"
        + json::quoted(memory.share.toHex()) + R"(, "told": )" + (memory.told ? "true" : "false")
        + R"(, "fingerprints": )" + protocol::toJson(memory.fingerprints) + "}\n";
    return record::writePrivateFile(path, text);
}

} // namespace academy::seat
