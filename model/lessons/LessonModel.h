// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"
#include "rows/RowsModel.h"

/// The lessons there are, one row each, with what has been done of them on this device. Empty until it is refreshed for the
/// first time: whoever does not learn need not wait for it.
namespace academy::lessons
{

struct LessonRow {
    QString id;
    QString title;
    QString note; ///< what one learns
    QString state; ///< "2 minutes", "begun", "done"
    model::Enums::Board board = model::Enums::Board::NoBoard; ///< for the emblem
    bool done = false;
    bool begun = false; ///< and left on the way

    friend bool operator==(const LessonRow &, const LessonRow &) = default;
};

class LessonModel : public model::RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool firstDone READ firstDone NOTIFY refreshed FINAL)

public:
    explicit LessonModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] const QList<LessonRow> &rows() const { return m_rows; }
    /// The first lesson was taken to its end.
    [[nodiscard]] bool firstDone() const;

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

    QList<LessonRow> m_rows;
};

} // namespace academy::lessons
