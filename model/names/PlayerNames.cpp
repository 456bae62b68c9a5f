// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "names/PlayerNames.h"

#include "names/Names.h"

#include <QRegularExpression>

namespace academy::model
{

namespace
{

const QLatin1StringView prefix("player-");

} // namespace

QString PlayerNames::unnamed(int seat)
{
    return prefix + QString::number(seat + 1);
}

QString PlayerNames::stored(const QString &name)
{
    static const QRegularExpression ofOldVersions(QStringLiteral("^(?:Player|Joueur)[ \\x{00A0}]([1-5])$"));
    const QRegularExpressionMatch match = ofOldVersions.match(name);
    return match.hasMatch() ? prefix + match.captured(1) : name;
}

QString PlayerNames::shown(const QString &name)
{
    static const QRegularExpression identifier(QStringLiteral("^player-([1-5])$"));
    const QRegularExpressionMatch match = identifier.match(stored(name));
    if (!match.hasMatch()) {
        return name;
    }
    //: Name of a human who has not given one: %1 is the seat.
    return tr("Player %1").arg(Names::number(match.captured(1).toInt()));
}

} // namespace academy::model
