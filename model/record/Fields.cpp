// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Fields.h"

#include <algorithm>
#include <utility>

namespace academy::record
{

void Complaint::make(const QString &text)
{
    if (!isMade()) {
        m_text = text;
    }
}

QString shown(std::string_view text)
{
    constexpr int longest = 40;
    QString string = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    if (string.size() > longest) {
        string.truncate(longest);
        string += u'…';
    }
    for (QChar &c : string) {
        if (!c.isPrint()) {
            c = QChar::ReplacementCharacter;
        }
    }
    return u'"' + string + u'"';
}

Fields::Fields(const json::Value &value, QString name, Complaint &complaint)
    : m_members(value.object())
    , m_name(std::move(name))
    , m_complaint(&complaint)
{
    static const json::Object nothing;
    if (m_members == nullptr) {
        complaint.make(QStringLiteral("%1 must be an object").arg(m_name));
        m_members = &nothing;
    }
}

bool Fields::has(std::string_view key) const
{
    return find(key) != nullptr;
}

const json::Value &Fields::value(std::string_view key) const
{
    static const json::Value nothing;
    const json::Value *value = find(key);
    if (value == nullptr) {
        complain(key, QStringLiteral("is missing"));
    }
    return value != nullptr ? *value : nothing;
}

std::optional<bool> Fields::truth(std::string_view key) const
{
    const json::Value *value = find(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    const bool *truth = value->truth();
    if (truth == nullptr) {
        complain(key, QStringLiteral("must be true or false"));
        return std::nullopt;
    }
    return *truth;
}

int Fields::integer(std::string_view key, int smallest, int largest) const
{
    const qint64 *number = value(key).integer();
    if (number == nullptr || *number < smallest || *number > largest) {
        complain(key, QStringLiteral("must be a whole number from %1 to %2").arg(smallest).arg(largest));
        return smallest;
    }
    return static_cast<int>(*number);
}

std::string Fields::string(std::string_view key) const
{
    const std::string *string = value(key).string();
    if (string == nullptr) {
        complain(key, QStringLiteral("must be a string"));
        return {};
    }
    return *string;
}

const json::Array &Fields::array(std::string_view key) const
{
    static const json::Array nothing;
    const json::Array *array = value(key).array();
    if (array == nullptr) {
        complain(key, QStringLiteral("must be a list"));
    }
    return array != nullptr ? *array : nothing;
}

void Fields::refuseOthersThan(std::initializer_list<std::string_view> known) const
{
    for (const json::Member &member : *m_members) {
        if (std::ranges::find(known, member.key) == known.end()) {
            m_complaint->make(QStringLiteral("%1 has an unknown key %2").arg(m_name, shown(member.key)));
        }
    }
}

void Fields::complain(std::string_view key, const QString &what) const
{
    m_complaint->make(QStringLiteral("%1 of %2 %3").arg(shown(key), m_name, what));
}

const json::Value *Fields::find(std::string_view key) const
{
    const auto found = std::ranges::find(*m_members, key, &json::Member::key);
    return found == m_members->end() ? nullptr : &found->value;
}

} // namespace academy::record
