// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "record/Audit.h"
#include "record/RecordFile.h"
#include "record/Replay.h"

#include <QFile>

#include <cstdio>

/// academy-arena replay: checks records, and on request writes their audits one after the other.
namespace academy::arena
{

namespace
{

const auto auditOption = QStringLiteral("audit");

/// Where the audits go: a file, stdout, or nowhere.
class AuditOutput
{
public:
    explicit AuditOutput(const QString &path)
        : m_file(path)
        , m_isStdout(path == u"-")
    {
    }

    [[nodiscard]] bool isStdout() const { return m_isStdout; }

    [[nodiscard]] bool open()
    {
        if (m_isStdout || m_file.fileName().isEmpty() || m_file.open(QIODevice::WriteOnly)) {
            return true;
        }
        return fail();
    }

    [[nodiscard]] bool write(const QByteArray &text)
    {
        if (m_isStdout) {
            return print(text) || fail();
        }
        return !m_file.isOpen() || (m_file.write(text) == text.size() && m_file.flush()) || fail();
    }

private:
    bool fail() const
    {
        complain(m_isStdout ? QStringLiteral("the audit cannot be written to stdout")
                            : QStringLiteral("%1 cannot be written: %2").arg(m_file.fileName(), m_file.errorString()));
        return false;
    }

    QFile m_file;
    bool m_isStdout;
};

QString outcome(const record::Record &record, const rules::State &state)
{
    const auto entries = record.entries.size();
    if (state.phase != rules::Phase::Over) {
        return QStringLiteral("%1 entries, stops in turn %2").arg(entries).arg(state.turn);
    }
    QStringList scores;
    for (int player = 0; player < state.options.players(); ++player) {
        scores += QString::number(rules::result(state).scores[static_cast<std::size_t>(player)]);
    }
    return QStringLiteral("%1 entries, ends with %2").arg(entries).arg(scores.join(u' '));
}

/// Replays one file. The line about it goes to stdout, unless the audits go there, or to stderr when it is refused.
ExitCode replayFile(const QString &path, AuditOutput &output)
{
    const auto refuse = [&path](const record::RecordError &error) {
        complain(path + QStringLiteral(": ") + error.message());
        return Failure;
    };
    const auto reading = record::readRecordFile(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        return refuse(*error);
    }
    const auto &record = std::get<record::Record>(reading);
    record::AuditWriter audit;
    const auto replayed = record::replayRecord(record, &audit);
    if (const auto *error = std::get_if<record::RecordError>(&replayed)) {
        return refuse(*error);
    }
    if (!output.write(audit.text())) {
        return Failure;
    }
    if (!output.isStdout()) {
        print(path + QStringLiteral(": ") + outcome(record, std::get<rules::State>(replayed)) + u'\n');
    }
    return Success;
}

int run(const Arguments &arguments)
{
    const QStringList files = arguments.operands();
    if (files.isEmpty()) {
        arguments.complain(QStringLiteral("name at least one record"));
    }
    if (arguments.has(auditOption) && arguments.text(auditOption).isEmpty()) {
        arguments.complain(QStringLiteral("--audit needs the name of a file, or - for stdout"));
    }
    if (!arguments.complaint().isEmpty()) {
        return WrongUsage;
    }
    AuditOutput output(arguments.text(auditOption));
    if (!output.open()) {
        return Failure;
    }
    ExitCode code = Success;
    for (const QString &file : files) {
        if (replayFile(file, output) != Success) {
            code = Failure;
        }
    }
    return code;
}

} // namespace

const Command &replayCommand()
{
    static const Command command{
        .name = QStringLiteral("replay"),
        .operands = QStringLiteral("FILE…"),
        .summary = QStringLiteral("Replays records and tells the first thing that is wrong with each."),
        .options =
            {{auditOption, QStringLiteral("FILE"), QStringLiteral("write the audits to FILE, or to stdout for -"), {}}},
        .run = run,
    };
    return command;
}

} // namespace academy::arena
