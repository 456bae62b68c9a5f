// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Json.h"
#include "record/Names.h"

#include <QString>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

/// Reading the members of a JSON object by name. The first complaint is kept and what is read after it is empty or 0, so a
/// reader asks for all it needs and looks for a complaint once, at the end.
namespace academy::record
{

class Complaint
{
public:
    /// Keeps the text when it is the first one.
    void make(const QString &text);
    [[nodiscard]] bool isMade() const { return !m_text.isEmpty(); }
    [[nodiscard]] const QString &text() const { return m_text; }

private:
    QString m_text;
};

/// A string in a message: quoted, without control characters, shortened.
[[nodiscard]] QString shown(std::string_view text);

class Fields
{
public:
    /// `name` tells in messages where the object stands, like `players[1]`.
    Fields(const json::Value &value, QString name, Complaint &complaint);

    [[nodiscard]] bool has(std::string_view key) const;
    /// Complains when the key is missing, and stands in with null.
    [[nodiscard]] const json::Value &value(std::string_view key) const;
    /// True or false; nothing when the key is missing.
    [[nodiscard]] std::optional<bool> truth(std::string_view key) const;
    [[nodiscard]] int integer(std::string_view key, int smallest, int largest) const;
    [[nodiscard]] std::string string(std::string_view key) const;
    [[nodiscard]] const json::Array &array(std::string_view key) const;

    /// The enumerator whose name the string is, in one of the tables of names of the rules.
    template <typename Enumerator>
    [[nodiscard]] Enumerator choice(std::string_view key, const auto &names) const
    {
        const std::string text = string(key);
        const auto found = enumeratorFromName<Enumerator>(names, text);
        if (!found) {
            complain(key, QStringLiteral("is unknown: %1").arg(shown(text)));
        }
        return found.value_or(Enumerator{});
    }

    /// Complains about any other key.
    void refuseOthersThan(std::initializer_list<std::string_view> known) const;
    void complain(std::string_view key, const QString &what) const;

private:
    [[nodiscard]] const json::Value *find(std::string_view key) const;

    const json::Object *m_members = nullptr;
    QString m_name;
    Complaint *m_complaint;
};

} // namespace academy::record
