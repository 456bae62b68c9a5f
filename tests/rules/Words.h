// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Action.h"
#include "rules/Coat.h"
#include "rules/Refusal.h"
#include "rules/State.h"

#include <catch2/catch_tostring.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Values of the rules in words, as game records write them, so that tests say what they mean and failures what is wrong.
namespace academy::rules::test
{

[[nodiscard]] std::vector<std::string_view> words(std::string_view text);

[[nodiscard]] Card card(std::string_view text);
[[nodiscard]] Hand hand(std::string_view text);
[[nodiscard]] Coat coat(std::string_view text);

[[nodiscard]] std::string text(Board board);
[[nodiscard]] std::string text(Card card);
[[nodiscard]] std::string text(Hand hand);
[[nodiscard]] std::string text(Coat coat);
[[nodiscard]] std::string text(const Coats &coats);
[[nodiscard]] std::string text(const Action &action);
[[nodiscard]] std::string text(const Refusal &refusal);
[[nodiscard]] std::string text(const Options &options);
/// Where everybody is: turn, phase, actor, tracks, coats, cards.
[[nodiscard]] std::string text(const State &state);

} // namespace academy::rules::test

template <typename T>
    requires requires(const T &value) { academy::rules::test::text(value); }
&& (!std::is_convertible_v<T, std::string_view>)
struct Catch::StringMaker<T> {
    static std::string convert(const T &value) { return academy::rules::test::text(value); }
};
