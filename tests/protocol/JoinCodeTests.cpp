// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/JoinCode.h"

#include <QRandomGenerator>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

namespace academy::protocol::test
{

namespace
{

QByteArray bytes(qsizetype size, QRandomGenerator &random)
{
    QByteArray bytes;
    for (qsizetype at = 0; at < size; ++at) {
        bytes += static_cast<char>(random.bounded(256));
    }
    return bytes;
}

JoinCode anyCode(qsizetype address, QRandomGenerator &random)
{
    return {.address = bytes(address, random),
            .port = static_cast<std::uint16_t>(random.bounded(65536)),
            .seat = static_cast<int>(random.bounded(5)),
            .secret = bytes(secretSize, random)};
}

} // namespace

TEST_CASE("A code says the same typed and scanned", "[code]")
{
    QRandomGenerator random(GENERATE(1U, 2U, 3U, 4U, 5U));
    for (const qsizetype address : {qsizetype{4}, qsizetype{16}}) {
        const JoinCode code = anyCode(address, random);
        CHECK(readJoinCode(typed(code)) == code);
        CHECK(readJoinCode(scanned(code)) == code);
    }
}

TEST_CASE("A code is typed as it is read, whatever its letters look like", "[code]")
{
    QRandomGenerator random(7);
    const JoinCode code = anyCode(4, random);
    QString text = typed(code);
    CHECK(text.count(u'-') == 7);
    CHECK(text.size() == 47);
    CHECK(readJoinCode(text.toLower()) == code);
    CHECK(readJoinCode(u' ' + QString(text).replace(u'-', u' ') + u'\n') == code);
    CHECK(readJoinCode(QString(text).remove(u'-')) == code);
    CHECK(readJoinCode(QString(text).replace(u'0', u'o').replace(u'1', u'l')) == code);
    CHECK(readJoinCode(QString(text).replace(u'1', u'I')) == code);
    for (const QChar letter : scanned(code)) {
        CHECK((letter.isDigit() || letter.isUpper() || letter == u':')); // what QR codes hold in half the room
    }
}

TEST_CASE("A code that is mistyped is none", "[code]")
{
    QRandomGenerator random(11);
    const QString text = typed(anyCode(4, random));
    int accepted = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text.at(at) == u'-') {
            continue;
        }
        QString wrong = text;
        wrong[at] = text.at(at) == u'7' ? u'8' : u'7';
        accepted += readJoinCode(wrong) ? 1 : 0;
    }
    CHECK(accepted == 0);
    for (const QString &wrong :
         {QString(), QStringLiteral("-"), QStringLiteral("MEDIEVALACADEMY:"), text.chopped(1), text + u'0', text + text,
          QStringLiteral("U") + text.sliced(1), QString(100000, u'Z')}) {
        CHECK(!readJoinCode(wrong));
    }
}

} // namespace academy::protocol::test
