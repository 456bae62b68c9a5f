// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/QrCode.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdlib>
#include <string_view>

namespace academy::protocol
{

namespace
{

using Bytes = std::vector<unsigned char>;

constexpr std::string_view alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/// Of level M.
struct Version {
    int blocks;
    int dataOfBlock; ///< bytes
    int checkOfBlock;
};
constexpr std::array<Version, 5> versions{{{1, 16, 10}, {1, 28, 16}, {1, 44, 26}, {2, 32, 18}, {2, 43, 24}}};

constexpr int masks = 8;
constexpr unsigned levelM = 0;

/// Bits, the highest first.
class Bits
{
public:
    void add(unsigned value, int count)
    {
        for (int bit = count - 1; bit >= 0; --bit) {
            m_bits.push_back(((value >> static_cast<unsigned>(bit)) & 1U) != 0);
        }
    }
    [[nodiscard]] int size() const { return static_cast<int>(m_bits.size()); }
    [[nodiscard]] Bytes bytes() const
    {
        Bytes bytes((m_bits.size() + 7) / 8);
        for (std::size_t bit = 0; bit < m_bits.size(); ++bit) {
            if (m_bits[bit]) {
                bytes[bit / 8] = static_cast<unsigned char>(bytes[bit / 8] | (0x80U >> (bit % 8)));
            }
        }
        return bytes;
    }

private:
    std::vector<bool> m_bits;
};

/// In the field of 256 elements that the standard names.
unsigned char multiplied(unsigned char x, unsigned char y)
{
    unsigned product = 0;
    for (int bit = 7; bit >= 0; --bit) {
        product = (product << 1U) ^ ((product >> 7U) * 0x11DU);
        product ^= ((y >> static_cast<unsigned>(bit)) & 1U) * x;
    }
    return static_cast<unsigned char>(product);
}

/// Reed and Solomon's: so many bytes with which damaged ones are found and repaired.
Bytes checkOf(const Bytes &data, int count)
{
    Bytes divisor(static_cast<std::size_t>(count));
    divisor.back() = 1;
    unsigned char root = 1;
    for (int step = 0; step < count; ++step) {
        for (std::size_t i = 0; i < divisor.size(); ++i) {
            divisor[i] = multiplied(divisor[i], root);
            if (i + 1 < divisor.size()) {
                divisor[i] ^= divisor[i + 1];
            }
        }
        root = multiplied(root, 2);
    }
    Bytes rest(divisor.size());
    for (const unsigned char byte : data) {
        const unsigned char factor = byte ^ rest.front();
        std::rotate(rest.begin(), rest.begin() + 1, rest.end());
        rest.back() = 0;
        for (std::size_t i = 0; i < rest.size(); ++i) {
            rest[i] ^= multiplied(divisor[i], factor);
        }
    }
    return rest;
}

/// The text two letters at a time, padded to the size of the version.
Bytes dataOf(const std::vector<unsigned> &letters, const Version &version)
{
    const int capacity = 8 * version.blocks * version.dataOfBlock;
    Bits bits;
    bits.add(0b0010, 4); // letters and digits
    bits.add(static_cast<unsigned>(letters.size()), 9);
    for (std::size_t i = 0; i + 1 < letters.size(); i += 2) {
        bits.add(letters[i] * static_cast<unsigned>(alphabet.size()) + letters[i + 1], 11);
    }
    if (letters.size() % 2 == 1) {
        bits.add(letters.back(), 6);
    }
    bits.add(0, std::min(4, capacity - bits.size()));
    bits.add(0, (8 - bits.size() % 8) % 8);
    for (unsigned pad = 0xEC; bits.size() < capacity; pad ^= 0xECU ^ 0x11U) {
        bits.add(pad, 8);
    }
    return bits.bytes();
}

/// Blocks by turns, first all data and then all that checks it.
Bytes interleaved(const Bytes &data, const Version &version)
{
    std::vector<Bytes> blocks;
    std::vector<Bytes> checks;
    for (int block = 0; block < version.blocks; ++block) {
        const auto begin = data.begin() + static_cast<std::ptrdiff_t>(block) * version.dataOfBlock;
        blocks.emplace_back(begin, begin + version.dataOfBlock);
        checks.push_back(checkOf(blocks.back(), version.checkOfBlock));
    }
    Bytes all;
    for (const auto &parts : {blocks, checks}) {
        for (std::size_t i = 0; i < parts.front().size(); ++i) {
            for (const Bytes &part : parts) {
                all.push_back(part[i]);
            }
        }
    }
    return all;
}

bool isFlipped(int mask, int x, int y)
{
    switch (mask) {
    case 0:
        return (x + y) % 2 == 0;
    case 1:
        return y % 2 == 0;
    case 2:
        return x % 3 == 0;
    case 3:
        return (x + y) % 3 == 0;
    case 4:
        return (x / 3 + y / 2) % 2 == 0;
    case 5:
        return x * y % 2 + x * y % 3 == 0;
    case 6:
        return (x * y % 2 + x * y % 3) % 2 == 0;
    default:
        return ((x + y) % 2 + x * y % 3) % 2 == 0;
    }
}

/// Runs of five and more, and what looks like a corner's mark, in one row or column.
int penaltyOf(const std::vector<bool> &line)
{
    constexpr std::array<bool, 11> mark{true, false, true, true, true, false, true, false, false, false, false};
    int penalty = 0;
    int run = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        run = i > 0 && line[i] == line[i - 1] ? run + 1 : 1;
        penalty += run == 5 ? 3 : run > 5 ? 1 : 0;
        if (i + mark.size() <= line.size()) {
            const auto begin = line.begin() + static_cast<std::ptrdiff_t>(i);
            penalty += std::equal(mark.begin(), mark.end(), begin) ? 40 : 0;
            penalty += std::equal(mark.rbegin(), mark.rend(), begin) ? 40 : 0;
        }
    }
    return penalty;
}

// The modules of a side, for a version from 1 on.
constexpr int sideOf(int version)
{
    return 17 + 4 * version;
}

} // namespace

