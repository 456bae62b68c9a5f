// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

/// Somebody at this device has to decide.
namespace academy::model
{

struct Asked {
    int actor = 0; ///< squire, or player in the phases of rules::actorIsPlayer
    int player = 0; ///< who decides
    bool curtain = false; ///< has not looked yet

    friend bool operator==(const Asked &, const Asked &) = default;
};

} // namespace academy::model
