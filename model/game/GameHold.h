// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QLockFile>
#include <QString>

namespace academy::model
{

/// Whoever plays a saved game holds it, so that no second program writes over it: a file beside it, hidden, that goes away
/// with the object. What a program that died has held is free.
class GameHold
{
public:
    explicit GameHold(const QString &path);

    /// False only when somebody else holds the game. Where nothing can be written nobody can hold it, and nobody harms it.
    [[nodiscard]] bool take();

private:
    QLockFile m_file;
};

} // namespace academy::model
