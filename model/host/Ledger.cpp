// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "host/Ledger.h"

#include "protocol/FairDealCodec.h"
#include "protocol/JoinCode.h"
#include "protocol/RandomBytes.h"
#include "record/PrivateFile.h"
#include "record/RecordFile.h"
#include "rules/Options.h"

#include <algorithm>
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

QByteArray toJson(const Ledger &ledger)
{
    QByteArrayList secrets;
    for (const auto &[player, secret] : ledger.secrets) {
        secrets +=
            R"({"player": )" + QByteArray::number(player) + R"(, "secret": )" + json::quoted(secret.toHex()) + '}';
    }
    QByteArrayList standIns;
    for (const int player : ledger.standIns) {
        standIns += R"({"player": )" + QByteArray::number(player) + '}';
    }
    return R"({"seats": 1, "game": )" + json::quoted(ledger.game.toUtf8()) + R"(, "port": )"
        + QByteArray::number(ledger.port) + R"(, "undone": )" + QByteArray::number(ledger.undone) + R"(, "advice": )"
        + (ledger.advice ? "true" : "false") + ",\n\"secrets\": " + json::list(secrets)
        + ",\n\"standIns\": " + json::list(standIns) + ",\n\"fingerprints\": " + protocol::toJson(ledger.fingerprints)
        + ",\n\"shares\": " + protocol::toJson(ledger.shares) + "}\n";
}

Ledger read(const json::Value &value, Complaint &complaint)
{
    const Fields fields(value, QStringLiteral("the ledger"), complaint);
    Ledger ledger;
    (void)fields.integer("seats", 1, 1);
    ledger.game = QString::fromLatin1(protocol::readDigits(fields, "game", 16, false));
    ledger.port = static_cast<std::uint16_t>(fields.integer("port", 0, std::numeric_limits<std::uint16_t>::max()));
    ledger.undone = fields.integer("undone", 0, mostTakenBack);
    for (const json::Value &entry : fields.array("secrets")) {
        const Fields one(entry, QStringLiteral("a secret"), complaint);
        ledger.secrets[one.integer("player", 0, rules::maxPlayers - 1)] =
            protocol::readBytes(one, "secret", protocol::secretSize);
    }
    if (fields.has("standIns")) { // earlier ones had none
        for (const json::Value &entry : fields.array("standIns")) {
            const Fields one(entry, QStringLiteral("a stand-in"), complaint);
            ledger.standIns.insert(one.integer("player", 0, rules::maxPlayers - 1));
        }
    }
    if (fields.has("advice")) { // earlier ones allowed it
        ledger.advice = fields.truth("advice").value_or(true);
    }
    ledger.fingerprints = protocol::readFingerprints(fields, "fingerprints", complaint);
    ledger.shares = protocol::readShares(fields, "shares", complaint);
    if (!complaint.isMade() && ledger.shareOf(protocol::theTable) == nullptr) {
        fields.complain("shares", QStringLiteral("has none of the table"));
    }
    return ledger;
}

} // namespace

const protocol::Share *Ledger::shareOf(int player) const
{
    const auto found = std::ranges::find(shares, player, &protocol::Share::player);
    return found == shares.end() ? nullptr : &*found;
}

bool Ledger::isOf(std::size_t players) const
{
    const auto sits = [players](int player) { return static_cast<std::size_t>(player) < players; };
    return std::ranges::all_of(secrets, [&](const auto &one) { return sits(one.first); })
        && std::ranges::all_of(standIns, sits);
}

bool Ledger::hasShown(int player) const
{
    return std::ranges::find(fingerprints, player, &protocol::Fingerprint::player) != fingerprints.end();
}

Ledger Ledger::anew() const
{
    Ledger other = newLedger({});
    for (const auto &[player, secret] : secrets) {
        other.renewSecret(player);
    }
    other.port = port;
    other.undone = undone;
    other.standIns = standIns;
    other.advice = advice;
    return other;
}

void Ledger::renewSecret(int player)
{
    secrets[player] = protocol::randomBytes(protocol::secretSize);
    standIns.erase(player);
}

void Ledger::close(int player, bool standIn)
{
    secrets.erase(player);
    if (standIn) {
        standIns.insert(player);
    } else {
        standIns.erase(player);
    }
}

Ledger newLedger(const std::vector<int> &seats)
{
    Ledger ledger;
    ledger.game = QString::fromLatin1(protocol::randomBytes(8).toHex());
    for (const int player : seats) {
        ledger.renewSecret(player);
    }
    ledger.shares.push_back({.player = protocol::theTable, .bytes = protocol::randomBytes(protocol::shareSize)});
    return ledger;
}

QString ledgerPath(const QString &recordPath)
{
    return recordPath + record::seatsEnding;
}

std::variant<Ledger, QString> readLedger(const QString &path)
{
    const auto found = record::readPrivateFile(path, largest);
    if (const auto *trouble = std::get_if<QString>(&found)) {
        return *trouble;
    }
    Complaint complaint;
    Ledger ledger = read(std::get<json::Value>(found), complaint);
    if (complaint.isMade()) {
        return QStringLiteral("%1: %2").arg(path, complaint.text());
    }
    return ledger;
}

std::optional<QString> writeLedger(const QString &path, const Ledger &ledger)
{
    return record::writePrivateFile(path, toJson(ledger));
}

} // namespace academy::host
