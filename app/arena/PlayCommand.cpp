// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "Match.h"
#include "OutputFile.h"
#include "Setup.h"
#include "Standings.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <utility>

/// academy-arena play: many games, their standings, and on request their records and audits.
namespace academy::arena
{

namespace
{

constexpr int mostGames = 10'000'000;
/// Of a game's seed; options and chance have parts of their own.
constexpr std::uint64_t partOfPlayers = 2;

const auto gamesOption = QStringLiteral("games");
const auto recordOption = QStringLiteral("record");
const auto auditOption = QStringLiteral("audit");
const auto jsonOption = QStringLiteral("json");

/// A folder that gets one file for each game; none when the option is not given.
class Folder
{
public:
    Folder(QString path, QString suffix)
        : m_path(std::move(path))
        , m_suffix(std::move(suffix))
    {
    }

    [[nodiscard]] bool isWanted() const { return !m_path.isEmpty(); }

    [[nodiscard]] bool make() const
    {
        if (QDir().mkpath(m_path)) {
            return true;
        }
        complain(QStringLiteral("the folder %1 cannot be made").arg(m_path));
        return false;
    }

    /// What has been written under this number stays.
    [[nodiscard]] bool isTaken(int number) const { return isWanted() && QFileInfo::exists(fileOf(number)); }

    [[nodiscard]] bool write(int number, const QByteArray &text) const
    {
        const auto wrong = writeFile(fileOf(number), text);
        if (wrong) {
            complain(*wrong);
        }
        return !wrong;
    }

private:
    [[nodiscard]] QString fileOf(int number) const
    {
        return QDir(m_path).filePath(QStringLiteral("game-%1.%2").arg(number, 6, 10, QLatin1Char('0')).arg(m_suffix));
    }

    QString m_path;
    QString m_suffix;
};

struct Series {
    Setup setup;
    std::uint64_t seed = 0;
    int games = 0;
    Folder records;
    Folder audits;
};

bool playSeries(const Series &series, Standings &standings)
{
    const QString created = creationTime();
    int number = 0; // a game's record and audit have the same
    for (int game = 1; game <= series.games; ++game) {
        const std::uint64_t seed = seedOfPart(series.seed, static_cast<std::uint64_t>(game));
        const Match match = playMatch(series.setup,
                                      {.seed = seed,
                                       .playersSeed = seedOfPart(seed, partOfPlayers),
                                       .created = created,
                                       .wantsAudit = series.audits.isWanted()});
        if (match.forfeit) {
            complain(QStringLiteral("game %1: player %2 (%3) has lost: %4")
                         .arg(game)
                         .arg(match.forfeit->player + 1)
                         .arg(series.setup.contestantFor(match.forfeit->player).text, match.forfeit->why));
        }
        do {
            ++number;
        } while (series.records.isTaken(number) || series.audits.isTaken(number));
        if ((series.records.isWanted() && !series.records.write(number, record::toJson(match.record)))
            || (series.audits.isWanted() && !series.audits.write(number, match.audit.text()))) {
            return false;
        }
        standings.add(match.record, match.result);
    }
    return true;
}

bool report(const Series &series, const Standings &standings, bool asJson)
{
    const QString seed = QStringLiteral("0x%1").arg(series.seed, 16, 16, QLatin1Char('0'));
    if (!asJson) {
        return print(QStringLiteral("%1 games, seed %2\n").arg(series.games).arg(seed) + standings.table());
    }
    QJsonObject object = standings.json();
    object.insert(QStringLiteral("games"), series.games);
    object.insert(QStringLiteral("seed"), seed);
    return print(QJsonDocument(object).toJson());
}

int run(const Arguments &arguments)
{
    const Series series{.setup = readSetup(arguments),
                        .seed = readSeed(arguments),
                        .games = arguments.number(gamesOption, 1, mostGames),
                        .records = Folder(arguments.text(recordOption), QStringLiteral("json")),
                        .audits = Folder(arguments.text(auditOption), QStringLiteral("jsonl"))};
    for (const QString &option : {recordOption, auditOption}) {
        if (arguments.has(option) && arguments.text(option).isEmpty()) {
            arguments.complain(QStringLiteral("--%1 needs the name of a folder").arg(option));
        }
    }
    if (!arguments.complaint().isEmpty()) {
        return WrongUsage;
    }
    if ((series.records.isWanted() && !series.records.make()) || (series.audits.isWanted() && !series.audits.make())) {
        return Failure;
    }
    Standings standings;
    return playSeries(series, standings) && report(series, standings, arguments.has(jsonOption)) ? Success : Failure;
}

} // namespace

const Command &playCommand()
{
    static const Command command{
        .name = QStringLiteral("play"),
        .operands = {},
        .summary = QStringLiteral("Plays games between computers and tells how they ended."),
        .options = QList<OptionText>{{gamesOption, QStringLiteral("N"), QStringLiteral("how many"), QStringLiteral("1")}}
            + setupOptions(QStringLiteral("by seat, from the start again for more seats"))
            + QList<OptionText>{
                {recordOption, QStringLiteral("DIR"), QStringLiteral("write a record of each game, DIR/game-000001.json"), {}},
                {auditOption, QStringLiteral("DIR"), QStringLiteral("write an audit of each game, DIR/game-000001.jsonl"), {}},
                {jsonOption, {}, QStringLiteral("tell the standings as JSON"), {}},
            },
        .run = run,
    };
    return command;
}

} // namespace academy::arena
