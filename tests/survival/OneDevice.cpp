// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Match.h"

#include <QFile>

#include <cstdio>

/// one-device RECORD…: whether the decisions of each record, taken on one device that draws its own cards from the record's
/// seed, are written down as the same bytes. Exits with 1 and a line for each that is not.
namespace academy::survival
{

namespace
{

/// What one device writes; nothing where it would not get as far.
std::optional<QByteArray> onOneDevice(const QByteArray &text)
{
    const auto reading = record::readRecord(text);
    const auto *record = std::get_if<record::Record>(&reading);
    if (record == nullptr) {
        return std::nullopt;
    }
    record::Match device(*record); // without its entries
    auto next = record->entries.begin();
    while (device.due() != rules::Due::Nothing) {
        if (device.due() == rules::Due::Advance) {
            device.advance();
            continue;
        }
        if (next == record->entries.end()) {
            return std::nullopt;
        }
        if (device.due() == rules::Due::Chance) {
            device.drawChance();
        } else {
            const auto *action = std::get_if<rules::Action>(&*next);
            if (action == nullptr || std::holds_alternative<rules::Refusal>(device.decide(*action))) {
                return std::nullopt;
            }
        }
        ++next;
    }
    return toJson(device.record());
}

} // namespace

} // namespace academy::survival

int main(int argc, char *argv[])
{
    int differing = argc < 2 ? 1 : 0;
    for (int number = 1; number < argc; ++number) {
        QFile file(QString::fromLocal8Bit(argv[number]));
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (text.isEmpty() || academy::survival::onOneDevice(text) != text) {
            std::fprintf(stderr, "%s is not what one device writes\n", argv[number]);
            ++differing;
        }
    }
    return differing == 0 ? 0 : 1;
}
