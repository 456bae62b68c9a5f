// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../record/RandomGame.h"

#include "protocol/Frames.h"
#include "protocol/JoinCode.h"
#include "protocol/Telling.h"
#include "record/Replay.h"
#include "rules/Random.h"

#include <QDir>
#include <QFile>

#include <cstdio>

/// fuzz-seeds DIR: writes what the fuzzers start from, in a folder for each.

using namespace academy;

namespace
{

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// Of each mode a whole game with everything, a first turn with everything and one without, and one with each variation.
bool writeRecords(const QDir &folder)
{
    constexpr std::size_t entriesOfAboutATurn = 70;
    bool written = true;
    int number = 0;
    const auto writeGame = [&](rules::Options options, unsigned variations, unsigned advanced, bool whole) {
        options.variations = static_cast<std::uint8_t>(variations);
        options.advanced = static_cast<std::uint8_t>(advanced);
        record::Record record = record::test::playRandomGame(options, static_cast<std::uint64_t>(++number)).record;
        if (!whole) {
            record.entries.resize(std::min(record.entries.size(), entriesOfAboutATurn));
        }
        written = write(folder.filePath(QStringLiteral("%1.json").arg(number, 3, 10, QLatin1Char('0'))), toJson(record))
            && written;
    };
    for (const rules::Options &mode : record::test::allModes()) {
        writeGame(mode, 0b111111, 0b111, true);
        writeGame(mode, 0b111111, 0b111, false);
        writeGame(mode, 0, 0, false);
        for (unsigned variation = 0; variation < rules::variationCount; ++variation) {
            writeGame(mode, 1U << variation, 0, false);
        }
    }
    return written;
}

bool writeBytes(const QDir &folder, int games, int bytesForAGame)
{
    rules::Random random(1);
    bool written = true;
    for (int game = 0; game < games; ++game) {
        QByteArray bytes;
        bytes += static_cast<char>(game);
        for (int i = 1; i < bytesForAGame; ++i) {
            bytes += static_cast<char>(random.below(256));
        }
        written = write(folder.filePath(QStringLiteral("%1.bin").arg(game, 3, 10, QLatin1Char('0'))), bytes) && written;
    }
    return written;
}

// What external players say, right and wrong.
bool writeAnswers(const QDir &folder)
{
    const QByteArrayList answers{R"(0{"hello": {"name": "my player"}})",
                                 R"(1{"choice": 0})",
                                 R"(9{"choice": 8})",
                                 R"(5{"choice": -1})",
                                 R"(5{"choice": 1.5})",
                                 R"(5{"choice": "0"})",
                                 R"(5{"choice": 0, "more": 1})",
                                 "5nothing",
                                 R"(5{"choice": [[[[)"};
    bool written = true;
    for (qsizetype number = 0; number < answers.size(); ++number) {
        written = write(folder.filePath(QStringLiteral("%1.txt").arg(number)), answers.at(number)) && written;
    }
    return written;
}

/// What tables and seats say in games of each mode with everything.
bool writeMessages(const QDir &folder)
{
    using namespace protocol;
    QByteArrayList messages;
    const auto fromSeat = [&messages](const FromSeat &message) {
        messages += '0' + toJson(message); // the first byte says to whom
        messages += '2' + framed(toJson(message));
    };
    const auto fromTable = [&messages](const FromTable &message) { messages += '1' + toJson(message); };
    const QString game(16, u'a');
    const Share share{.player = 1, .bytes = QByteArray(shareSize, 'x')};
    fromSeat(Hello{.game = game, .seat = 1, .fingerprint = fingerprintOf(game, share).digits});
    fromSeat(Tell{share.bytes});
    fromSeat(TakeBack{.n = 3, .undone = 1});
    fromSeat(Bye{});
    fromTable(Fingerprints{{fingerprintOf(game, {}), fingerprintOf(game, share)}});
    fromTable(Ack{.n = 4, .actor = 2});
    fromTable(Refused{.n = 4, .actor = 1, .rule = QStringLiteral("R4.2"), .text = QStringLiteral("no")});
    fromTable(TookBack{.n = 3, .undone = 2});
    fromTable(Over{.record = "{}", .shares = {share}});
    const JoinCode code{
        .address = QByteArray("\x7f\0\0\1", 4), .port = 40404, .seat = 1, .secret = QByteArray(16, 'k')};
    messages += '3' + typed(code).toUtf8();
    messages += '3' + scanned(code).toUtf8();
    std::uint64_t seed = 1;
    for (rules::Options options : record::test::allModes()) {
        options.variations = 0b111111;
        options.advanced = 0b111;
        const record::Record record = record::test::playRandomGame(options, seed++).record;
        record::Replay replay(record.options);
        std::size_t number = 0;
        for (const record::Entry &entry : record.entries) {
            if (++number % 40 == 0) {
                rules::Events events;
                events.tell({.kind = rules::EventKind::Dealt}, replay.state());
                fromTable(tell(static_cast<int>(number) % options.players(), replay.state(), record, events));
            }
            if (const auto *action = std::get_if<rules::Action>(&entry); action != nullptr && number % 10 == 0) {
                fromSeat(Decide{.n = static_cast<int>(number), .undone = 0, .action = *action});
            }
            if (replay.apply(entry)) {
                return false;
            }
        }
    }
    bool written = true;
    for (qsizetype number = 0; number < messages.size(); ++number) {
        written = write(folder.filePath(QString::number(number)), messages.at(number)) && written;
    }
    return written;
}

bool writeStores(const QDir &folder)
{
    bool written = true;
    const QDir samples(QStringLiteral(ACADEMY_STORES));
    const QStringList names = samples.entryList(QDir::Files);
    for (const QString &name : names) {
        QFile sample(samples.filePath(name));
        written = sample.open(QIODevice::ReadOnly) && write(folder.filePath(name), sample.readAll()) && written;
    }
    return written && !names.isEmpty();
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::fputs("usage: fuzz-seeds DIR\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    bool written = true;
    const auto in = [&](const QString &name) {
        written = folder.mkpath(name) && written;
        return QDir(folder.filePath(name));
    };
    written = writeRecords(in(QStringLiteral("records"))) && written;
    written = writeBytes(in(QStringLiteral("actions")), 48, 800) && written;
    written = writeBytes(in(QStringLiteral("setup")), 24, 200) && written;
    written = writeBytes(in(QStringLiteral("taps")), 12, 200) && written;
    written = writeMessages(in(QStringLiteral("messages"))) && written;
    written = writeAnswers(in(QStringLiteral("answers"))) && written;
    written = writeStores(in(QStringLiteral("stores"))) && written;
    if (!written) {
        std::fputs("fuzz-seeds: the seeds cannot be written\n", stderr);
    }
    return written ? 0 : 1;
}
