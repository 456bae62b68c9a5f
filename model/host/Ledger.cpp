// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "host/Ledger.h"

#include "protocol/JoinCode.h"
#include "record/Fields.h"
#include "record/Json.h"
#include "rules/Options.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <limits>

namespace academy::host
{

namespace
{

namespace json = record::json;
using record::Complaint;
using record::Fields;

constexpr qint64 largest = 1 << 16;
constexpr int mostTakenBack = 1'000'000;

QByteArray randomBytes(qsizetype size)
{
    QByteArray bytes;
    while (bytes.size() < size) {
        const quint32 word = QRandomGenerator::system()->generate();
        bytes += QByteArray(reinterpret_cast<const char *>(&word), sizeof word);
    }
    return bytes.first(size);
}

QByteArray bytesOf(const Fields &fields, std::string_view key, qsizetype size)
{
    const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(fields.string(key)));
    if (bytes.size() != size) {
        fields.complain(key, QStringLiteral("has another length"));
    }
    return bytes;
}

QByteArray numbered(int player, const char *key, const QByteArray &digits)
{
    return R"({"player": )" + QByteArray::number(player) + R"(, ")" + key + R"(": )" + json::quoted(digits) + '}';
}

QByteArray toJson(const Ledger &ledger)
{
    QByteArrayList secrets;
    for (const auto &[player, secret] : ledger.secrets) {
        secrets += numbered(player, "secret", secret.toHex());
    }
    QByteArrayList fingerprints;
    for (const protocol::Fingerprint &one : ledger.fingerprints) {
        fingerprints += numbered(one.player, "digits", one.digits.toLatin1());
    }
    QByteArrayList shares;
    for (const protocol::Share &one : ledger.shares) {
        shares += numbered(one.player, "share", one.bytes.toHex());
    }
    return R"({"seats": 1, "game": )" + json::quoted(ledger.game.toUtf8()) + R"(, "port": )"
        + QByteArray::number(ledger.port) + R"(, "undone": )" + QByteArray::number(ledger.undone)
        + ",\n\"secrets\": " + json::list(secrets) + ",\n\"fingerprints\": " + json::list(fingerprints)
        + ",\n\"shares\": " + json::list(shares) + "}\n";
}

Ledger read(const json::Value &value, Complaint &complaint)
{
    const Fields fields(value, QStringLiteral("the ledger"), complaint);
    const auto player = [](const Fields &one, int smallest) {
        return one.integer("player", smallest, rules::maxPlayers - 1);
    };
    const auto each = [&](std::string_view key, auto take) {
        for (const json::Value &one : fields.array(key)) {
            take(Fields(one, QStringLiteral("an entry"), complaint));
        }
    };
    Ledger ledger;
    (void)fields.integer("seats", 1, 1);
    ledger.game = QString::fromStdString(fields.string("game"));
    ledger.port = static_cast<std::uint16_t>(fields.integer("port", 0, std::numeric_limits<std::uint16_t>::max()));
    ledger.undone = fields.integer("undone", 0, mostTakenBack);
    each("secrets",
         [&](const Fields &one) { ledger.secrets[player(one, 0)] = bytesOf(one, "secret", protocol::secretSize); });
    each("fingerprints", [&](const Fields &one) {
        ledger.fingerprints.push_back(
            {.player = player(one, protocol::theTable), .digits = QString::fromStdString(one.string("digits"))});
    });
    each("shares", [&](const Fields &one) {
        ledger.shares.push_back(
            {.player = player(one, protocol::theTable), .bytes = bytesOf(one, "share", protocol::shareSize)});
    });
    return ledger;
}

} // namespace

const protocol::Share *Ledger::shareOf(int player) const
{
    const auto found = std::ranges::find(shares, player, &protocol::Share::player);
    return found == shares.end() ? nullptr : &*found;
}

void Ledger::renewSecret(int player)
{
    secrets[player] = randomBytes(protocol::secretSize);
}

Ledger newLedger(const std::vector<int> &seats)
{
    Ledger ledger;
    ledger.game = QString::fromLatin1(randomBytes(8).toHex());
    for (const int player : seats) {
        ledger.renewSecret(player);
    }
    ledger.shares.push_back({.player = protocol::theTable, .bytes = randomBytes(protocol::shareSize)});
    return ledger;
}

QString ledgerPath(const QString &recordPath)
{
    return recordPath + QStringLiteral(".seats");
}

std::variant<Ledger, QString> readLedger(const QString &path)
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
    Ledger ledger = read(std::get<json::Value>(parsed), complaint);
    if (complaint.isMade()) {
        return QStringLiteral("%1: %2").arg(path, complaint.text());
    }
    return ledger;
}

std::optional<QString> writeLedger(const QString &path, const Ledger &ledger)
{
    const QByteArray text = toJson(ledger);
    QSaveFile file(path);
    // Before a byte of it is there.
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        || file.write(text) != text.size() || !file.commit()) {
        return QStringLiteral("%1 cannot be written: %2").arg(path, file.errorString());
    }
    return std::nullopt;
}

} // namespace academy::host
