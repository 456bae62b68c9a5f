// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Options.h"

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
    const int needed = options.mode == Mode::Karadoc ? 3 : options.mode == Mode::Lancelot ? 4 : 0;
    if (options.squires < 3 || options.squires > maxSquires || (needed != 0 && options.squires != needed)) {
        return Refusal{Reason::SquireCount, "R2.1"};
    }
    unsigned colors = 0;
    for (std::size_t squire = 0; squire < options.squires; ++squire) {
        const unsigned bit = 1U << static_cast<unsigned>(options.colors[squire]);
        if ((colors & bit) != 0) {
            return Refusal{Reason::ColorTwice, "R2.1"};
        }
        colors |= bit;
    }
    if (options.mode == Mode::Lancelot && options.colors != Options::of(Mode::Lancelot).colors) {
        return Refusal{Reason::LancelotColors, "R9.1"};
    }
    if (options.firstSquire >= options.squires || options.isNeutral(options.firstSquire)) {
        return Refusal{Reason::FirstSquire, options.mode == Mode::Karadoc ? "R8.1" : "R2.5"};
    }
    if (options.advanced >= 1U << advancedCount || options.variations >= 1U << variationCount) {
        return Refusal{Reason::UnknownOption, "R2.6"};
    }
    return std::nullopt;
}

} // namespace academy::rules
