// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Answer.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace academy::arena
{

namespace
{

QString plain(QByteArrayView bytes)
{
    QString text = QString::fromUtf8(bytes);
    for (QChar &c : text) {
        if (!c.isPrint() && !c.isSurrogate()) {
            c = u'?';
        }
    }
    return text;
}

} // namespace

std::variant<QJsonValue, QString> readAnswer(QByteArrayView line, const QString &key)
{
    constexpr qsizetype quoted = 80;
    const QJsonObject read = QJsonDocument::fromJson(line.toByteArray()).object();
    if (read.size() != 1 || !read.contains(key)) {
        return QStringLiteral("its answer is not {\"%1\": …} but ").arg(key)
            + plain(line.first(std::min(line.size(), quoted)));
    }
    return read.value(key);
}

std::variant<int, QString> readChoice(const QJsonValue &choice, int choices)
{
    const int position = choice.toInt(-1);
    if (!choice.isDouble() || position < 0 || position >= choices) {
        return QStringLiteral("its choice is not a number from 0 to %1").arg(choices - 1);
    }
    return position;
}

} // namespace academy::arena
