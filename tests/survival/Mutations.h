// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Random.h"

#include <QByteArray>

#include <array>

/// What may happen to a file: to the bytes of any, and to the lines, numbers and words of one that is text.
namespace academy::survival
{

enum class Mutation {
    CutOff,
    BitsFlipped,
    BytesInserted,
    LineRemoved,
    LineDoubled,
    LinesSwapped,
    NumberHuge,
    OtherType,
    DeeplyNested,
    NoUtf8,
    PieceMoved,
    BlownUp,
};

inline constexpr std::array mutationNames{"cut off",        "bits flipped",  "bytes inserted", "a line removed",
                                          "a line doubled", "lines swapped", "a huge number",  "another type",
                                          "deeply nested",  "no UTF-8",      "a piece moved",  "blown up"};

[[nodiscard]] QByteArray mutated(QByteArray text, Mutation mutation, rules::Random &random);

} // namespace academy::survival
