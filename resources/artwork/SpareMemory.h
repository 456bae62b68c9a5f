// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

namespace academy::artwork
{

/// Gives the memory that this process has freed and its allocator still holds back to the system, so far as whole pages of it
/// are free. To draw and to put a page together takes much that is not needed once that is done, all in small blocks, of which
/// allocators keep what they can; on a device with little memory other programs want it. Takes some milliseconds; safe from any
/// thread, and best called from one that nobody waits for. Does nothing with an allocator that cannot be asked for that, or
/// does it of its own accord, as Android's.
void returnSpareMemory();

} // namespace academy::artwork
