// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Options.h"

#include <algorithm>

namespace academy::rules
{

Options Options::of(Mode mode, int squires)
{
    Options options;
    options.mode = mode;
    switch (mode) {
    case Mode::Standard:
        options.squires = static_cast<std::uint8_t>(squires);
        break;
    case Mode::Karadoc:
        options.squires = 3;
        break;
    case Mode::Lancelot: // R9.1
        options.squires = 4;
        options.colors = {Color::Blue, Color::Yellow, Color::Green, Color::Red, Color::Black};
        break;
    }
    return options;
}

std::optional<Refusal> check(const Options &options)
{
    if (options.mode > Mode::Lancelot) {
        return Refusal{Reason::UnknownOption, "R2.1"};
    }
    const int needed = options.mode == Mode::Karadoc ? 3 : options.mode == Mode::Lancelot ? 4 : 0;
    if (options.squires < 3 || options.squires > maxSquires || (needed != 0 && options.squires != needed)) {
        return Refusal{Reason::SquireCount, "R2.1"};
    }
    unsigned colors = 0;
    for (std::size_t squire = 0; squire < options.squires; ++squire) {
        if (options.colors[squire] > Color::Black) {
            return Refusal{Reason::UnknownOption, "R2.1"};
        }
        const unsigned bit = 1U << static_cast<unsigned>(options.colors[squire]);
        if ((colors & bit) != 0) {
            return Refusal{Reason::ColorTwice, "R2.1"};
        }
        colors |= bit;
    }
    const Options ofMode = Options::of(Mode::Lancelot);
    if (options.mode == Mode::Lancelot
        && !std::equal(ofMode.colors.begin(), ofMode.colors.begin() + ofMode.squires, options.colors.begin())) {
        return Refusal{Reason::LancelotColors, "R9.1"};
    }
    if (options.firstSquire >= options.squires || options.isNeutral(options.firstSquire)) {
        return Refusal{Reason::FirstSquire, options.mode == Mode::Karadoc ? "R8.1" : "R2.5"};
    }
    if (options.stakes > Stakes::GrandFinale) {
        return Refusal{Reason::UnknownOption, "R2.6"};
    }
    if (options.advanced >= 1U << advancedCount) {
        return Refusal{Reason::UnknownOption, "R7"};
    }
    if (options.variations >= 1U << variationCount) {
        return Refusal{Reason::UnknownOption, "R10"};
    }
    return std::nullopt;
}

} // namespace academy::rules
