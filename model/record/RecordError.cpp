// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/RecordError.h"

namespace academy::record
{

QString RecordError::message() const
{
    QString message = text;
    if (entry > 0) {
        message.prepend(QStringLiteral("entry %1: ").arg(entry));
    }
    if (!rule.empty()) {
        message += QStringLiteral(" (%1)").arg(QLatin1StringView(rule));
    }
    return message;
}

} // namespace academy::record
