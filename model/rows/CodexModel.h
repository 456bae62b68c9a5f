// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "rows/Shown.h"

/// The Secret Codex (10.3): its numbered places, one row each. No rows without the variation.
namespace academy::model
{

struct CodexRow {
    int place = 0; ///< 0..
    QString name; ///< "Place 2"
    int taker = -1; ///< seat of the squire that took the token
    int takerTincture = -1; ///< Enums.Tincture, or -1
    bool known = false; ///< the person looking now knows the token
    int token = 0; ///< 0, −1, −3; meaningless unless known
    QList<int> lookedAtBy; ///< seats (public, R10.3.2)
    bool mayBeChosen = false;
    bool chosen = false;
    QString spoken;
};

class CodexModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")

public:
    explicit CodexModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    void show(const QList<CodexRow> &rows) { RowsModel::show(m_rows, rows); }
    [[nodiscard]] const QList<CodexRow> &rows() const { return m_rows; }

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<CodexRow> m_rows;
};

} // namespace academy::model
