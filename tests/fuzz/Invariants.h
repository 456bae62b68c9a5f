// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Game.h"

/// What holds at every moment of every game, whatever was chosen. Each function ends the program with a message where it
/// does not hold; the fuzzer then keeps the bytes that led there.
namespace academy::fuzz
{

/// Ends the program unless it holds.
void require(bool holds, const char *what);

/// Everything below.
void checkState(const rules::State &state);

/// R2.2, R4.1: hands, kept and played cards together are the cards dealt.
void checkCards(const rules::State &state);

/// R2.4, R3.1 to R3.6: every squire has a disc on each track, and the discs of a stack lie one on another.
void checkTracks(const rules::State &state);

/// R5.7, R10.1.1, R10.4.1: points are the coats held; Cup and Scrolls are where they can be.
void checkTokens(const rules::State &state);

/// Somebody or something is due; whoever decides has a choice, each of its actions is allowed, and its player sees the same
/// ones in its view.
void checkChoices(const rules::State &state);

/// What is told has a cause.
void checkEvents(const rules::Events &events);

} // namespace academy::fuzz