QrCode::QrCode(int side)
    : m_side(side)
    , m_dark(static_cast<std::size_t>(m_side * m_side))
    , m_fixed(m_dark.size())
{
}

void QrCode::set(int x, int y, bool dark)
{
    m_dark[at(x, y)] = dark;
    m_fixed[at(x, y)] = true;
}

// Round that square, with a light margin.
void QrCode::drawFinder(int x, int y)
{
    for (int dy = -4; dy <= 4; ++dy) {
        for (int dx = -4; dx <= 4; ++dx) {
            const int ring = std::max(std::abs(dx), std::abs(dy));
            if (x + dx >= 0 && x + dx < m_side && y + dy >= 0 && y + dy < m_side) {
                set(x + dx, y + dy, ring != 2 && ring != 4);
            }
        }
    }
}

void QrCode::drawFixed(int version)
{
    for (int i = 0; i < m_side; ++i) {
        set(6, i, i % 2 == 0);
        set(i, 6, i % 2 == 0);
    }
    drawFinder(3, 3);
    drawFinder(m_side - 4, 3);
    drawFinder(3, m_side - 4);
    if (version > 1) {
        const int centre = m_side - 7;
        for (int dy = -2; dy <= 2; ++dy) {
            for (int dx = -2; dx <= 2; ++dx) {
                set(centre + dx, centre + dy, std::max(std::abs(dx), std::abs(dy)) != 1);
            }
        }
    }
    drawFormat(0); // keeps its place free
}

