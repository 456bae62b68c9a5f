// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "seat/Memory.h"

#include "record/Fields.h"
#include "record/Json.h"
#include "rules/Options.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSaveFile>

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
    Memory memory;
    memory.code = code;
    memory.player = player;
    while (memory.share.size() < protocol::shareSize) {
        const quint32 word = QRandomGenerator::system()->generate();
        memory.share += QByteArray(reinterpret_cast<const char *>(&word), sizeof word);
    }
    return memory;
}

std::variant<Memory, QString> readMemory(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return QStringLiteral("%1 cannot be opened: %2").arg(path, file.errorString());
    }
    const auto parsed = json::parse(file.read(largest));
    if (const auto *error = std::get_if<json::Error>(&parsed)) {
        return QStringLiteral("%1: %2").arg(path, error->text);
    }
    Complaint complaint;
    const Fields fields(std::get<json::Value>(parsed), QStringLiteral("the memory"), complaint);
    Memory memory;
    memory.code = QString::fromStdString(fields.string("code"));
    memory.game = QString::fromStdString(fields.string("game"));
    memory.player = fields.integer("player", 0, rules::maxPlayers - 1);
    memory.share = QByteArray::fromHex(QByteArray::fromStdString(fields.string("share")));
    memory.told = fields.truth("told").value_or(false);
    for (const json::Value &value : fields.array("fingerprints")) {
        const Fields one(value, QStringLiteral("a fingerprint"), complaint);
        memory.fingerprints.push_back({.player = one.integer("player", protocol::theTable, rules::maxPlayers - 1),
                                       .digits = QString::fromStdString(one.string("digits"))});
    }
    if (memory.share.size() != protocol::shareSize) {
        complaint.make(QStringLiteral("the share has another length"));
    }
    if (complaint.isMade()) {
        return QStringLiteral("%1: %2").arg(path, complaint.text());
    }
    return memory;
}

std::optional<QString> writeMemory(const QString &path, const Memory &memory)
{
    QByteArrayList fingerprints;
    for (const protocol::Fingerprint &one : memory.fingerprints) {
        fingerprints += R"({"player": )" + QByteArray::number(one.player) + R"(, "digits": )"
            + json::quoted(one.digits.toLatin1()) + '}';
    }
    const QByteArray text = R"({"code": )" + json::quoted(memory.code.toUtf8()) + R"(, "game": )"
        + json::quoted(memory.game.toUtf8()) + R"(, "player": )" + QByteArray::number(memory.player) + R"(, "share": )"
        + json::quoted(memory.share.toHex()) + R"(, "told": )" + (memory.told ? "true" : "false")
        + R"(, "fingerprints": )" + json::list(fingerprints) + "}\n";
    QSaveFile file(path);
    // Before a byte of it is there.
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        || file.write(text) != text.size() || !file.commit()) {
        return QStringLiteral("%1 cannot be written: %2").arg(path, file.errorString());
    }
    return std::nullopt;
}

} // namespace academy::seat
