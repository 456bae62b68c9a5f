// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The thread sanitizer follows only what was compiled with it. Catch2 was not, and has functions of the standard library's
// shared pointers in it, of which the linker takes the first that it meets: with Catch2's, which count with plain reads where
// they may, what one thread writes and another destroys looks like a race. This source is met before Catch2; compiled without
// optimisation, it has them all as functions of their own.
#include <memory>

namespace academy::sanitizers
{

void shareAndLetGo()
{
    auto const first = std::make_shared<int>(1);
    std::weak_ptr<int> const weak = first;
    auto const second = weak.lock();
}

} // namespace academy::sanitizers
