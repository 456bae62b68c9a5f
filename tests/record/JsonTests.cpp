// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Json.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include <limits>

using namespace academy::record;
using Catch::Matchers::ContainsSubstring;

namespace
{

json::Value parsed(const QByteArray &text)
{
    const auto result = json::parse(text);
    const auto *error = std::get_if<json::Error>(&result);
    INFO(text.toStdString());
    REQUIRE((error == nullptr ? std::string() : error->text.toStdString()).empty());
    return std::get<json::Value>(result);
}

std::string failure(const QByteArray &text)
{
    const auto result = json::parse(text);
    INFO(text.left(100).toStdString());
    REQUIRE(std::holds_alternative<json::Error>(result));
    return std::get<json::Error>(result).text.toStdString();
}

QByteArray nested(int levels)
{
    return QByteArray(levels, '[') + QByteArray(levels, ']');
}

} // namespace

TEST_CASE("JSON values are read with their types", "[json]")
{
    CHECK(parsed(" null ").isNull());
    CHECK(*parsed("-12").integer() == -12);
    CHECK(*parsed("0").integer() == 0);
    CHECK(*parsed("\"S5\"").string() == "S5");
    CHECK(parsed("true").integer() == nullptr);
    CHECK(parsed("[]").array()->empty());
    CHECK(parsed("[1, [2], {}]").array()->size() == 3);
    const json::Value object = parsed("{\"b\": 1,\n\t\"a\": {\"b\": false}}");
    REQUIRE(object.object()->size() == 2);
    CHECK(object.object()->front().key == "b");
    CHECK(object.object()->back().value.object() != nullptr);
}

TEST_CASE("JSON strings know all escapes and UTF-8", "[json]")
{
    CHECK(*parsed(R"("\"\\\/\b\f\n\r\t")").string() == "\"\\/\b\f\n\r\t");
    CHECK(*parsed(R"("Chlo\u00e9 \ud83d\udC51")").string() == "Chloé 👑");
    CHECK(*parsed("\"Chloé 👑\"").string() == "Chloé 👑");
}

TEST_CASE("Whole numbers beyond 64 bits become the nearest ones", "[json]")
{
    CHECK(*parsed("99999999999999999999").integer() == std::numeric_limits<qint64>::max());
    CHECK(*parsed("-99999999999999999999").integer() == std::numeric_limits<qint64>::min());
}

TEST_CASE("What records do not allow in JSON is refused", "[json]")
{
    struct Case {
        const char *text;
        const char *message;
    };
    const auto &[text, message] = GENERATE(values<Case>({
        {"", "empty"},
        {" \n ", "empty"},
        {"hello", "no JSON value (line 1, column 1)"},
        {"{\n\"a\" 1}", "expected ':' (line 2, column 5)"},
        {"[1 2]", "expected ',' or ']'"},
        {"[1,]", "no JSON value"},
        {"{\"a\": 1,}", "expected a key"},
        {"{a: 1}", "expected a key"},
        {"{\"a\": 1 \"b\": 2}", "expected ',' or '}'"},
        {"{\"a\": 1, \"b\": 2, \"a\": 3}", "the same key twice"},
        {"[1] [2]", "follows the end"},
        {"1.0", "only whole numbers"},
        {"1e3", "only whole numbers"},
        {"01", "needless 0"},
        {"+1", "no JSON value"},
        {"-", "ends too early"},
        {"nul", "no JSON value"},
        {"NaN", "no JSON value"},
        {"[1, 2", "ends too early"},
        {"{\"a\"", "ends too early"},
        {"\"abc", "ends too early"},
        {"\"a\\", "ends too early"},
        {"\"a\\u12", "ends too early"},
        {"\"a\\u12x4\"", "hexadecimal"},
        {"\"\\x\"", "unknown escape"},
        {"\"a\nb\"", "control character"},
        {R"("\ud83d")", "half a character"},
        {R"("\ud83d\u0041")", "half a character"},
        {R"("\udc51")", "half a character"},
        {"\"\xff\"", "UTF-8"},
        {"\"\xc0\xaf\"", "UTF-8"},
        {"\"\xed\xa0\x80\"", "UTF-8"},
    }));
    CHECK_THAT(failure(text), ContainsSubstring(message));
}

TEST_CASE("JSON may be nested 64 levels deep, and not deeper", "[json]")
{
    CHECK(parsed(nested(64)).array() != nullptr);
    CHECK_THAT(failure(nested(65)), ContainsSubstring("64 levels"));
    CHECK_THAT(failure(QByteArray(1'000'000, '[')), ContainsSubstring("64 levels"));
    QByteArray objects;
    for (int level = 0; level < 65; ++level) {
        objects += "{\"a\":";
    }
    CHECK_THAT(failure(objects), ContainsSubstring("64 levels"));
}

TEST_CASE("Strings are escaped only where JSON demands it", "[json]")
{
    CHECK(json::quoted("Chloé").toStdString() == "\"Chloé\"");
    CHECK(json::quoted("a\"b\\c\n\x01\x1f/\x7f") == "\"a\\\"b\\\\c\\n\\u0001\\u001f/\x7f\"");
    CHECK(json::list({"1", "\"b\"", "null"}) == "[1, \"b\", null]");
    CHECK(json::list({}) == "[]");
}
