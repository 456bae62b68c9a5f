// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Folding.h"

namespace academy::rulebook
{

namespace
{

QString foldedCharacter(QChar character)
{
    switch (character.unicode()) {
    case 0x0152:
    case 0x0153:
        return QStringLiteral("oe");
    case 0x00C6:
    case 0x00E6:
        return QStringLiteral("ae");
    case 0x2018:
    case 0x2019:
        return QStringLiteral("'");
    case 0x2010:
    case 0x2011:
    case 0x2013:
    case 0x2212:
        return QStringLiteral("-");
    default:
        break;
    }
    if (character.isSpace()) {
        return QStringLiteral(" ");
    }
    QString letters;
    const QString parts = QString(character).normalized(QString::NormalizationForm_D);
    for (const QChar part : parts) {
        if (part.category() != QChar::Mark_NonSpacing) {
            letters += part.toCaseFolded();
        }
    }
    return letters;
}

} // namespace

Folded fold(const QString &text)
{
    Folded folded;
    for (qsizetype position = 0; position < text.size(); ++position) {
        const QString letters = foldedCharacter(text.at(position));
        folded.text += letters;
        folded.origin.insert(folded.origin.size(), letters.size(), position);
    }
    folded.origin.append(text.size());
    return folded;
}

} // namespace academy::rulebook
