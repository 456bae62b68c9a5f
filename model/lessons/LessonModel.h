// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "pages/GameSetup.h"
#include "rows/Enums.h"
#include "rows/RowsModel.h"

#include <QPointer>

/// The lessons there are, one row each, with what has been done of them on this device. Empty until it is refreshed for the
/// first time: whoever does not learn need not wait for it.
namespace academy::lessons
{

struct LessonRow {
    QString id;
    QString title;
    QString note; ///< what one learns
    QString progress; ///< "2 minutes", "begun", "done"
    QString emblem; ///< of the board it is about; empty for none
    bool done = false;
    bool begun = false; ///< and left on the way

    friend bool operator==(const LessonRow &, const LessonRow &) = default;
};

class LessonModel : public model::RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool firstDone READ firstDone NOTIFY refreshed FINAL)
    Q_PROPERTY(academy::model::GameSetup *offeredFor READ offeredFor WRITE setOfferedFor NOTIFY refreshed FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY refreshed FINAL)

public:
    explicit LessonModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] const QList<LessonRow> &rows() const { return m_rows; }
    /// The first lesson was taken to its end.
    [[nodiscard]] bool firstDone() const;

    /// A game that is prepared: then only lessons about what is chosen for it, and has not been learnt yet. Null for all lessons.
    [[nodiscard]] model::GameSetup *offeredFor() const { return m_setup; }
    void setOfferedFor(model::GameSetup *setup);
    /// Their names, as a list in words.
    [[nodiscard]] QString summary() const;

    /// The identifier of a row; empty when there is none.
    Q_INVOKABLE [[nodiscard]] QString idOf(int row) const;

    /// Looks again what has been done; says everything in the language of the moment.
    Q_INVOKABLE void refresh();
    /// The same, if it has been refreshed before.
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void refreshed();

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    [[nodiscard]] bool isOffered(const LessonRow &row) const;

    QList<LessonRow> m_rows;
    QPointer<model::GameSetup> m_setup;
};

} // namespace academy::lessons
