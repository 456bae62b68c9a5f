// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <array>
#include <string_view>

/// Used by the writer and the reader of messages only.
namespace academy::protocol
{

/// By Why.
inline constexpr std::array<std::string_view, 8> whyNames{"left",       "version",  "malformed",  "out-of-turn",
                                                          "other-game", "replaced", "taken-back", "closed"};

} // namespace academy::protocol
