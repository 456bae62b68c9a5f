// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Fields.h"
#include "record/Json.h"
#include "rules/Card.h"
#include "rules/Coat.h"

#include <array>
#include <initializer_list>
#include <string>

/// The value of one entry while it is read, and the things of the game that can be read from it. Complaints name the kind
/// of the entry. Used by EntryReader only.
namespace academy::record
{

class EntrySource
{
public:
    /// value and complaint must outlive the source.
    EntrySource(const json::Value &value, const std::string &kind, Complaint &complaint);

    [[nodiscard]] const json::Value &value() const { return m_value; }
    /// The value as an object that has no keys but these.
    [[nodiscard]] Fields fields(std::initializer_list<std::string_view> keys) const;

    /// Each complains when the value is no such thing, and stands in with an empty one.
    [[nodiscard]] rules::Card card(const json::Value &value) const;
    [[nodiscard]] rules::Board board(const Fields &fields) const;
    [[nodiscard]] rules::Coat coat(const json::Value &value) const;
    [[nodiscard]] rules::Hand hand(const json::Value &value) const;
    [[nodiscard]] std::array<rules::Card, 3> threeCards(const json::Array &values) const;

    void complain(const QString &what) const;

private:
    const json::Value &m_value;
    QString m_name;
    Complaint &m_complaint;
};

} // namespace academy::record
