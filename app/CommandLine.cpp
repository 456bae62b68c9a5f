// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "CommandLine.h"

#include "Language.h"

#include <QFileInfo>
#include <QSysInfo>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cstdio>

namespace academy::app
{

namespace
{

// For those who start the program in a terminal; like the options themselves, in English.
QString languages(QStringView between)
{
    return Language::all().join(between);
}
const QCommandLineOption languageOption{QStringLiteral("language"),
                                        QStringLiteral("Language: %1.").arg(languages(u" or ")), languages(u"|")};
const QCommandLineOption sizeOption{
    QStringLiteral("size"),
    QStringLiteral("Size and kind of window: least (320×480), phone, tablet, tablet-portrait or desktop."),
    QStringLiteral("size")};
const QCommandLineOption speedOption{
    QStringLiteral("speed"), QStringLiteral("Speed of the table, as in the settings: slow, normal, fast or none."),
    QStringLiteral("speed")};
const QCommandLineOption textOption{QStringLiteral("text"),
                                    QStringLiteral("Text size in percent, as in the settings: 100 to 200."),
                                    QStringLiteral("percent")};

const QCommandLineOption replayOption{QStringLiteral("replay"),
                                      QStringLiteral("Look back at the game of this record from its beginning on."),
                                      QStringLiteral("record")};

constexpr std::array speeds{"slow", "normal", "fast", "none"}; // in the order of Enums::Speed

} // namespace

int say(const Farewell &farewell, const char *program)
{
    std::FILE *stream = farewell.code == 0 ? stdout : stderr;
    const bool said = std::fputs(qPrintable(farewell.text), stream) >= 0 && std::fflush(stream) == 0;
    if (!said && farewell.code == 0) {
        std::fprintf(stderr, "%s: stdout cannot be written\n", program);
        return 1;
    }
    return farewell.code;
}

OptionReader::OptionReader(const QString &program, const QString &description, const QList<QCommandLineOption> &more)
    : m_program(program)
{
    m_parser.setApplicationDescription(description);
    m_parser.addHelpOption();
    m_parser.addVersionOption();
    m_parser.addOptions({languageOption, sizeOption, speedOption, textOption});
    m_parser.addOptions(more);
}

Farewell OptionReader::mistake(const QString &what) const
{
    return {QStringLiteral("%1: %2\nSee %1 --help.\n").arg(m_program, what), 2};
}

void OptionReader::takeFile(const QString &kind, const QString &description)
{
    m_parser.addPositionalArgument(kind, description, QStringLiteral("[%1]").arg(kind));
    m_parser.addOption(replayOption);
    m_takesFile = true;
}

std::optional<Farewell> OptionReader::read(const QStringList &arguments, CommandLine &line)
{
    if (!m_parser.parse(arguments)) {
        return mistake(m_parser.errorText());
    }
    if (m_parser.isSet(QStringLiteral("help"))) {
        // Before there is an application object Qt does not know the program's name.
        return Farewell{m_parser.helpText().replace(QLatin1String("<executable_name>"), m_program), 0};
    }
    if (m_parser.isSet(QStringLiteral("version"))) {
        return Farewell{QStringLiteral("%1 " ACADEMY_VERSION " (Qt %2, " ACADEMY_BUILD ", %3)\n")
                            .arg(m_program, QLatin1String(qVersion()), QSysInfo::buildCpuArchitecture()),
                        0};
    }
    QString wrong = mistakeInFiles(line);
    if (wrong.isEmpty()) {
        wrong = mistakeIn(line);
    }
    return wrong.isEmpty() ? std::nullopt : std::optional(mistake(wrong));
}

// Takes the record over; what is wrong with the files given, or nothing.
QString OptionReader::mistakeInFiles(CommandLine &line) const
{
    QStringList files = m_parser.positionalArguments();
    if (!m_takesFile) {
        return files.isEmpty() ? QString() : QStringLiteral("'%1' is not an option.").arg(files.constFirst());
    }
    line.replay = m_parser.isSet(replayOption);
    files = m_parser.values(replayOption) + files;
    if (files.size() > 1) {
        return QStringLiteral("One game at a time; '%1' is one too many.").arg(files.at(1));
    }
    if (!files.isEmpty() && files.constFirst().startsWith(QLatin1String("medievalacademy:"), Qt::CaseInsensitive)) {
        line.invitation = files.constFirst();
    } else if (!files.isEmpty()) {
        const QUrl url(files.constFirst()); // launchers hand files over as either
        line.record = QFileInfo(url.isLocalFile() ? url.toLocalFile() : files.constFirst()).absoluteFilePath();
    }
    return {};
}

// Takes the values of the options over; what is wrong with one, or nothing.
QString OptionReader::mistakeIn(CommandLine &line) const
{
    if (m_parser.isSet(languageOption)) {
        line.language = m_parser.value(languageOption);
        if (!Language::exists(line.language)) {
            return QStringLiteral("--language is %1, not '%2'.").arg(languages(u" or "), line.language);
        }
    }
    if (m_parser.isSet(sizeOption)) {
        line.form = formFactorNamed(m_parser.value(sizeOption));
        if (!line.form) {
            return QStringLiteral("--size is least, phone, tablet, tablet-portrait or desktop, not '%1'.")
                .arg(m_parser.value(sizeOption));
        }
    }
    if (m_parser.isSet(speedOption)) {
        const auto *const found = std::ranges::find_if(
            speeds, [&](const char *name) { return m_parser.value(speedOption) == QLatin1String(name); });
        if (found == speeds.end()) {
            return QStringLiteral("--speed is slow, normal, fast or none, not '%1'.").arg(m_parser.value(speedOption));
        }
        line.speed = static_cast<model::Enums::Speed>(found - speeds.begin());
    }
    if (m_parser.isSet(textOption)) {
        const int percent = m_parser.value(textOption).toInt();
        if (percent < 100 || percent > 200) {
            return QStringLiteral("--text is from 100 to 200, not '%1'.").arg(m_parser.value(textOption));
        }
        line.textScale = percent / 100.0;
    }
    return {};
}

std::variant<CommandLine, Farewell> readCommandLine(const QStringList &arguments)
{
    OptionReader reader(QStringLiteral("medieval-academy"), QStringLiteral("The board game Medieval Academy."));
    reader.takeFile(QStringLiteral("record"),
                    QStringLiteral("Saved game to open; or the code of a seat to take, behind medievalacademy:."));
    CommandLine line;
    if (const auto farewell = reader.read(arguments, line)) {
        return *farewell;
    }
    return line;
}

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    return arguments;
}

} // namespace academy::app
