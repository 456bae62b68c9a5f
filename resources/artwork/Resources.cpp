// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/Resources.h"

#include <QtResource>

#include <mutex>

// Q_INIT_RESOURCE has to stand outside of any namespace.
static void initAll()
{
    Q_INIT_RESOURCE(academy_vellum);
    Q_INIT_RESOURCE(academy_scriptorium);
    Q_INIT_RESOURCE(academy_high_contrast);
    Q_INIT_RESOURCE(academy_icons);
    Q_INIT_RESOURCE(academy_fonts);
    Q_INIT_RESOURCE(academy_sounds);
    Q_INIT_RESOURCE(academy_tables);
}

namespace academy::artwork
{

void initResources()
{
    static std::once_flag once;
    std::call_once(once, initAll);
}

} // namespace academy::artwork
