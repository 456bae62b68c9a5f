// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/EventPresenter.h"

#include <QString>

/// Which of the few sounds goes with what, by the names they have among the drawings and sounds.
namespace academy::model
{

/// Of a step of the presenter; empty where nothing is heard.
[[nodiscard]] QString soundOf(const StepShown &animation);
/// Somebody at this device is asked after others have acted.
[[nodiscard]] QString soundOfTurn();
/// A card is lifted from the hand.
[[nodiscard]] QString soundOfLift();
/// Somebody is knighted.
[[nodiscard]] QString soundOfEnd();

} // namespace academy::model
