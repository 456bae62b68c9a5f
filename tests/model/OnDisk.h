// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "../Files.h"
#include "TestTable.h"

#include "record/RecordFile.h"

#include <QTest>

#include <catch2/catch_test_macros.hpp>

#include <variant>
#include <vector>

/// What tests of saving look at: what lies on the disk, while a game goes on by the event loop.
namespace academy::model
{

using test::bytesOf;

// Lets the event loop turn until that holds; gives up after a minute, which no machine needs.
template <typename Condition>
bool waitFor(Condition condition)
{
    return QTest::qWaitFor(condition, 60'000);
}

inline std::vector<QByteArray> entriesOf(const record::Record &record)
{
    std::vector<QByteArray> entries;
    for (const record::Entry &entry : record.entries) {
        entries.push_back(record::toJson(entry));
    }
    return entries;
}

inline record::Record onDisk(const QString &path)
{
    const auto reading = record::loadRecord(path);
    REQUIRE(std::holds_alternative<record::Record>(reading));
    return std::get<record::Record>(reading);
}

inline bool waitUntilAsked(TestTable &game)
{
    return waitFor([&game] { return game.isAsked() || game.table().over(); });
}

inline bool waitFor(TestTable &game, Enums::Decision decision)
{
    while (waitUntilAsked(game) && !game.table().over()) {
        if (game.table().prompt()->decision() == decision) {
            return true;
        }
        game.decide();
    }
    return false;
}

} // namespace academy::model
