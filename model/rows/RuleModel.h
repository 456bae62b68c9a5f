// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "rows/Shown.h"

/// Rules that can be switched on: the advanced rules, or the variations, one row each. A row's number is its enumerator in
/// the rules.
namespace academy::model
{

struct RuleRow {
    QString id; ///< as in game records, "win-a-tie"
    QString name; ///< "Win a tie"
    QString sentence; ///< what it changes
    QString emblem; ///< of the board it is about, of two the first; empty for none
    bool on = false;
};

class RuleModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSetup")
    Q_PROPERTY(int onCount READ onCount NOTIFY changed FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    Q_PROPERTY(QString names READ names NOTIFY changed FINAL)

public:
    explicit RuleModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    void show(const QList<RuleRow> &rows);
    [[nodiscard]] const QList<RuleRow> &rows() const { return m_rows; }

    [[nodiscard]] int onCount() const;
    /// The names of those that are on, in a row; empty for none.
    [[nodiscard]] QString summary() const;
    /// The names of all.
    [[nodiscard]] QString names() const;

    Q_INVOKABLE void setOn(int row, bool on);
    Q_INVOKABLE void setAll(bool on);

Q_SIGNALS:
    void changed();
    /// Somebody has switched a rule.
    void switched();

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<RuleRow> m_rows;
};

} // namespace academy::model
