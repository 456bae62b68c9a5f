// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "table/Table.h"

#include "rules/Random.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <catch2/catch_tostring.hpp>

#include <functional>
#include <memory>
#include <vector>

template <>
struct Catch::StringMaker<QString> {
    static std::string convert(const QString &text) { return '"' + text.toStdString() + '"'; }
};

/// A table for tests: no clock, no threads, and people who decide by the prompt alone.
namespace academy::model
{

/// The beginning of a game in which the first `humans` players are people, the others computers that play at random.
[[nodiscard]] record::Record beginning(const rules::Options &options, int humans, std::uint64_t seed);

/// Options with these variations and advanced rules.
[[nodiscard]] rules::Options options(rules::Mode mode, int squires, unsigned variations, unsigned advanced);

inline constexpr unsigned allVariations = (1U << rules::variationCount) - 1;
inline constexpr unsigned allAdvanced = (1U << rules::advancedCount) - 1;

/// Options drawn from all that there are.
[[nodiscard]] rules::Options anyOptions(rules::Random &random);

class TestTable
{
public:
    /// savesFolder: where games are saved; nowhere when empty.
    explicit TestTable(std::uint64_t seed = 1, const QString &savesFolder = {});
    /// On another one.
    TestTable(std::uint64_t seed, const TableConfig &config);

    Table &table() { return m_table; }
    rules::Random &random() { return m_random; }

    /// Called whenever something has changed that people can see.
    std::function<void()> watch;

    void begin(const rules::Options &options, int humans, std::uint64_t seed, const QString &path = {});
    /// Tells steps, turning pages, until somebody is asked or the game is over.
    void tellAll();
    /// Looks behind the curtain if there is one, and decides at random by the prompt alone.
    void decide();
    /// Plays on until that decision is asked of a human, the curtain lifted. False when the game is over before.
    bool playUntil(Enums::Decision decision);
    /// Plays on until a page of the scoring is told whole. False when the game is over before.
    bool playToPage();
    /// Plays to the end. `atEachDecision` is called before each decision of a human.
    void playToTheEnd(const std::function<void()> &atEachDecision = {});

    [[nodiscard]] bool isAsked();

private:
    void choose();
    void chooseCards(int number);
    void exchange();
    int below(qsizetype bound) { return m_random.below(static_cast<int>(bound)); }

    rules::Random m_random;
    Table m_table;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

/// Continues that game, and waits for it. Whether it lies on the table.
[[nodiscard]] bool resumed(Table &table, const QString &path);
/// The same for a look back at it.
[[nodiscard]] bool replayed(Table &table, const QString &path);

/// The text of the named role in a row.
[[nodiscard]] QVariant roleOf(const RowsModel &model, int row, QByteArrayView name);

} // namespace academy::model
