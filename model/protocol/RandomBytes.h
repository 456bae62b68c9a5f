// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>

/// Random bytes from the system, for secrets and shares of a deal: nobody can foretell them.
namespace academy::protocol
{

[[nodiscard]] QByteArray randomBytes(qsizetype size);

} // namespace academy::protocol
