// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "RowsModel.h"
#include "Shown.h"

#include <QDateTime>

/// The games kept on the device, the latest first. A running game is written after every decision, so leaving needs no
/// saving.
namespace academy::model
{

struct SavedGameRow {
    QString path;
    QString title; ///< "Ana, Bruno and Chloé"
    QString detail; ///< "Turn III, four squires, two variations"
    QString when; ///< "21 November, 18:40"
    QDateTime changed;
    QList<int> tinctures; ///< of the squires, in seat order
    bool over = false;
    QString problem; ///< why it cannot be continued; empty when it can
    QString spoken;
};

class SavedGames : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString latest READ latest NOTIFY changed FINAL)
    Q_PROPERTY(QString latestText READ latestText NOTIFY changed FINAL)

public:
    /// Looks in the application's own folder.
    explicit SavedGames(QObject *parent = nullptr);
    SavedGames(const QString &folder, QObject *parent);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] const QList<SavedGameRow> &rows() const { return m_rows; }

    /// Path of the latest game that is not over; empty when there is none.
    [[nodiscard]] QString latest() const;
    /// "Turn III, with Bruno and Chloé"
    [[nodiscard]] QString latestText() const;

    /// Looks into the folder again.
    Q_INVOKABLE void refresh();
    /// Removes the file for good.
    Q_INVOKABLE bool remove(int row);
    Q_INVOKABLE void retranslate() { refresh(); }

Q_SIGNALS:
    void changed();

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QString m_folder;
    QList<SavedGameRow> m_rows;
};

} // namespace academy::model
