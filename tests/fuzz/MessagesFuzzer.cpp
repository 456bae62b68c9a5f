// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Invariants.h"

#include "protocol/Frames.h"
#include "protocol/JoinCode.h"
#include "protocol/Message.h"

#include <QString>

#include <cstdint>
#include <variant>

/// What comes over a network. The first byte says to whom: a table, a seat, one of them in frames, or somebody who types a
/// code. It is refused with a short reason, or read; and what was read is written so that it is read again as the same.
namespace academy::fuzz
{

namespace
{

void checkFarewell(const protocol::Bye &bye)
{
    require(!bye.text.isEmpty() && bye.text.size() <= protocol::longestText, "a reason is short");
}

void readAtSeat(QByteArrayView text)
{
    const auto reading = protocol::readFromTable(text);
    if (const auto *bye = std::get_if<protocol::Bye>(&reading)) {
        checkFarewell(*bye);
        return;
    }
    const QByteArray written = toJson(std::get<protocol::FromTable>(reading));
    const auto again = protocol::readFromTable(written);
    require(std::holds_alternative<protocol::FromTable>(again), "what a table says can be said again");
    require(toJson(std::get<protocol::FromTable>(again)) == written, "and is the same then");
}

void readAtTable(QByteArrayView text)
{
    const auto reading = protocol::readFromSeat(text);
    if (const auto *bye = std::get_if<protocol::Bye>(&reading)) {
        checkFarewell(*bye);
        return;
    }
    const QByteArray written = toJson(std::get<protocol::FromSeat>(reading));
    const auto again = protocol::readFromSeat(written);
    require(std::holds_alternative<protocol::FromSeat>(again), "what a seat says can be said again");
    require(toJson(std::get<protocol::FromSeat>(again)) == written, "and is the same then");
}

void readFrames(QByteArrayView bytes)
{
    protocol::Frames frames(protocol::largestFromSeat);
    qsizetype taken = 0;
    // In pieces whose sizes the bytes themselves say.
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype piece = std::min<qsizetype>(1 + static_cast<unsigned char>(bytes[at]) % 16, bytes.size() - at);
        if (!frames.add(bytes.sliced(at, piece))) {
            require(!frames.next(), "nothing more comes of a broken stream");
            return;
        }
        while (const auto message = frames.next()) {
            require(message->size() <= protocol::largestFromSeat, "no message is too large");
            taken += message->size() + 4;
            readAtTable(*message);
        }
        at += piece;
    }
    require(taken <= bytes.size(), "no byte is read twice");
}

void readCode(QByteArrayView text)
{
    if (const auto code = protocol::readJoinCode(QString::fromUtf8(text))) {
        require(protocol::readJoinCode(protocol::typed(*code)) == code, "a code that is typed is the same");
        require(protocol::readJoinCode(protocol::scanned(*code)) == code, "and one that is scanned");
    }
}

} // namespace

} // namespace academy::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    const QByteArrayView bytes(data + 1, static_cast<qsizetype>(size) - 1);
    switch (data[0] % 4) {
    case 0:
        academy::fuzz::readAtTable(bytes);
        break;
    case 1:
        academy::fuzz::readAtSeat(bytes);
        break;
    case 2:
        academy::fuzz::readFrames(bytes);
        break;
    default:
        academy::fuzz::readCode(bytes);
    }
    return 0;
}
