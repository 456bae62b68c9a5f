// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Contestant.h"
#include "ProcessGroup.h"

#include <QJsonObject>
#include <QProcess>

/// A player that is a program of its own. It runs for one game, is asked over pipes, one line of JSON a message
/// (EXTERNAL-PLAYERS.md), and is ended after it with whatever it has started. It is told its view and its legal choices and
/// nothing else; whatever it does wrong, crashing, silence, an answer that is none, is a failure of this player alone.
namespace academy::arena
{

class ExternalPlayer final : public Contestant
{
public:
    /// Starts the program. That it does not start is told by the first choice.
    ExternalPlayer(const QString &command, int answerMilliseconds, const record::Record &record, int player);
    ~ExternalPlayer() override;

    [[nodiscard]] std::variant<rules::Action, QString> choose(const rules::View &view, int actor) override;
    void end(const rules::Result &result) override;

private:
    void start(const record::Record &record);
    bool send(const QString &message, const QJsonObject &content);
    /// Whether a line has come that nothing was asked for.
    [[nodiscard]] bool hasSaidMore();
    /// One line of the program's; empty, and m_failure set, when none comes in time.
    [[nodiscard]] QByteArray receive();
    /// The object under the only key of a line; complains otherwise.
    [[nodiscard]] QJsonValue answer(const QString &key);
    [[nodiscard]] QString fail(const QString &what);

    int m_answerMilliseconds;
    int m_player;
    int m_players;
    QProcess m_process;
    ProcessGroup m_group;
    QString m_failure; ///< once it has failed, it has failed
};

} // namespace academy::arena
