// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Mutations.h"

#include <QByteArrayList>

#include <algorithm>
#include <vector>

namespace academy::survival
{

namespace
{

// A random number below, also of more than the generator's own.
qsizetype below(qsizetype bound, rules::Random &random)
{
    return bound <= 0 ? 0 : static_cast<qsizetype>(random.next() % static_cast<std::uint64_t>(bound));
}

const QByteArray &oneOf(const QByteArrayList &list, rules::Random &random)
{
    return list.at(below(list.size(), random));
}

struct Piece {
    qsizetype from = 0;
    qsizetype size = 0;
};

/// All that is written with such characters.
std::vector<Piece> piecesOf(const QByteArray &text, bool (*belongs)(char))
{
    std::vector<Piece> pieces;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!belongs(text[at])) {
            continue;
        }
        Piece piece{.from = at, .size = 0};
        while (at < text.size() && belongs(text[at])) {
            ++at;
            ++piece.size;
        }
        pieces.push_back(piece);
    }
    return pieces;
}

QByteArray withOneReplaced(const QByteArray &text, bool (*belongs)(char), const QByteArray &by, rules::Random &random)
{
    const std::vector<Piece> pieces = piecesOf(text, belongs);
    QByteArray result = text;
    if (!pieces.empty()) {
        const Piece &piece = pieces[static_cast<std::size_t>(below(static_cast<qsizetype>(pieces.size()), random))];
        result.replace(piece.from, piece.size, by);
    }
    return result;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Numbers, words, and texts with their quotes.
bool isOfAValue(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '"' || c == '-' || c == '.';
}

QByteArray withLines(const QByteArray &text, Mutation mutation, rules::Random &random)
{
    QByteArrayList lines = text.split('\n');
    const qsizetype one = below(lines.size(), random);
    const qsizetype other = below(lines.size(), random);
    if (mutation == Mutation::LineRemoved) {
        lines.removeAt(one);
    } else if (mutation == Mutation::LineDoubled) {
        const QByteArray line = lines.at(one);
        lines.insert(other, line);
    } else {
        lines.swapItemsAt(one, other);
    }
    return lines.join('\n');
}

} // namespace

QByteArray mutated(QByteArray text, Mutation mutation, rules::Random &random)
{
    static const QByteArrayList numbers{"2147483648",
                                        "-1",
                                        "99999999999999999999999999",
                                        "1e999",
                                        "-1e308",
                                        "0.5",
                                        "18446744073709551616",
                                        "nan",
                                        "inf",
                                        "007",
                                        "0x10",
                                        "4294967297"};
    static const QByteArrayList values{"null",       "true",       "[]",    "{}",         "\"\"",     "3",
                                       "-7",         "\"knight\"", "[[1]]", "{\"a\": 1}", "@Rect(1)", "@ByteArray(a)",
                                       "@Invalid()", "@Size(1 2)", "a, b"};
    static const QByteArrayList noUtf8{"\xff\xfe", "\xc0\x80", "\xed\xa0\x80", "\x80", "\xf5\x80\x80\x80", "\xe2\x82"};
    const qsizetype place = below(text.size(), random);
    switch (mutation) {
    case Mutation::CutOff:
        return text.first(place);
    case Mutation::BitsFlipped:
        for (qsizetype flips = below(8, random); flips >= 0; --flips) {
            char &c = text.data()[below(text.size(), random)];
            c = static_cast<char>(c ^ static_cast<char>(1 << below(8, random)));
        }
        return text;
    case Mutation::BytesInserted:
        for (qsizetype bytes = below(16, random); bytes >= 0; --bytes) {
            text.insert(place, static_cast<char>(below(256, random)));
        }
        return text;
    case Mutation::LineRemoved:
    case Mutation::LineDoubled:
    case Mutation::LinesSwapped:
        return withLines(text, mutation, random);
    case Mutation::NumberHuge:
        return withOneReplaced(text, isDigit, oneOf(numbers, random), random);
    case Mutation::OtherType:
        return withOneReplaced(text, isOfAValue, oneOf(values, random), random);
    case Mutation::DeeplyNested: {
        const QByteArray one = oneOf({"[", "{\"a\":", "[[", "{\"entries\":["}, random);
        return withOneReplaced(text, isOfAValue, one.repeated(1 + below(100'000, random)), random);
    }
    case Mutation::NoUtf8:
        return text.insert(place, oneOf(noUtf8, random));
    case Mutation::PieceMoved: {
        const QByteArray piece = text.mid(place, 1 + below(400, random));
        text.remove(place, below(2, random) * piece.size());
        return text.insert(below(text.size(), random), piece);
    }
    case Mutation::BlownUp: {
        const QByteArray piece = text.mid(place, 1 + below(400, random));
        return text.insert(place, piece.repeated(1 + below(4'000'000 / piece.size(), random)));
    }
    }
    return text;
}

} // namespace academy::survival
