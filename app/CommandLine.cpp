// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "CommandLine.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace academy::app
{

namespace
{

// For those who start the program in a terminal; like the options themselves, in English.
const QCommandLineOption languageOption{QStringLiteral("language"), QStringLiteral("Language: en or fr."),
                                        QStringLiteral("en|fr")};
const QCommandLineOption sizeOption{
    QStringLiteral("size"), QStringLiteral("Size and kind of window: phone, tablet, tablet-portrait or desktop."),
    QStringLiteral("size")};
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
    parser.addOptions({languageOption, sizeOption, demoOption, picturesOption, selfTestOption});

    if (!parser.parse(arguments)) {
        return mistake(parser.errorText());
    }
    if (parser.isSet(help)) {
        return Farewell{parser.helpText(), 0};
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
            return mistake(QStringLiteral("--size is phone, tablet, tablet-portrait or desktop, not '%1'.")
                               .arg(parser.value(sizeOption)));
        }
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
