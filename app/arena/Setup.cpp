// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Setup.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTimeZone>

#include <algorithm>

namespace academy::arena
{

namespace
{

const auto modeOption = QStringLiteral("mode");
const auto squiresOption = QStringLiteral("squires");
const auto variationsOption = QStringLiteral("variations");
const auto advancedOption = QStringLiteral("advanced");
const auto stakesOption = QStringLiteral("stakes");
const auto playersOption = QStringLiteral("players");
const auto timeLimitOption = QStringLiteral("time-limit");
const auto seedOption = QStringLiteral("seed");

constexpr int longestLimit = 3'600'000;

bool isRandom(const Arguments &arguments, const QString &option)
{
    return arguments.text(option) == u"random";
}

/// Karadoc and Lancelot settle the number of squires themselves (R8.1, R9.1).
std::optional<int> readSquires(const Arguments &arguments, std::optional<rules::Mode> mode)
{
    if (isRandom(arguments, squiresOption)) {
        return std::nullopt;
    }
    const int squires = arguments.number(squiresOption, 3, rules::maxSquires);
    if (arguments.has(squiresOption) && mode && *mode != rules::Mode::Standard
        && squires != rules::Options::of(*mode).squires) {
        arguments.complain(QStringLiteral("--mode %1 is always played with %2 squires")
                               .arg(arguments.text(modeOption))
                               .arg(rules::Options::of(*mode).squires));
    }
    return squires;
}

std::vector<ContestantName> readContestants(const Arguments &arguments, Seating seating)
{
    std::vector<ContestantName> contestants;
    for (const QString &word : arguments.text(playersOption).split(u',')) {
        const bool elsewhere = seating == Seating::Elsewhere && word.trimmed() == u"seat";
        const std::optional<ContestantName> contestant =
            elsewhere ? ContestantName{.text = word.trimmed(), .level = {}, .command = {}} : readContestant(word);
        if (!contestant) {
            arguments.complain(
                QStringLiteral("--players does not know \"%1\"; there is %2").arg(word.trimmed(), knownContestants()));
        }
        contestants.push_back(contestant.value_or(ContestantName()));
    }
    return contestants;
}

} // namespace

rules::Options Setup::drawOptions(rules::Random &random) const
{
    constexpr auto modeCount = static_cast<int>(rules::modeNames.size());
    constexpr auto stakesCount = static_cast<int>(rules::stakesNames.size());
    const rules::Mode drawnMode = mode.value_or(static_cast<rules::Mode>(random.below(modeCount)));
    rules::Options options = rules::Options::of(drawnMode, squires.value_or(3 + random.below(rules::maxSquires - 2)));
    options.stakes = stakes.value_or(static_cast<rules::Stakes>(random.below(stakesCount)));
    options.advanced = static_cast<std::uint8_t>(advanced.value_or(random.below(1 << rules::advancedCount)));
    options.variations = static_cast<std::uint8_t>(variations.value_or(random.below(1 << rules::variationCount)));
    const bool neutralLast = drawnMode == rules::Mode::Karadoc;
    options.firstSquire = static_cast<std::uint8_t>(random.below(options.squires - (neutralLast ? 1 : 0)));
    return options;
}

QList<OptionText> setupOptions(const QString &seating)
{
    const auto names = [](std::span<const std::string_view> list) { return joined(list); };
    return {
        {modeOption, QStringLiteral("MODE"), names(rules::modeNames) + QStringLiteral(", random"),
         QStringLiteral("standard")},
        {squiresOption, QStringLiteral("N"), QStringLiteral("squires of a standard game: 3, 4, 5, random"),
         QStringLiteral("3")},
        {variationsOption, QStringLiteral("LIST"),
         QStringLiteral("all, none, random, or some of ") + names(rules::variationNames), QStringLiteral("none")},
        {advancedOption, QStringLiteral("LIST"),
         QStringLiteral("all, none, random, or some of ") + names(rules::advancedNames), QStringLiteral("none")},
        {stakesOption, QStringLiteral("STAKES"), names(rules::stakesNames) + QStringLiteral(", random"),
         QStringLiteral("booklet")},
        {playersOption, QStringLiteral("LIST"), seating + QStringLiteral(": ") + knownContestants(),
         QStringLiteral("random")},
        {timeLimitOption, QStringLiteral("MS"), QStringLiteral("milliseconds a program has for each answer"),
         QStringLiteral("10000")},
        seedOptionText(),
    };
}

OptionText seedOptionText()
{
    return {seedOption, QStringLiteral("S"), QStringLiteral("decimal, or hexadecimal with 0x; drawn when not given"),
            QString()};
}

Setup readSetup(const Arguments &arguments, Seating seating)
{
    Setup setup;
    if (!isRandom(arguments, modeOption)) {
        setup.mode = static_cast<rules::Mode>(arguments.choice(modeOption, rules::modeNames));
    }
    setup.squires = readSquires(arguments, setup.mode);
    if (!isRandom(arguments, variationsOption)) {
        setup.variations = arguments.set(variationsOption, rules::variationNames);
    }
    if (!isRandom(arguments, advancedOption)) {
        setup.advanced = arguments.set(advancedOption, rules::advancedNames);
    }
    if (!isRandom(arguments, stakesOption)) {
        setup.stakes = static_cast<rules::Stakes>(arguments.choice(stakesOption, rules::stakesNames));
    }
    setup.answerMilliseconds = arguments.number(timeLimitOption, 1, longestLimit);
    setup.contestants = readContestants(arguments, seating);
    return setup;
}

std::uint64_t readSeed(const Arguments &arguments)
{
    if (!arguments.has(seedOption)) {
        return QRandomGenerator::system()->generate64();
    }
    const QString text = arguments.text(seedOption);
    const bool hexadecimal = text.startsWith(u"0x", Qt::CaseInsensitive);
    bool isNumber = false;
    const std::uint64_t seed =
        hexadecimal ? text.sliced(2).toULongLong(&isNumber, 16) : text.toULongLong(&isNumber, 10);
    if (!isNumber) {
        arguments.complain(
            QStringLiteral("--seed needs a whole number below 2^64, decimal or hexadecimal with 0x, not \"%1\"")
                .arg(text));
    }
    return seed;
}

QString creationTime()
{
    bool isSet = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isSet);
    const QDateTime now =
        isSet ? QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::UTC) : QDateTime::currentDateTimeUtc();
    return now.toString(Qt::ISODate);
}

std::uint64_t seedOfPart(std::uint64_t seed, std::uint64_t part)
{
    return rules::Random(seed ^ rules::Random(part).next()).next();
}

} // namespace academy::arena
