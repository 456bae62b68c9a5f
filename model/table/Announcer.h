// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "table/Table.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

/// What a screen reader is told of a game without asking.
namespace academy::model
{

/// Says what happens at a table to those who do not see it: what was played and scored, with the reasons; whose decision it is;
/// why something is refused; the result. Speech takes longer than what it tells of, so what happens within a moment is said
/// together, and of much that happens at once only the latest and what concerns one's own squires; the chronicle has the rest.
class Announcer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::Table *table READ table WRITE setTable NOTIFY tableChanged FINAL)

public:
    /// So many events are said at once.
    static constexpr int most = 8;

    explicit Announcer(QObject *parent = nullptr);

    [[nodiscard]] Table *table() const { return m_table; }
    void setTable(Table *table);

    /// Says at once what waits to be said; by itself it does so after a moment.
    void flush();

Q_SIGNALS:
    void tableChanged();
    /// To be said. `urgent`: before anything else.
    void announced(const QString &text, bool urgent);

private:
    void wait(int milliseconds);
    void hearEvents();
    void hearPrompt();
    void hearResult();
    [[nodiscard]] QStringList events();
    [[nodiscard]] QString question() const;

    QPointer<Table> m_table;
    QTimer m_timer;
    int m_said = 0; ///< rows of the chronicle
    QString m_asked; ///< what was asked last
    QString m_refusal;
    QString m_answer; ///< what the choice would mean, as it was the last time
    bool m_answers = false; ///< it waits to be said
    bool m_over = false;
    QStringList m_waiting; ///< what has happened; the latest events come after it
    QString m_question; ///< waits to be said, behind all that has happened
};

} // namespace academy::model
