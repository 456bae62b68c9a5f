// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/FairDeal.h"

#include "record/Match.h"

#include <QByteArrayList>
#include <QCryptographicHash>

#include <algorithm>

namespace academy::protocol
{

namespace
{

constexpr qsizetype seedDigits = 16;

/// Each part with its length before it, so that no two lists of parts are the same bytes.
QByteArray hashOf(const QByteArrayList &parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray &part : parts) {
        hash.addData(QByteArray::number(part.size()) + '\n');
        hash.addData(part);
    }
    return hash.result().toHex();
}

/// The first chance of the record that does not follow from its seed, counted from 1; 0 when all do.
int strangeChance(const record::Record &played)
{
    record::Match match(played);
    int number = 0;
    for (const record::Entry &entry : played.entries) {
        ++number;
        while (match.due() == rules::Due::Advance) {
            match.advance();
        }
        if (std::holds_alternative<record::ChanceEntry>(entry)) {
            if (match.due() != rules::Due::Chance) {
                return number;
            }
            match.drawChance();
            if (record::toJson(match.record().entries.back()) != record::toJson(entry)) {
                return number;
            }
        } else if (std::holds_alternative<rules::Refusal>(match.decide(std::get<rules::Action>(entry)))) {
            return number;
        }
    }
    return 0;
}

} // namespace

Fingerprint fingerprintOf(const QString &game, const Share &share)
{
    const QByteArray hash =
        hashOf({"medieval-academy share 1", game.toUtf8(), QByteArray::number(share.player), share.bytes});
    return {.player = share.player, .digits = QString::fromLatin1(hash)};
}

QString seedOf(const QString &game, const std::vector<Share> &shares)
{
    QByteArrayList parts{"medieval-academy seed 1", game.toUtf8()};
    for (const Share &share : shares) {
        parts += QByteArray::number(share.player);
        parts += share.bytes;
    }
    return QString::fromLatin1(hashOf(parts).first(seedDigits));
}

std::optional<QString> unfairness(const Promise &promise, const std::vector<Share> &shares,
                                  const record::Record &record)
{
    std::vector<Fingerprint> shown(shares.size());
    std::ranges::transform(shares, shown.begin(),
                           [&promise](const Share &share) { return fingerprintOf(promise.game, share); });
    if (shown != promise.fingerprints) {
        return QStringLiteral("a share is not the one whose fingerprint was shown");
    }
    if (std::ranges::find(shares, promise.own) == shares.end()) {
        return QStringLiteral("the share of this seat is missing");
    }
    if (record.seed != seedOf(promise.game, shares)) {
        return QStringLiteral("the seed does not follow from the shares");
    }
    if (const int entry = strangeChance(record); entry != 0) {
        return QStringLiteral("entry %1 does not follow from the seed").arg(entry);
    }
    return std::nullopt;
}

} // namespace academy::protocol
