// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QList>
#include <QString>

/// Text made comparable for a search: small letters without accents, one kind of apostrophe, hyphen and blank, œ as oe.
namespace academy::rulebook
{

struct Folded {
    QString text;
    QList<qsizetype> origin; ///< for each character of `text`, the position it comes from; one more for the end
};

[[nodiscard]] Folded fold(const QString &text);

} // namespace academy::rulebook
