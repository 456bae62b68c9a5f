// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

/// A page of the rulebook as it is read: a title and a column of blocks. Text is plain everywhere; links stand in blocks of
/// their own, as rows that a finger and the keyboard can reach. Places in the book are named `page#anchor`, the same in
/// every language; a page alone means its beginning.
namespace academy::rulebook
{

Q_NAMESPACE
QML_NAMED_ELEMENT(RulebookParts)
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

enum class Part {
    Heading, ///< level 1: the page's title; 2: a section
    Paragraph,
    Item, ///< of a list
    Term, ///< a word, and what it means
    Table, ///< cells by row; the first row is the head
    Links,
    Figure,
};
Q_ENUM_NS(Part)

/// Words that lead to a place in the book.
struct Link {
    Q_GADGET
    QML_VALUE_TYPE(rulebookLink)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString target MEMBER target FINAL)

public:
    QString text;
    QString target; ///< "page" or "page#anchor"

    friend bool operator==(const Link &, const Link &) = default;
};

struct Block {
    Q_GADGET
    QML_VALUE_TYPE(rulebookBlock)
    Q_PROPERTY(academy::rulebook::Part part MEMBER part FINAL)
    Q_PROPERTY(int level MEMBER level FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString lead MEMBER lead FINAL)
    Q_PROPERTY(int columns MEMBER columns FINAL)
    Q_PROPERTY(QStringList cells MEMBER cells FINAL)
    Q_PROPERTY(QList<academy::rulebook::Link> links MEMBER links FINAL)
    Q_PROPERTY(QString figure MEMBER figure FINAL)

public:
    Part part = Part::Paragraph;
    int level = 0; ///< of a heading
    QString text; ///< of a figure its caption
    QString lead; ///< of a term the word itself
    int columns = 0;
    QStringList cells; ///< row by row
    QList<Link> links;
    QString figure; ///< its name
    QString anchor; ///< of the heading that this is, or that it stands below
    QStringList rules; ///< numbers of the rules it tells, "R4.2"
    QStringList indexed; ///< of a heading: words of the index that lead to it

    friend bool operator==(const Block &, const Block &) = default;
};

struct Page {
    QString id;
    QList<Block> blocks; ///< the first one is the title
    bool listsIndex = false; ///< the index is to be put at its end

    [[nodiscard]] QString title() const { return blocks.isEmpty() ? QString() : blocks.constFirst().text; }
};

} // namespace academy::rulebook
