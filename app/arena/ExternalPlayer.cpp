// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ExternalPlayer.h"

#include "Answer.h"
#include "ViewJson.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>

namespace academy::arena
{

namespace
{

constexpr int startMilliseconds = 10'000;
constexpr int endMilliseconds = 1'000;
/// No answer needs more.
constexpr qint64 longestLine = 65'536;

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

ExternalPlayer::ExternalPlayer(const QString &command, int answerMilliseconds, const record::Record &record, int player)
    : m_answerMilliseconds(answerMilliseconds)
    , m_player(player)
    , m_players(record.options.players())
    , m_group(m_process)
{
    QStringList words = QProcess::splitCommand(command);
    m_process.setProgram(words.takeFirst());
    m_process.setArguments(words);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel); // what it complains about is for people
    m_process.start(QIODevice::ReadWrite);
    start(record);
}

ExternalPlayer::~ExternalPlayer()
{
    m_process.closeReadChannel(QProcess::StandardOutput); // whatever it still says, nobody reads it
    m_process.closeWriteChannel();
    const bool mayEnd = m_failure.isEmpty() && m_process.waitForFinished(endMilliseconds);
    m_group.end(); // and what it has started, which may still run
    if (!mayEnd && m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished(endMilliseconds);
    }
}

void ExternalPlayer::start(const record::Record &record)
{
    if (!m_process.waitForStarted(startMilliseconds)) {
        m_failure = QStringLiteral("it cannot be started: %1").arg(m_process.errorString());
        return;
    }
    m_group.begin(m_process.processId());
    const QJsonObject hello{
        {QStringLiteral("protocol"), 1},
        {QStringLiteral("game"), QStringLiteral("medieval-academy")},
        {QStringLiteral("player"), m_player},
        {QStringLiteral("options"), object(record::optionsToJson(record))},
        {QStringLiteral("milliseconds"), m_answerMilliseconds},
    };
    if (send(QStringLiteral("hello"), hello)) {
        static_cast<void>(answer(QStringLiteral("hello"))); // any greeting will do
    }
}

std::variant<rules::Action, QString> ExternalPlayer::choose(const rules::View &view, int actor)
{
    rules::ActionList actions;
    rules::legalActions(view.table, actor, actions);
    QJsonArray choices;
    for (const rules::Action &action : actions) {
        choices.append(object(record::toJson(record::Entry(action))));
    }
    if (m_failure.isEmpty() && hasSaidMore()) { // it would be one question behind from now on
        m_failure = QStringLiteral("it has said more than it was asked");
    }
    const bool asked = m_failure.isEmpty() && send(QStringLiteral("view"), viewToJson(view))
        && send(QStringLiteral("choose"), {{QStringLiteral("actor"), actor}, {QStringLiteral("choices"), choices}});
    const QJsonValue choice = asked ? answer(QStringLiteral("choice")) : QJsonValue();
    if (!m_failure.isEmpty()) {
        return m_failure;
    }
    const auto position = readChoice(choice, actions.size());
    if (const auto *wrong = std::get_if<QString>(&position)) {
        return fail(*wrong);
    }
    return actions[std::get<int>(position)];
}

void ExternalPlayer::end(const rules::Result &result)
{
    if (!m_failure.isEmpty()) {
        return;
    }
    QJsonArray scores;
    QJsonArray winners;
    for (int player = 0; player < m_players; ++player) {
        scores.append(result.scores[static_cast<std::size_t>(player)]);
        if (((result.winners >> player) & 1) != 0) {
            winners.append(player);
        }
    }
    m_process.closeReadChannel(QProcess::StandardOutput); // nothing is asked any more
    send(QStringLiteral("bye"), {{QStringLiteral("scores"), scores}, {QStringLiteral("winners"), winners}});
    m_process.waitForBytesWritten(endMilliseconds);
}

bool ExternalPlayer::send(const QString &message, const QJsonObject &content)
{
    const QByteArray line = QJsonDocument(QJsonObject{{message, content}}).toJson(QJsonDocument::Compact) + '\n';
    if (m_process.write(line) != line.size() || m_process.state() != QProcess::Running) {
        m_failure = QStringLiteral("it has ended by itself");
        return false;
    }
    return true;
}

bool ExternalPlayer::hasSaidMore()
{
    m_process.waitForReadyRead(0); // nothing else looks into the pipe meanwhile
    return m_process.canReadLine();
}

QByteArray ExternalPlayer::receive()
{
    QElapsedTimer timer;
    timer.start();
    while (!m_process.canReadLine()) {
        const qint64 left = m_answerMilliseconds - timer.elapsed();
        if (m_process.bytesAvailable() > longestLine) {
            m_failure = QStringLiteral("its answer has no end");
            return {};
        }
        if (left <= 0) {
            m_failure = QStringLiteral("it has not answered within %1 ms").arg(m_answerMilliseconds);
            return {};
        }
        if (!m_process.waitForReadyRead(static_cast<int>(left)) && m_process.state() != QProcess::Running
            && !m_process.canReadLine()) {
            m_failure = QStringLiteral("it has ended by itself");
            return {};
        }
    }
    return m_process.readLine(longestLine).trimmed();
}

QJsonValue ExternalPlayer::answer(const QString &key)
{
    const QByteArray line = receive();
    if (!m_failure.isEmpty()) {
        return {};
    }
    const auto read = readAnswer(line, key);
    if (const auto *wrong = std::get_if<QString>(&read)) {
        m_failure = *wrong;
        return {};
    }
    return std::get<QJsonValue>(read);
}

QString ExternalPlayer::fail(const QString &what)
{
    m_failure = what;
    return what;
}

} // namespace academy::arena
