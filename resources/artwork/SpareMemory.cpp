// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/SpareMemory.h"

#include <cstdlib> // which says whose library this is

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace academy::artwork
{

void returnSpareMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace academy::artwork
