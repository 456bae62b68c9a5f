// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"
#include "rules/State.h"

#include <QByteArray>

/// The audit of a game: one JSON object a line with the options, each entry as it is applied, the state after each draft,
/// play, scoring and reset, and the result. Two programs that agree on the rules write the same audit for the same record.
namespace academy::record
{

class AuditWriter
{
public:
    void writeOptions(const Record &record);
    void writeEntry(const Entry &entry);
    /// A state in a *Done phase, or when the game is over: then the result follows.
    void writeState(const rules::State &state);

    [[nodiscard]] const QByteArray &text() const { return m_text; }

private:
    void writeResult(const rules::State &state);
    void line(const char *key, const QByteArray &value);

    QByteArray m_text;
};

} // namespace academy::record
