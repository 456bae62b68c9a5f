// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "Learning.h"
#include "OutputFile.h"
#include "Setup.h"

#include <optional>
#include <span>
#include <vector>

/// academy-arena learn: writes the source file with what computer players know of the turns to come.
namespace academy::arena
{

namespace
{

constexpr int mostGames = 1'000'000;
constexpr int mostJobs = 256;
constexpr int rounds = 25;

const auto gamesOption = QStringLiteral("games");
const auto jobsOption = QStringLiteral("jobs");
const auto outputOption = QStringLiteral("output");

/// {a, b, c}
template <typename List, typename Write>
QString braced(const List &list, Write write, const QString &between = QStringLiteral(", "))
{
    QStringList texts;
    for (const auto &one : list) {
        texts.append(write(one));
    }
    return u'{' + texts.join(between) + u'}';
}

QString numbers(std::span<const std::int16_t> list)
{
    return braced(list, [](std::int16_t one) { return QString::number(one); });
}

QString lines(const QStringList &list)
{
    return QStringLiteral("{{\n") + list.join(QString()) + QStringLiteral("     }},\n");
}

QString textOf(const players::Experience &experience)
{
    QStringList contests;
    for (const auto &lesson : experience.contests) {
        const auto pair = [](const players::Contest &contest) {
            return QStringLiteral("{%1, %2}").arg(contest.worth).arg(contest.width);
        };
        contests.append(QStringLiteral("         {%1},\n").arg(braced(lesson, pair)));
    }
    QStringList kings;
    for (const auto &lesson : experience.kings) {
        kings.append(QStringLiteral("         {%1},\n").arg(braced(lesson, numbers, QStringLiteral(",\n           "))));
    }
    return QStringLiteral("     .contests = ") + lines(contests) + QStringLiteral("     .kings = ") + lines(kings)
        + QStringLiteral("     .spread = {%1}},\n").arg(braced(experience.spread, numbers));
}

/// Nothing when what is told of it cannot be written.
std::optional<QString> learnTable(const ExamplePlan &plan)
{
    std::vector<Example> examples = playExamples(plan);
    const auto last = examples.begin() + static_cast<std::ptrdiff_t>(examples.size() * 9 / 10);
    const std::vector<Example> exam(last, examples.end()); // never studied
    examples.erase(last, examples.end());
    Learning learning;
    rules::Random random(plan.seed);
    for (int round = 0; round < rounds; ++round) {
        learning.study(examples, random);
    }
    const bool told = print(QStringLiteral("%1: surprise %2 after %3 examples, %4 in the exam\n")
                                .arg(plan.table.name)
                                .arg(learning.surprise(examples), 0, 'f', 4)
                                .arg(examples.size())
                                .arg(learning.surprise(exam), 0, 'f', 4));
    if (!told) {
        return std::nullopt;
    }
    return QStringLiteral("    {\n     // %1\n").arg(plan.table.name) + textOf(learning.experience());
}

int run(const Arguments &arguments)
{
    ExamplePlan plan{.table = {},
                     .seed = readSeed(arguments),
                     .games = arguments.number(gamesOption, 1, mostGames),
                     .jobs = arguments.number(jobsOption, 1, mostJobs)};
    const QString path = arguments.text(outputOption);
    if (path.isEmpty()) {
        arguments.complain(QStringLiteral("--output needs the name of a file"));
    }
    if (!arguments.complaint().isEmpty()) {
        return WrongUsage;
    }
    QString text =
        QStringLiteral("// SPDX-License-Identifier: MIT\n"
                       "// SPDX-FileCopyrightText: 2026 Medieval Academy contributors\n\n"
                       "// Written by: academy-arena learn --games %1 --seed %2\n"
                       "// The heralds it learnt from played by the tables that these replaced.\n\n"
                       "#include \"players/Experience.h\"\n\n"
                       "// clang-format off\n"
                       "const std::array<academy::players::Experience, 5> academy::players::learntExperience{{\n")
            .arg(plan.games)
            .arg(plan.seed);
    for (const ExampleTable &table : exampleTables()) {
        plan.table = table;
        const auto learnt = learnTable(plan);
        if (!learnt) {
            return Failure;
        }
        text += *learnt;
    }
    const auto wrong = writeFile(path, (text + QStringLiteral("}};\n// clang-format on\n")).toUtf8());
    if (wrong) {
        complain(*wrong);
    }
    return wrong ? Failure : Success;
}

} // namespace

const Command &learnCommand()
{
    static const Command command{
        .name = QStringLiteral("learn"),
        .operands = {},
        .summary = QStringLiteral("Learns from games of heralds what leads are worth, and writes it as C++ source."),
        .options = {{gamesOption, QStringLiteral("N"), QStringLiteral("for each kind of table"),
                     QStringLiteral("20000")},
                    seedOptionText(),
                    {jobsOption, QStringLiteral("N"), QStringLiteral("games at the same time"), QStringLiteral("1")},
                    {outputOption, QStringLiteral("FILE"), QStringLiteral("where to write it"),
                     QStringLiteral("model/players/LearntExperience.cpp")}},
        .run = run,
    };
    return command;
}

} // namespace academy::arena
