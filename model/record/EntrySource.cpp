// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/EntrySource.h"

#include "record/Names.h"

namespace academy::record
{

EntrySource::EntrySource(const json::Value &value, const std::string &kind, Complaint &complaint)
    : m_value(value)
    , m_name(QString::fromStdString(kind))
    , m_complaint(complaint)
{
}

Fields EntrySource::fields(std::initializer_list<std::string_view> keys) const
{
    Fields fields(m_value, m_name, m_complaint);
    fields.refuseOthersThan(keys);
    return fields;
}

rules::Card EntrySource::card(const json::Value &value) const
{
    const std::string *text = value.string();
    if (text == nullptr) {
        complain(QStringLiteral("needs a card, like \"S3\""));
        return {};
    }
    const auto card = cardFromText(*text);
    if (!card) {
        complain(QStringLiteral("names a card that does not exist: %1").arg(shown(*text)));
    }
    return card.value_or(rules::Card());
}

rules::Board EntrySource::board(const Fields &fields) const
{
    const std::string text = fields.string("board");
    const auto board = boardFromText(text);
    if (!board) {
        complain(QStringLiteral("names a board that does not exist: %1").arg(shown(text)));
    }
    return board.value_or(rules::Board::Gallantry);
}

rules::Coat EntrySource::coat(const json::Value &value) const
{
    const std::string *text = value.string();
    if (text == nullptr) {
        complain(QStringLiteral("needs a coat of arms, like \"jousts:3\""));
        return rules::noCoat;
    }
    const auto coat = coatFromText(*text);
    if (!coat) {
        complain(QStringLiteral("names a coat of arms that does not exist: %1").arg(shown(*text)));
    }
    return coat.value_or(rules::noCoat);
}

rules::Hand EntrySource::hand(const json::Value &value) const
{
    rules::Hand hand;
    const json::Array *cards = value.array();
    if (cards == nullptr) {
        complain(QStringLiteral("needs a list of cards for each hand"));
    } else if (cards->size() > rules::Hand::capacity) {
        complain(QStringLiteral("has too many cards in a hand"));
    } else {
        for (const json::Value &one : *cards) {
            hand.append(card(one));
        }
    }
    return hand;
}

std::array<rules::Card, 3> EntrySource::threeCards(const json::Array &values) const
{
    if (values.size() != 3) {
        complain(QStringLiteral("must name three cards"));
        return {};
    }
    return {card(values[0]), card(values[1]), card(values[2])};
}

void EntrySource::complain(const QString &what) const
{
    m_complaint.make(m_name + u' ' + what);
}

} // namespace academy::record
