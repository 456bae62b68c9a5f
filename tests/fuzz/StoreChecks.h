// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>
#include <QString>

/// What has to hold for a file with settings, and for one with the history of finished games, whatever it holds: it is read, or
/// set aside as it is, or left to a later version; and what is read is within its bounds.
namespace academy::fuzz
{

enum class StoreOutcome { Read, SetAside, LeftAlone };

/// Puts the text where the program, which keeps its settings in .ini files here, finds it, and reads everything there. The folder
/// is the test's own; what lay there is gone.
StoreOutcome checkStore(const QByteArray &text, const QString &folder);

/// The same for the history. Of one that is damaged what can be read goes on.
StoreOutcome checkHistory(const QByteArray &text, const QString &folder);

} // namespace academy::fuzz