// Level and mask, twice, and one square that is always dark.
void QrCode::drawFormat(int mask)
{
    const unsigned data = (levelM << 3U) | static_cast<unsigned>(mask);
    unsigned rest = data;
    for (int i = 0; i < 10; ++i) {
        rest = (rest << 1U) ^ ((rest >> 9U) * 0x537U);
    }
    const unsigned bits = ((data << 10U) | rest) ^ 0x5412U;
    const auto bit = [bits](int number) { return ((bits >> static_cast<unsigned>(number)) & 1U) != 0; };
    for (int i = 0; i <= 5; ++i) {
        set(8, i, bit(i));
    }
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (int i = 9; i < 15; ++i) {
        set(14 - i, 8, bit(i));
    }
    for (int i = 0; i < 8; ++i) {
        set(m_side - 1 - i, 8, bit(i));
    }
    for (int i = 8; i < 15; ++i) {
        set(8, m_side - 15 + i, bit(i));
    }
    set(8, m_side - 8, true);
}

// In columns of two from the right, up and down by turns, past the sixth.
void QrCode::drawData(const Bytes &bytes)
{
    std::size_t number = 0;
    for (int right = m_side - 1; right >= 1; right -= 2) {
        right = right == 6 ? 5 : right;
        for (int step = 0; step < m_side; ++step) {
            const bool upward = ((right + 1) & 2) == 0;
            const int y = upward ? m_side - 1 - step : step;
            for (const int x : {right, right - 1}) {
                if (!m_fixed[at(x, y)] && number < 8 * bytes.size()) {
                    m_dark[at(x, y)] = ((bytes[number / 8] >> (7 - number % 8)) & 1U) != 0;
                    ++number;
                }
            }
        }
    }
}

void QrCode::applyMask(int mask)
{
    for (int y = 0; y < m_side; ++y) {
        for (int x = 0; x < m_side; ++x) {
            if (!m_fixed[at(x, y)] && isFlipped(mask, x, y)) {
                m_dark[at(x, y)] = !m_dark[at(x, y)];
            }
        }
    }
}

int QrCode::penalty() const
{
    int penalty = 0;
    int dark = 0;
    for (int i = 0; i < m_side; ++i) {
        std::vector<bool> row;
        std::vector<bool> column;
        for (int j = 0; j < m_side; ++j) {
            row.push_back(isDark(j, i));
            column.push_back(isDark(i, j));
            dark += isDark(j, i) ? 1 : 0;
            const bool block = i > 0 && j > 0 && isDark(j, i) == isDark(j - 1, i) && isDark(j, i) == isDark(j, i - 1)
                && isDark(j, i) == isDark(j - 1, i - 1);
            penalty += block ? 3 : 0;
        }
        penalty += penaltyOf(row) + penaltyOf(column);
    }
    const int total = m_side * m_side;
    const int fives = std::abs(20 * dark - 10 * total) / total; // twentieths away from the half
    return penalty + 10 * fives;
}

std::optional<QrCode> QrCode::of(QByteArrayView text)
{
    std::vector<unsigned> letters;
    for (const char letter : text) {
        const auto found = alphabet.find(letter);
        if (found == std::string_view::npos) {
            return std::nullopt;
        }
        letters.push_back(static_cast<unsigned>(found));
    }
    const auto bits = 4 + 9 + 11 * (letters.size() / 2) + 6 * (letters.size() % 2);
    const auto version = std::ranges::find_if(versions, [bits](const Version &one) {
        return bits <= 8 * static_cast<std::size_t>(one.blocks) * static_cast<std::size_t>(one.dataOfBlock);
    });
    if (version == versions.end()) {
        return std::nullopt;
    }
    const int number = static_cast<int>(version - versions.begin()) + 1;
    QrCode plain(sideOf(number));
    plain.drawFixed(number);
    plain.drawData(interleaved(dataOf(letters, *version), *version));
    std::optional<QrCode> best;
    int least = INT_MAX;
    for (int mask = 0; mask < masks; ++mask) {
        QrCode one = plain;
        one.applyMask(mask);
        one.drawFormat(mask);
        if (const int penalty = one.penalty(); penalty < least) {
            least = penalty;
            best = std::move(one);
        }
    }
    return best;
}

} // namespace academy::protocol
