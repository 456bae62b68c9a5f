// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "FormFactor.h"
#include "rows/Enums.h"

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

/// The command line: what the program is asked to do when it is started, and how such a line is read. A second program,
/// academy-tour, takes the same options and some of its own.
namespace academy::app
{

struct CommandLine {
    QString language; ///< code of a language for this run; empty for that of the settings
    std::optional<FormFactor> form; ///< size and kind of the window; otherwise as the device has it
    std::optional<model::Enums::Speed> speed; ///< set as in the settings
    std::optional<double> textScale; ///< size of text, 1 to 2, set as in the settings
    QString invitation; ///< code of a seat at another table, behind "medievalacademy:"
    QString record; ///< of the game to go on with or to look at; empty for the first page
    bool replay = false; ///< it is looked at from its beginning on, and not gone on with

    // What academy-tour asks for; the program people play with has no options for it.
    bool unattended = false; ///< nobody sits before it: it neither reads nor writes what a person has kept
    std::optional<unsigned> demoSeed; ///< computers play a game with this seed
};

/// The end of the program before it has begun: what is said, and the exit code (0 for help and version, 2 for a mistake).
struct Farewell {
    QString text;
    int code = 0;
};

/// Says it: on stdout where all is well, else on stderr. Returns the exit code, 1 when stdout cannot be written.
int say(const Farewell &farewell, const char *program);

/// Reads the options that both programs have.
class OptionReader
{
public:
    /// The program's name as it is typed, and a sentence on what it is.
    OptionReader(const QString &program, const QString &description, const QList<QCommandLineOption> &more = {});

    /// A file with that name for its kind may be given beside the options, and what for; or with --replay, to be looked at.
    void takeFile(const QString &kind, const QString &description);

    /// Reads the arguments, the program's name first, into `line`; what ends the program is returned.
    [[nodiscard]] std::optional<Farewell> read(const QStringList &arguments, CommandLine &line);

    [[nodiscard]] const QCommandLineParser &parser() const { return m_parser; }
    /// `what` in one line, and where to read more.
    [[nodiscard]] Farewell mistake(const QString &what) const;

private:
    [[nodiscard]] QString mistakeIn(CommandLine &line) const;
    [[nodiscard]] QString mistakeInFiles(CommandLine &line) const;

    QString m_program;
    QCommandLineParser m_parser;
    bool m_takesFile = false;
};

/// Reads the arguments of the program itself, its name first.
[[nodiscard]] std::variant<CommandLine, Farewell> readCommandLine(const QStringList &arguments);

/// The arguments as Qt has them before there is an application object.
[[nodiscard]] QStringList argumentsOf(int argc, char **argv);

} // namespace academy::app
