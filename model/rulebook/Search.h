// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rulebook/Book.h"

/// Finds words in the rulebook as they are typed. All words of the query have to begin a word of one sentence, or of the
/// heading or title it stands under; one of them at least of the sentence itself.
namespace academy::rulebook
{

/// A sentence in which something was found.
struct Hit {
    Q_GADGET
    QML_VALUE_TYPE(rulebookHit)
    Q_PROPERTY(QString target MEMBER target FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString sentence MEMBER sentence FINAL)
    Q_PROPERTY(int start MEMBER start FINAL)
    Q_PROPERTY(int length MEMBER length FINAL)

public:
    QString target; ///< the section it is in
    QString title; ///< "A turn, step by step · 2. Keep one, pass the rest"
    QString sentence;
    int start = 0; ///< where the first word found is in the sentence
    int length = 0;
    int block = 0; ///< in its page

    [[nodiscard]] QString before() const { return sentence.left(start); }
    [[nodiscard]] QString match() const { return sentence.mid(start, length); }
    [[nodiscard]] QString after() const { return sentence.mid(start + length); }

    friend bool operator==(const Hit &, const Hit &) = default;
};

/// The best ones first: headings, words explained, then in the order of the book. At most `most`.
[[nodiscard]] QList<Hit> search(const Book &book, const QString &text, int most = 60);

/// The sentences of a text.
[[nodiscard]] QStringList sentences(const QString &text);

} // namespace academy::rulebook
