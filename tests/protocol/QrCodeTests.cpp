// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/QrCode.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <catch2/catch_test_macros.hpp>

#include <array>

namespace academy::protocol::test
{

namespace
{

QByteArray drawn(const QrCode &code)
{
    QByteArray squares;
    for (int y = 0; y < code.side(); ++y) {
        for (int x = 0; x < code.side(); ++x) {
            squares += code.isDark(x, y) ? '1' : '0';
        }
    }
    return squares;
}

} // namespace

TEST_CASE("A code is drawn as another encoder draws it", "[qr]")
{
    // qrencode -l M -m 0 -t ASCII "HELLO WORLD"
    constexpr std::array rows{
        "#######...#.#.#######", "#.....#.###...#.....#", "#.###.#...#.#.#.###.#", "#.###.#...#.#.#.###.#",
        "#.###.#.#.###.#.###.#", "#.....#..###..#.....#", "#######.#.#.#.#######", ".....................",
        "#.#.#.#..#..#...#..#.", ".####...#..#....#...#", "...#######.#..#.##...", "####.#.##..###.#.###.",
        ".#..####.#.#..###.#.#", "........#.#...#...#.#", "#######.....#..#.##..", "#.....#..##...##.#...",
        "#.###.#.##..#.#######", "#.###.#...##.#.#...#.", "#.###.#.####.###.#..#", "#.....#....###...#.##",
        "#######.##.#.###....#",
    };
    const auto code = QrCode::of("HELLO WORLD");
    REQUIRE(code.has_value());
    REQUIRE(code->side() == static_cast<int>(rows.size()));
    for (int y = 0; y < code->side(); ++y) {
        QByteArray row;
        for (int x = 0; x < code->side(); ++x) {
            row += code->isDark(x, y) ? '#' : '.';
        }
        CHECK(row.toStdString() == rows.at(static_cast<std::size_t>(y)));
    }
}

TEST_CASE("Codes of all sizes are drawn as they were when another decoder read them", "[qr]")
{
    struct Known {
        const char *text;
        int side;
        const char *sha256; ///< of the squares, row by row
    };
    // zbarimg --raw has read these.
    for (const Known &known : {
             Known{"HELLO WORLD", 21, "9f15327b648fdbb6e3878c9a72183cc1f76f880c1b3e4f53fd7859bb5b4f2421"},
             Known{"ACADEMY TABLE 2", 21, "a0b41e2e96a9ae6861bde5e27f80ee5247d7cc27d312b54b73019641031fb413"},
             Known{"MEDIEVALACADEMY:G1AABC23DEG1AABC23DEG1AABC23DEG1AABC23DE", 29,
                   "92edcddba63f9e1056195c48907368c4a8e6e49200b9292e69d5db7234d856ba"},
             Known{"MEDIEVALACADEMY:0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456789ABCDEFGHJKMNPQRSTV", 33,
                   "7e704b6e016234757953e0addf710bf09a259df52e41623add57358cbdcc08b2"},
             Known{"000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
                   "0000000000000000000",
                   37, "32fdc3e07a4a59406d483fc231ffe25edd1494814276df59127e134f2ca31834"},
         }) {
        const auto code = QrCode::of(known.text);
        REQUIRE(code.has_value());
        CHECK(code->side() == known.side);
        CHECK(QCryptographicHash::hash(drawn(*code), QCryptographicHash::Sha256).toHex().toStdString() == known.sha256);
    }
}

TEST_CASE("What a code to scan does not hold has none", "[qr]")
{
    CHECK(!QrCode::of("small letters"));
    CHECK(!QrCode::of(QByteArray(123, '0')));
    CHECK(QrCode::of(QByteArray(122, '0')));
    CHECK(QrCode::of(""));
}

} // namespace academy::protocol::test
