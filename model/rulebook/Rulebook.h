// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rulebook/Book.h"
#include "rulebook/History.h"
#include "rulebook/Search.h"

#include <QObject>

#include <optional>

/// The rulebook as a page shows it: one of its pages, the table of contents, what a search has found, the way back. The
/// files are read when a language is set, that is, when somebody opens the book.
namespace academy::rulebook
{

/// A line of the table of contents.
struct ContentsLine {
    Q_GADGET
    QML_VALUE_TYPE(rulebookContentsLine)
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString chapter MEMBER chapter FINAL)

public:
    QString page;
    QString title;
    QString chapter; ///< its name before the first page of a chapter, otherwise empty

    friend bool operator==(const ContentsLine &, const ContentsLine &) = default;
};

class Rulebook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(QString page READ page NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY pageChanged FINAL)
    Q_PROPERTY(QList<academy::rulebook::Block> blocks READ blocks NOTIFY pageChanged FINAL)
    Q_PROPERTY(academy::rulebook::Link next READ next NOTIFY pageChanged FINAL)
    Q_PROPERTY(QList<academy::rulebook::ContentsLine> contents READ contents NOTIFY languageChanged FINAL)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY placeChanged FINAL)
    Q_PROPERTY(bool canGoForward READ canGoForward NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString place READ place NOTIFY placeChanged FINAL)
    Q_PROPERTY(int block READ block NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY hitsChanged FINAL)
    Q_PROPERTY(QList<academy::rulebook::Hit> hits READ hits NOTIFY hitsChanged FINAL)
    Q_PROPERTY(QString found READ found NOTIFY hitsChanged FINAL)

public:
    explicit Rulebook(QObject *parent = nullptr);

    /// The code of a language, with or without a country; empty before the book is opened.
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);

    /// The page that is open, and its title; empty while none is.
    [[nodiscard]] QString page() const { return m_history.place().section(QLatin1Char('#'), 0, 0); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QList<Block> blocks() const;
    /// The page after it; without a target on the last one.
    [[nodiscard]] Link next() const;
    [[nodiscard]] QList<ContentsLine> contents() const;
    [[nodiscard]] bool canGoBack() const { return m_history.canGoBack(); }
    [[nodiscard]] bool canGoForward() const { return m_history.canGoForward(); }
    [[nodiscard]] QString place() const { return m_history.place(); }
    /// The block that is to be seen at the top.
    [[nodiscard]] int block() const { return m_block; }

    /// What is looked for. Fewer than two letters find nothing.
    [[nodiscard]] QString query() const { return m_query; }
    void setQuery(const QString &query);
    [[nodiscard]] QList<Hit> hits() const { return m_hits; }
    /// "12 passages", or that there are none; empty while nothing is looked for.
    [[nodiscard]] QString found() const;

    /// Goes to a place. False, and nothing changes, when there is no such place.
    Q_INVOKABLE bool open(const QString &target);
    /// Goes to where something was found.
    Q_INVOKABLE void openHit(int hit);
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();

Q_SIGNALS:
    void languageChanged();
    void pageChanged();
    void placeChanged();
    void hitsChanged();
    /// Somebody has gone somewhere, perhaps where the book is open already.
    void opened();

private:
    void arrive(const QString &from);
    [[nodiscard]] static QString chapterName(Chapter chapter);

    QString m_language;
    std::optional<Book> m_book;
    History m_history;
    int m_block = 0;
    QString m_query;
    QList<Hit> m_hits;
};

} // namespace academy::rulebook
