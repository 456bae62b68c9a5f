// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "names/PlayerName.h"

#include <QTextBoundaryFinder>

namespace academy::model
{

namespace
{

// Joiners hold some scripts and emoji together; other characters of this kind only hide or turn what stands after them.
bool isUnseen(QChar character)
{
    constexpr char16_t nonJoiner = 0x200C;
    constexpr char16_t joiner = 0x200D;
    const bool joins = character == nonJoiner || character == joiner;
    return character.category() == QChar::Other_Control || (character.category() == QChar::Other_Format && !joins)
        || character == QChar::ObjectReplacementCharacter;
}

// The first units up to `most`, no character cut in two; of a single one that is longer the marks that it can do without.
QString beginning(const QString &text, qsizetype most)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(most);
    qsizetype end = finder.isAtBoundary() ? most : std::max<qsizetype>(finder.toPreviousBoundary(), 0);
    if (end == 0) {
        end = text.at(most - 1).isHighSurrogate() ? most - 1 : most;
    }
    return text.first(end);
}

} // namespace

QString shownName(const QString &name, qsizetype longest)
{
    constexpr qsizetype enough = 1000; // nobody reads beyond that to see whether blanks follow
    QString text = name.first(std::min(name.size(), enough)).simplified();
    text.removeIf(isUnseen);
    if (text.size() <= longest && text.isValidUtf16()) {
        return text;
    }
    text = QString::fromUtf8(text.toUtf8()); // half a character becomes one that says so
    return text.size() <= longest ? text : beginning(text, longest - 1).trimmed() + u'…';
}

} // namespace academy::model
