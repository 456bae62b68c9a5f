// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Invariants.h"

#include "Answer.h"

#include <cstdint>

/// What a program says that plays as an external player: it is one of the choices, or a mistake that is told in a line.
namespace academy::fuzz
{

namespace
{

void checkMistake(const QString &text)
{
    require(!text.isEmpty() && text.size() < 200, "a mistake is told in a line");
    for (const QChar c : text) {
        require(c.unicode() >= 0x20 && (c.unicode() < 0x7f || c.unicode() >= 0xa0), "no character commands a terminal");
    }
}

// The first byte says how many choices there are.
void read(QByteArrayView bytes)
{
    const int choices = 1 + (bytes.isEmpty() ? 0 : bytes.front() & 15);
    const QByteArrayView line = bytes.isEmpty() ? bytes : bytes.sliced(1);
    const auto greeting = arena::readAnswer(line, QStringLiteral("hello"));
    if (const auto *mistake = std::get_if<QString>(&greeting)) {
        checkMistake(*mistake);
    }
    const auto answer = arena::readAnswer(line, QStringLiteral("choice"));
    if (const auto *mistake = std::get_if<QString>(&answer)) {
        checkMistake(*mistake);
        return;
    }
    const auto choice = arena::readChoice(std::get<QJsonValue>(answer), choices);
    if (const auto *mistake = std::get_if<QString>(&choice)) {
        checkMistake(*mistake);
        return;
    }
    require(std::get<int>(choice) >= 0 && std::get<int>(choice) < choices, "a choice is one of those that there are");
}

} // namespace

} // namespace academy::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    academy::fuzz::read(QByteArrayView(data, static_cast<qsizetype>(size)));
    return 0;
}
