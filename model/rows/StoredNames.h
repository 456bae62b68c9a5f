// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <optional>
#include <string_view>

/// Enumerators in a store: by their names, which stay the same when enumerators come or change their order. Version 0.1
/// stored numbers; they are still read.
namespace academy::model::stored
{

[[nodiscard]] inline QString text(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// Position of the name among the names.
[[nodiscard]] inline std::optional<int> positionOf(const QString &name, const auto &names)
{
    const auto found = std::ranges::find(names, name, text);
    return found == names.end() ? std::nullopt : std::optional(static_cast<int>(found - names.begin()));
}

/// What the value names; `standard` for what nobody knows, such as what a later version wrote.
template <typename Enumerator>
[[nodiscard]] Enumerator enumerator(const QVariant &value, const auto &names, Enumerator standard)
{
    bool isNumber = false;
    const int number = value.toString().toInt(&isNumber);
    if (isNumber) {
        return number >= 0 && number < static_cast<int>(names.size()) ? static_cast<Enumerator>(number) : standard;
    }
    const auto position = positionOf(value.toString(), names);
    return position ? static_cast<Enumerator>(*position) : standard;
}

[[nodiscard]] QString name(auto enumerator, const auto &names)
{
    return text(names.at(static_cast<std::size_t>(enumerator)));
}

/// What a list of names holds, a bit for each name; unknown ones are left out. Version 0.1 stored the bits.
[[nodiscard]] unsigned bits(const QVariant &value, const auto &names)
{
    const QStringList list = value.toStringList();
    bool isNumber = false;
    const unsigned number = list.size() == 1 ? list.constFirst().toUInt(&isNumber) : 0;
    if (isNumber) {
        return number & ((1U << names.size()) - 1U);
    }
    unsigned bits = 0;
    for (const QString &name : list) {
        if (const auto position = positionOf(name, names)) {
            bits |= 1U << static_cast<unsigned>(*position);
        }
    }
    return bits;
}

[[nodiscard]] QStringList namesOf(unsigned bits, const auto &names)
{
    QStringList list;
    for (std::size_t position = 0; position < names.size(); ++position) {
        if ((bits >> position & 1U) != 0) {
            list.append(text(names[position]));
        }
    }
    return list;
}

} // namespace academy::model::stored
