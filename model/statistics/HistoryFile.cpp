// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/HistoryFile.h"

#include "game/DamagedFile.h"
#include "record/Fields.h"
#include "record/Json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <QSet>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <optional>

namespace academy::model
{

namespace
{

constexpr std::string_view formatName = "medieval-academy-history";

QByteArray header()
{
    return QByteArray(R"({"format": "medieval-academy-history", "version": )") + QByteArray::number(historyVersion)
        + '}';
}

/// The version that the first line tells; nothing when it is no first line of a history.
std::optional<int> versionOf(const QByteArray &line)
{
    const auto parsed = record::json::parse(line);
    const auto *value = std::get_if<record::json::Value>(&parsed);
    if (value == nullptr || value->object() == nullptr) {
        return std::nullopt;
    }
    record::Complaint complaint;
    const record::Fields fields(*value, QStringLiteral("history"), complaint);
    const bool right = fields.has("format") && fields.string("format") == formatName;
    const int version = fields.integer("version", 1, std::numeric_limits<int>::max());
    return right && !complaint.isMade() ? std::optional(version) : std::nullopt;
}

/// Nobody else reads or changes the file meanwhile. Where no lock can be made, nothing can be written either.
class Hold
{
public:
    explicit Hold(const QFileInfo &file)
        : m_lock(file.absolutePath() + QStringLiteral("/.") + file.fileName() + QStringLiteral(".lock"))
    {
        constexpr int longest = 10'000; // ms; others hold it while they read or write, which is quick
        m_held = m_lock.tryLock(longest);
    }
    [[nodiscard]] bool isHeld() const { return m_held; }

private:
    QLockFile m_lock;
    bool m_held = false;
};

/// Whether all that is read is right. The lines that can be read are kept in either case.
bool readLines(const QByteArray &text, std::vector<HistoryLine> &lines)
{
    bool right = true;
    QSet<QString> known; // a game is counted once, and so are somebody's earlier games
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype found = text.indexOf('\n', from);
        const qsizetype end = found < 0 ? text.size() : found;
        const QByteArray line = text.sliced(from, end - from).trimmed();
        from = end + 1;
        if (line.isEmpty()) {
            continue;
        }
        const auto entry = readHistoryEntry(line);
        if (!entry) {
            right = false;
            continue;
        }
        const auto *game = std::get_if<FinishedGame>(&*entry);
        const QString key = game != nullptr ? QLatin1Char('g') + game->identity
                                            : QLatin1Char('e') + std::get<EarlierGames>(*entry).name;
        if (known.contains(key)) {
            continue;
        }
        known.insert(key);
        lines.push_back({.text = line, .entry = *entry});
    }
    return right;
}

bool write(const QString &path, const std::vector<HistoryLine> &lines)
{
    QByteArray text = header() + '\n';
    for (const HistoryLine &line : lines) {
        text += line.text + '\n';
    }
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

// What could be read goes on in its place.
void setAside(const QString &path, History &history)
{
    const std::optional<QString> name = setDamagedFileAside(path);
    if (!name || (!history.lines.empty() && !write(path, history.lines))) {
        std::fprintf(stderr, "medieval-academy: %s is damaged: finished games are not counted\n", qPrintable(path));
        history.trouble = HistoryTrouble::NoFile;
        return;
    }
    history.trouble = HistoryTrouble::Damaged;
    history.setAside = *name;
}

History readHeld(const QString &path)
{
    History history;
    const QFileInfo there(path);
    if (!there.exists()) {
        return history;
    }
    QFile file(path);
    // Opening a pipe would wait for its writer.
    const bool open = there.isFile() && file.open(QIODevice::ReadOnly);
    const QByteArray text = open ? file.read(largestHistory + 1) : QByteArray();
    if (!open || file.error() != QFileDevice::NoError) { // what is there stays
        std::fprintf(stderr, "medieval-academy: %s cannot be read: finished games are not counted\n", qPrintable(path));
        history.trouble = HistoryTrouble::NoFile;
        return history;
    }
    const bool whole = text.size() <= largestHistory;
    file.close();
    if (text.isEmpty()) {
        return history;
    }
    const qsizetype firstEnd = text.indexOf('\n');
    const QByteArray first = firstEnd < 0 ? text : text.first(firstEnd);
    const auto version = versionOf(first);
    if (version && *version > historyVersion) {
        std::fprintf(stderr, "medieval-academy: a later version has written %s: it stays as it is\n", qPrintable(path));
        history.trouble = HistoryTrouble::Newer;
        return history;
    }
    const bool right = whole && readLines(version ? text.sliced(first.size()) : text, history.lines) && version;
    if (!whole) {
        history.lines.clear();
    }
    if (!right) {
        setAside(path, history);
    }
    return history;
}

void putInOrder(std::vector<HistoryLine> &lines)
{
    // Earlier games first, then each by when it was finished.
    const auto when = [](const HistoryLine &line) {
        const auto *game = std::get_if<FinishedGame>(&line.entry);
        return game != nullptr ? game->finished.toMSecsSinceEpoch() : std::numeric_limits<qint64>::min();
    };
    std::ranges::stable_sort(lines, {}, when);
}

void sumUpOldest(std::vector<HistoryLine> &lines)
{
    const auto isGame = [](const HistoryLine &line) { return std::holds_alternative<FinishedGame>(line.entry); };
    auto games = std::ranges::count_if(lines, isGame);
    for (; games > mostGames; --games) {
        const auto oldest = std::ranges::find_if(lines, isGame);
        const auto game = std::get<FinishedGame>(oldest->entry);
        lines.erase(oldest);
        for (const FinishedPlayer &player : game.players) {
            if (!player.counts()) {
                continue;
            }
            const auto known = findEarlier(lines, player.name);
            EarlierGames earlier =
                known != lines.end() ? std::get<EarlierGames>(known->entry) : EarlierGames{.name = player.name};
            addTo(earlier, player, game.undone);
            if (known != lines.end()) {
                *known = lineOf(earlier);
            } else {
                lines.insert(lines.begin(), lineOf(earlier));
            }
        }
    }
}

} // namespace

HistoryLine lineOf(const FinishedGame &game)
{
    return {.text = toJson(game), .entry = game};
}

HistoryLine lineOf(const EarlierGames &earlier)
{
    return {.text = toJson(earlier), .entry = earlier};
}

std::vector<HistoryLine>::iterator findGame(std::vector<HistoryLine> &lines, const QString &identity)
{
    return std::ranges::find_if(lines, [&identity](const HistoryLine &line) {
        const auto *game = std::get_if<FinishedGame>(&line.entry);
        return game != nullptr && game->identity == identity;
    });
}

std::vector<HistoryLine>::iterator findEarlier(std::vector<HistoryLine> &lines, const QString &name)
{
    return std::ranges::find_if(lines, [&name](const HistoryLine &line) {
        const auto *earlier = std::get_if<EarlierGames>(&line.entry);
        return earlier != nullptr && earlier->name == name;
    });
}

History readHistory(const QString &path)
{
    const QFileInfo file(path);
    if (!file.exists()) {
        return {};
    }
    const Hold hold(file); // without one nobody changes anything
    return readHeld(path);
}

History changeHistory(const QString &path, const HistoryChange &change)
{
    const QFileInfo file(path);
    QDir().mkpath(file.absolutePath());
    const Hold hold(file);
    History history = readHeld(path);
    if (!history.isKept()) {
        return history;
    }
    const std::vector<HistoryLine> before = history.lines;
    if (!change(history.lines)) {
        return history;
    }
    putInOrder(history.lines);
    sumUpOldest(history.lines);
    if (!hold.isHeld() || !write(path, history.lines)) {
        history.lines = before;
        history.trouble = HistoryTrouble::CannotWrite;
    }
    return history;
}

} // namespace academy::model
