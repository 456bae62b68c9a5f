// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "OutputFile.h"
#include "record/Audit.h"
#include "record/RecordFile.h"
#include "record/Replay.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>

/// academy-arena replay: checks records, and on request writes their audits one after the other.
namespace academy::arena
{

namespace
{

const auto auditOption = QStringLiteral("audit");

/// Where the audits go: a file, stdout, or nowhere. Each function complains when it gives false.
class AuditOutput
{
public:
    explicit AuditOutput(const QString &path)
        : m_isStdout(path == u"-")
    {
        if (!path.isEmpty() && !m_isStdout) {
            m_file.emplace(path);
        }
    }

    [[nodiscard]] bool isStdout() const { return m_isStdout; }

    [[nodiscard]] bool open() { return !m_file || isWell(m_file->open()); }

    [[nodiscard]] bool write(const QByteArray &text)
    {
        return m_isStdout ? print(text) : !m_file || isWell(m_file->write(text));
    }

    [[nodiscard]] bool finish() { return !m_file || isWell(m_file->finish()); }

private:
    static bool isWell(const std::optional<QString> &wrong)
    {
        if (wrong) {
            complain(*wrong);
        }
        return !wrong;
    }

    std::optional<OutputFile> m_file;
    bool m_isStdout;
};

/// An audit may take the place of an older one, or of an empty file. Anything else that lies there is more likely one of the
/// records, named by a pattern of the shell.
bool mayBeReplaced(const QString &path, const QStringList &records)
{
    const QFileInfo there(path);
    if (!there.isFile()) {
        return true;
    }
    const QString real = there.canonicalFilePath();
    const bool isInput = std::ranges::any_of(
        records, [&real](const QString &record) { return QFileInfo(record).canonicalFilePath() == real; });
    QFile file(path);
    constexpr QByteArrayView beginning = R"({"options": )";
    const bool isAudit =
        there.size() == 0 || (file.open(QIODevice::ReadOnly) && file.read(beginning.size()) == beginning);
    return !isInput && isAudit;
}

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
    const auto reading = record::readRecordFile(path, record::Source::Anything);
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
    const QString line = path + QStringLiteral(": ") + outcome(record, std::get<rules::State>(replayed)) + u'\n';
    return output.isStdout() || print(line) ? Success : Failure;
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
    const QString audit = arguments.text(auditOption);
    if (!mayBeReplaced(audit, files)) {
        complain(QStringLiteral("%1 is no audit, so none is written over it; name another file").arg(audit));
        return Failure;
    }
    AuditOutput output(audit);
    if (!output.open()) {
        return Failure;
    }
    ExitCode code = Success;
    for (const QString &file : files) {
        if (replayFile(file, output) != Success) {
            code = Failure;
        }
    }
    return output.finish() ? code : Failure;
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
