// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Json.h"

#include <utility>

namespace academy::record::json
{

Value::Value(bool truth)
    : m_value(truth)
{
}

Value::Value(qint64 number)
    : m_value(number)
{
}

Value::Value(std::string text)
    : m_value(std::move(text))
{
}

Value::Value(Array items)
    : m_value(std::move(items))
{
}

Value::Value(Object members)
    : m_value(std::move(members))
{
}

bool Value::isNull() const
{
    return std::holds_alternative<std::monostate>(m_value);
}

const bool *Value::truth() const
{
    return std::get_if<bool>(&m_value);
}

const qint64 *Value::integer() const
{
    return std::get_if<qint64>(&m_value);
}

const std::string *Value::string() const
{
    return std::get_if<std::string>(&m_value);
}

const Array *Value::array() const
{
    return std::get_if<Array>(&m_value);
}

const Object *Value::object() const
{
    return std::get_if<Object>(&m_value);
}

QByteArray quoted(QByteArrayView string)
{
    constexpr auto hexDigits = "0123456789abcdef";
    QByteArray json("\"");
    for (const char c : string) {
        switch (c) {
        case '"':
            json += "\\\"";
            break;
        case '\\':
            json += "\\\\";
            break;
        case '\b':
            json += "\\b";
            break;
        case '\f':
            json += "\\f";
            break;
        case '\n':
            json += "\\n";
            break;
        case '\r':
            json += "\\r";
            break;
        case '\t':
            json += "\\t";
            break;
        default:
            if (const auto code = static_cast<unsigned char>(c); code < 0x20) {
                json += "\\u00";
                json += hexDigits[code >> 4U];
                json += hexDigits[code & 15U];
            } else {
                json += c;
            }
        }
    }
    return json + '"';
}

QByteArray list(const QByteArrayList &values)
{
    return '[' + values.join(", ") + ']';
}

} // namespace academy::record::json
