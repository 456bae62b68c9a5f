// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// JSON as game records use it: whole numbers only, at most 64 levels, no key twice in an object, valid UTF-8. Qt's own
/// reader forgets how a number was written and which keys came twice, and knows no such limits, so a record could not be
/// read strictly with it.
namespace academy::record::json
{

struct Member;
class Value;

using Array = std::vector<Value>;
using Object = std::vector<Member>; ///< in the order of the text

/// A value of any type. Strings are UTF-8. A whole number beyond 64 bits is held as the nearest one within.
class Value
{
public:
    Value() = default;
    explicit Value(bool truth);
    explicit Value(qint64 number);
    explicit Value(std::string text);
    explicit Value(Array items);
    explicit Value(Object members);

    [[nodiscard]] bool isNull() const;
    /// Each is nothing when the value is of another type.
    [[nodiscard]] const bool *truth() const;
    [[nodiscard]] const qint64 *integer() const;
    [[nodiscard]] const std::string *string() const;
    [[nodiscard]] const Array *array() const;
    [[nodiscard]] const Object *object() const;

private:
    std::variant<std::monostate, bool, qint64, std::string, Array, Object> m_value;
};

struct Member {
    std::string key;
    Value value;
};

/// What is wrong with a text, as an English sentence without a full stop that tells line and column.
struct Error {
    QString text;
};

inline constexpr int deepestLevel = 64;

[[nodiscard]] std::variant<Value, Error> parse(QByteArrayView text);

// Writing, in the style of the audit: a blank after each comma and colon.

/// The UTF-8 string in quotation marks, escaped only where JSON demands it.
[[nodiscard]] QByteArray quoted(QByteArrayView string);

/// A list of values that are JSON already.
[[nodiscard]] QByteArray list(const QByteArrayList &values);

} // namespace academy::record::json
