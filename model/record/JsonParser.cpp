// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Json.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

namespace academy::record::json
{

namespace
{

/// Descends into the text. The first failure is kept, and everything returns at once after it.
class Parser
{
public:
    explicit Parser(QByteArrayView text)
        : m_text(text)
    {
    }

    std::variant<Value, Error> parse()
    {
        Value value = readValue();
        skipSpace();
        if (!m_failure && !atEnd()) {
            fail("something follows the end of the record");
        }
        if (m_failure) {
            return Error{*m_failure};
        }
        return value;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_position >= m_text.size(); }
    /// The next character, or 0 at the end.
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_position]; }

    bool skip(char expected)
    {
        if (atEnd() || m_text[m_position] != expected) {
            return false;
        }
        ++m_position;
        return true;
    }

    void skipSpace()
    {
        while (!atEnd() && (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t')) {
            ++m_position;
        }
    }

    void fail(const char *what)
    {
        if (m_failure) {
            return;
        }
        const QByteArrayView before = m_text.first(std::min(m_position, m_text.size()));
        const auto line = std::count(before.begin(), before.end(), '\n') + 1;
        const qsizetype column = before.size() - before.lastIndexOf('\n');
        m_failure = QStringLiteral("%1 (line %2, column %3)").arg(QLatin1StringView(what)).arg(line).arg(column);
    }

    void failHere(const char *expected) { fail(atEnd() ? "the text ends too early, as if cut off" : expected); }

    Value readValue()
    {
        skipSpace();
        switch (peek()) {
        case '{':
            return readObject();
        case '[':
            return readArray();
        case '"':
            return Value(readString());
        case 't':
            return readWord("true", Value(true));
        case 'f':
            return readWord("false", Value(false));
        case 'n':
            return readWord("null", Value());
        default:
            return readInteger();
        }
    }

    Value readWord(QByteArrayView word, Value meaning)
    {
        if (!m_text.sliced(m_position).startsWith(word)) {
            fail("this is no JSON value");
            return {};
        }
        m_position += word.size();
        return meaning;
    }

    Value readInteger()
    {
        const qsizetype start = m_position;
        skip('-');
        const qsizetype digits = m_position;
        while (!atEnd() && peek() >= '0' && peek() <= '9') {
            ++m_position;
        }
        if (m_position == digits) {
            failHere("this is no JSON value");
            return {};
        }
        if (m_text[digits] == '0' && m_position - digits > 1) {
            fail("a number starts with a needless 0");
            return {};
        }
        if (peek() == '.' || peek() == 'e' || peek() == 'E') {
            fail("only whole numbers are allowed");
            return {};
        }
        qint64 number = 0;
        const auto parsed = std::from_chars(m_text.data() + start, m_text.data() + m_position, number);
        if (parsed.ec == std::errc::result_out_of_range) {
            number = start == digits ? std::numeric_limits<qint64>::max() : std::numeric_limits<qint64>::min();
        }
        return Value(number);
    }

    bool descend()
    {
        ++m_position;
        if (++m_level > deepestLevel) {
            fail("the text is nested more than 64 levels deep");
            return false;
        }
        return true;
    }

    Value readArray()
    {
        Array items;
        if (!descend()) {
            return {};
        }
        skipSpace();
        if (peek() != ']') {
            do {
                items.push_back(readValue());
                if (m_failure) {
                    return {};
                }
                skipSpace();
            } while (skip(','));
        }
        if (!skip(']')) {
            failHere("expected ',' or ']'");
        }
        --m_level;
        return Value(std::move(items));
    }

    Value readObject()
    {
        Object members;
        if (!descend()) {
            return {};
        }
        skipSpace();
        if (peek() != '}') {
            do {
                members.push_back(readMember());
                if (m_failure) {
                    return {};
                }
                skipSpace();
            } while (skip(','));
        }
        if (hasKeyTwice(members)) {
            fail("an object has the same key twice");
        }
        if (!skip('}')) {
            failHere("expected ',' or '}'");
        }
        --m_level;
        return Value(std::move(members));
    }

    Member readMember()
    {
        skipSpace();
        if (peek() != '"') {
            failHere("expected a key in quotation marks");
            return {};
        }
        std::string key = readString();
        skipSpace();
        if (!m_failure && !skip(':')) {
            failHere("expected ':'");
        }
        if (m_failure) {
            return {};
        }
        return {std::move(key), readValue()};
    }

    [[nodiscard]] static bool hasKeyTwice(const Object &members)
    {
        std::vector<std::string_view> keys;
        keys.reserve(members.size());
        for (const Member &member : members) {
            keys.push_back(member.key);
        }
        std::ranges::sort(keys);
        return std::ranges::adjacent_find(keys) != keys.end();
    }

    std::string readString()
    {
        std::string string;
        ++m_position;
        while (!m_failure && !skip('"')) {
            if (atEnd()) {
                failHere("");
            } else if (static_cast<unsigned char>(peek()) < 0x20) {
                fail("a string contains a control character");
            } else if (skip('\\')) {
                readEscape(string);
            } else {
                string += m_text[m_position++];
            }
        }
        return string;
    }

    void readEscape(std::string &string)
    {
        constexpr std::string_view letters = "\"\\/bfnrt";
        constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
        if (skip('u')) {
            readUnicodeEscape(string);
        } else if (const auto which = letters.find(peek()); !atEnd() && which != std::string_view::npos) {
            string += meanings[which];
            ++m_position;
        } else {
            failHere("a string contains an unknown escape");
        }
    }

    void readUnicodeEscape(std::string &string)
    {
        char32_t code = readHexDigits();
        if (QChar::isHighSurrogate(code)) {
            const char32_t low = skip('\\') && skip('u') ? readHexDigits() : 0;
            code = QChar::isLowSurrogate(low)
                ? QChar::surrogateToUcs4(static_cast<char16_t>(code), static_cast<char16_t>(low))
                : 0xD800;
        }
        if (QChar::isSurrogate(code)) {
            fail("a string contains half a character");
            return;
        }
        string += QString::fromUcs4(&code, 1).toStdString();
    }

    char32_t readHexDigits()
    {
        unsigned code = 0;
        const char *const start = m_text.data() + m_position;
        const char *const end = start + std::min<qsizetype>(4, m_text.size() - m_position);
        const auto parsed = std::from_chars(start, end, code, 16);
        m_position += parsed.ptr - start;
        if (parsed.ptr != start + 4) {
            failHere("an escape needs four hexadecimal digits");
            return 0;
        }
        return code;
    }

    QByteArrayView m_text;
    qsizetype m_position = 0;
    int m_level = 0;
    std::optional<QString> m_failure;
};

} // namespace

std::variant<Value, Error> parse(QByteArrayView text)
{
    if (text.trimmed().isEmpty()) {
        return Error{QStringLiteral("the text is empty")};
    }
    if (!text.isValidUtf8()) {
        return Error{QStringLiteral("this is no text in UTF-8")};
    }
    return Parser(text).parse();
}

} // namespace academy::record::json
