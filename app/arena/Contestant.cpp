// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Contestant.h"

#include "Arguments.h"
#include "ExternalPlayer.h"
#include "players/Player.h"

#include <QProcess>
#include <QRegularExpression>

#include <algorithm>
#include <chrono>

namespace academy::arena
{

namespace
{

constexpr int mostIterations = 100'000'000;
constexpr int mostMilliseconds = 3'600'000;
constexpr int mostTrees = 64;

std::int64_t milliseconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

/// One of the levels of model/players.
class Computer final : public Contestant
{
public:
    Computer(const ContestantName &name, Pace pace, std::uint64_t seed)
        : m_player(players::makePlayer(name.level.toStdString(), players::styleNamed(name.style.toStdString())))
        , m_random(seed)
    {
        m_budget.clock = milliseconds;
        m_budget.iterations = name.iterations;
        m_budget.milliseconds = name.milliseconds;
        m_budget.trees = name.trees;
        if (pace == Pace::Time && name.iterations == 0 && name.milliseconds == 0) {
            m_budget.milliseconds = players::usualMilliseconds(name.level.toStdString());
        }
    }

    std::variant<rules::Action, QString> choose(const rules::View &view, int actor) override
    {
        return m_player->choose(view, actor, m_budget, m_random);
    }

private:
    std::unique_ptr<players::Player> m_player;
    players::Budget m_budget;
    rules::Random m_random;
};

} // namespace

std::optional<ContestantName> readContestant(const QString &text)
{
    ContestantName name{.text = text.trimmed(), .level = {}, .command = {}};
    if (name.text.startsWith(u"exec:")) {
        name.command = name.text.sliced(5).trimmed();
        return QProcess::splitCommand(name.command).isEmpty() ? std::nullopt : std::optional(name);
    }
    static const QRegularExpression form(
        QStringLiteral("^([a-z]+)(?:([:@])([1-9][0-9]{0,9})(?:x([1-9][0-9]?))?)?(?:/([a-z]+))?$"));
    const QRegularExpressionMatch match = form.match(name.text);
    name.level = match.captured(1);
    const auto levels = players::levelNames();
    if (std::ranges::find(levels, name.level.toStdString()) == levels.end()) {
        return std::nullopt;
    }
    if (match.hasCaptured(2)) {
        const qint64 number = match.captured(3).toLongLong();
        const bool iterations = match.captured(2) == u":";
        if (number > (iterations ? mostIterations : mostMilliseconds)) {
            return std::nullopt;
        }
        (iterations ? name.iterations : name.milliseconds) = static_cast<int>(number);
        name.trees = match.hasCaptured(4) ? match.captured(4).toInt() : 1;
        if (name.trees > mostTrees) {
            return std::nullopt;
        }
    }
    name.style = match.captured(5);
    if (match.hasCaptured(5)
        && (!players::hasStyle(name.level.toStdString())
            || players::styleNamed(name.style.toStdString()) == players::Style::Even)) {
        return std::nullopt;
    }
    return name;
}

record::Player playerOf(const ContestantName &name, int player)
{
    const qsizetype styleLength = name.style.isEmpty() ? 0 : name.style.size() + 1;
    return {.name = QStringLiteral("Player %1").arg(player + 1),
            .kind = name.isElsewhere() ? record::PlayerKind::Human : record::PlayerKind::Computer,
            .level = name.isElsewhere() ? QString() : name.text.chopped(styleLength),
            .style = name.style};
}

QString contestantOf(const record::Player &player)
{
    return player.style.isEmpty() ? player.level : player.level + u'/' + player.style;
}

QString knownContestants()
{
    return joined(players::levelNames())
        + QStringLiteral("; LEVEL:N with N iterations, LEVEL@MS with that time for a decision, LEVEL:NxT with T trees "
                         "that share them; "
                         "LEVEL/STYLE, also after a number, but for random: ")
        + joined(players::styleNames()) + QStringLiteral("; exec:COMMAND");
}

std::unique_ptr<Contestant> makeContestant(const ContestantName &name, const Terms &terms, const record::Record &record,
                                           int player, std::uint64_t seed)
{
    if (!name.command.isEmpty()) {
        return std::make_unique<ExternalPlayer>(name.command, terms.answerMilliseconds, record, player);
    }
    return std::make_unique<Computer>(name, terms.pace, seed);
}

} // namespace academy::arena
