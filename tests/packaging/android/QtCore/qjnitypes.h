// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
/// Qt's own headers include this one where they are for Android.

#pragma once

#include "qjniobject.h"
