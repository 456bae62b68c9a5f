// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "CommandLine.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace academy::app
{

namespace
{

// For those who start the program in a terminal; like the options themselves, in English.
const QCommandLineOption languageOption{QStringLiteral("language"), QStringLiteral("Language: en or fr."),
                                        QStringLiteral("en|fr")};
const QCommandLineOption sizeOption{
    QStringLiteral("size"),
    QStringLiteral("Size and kind of window: least (320×480), phone, tablet, tablet-portrait or desktop."),
    QStringLiteral("size")};
const QCommandLineOption speedOption{
    QStringLiteral("speed"), QStringLiteral("Speed of the table, as in the settings: slow, normal, fast or none."),
    QStringLiteral("speed")};
const QCommandLineOption textOption{QStringLiteral("text"),
                                    QStringLiteral("Size of text in percent, as in the settings: 100 to 200."),
                                    QStringLiteral("percent")};
const QCommandLineOption demoOption{QStringLiteral("demo"),
                                    QStringLiteral("Computers play a game, then the program ends.")};
const QCommandLineOption picturesOption{
    QStringLiteral("pictures"),
    QStringLiteral(
        "Take pictures of every page and moment into a folder: in all sizes and languages, or in those given."),
    QStringLiteral("folder")};
const QCommandLineOption selfTestOption{
    QStringLiteral("self-test"),
    QStringLiteral("Play a whole game through the window by itself; exit code 0 if it went well.")};

constexpr std::array speeds{"slow", "normal", "fast", "none"}; // in the order of Enums::Speed

Farewell mistake(const QString &what)
{
    return {QStringLiteral("medieval-academy: %1\nSee medieval-academy --help.\n").arg(what), 2};
}

} // namespace

std::variant<CommandLine, Farewell> readCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("The board game Medieval Academy."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addOptions(
        {languageOption, sizeOption, speedOption, textOption, demoOption, picturesOption, selfTestOption});

    if (!parser.parse(arguments)) {
        return mistake(parser.errorText());
    }
    if (parser.isSet(help)) {
        // Before there is an application object Qt does not know the program's name.
        return Farewell{
            parser.helpText().replace(QLatin1String("<executable_name>"), QLatin1String("medieval-academy")), 0};
    }
    if (parser.isSet(version)) {
        return Farewell{QStringLiteral("medieval-academy " ACADEMY_VERSION "\n"), 0};
    }
    if (!parser.positionalArguments().isEmpty()) {
        return mistake(QStringLiteral("'%1' is not an option.").arg(parser.positionalArguments().constFirst()));
    }

    CommandLine line;
    line.demo = parser.isSet(demoOption);
    line.selfTest = parser.isSet(selfTestOption);
    if (parser.isSet(languageOption)) {
        line.language = parser.value(languageOption);
        if (line.language != QLatin1String("en") && line.language != QLatin1String("fr")) {
            return mistake(QStringLiteral("--language is en or fr, not '%1'.").arg(line.language));
        }
    }
    if (parser.isSet(sizeOption)) {
        line.form = formFactorNamed(parser.value(sizeOption));
        if (!line.form) {
            return mistake(QStringLiteral("--size is least, phone, tablet, tablet-portrait or desktop, not '%1'.")
                               .arg(parser.value(sizeOption)));
        }
    }
    if (parser.isSet(speedOption)) {
        const auto *const found = std::ranges::find_if(
            speeds, [&](const char *name) { return parser.value(speedOption) == QLatin1String(name); });
        if (found == speeds.end()) {
            return mistake(
                QStringLiteral("--speed is slow, normal, fast or none, not '%1'.").arg(parser.value(speedOption)));
        }
        line.speed = static_cast<model::Enums::Speed>(found - speeds.begin());
    }
    if (parser.isSet(textOption)) {
        const int percent = parser.value(textOption).toInt();
        if (percent < 100 || percent > 200) {
            return mistake(QStringLiteral("--text is from 100 to 200, not '%1'.").arg(parser.value(textOption)));
        }
        line.textScale = percent / 100.0;
    }
    if (parser.isSet(picturesOption)) {
        line.pictures = parser.value(picturesOption);
        if (line.pictures.isEmpty() || (QFileInfo::exists(line.pictures) && !QFileInfo(line.pictures).isDir())) {
            return mistake(QStringLiteral("--pictures needs a folder, not '%1'.").arg(line.pictures));
        }
    }
    return line;
}

} // namespace academy::app
