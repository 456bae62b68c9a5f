// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Audit.h"
#include "record/Record.h"
#include "record/Replay.h"

#include <QByteArrayList>
#include <QDir>
#include <QFile>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <functional>
#include <vector>

using namespace academy;
using namespace academy::record;

namespace
{

struct Playthrough {
    QString name;
    QByteArrayList lines;
    Record record; ///< its options and entries
};

/// A record of what was agreed and decided; the lines about states and the result are left out.
Record recordOf(const QByteArrayList &lines)
{
    QByteArrayList entries;
    for (const QByteArray &line : lines) {
        if (!line.startsWith("{\"options\"") && !line.startsWith("{\"state\"") && !line.startsWith("{\"result\"")) {
            entries += line;
        }
    }
    const QByteArray options = lines.first().sliced(1).chopped(1); // "options": {…}
    const auto reading = readRecord("{\"format\": \"medieval-academy-record\", \"version\": 1, " + options
                                    + ", \"entries\": [" + entries.join(",\n") + "]}");
    const auto *error = std::get_if<RecordError>(&reading);
    REQUIRE((error == nullptr ? std::string() : error->message().toStdString()).empty());
    return std::get<Record>(reading);
}

std::vector<Playthrough> allPlaythroughs()
{
    const QDir folder(QStringLiteral(ACADEMY_GOLDEN));
    std::vector<Playthrough> all;
    for (const QString &name : folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name)) {
        INFO(name.toStdString());
        QFile file(folder.filePath(name));
        REQUIRE(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        REQUIRE(text.endsWith('\n'));
        const QByteArrayList lines = text.chopped(1).split('\n');
        all.push_back({name, lines, recordOf(lines)});
    }
    return all;
}

bool anyOptions(const std::vector<Playthrough> &all, const std::function<bool(const rules::Options &)> &fits)
{
    return std::ranges::any_of(all, [&fits](const Playthrough &one) { return fits(one.record.options); });
}

constexpr std::uint8_t allVariations = (1U << rules::variationCount) - 1;
constexpr std::uint8_t allAdvanced = (1U << rules::advancedCount) - 1;

bool isPlain(const rules::Options &options)
{
    return options.variations == 0 && options.advanced == 0;
}

} // namespace

TEST_CASE("Every playthrough replays to the same audit", "[golden]")
{
    for (const Playthrough &golden : allPlaythroughs()) {
        INFO(golden.name.toStdString());
        AuditWriter audit;
        const auto replayed = replayRecord(golden.record, &audit);
        if (const auto *error = std::get_if<RecordError>(&replayed)) {
            FAIL_CHECK(error->message().toStdString());
            continue;
        }
        CHECK(std::get<rules::State>(replayed).phase == rules::Phase::Over);
        const QByteArrayList lines = audit.text().chopped(1).split('\n');
        const auto [was, is] = std::ranges::mismatch(golden.lines, lines);
        if (was != golden.lines.end() || is != lines.end()) {
            FAIL_CHECK("line " << was - golden.lines.begin() + 1 << " was\n"
                               << (was != golden.lines.end() ? was->toStdString() : "not there") << "\nand is now\n"
                               << (is != lines.end() ? is->toStdString() : "not there")
                               << "\nIf this is intended: tests/golden/regenerate");
        }
    }
}

TEST_CASE("Every mode has a playthrough, plain and with everything", "[golden]")
{
    const auto all = allPlaythroughs();
    const auto isThere = [&all](rules::Mode mode, int squires) {
        INFO(rules::modeNames[static_cast<std::size_t>(mode)] << ' ' << squires);
        const auto isOfMode = [mode, squires](const rules::Options &options) {
            return options.mode == mode && options.squires == squires;
        };
        CHECK(anyOptions(all, [&](const rules::Options &options) { return isOfMode(options) && isPlain(options); }));
        CHECK(anyOptions(all, [&](const rules::Options &options) {
            return isOfMode(options) && options.variations == allVariations && options.advanced == allAdvanced;
        }));
    };
    for (int squires = 3; squires <= rules::maxSquires; ++squires) {
        isThere(rules::Mode::Standard, squires);
    }
    isThere(rules::Mode::Karadoc, 3);
    isThere(rules::Mode::Lancelot, 4);
}

TEST_CASE("Every variation, advanced rule and stakes has a playthrough of its own", "[golden]")
{
    const auto all = allPlaythroughs();
    for (unsigned variation = 0; variation < rules::variationCount; ++variation) {
        INFO(rules::variationNames[variation]);
        CHECK(anyOptions(all, [variation](const rules::Options &options) {
            return options.variations == 1U << variation && options.advanced == 0;
        }));
    }
    for (unsigned rule = 0; rule < rules::advancedCount; ++rule) {
        INFO(rules::advancedNames[rule]);
        CHECK(anyOptions(all, [rule](const rules::Options &options) {
            return options.advanced == 1U << rule && options.variations == 0;
        }));
    }
    for (unsigned stakes = 0; stakes < rules::stakesNames.size(); ++stakes) {
        INFO(rules::stakesNames[stakes]);
        CHECK(anyOptions(all, [stakes](const rules::Options &options) {
            return options.stakes == static_cast<rules::Stakes>(stakes) && isPlain(options);
        }));
    }
}

TEST_CASE("Every kind of entry occurs in a playthrough, taken and declined", "[golden]")
{
    QByteArray text;
    for (const Playthrough &golden : allPlaythroughs()) {
        text += golden.lines.join('\n') + '\n';
    }
    for (const char *piece : {"{\"deal\": ", "{\"codex\": ", "{\"neutralKeeps\": ", "{\"neutralPlays\": ", "{\"bet\": ",
                              "{\"keep\": ", "{\"split\": ", "{\"takeStack\": ", "{\"assign\": ", "{\"play\": ",
                              "{\"peek\": ", "\"place\": null}", "{\"winTie\": ", "\"board\": null}",
                              "{\"bonus\": ", "{\"takeToken\": ", "{\"exchange\": ", "\"give\": null"}) {
        INFO(piece);
        CHECK(text.contains(piece));
    }
}
