// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/FairDealCodec.h"

#include "record/Json.h"
#include "rules/Options.h"

namespace academy::protocol
{

namespace
{

namespace json = record::json;
using record::Complaint;
using record::Fields;

constexpr std::size_t mostParts = rules::maxPlayers + 1; ///< the table's and each player's

QByteArray part(int player, const char *key, const QByteArray &digits)
{
    return R"({"player": )" + QByteArray::number(player) + R"(, ")" + key + R"(": )" + json::quoted(digits) + '}';
}

/// Each object of the list, as `read` makes it of its fields and its player.
template <typename Part>
std::vector<Part> readParts(const Fields &fields, std::string_view key, std::string_view content, Complaint &complaint,
                            auto read)
{
    const QString name = QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
    std::vector<Part> parts;
    for (const json::Value &value : fields.array(key)) {
        if (parts.size() == mostParts) {
            fields.complain(key, QStringLiteral("has more than there are players"));
        }
        if (complaint.isMade()) {
            break;
        }
        const Fields one(value, QStringLiteral("%1[%2]").arg(name).arg(parts.size()), complaint);
        one.refuseOthersThan({"player", content});
        parts.push_back(read(one, one.integer("player", theTable, rules::maxPlayers - 1)));
    }
    return parts;
}

} // namespace

QByteArray toJson(const std::vector<Fingerprint> &fingerprints)
{
    QByteArrayList parts;
    for (const Fingerprint &one : fingerprints) {
        parts += part(one.player, "digits", one.digits.toLatin1());
    }
    return json::list(parts);
}

QByteArray toJson(const std::vector<Share> &shares)
{
    QByteArrayList parts;
    for (const Share &one : shares) {
        parts += part(one.player, "share", one.bytes.toHex());
    }
    return json::list(parts);
}

std::vector<Fingerprint> readFingerprints(const Fields &fields, std::string_view key, Complaint &complaint)
{
    return readParts<Fingerprint>(fields, key, "digits", complaint, [](const Fields &one, int player) {
        return Fingerprint{.player = player, .digits = QString::fromLatin1(readDigits(one, "digits", 2 * shareSize))};
    });
}

std::vector<Share> readShares(const Fields &fields, std::string_view key, Complaint &complaint)
{
    return readParts<Share>(fields, key, "share", complaint, [](const Fields &one, int player) {
        return Share{.player = player, .bytes = readBytes(one, "share", shareSize)};
    });
}

QByteArray readDigits(const Fields &fields, std::string_view key, qsizetype count, bool mayBeEmpty)
{
    const std::string text = fields.string(key);
    const bool hexadecimal = text.find_first_not_of("0123456789abcdef") == std::string::npos;
    const bool fits = text.size() == static_cast<std::size_t>(count) || (text.empty() && mayBeEmpty);
    if (!hexadecimal || !fits) {
        fields.complain(key, QStringLiteral("needs %1 hexadecimal digits").arg(count));
        return {};
    }
    return QByteArray::fromStdString(text);
}

QByteArray readBytes(const Fields &fields, std::string_view key, qsizetype size)
{
    return QByteArray::fromHex(readDigits(fields, key, 2 * size));
}

} // namespace academy::protocol
