// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArrayView>
#include <QJsonValue>
#include <QString>

#include <variant>

/// What an external player says (EXTERNAL-PLAYERS.md), which may be anything. What is wrong with it is told in one line of plain
/// text, whatever it holds: terminals obey some characters.
namespace academy::arena
{

/// The value under the only key of the line, or what is wrong.
[[nodiscard]] std::variant<QJsonValue, QString> readAnswer(QByteArrayView line, const QString &key);

/// The position of one of so many choices, or what is wrong.
[[nodiscard]] std::variant<int, QString> readChoice(const QJsonValue &choice, int choices);

} // namespace academy::arena
