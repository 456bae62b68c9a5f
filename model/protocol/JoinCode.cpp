// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/JoinCode.h"

#include <string_view>

namespace academy::protocol
{

namespace
{

// Crockford's: I, L and O are read as 1, 1 and 0; there is no U.
constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int bitsOfDigit = 5;
constexpr qsizetype groupSize = 5;
const auto scheme = QStringLiteral("MEDIEVALACADEMY:");

constexpr unsigned version4 = 1;
constexpr unsigned version6 = 2;
constexpr qsizetype addressSize4 = 4;
constexpr qsizetype addressSize6 = 16;
constexpr qsizetype checkSize = 2;

/// Kind and seat, address, port, secret, check.
constexpr qsizetype sizeOf(qsizetype address)
{
    return 1 + address + 2 + secretSize + checkSize;
}

QByteArray checkOf(QByteArrayView bytes)
{
    const quint16 sum = qChecksum(bytes);
    QByteArray check;
    check += static_cast<char>(sum >> 8U);
    check += static_cast<char>(sum & 0xFFU);
    return check;
}

QByteArray toBytes(const JoinCode &code)
{
    QByteArray bytes;
    const unsigned version = code.address.size() == addressSize4 ? version4 : version6;
    bytes += static_cast<char>((version << 4U) | static_cast<unsigned>(code.seat));
    bytes += code.address;
    bytes += static_cast<char>(code.port >> 8U);
    bytes += static_cast<char>(code.port & 0xFFU);
    bytes += code.secret;
    return bytes + checkOf(bytes);
}

QString toDigits(QByteArrayView bytes)
{
    QString text;
    unsigned held = 0;
    int bits = 0;
    for (const char byte : bytes) {
        held = (held << 8U) | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= bitsOfDigit;) {
            bits -= bitsOfDigit;
            text += QLatin1Char(digits[(held >> static_cast<unsigned>(bits)) & 31U]);
        }
        held &= (1U << static_cast<unsigned>(bits)) - 1U;
    }
    if (bits > 0) {
        text += QLatin1Char(digits[(held << static_cast<unsigned>(bitsOfDigit - bits)) & 31U]);
    }
    return text;
}

std::optional<unsigned> digitOf(QChar letter)
{
    const char16_t c = letter.toUpper().unicode();
    const char16_t meant = c == u'O' ? u'0' : c == u'I' || c == u'L' ? u'1' : c;
    const auto found = meant < 128 ? digits.find(static_cast<char>(meant)) : std::string_view::npos;
    return found == std::string_view::npos ? std::nullopt : std::optional(static_cast<unsigned>(found));
}

/// Nothing when a letter is none, or what is left over is more than less than a byte of zeros.
std::optional<QByteArray> fromDigits(QStringView text)
{
    QByteArray bytes;
    unsigned held = 0;
    int bits = 0;
    for (const QChar letter : text) {
        if (letter.isSpace() || letter == u'-') {
            continue;
        }
        const auto digit = digitOf(letter);
        if (!digit || bytes.size() > sizeOf(addressSize6)) {
            return std::nullopt;
        }
        held = (held << 5U) | *digit;
        bits += bitsOfDigit;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(held >> static_cast<unsigned>(bits));
            held &= (1U << static_cast<unsigned>(bits)) - 1U;
        }
    }
    return held == 0 && bits < bitsOfDigit ? std::optional(bytes) : std::nullopt;
}

} // namespace

QString typed(const JoinCode &code)
{
    const QString all = toDigits(toBytes(code));
    QString text;
    for (qsizetype at = 0; at < all.size(); at += groupSize) {
        text += (text.isEmpty() ? QString() : QStringLiteral("-")) + all.mid(at, groupSize);
    }
    return text;
}

QString scanned(const JoinCode &code)
{
    return scheme + toDigits(toBytes(code));
}

std::optional<JoinCode> readJoinCode(const QString &text)
{
    QStringView letters = QStringView(text).trimmed();
    if (letters.startsWith(scheme, Qt::CaseInsensitive)) {
        letters = letters.sliced(scheme.size());
    }
    const auto bytes = fromDigits(letters);
    if (!bytes || bytes->isEmpty()) {
        return std::nullopt;
    }
    const auto first = static_cast<unsigned char>(bytes->front());
    const qsizetype address = first >> 4U == version4 ? addressSize4 : addressSize6;
    const bool known = first >> 4U == version4 || first >> 4U == version6;
    if (!known || bytes->size() != sizeOf(address) || checkOf(bytes->chopped(checkSize)) != bytes->last(checkSize)) {
        return std::nullopt;
    }
    const auto at = [&bytes](qsizetype place) {
        return static_cast<unsigned>(static_cast<unsigned char>(bytes->at(place)));
    };
    return JoinCode{.address = bytes->sliced(1, address),
                    .port = static_cast<std::uint16_t>((at(1 + address) << 8U) | at(2 + address)),
                    .seat = static_cast<int>(first & 15U),
                    .secret = bytes->sliced(3 + address, secretSize)};
}

} // namespace academy::protocol
