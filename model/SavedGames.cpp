// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "SavedGames.h"

namespace academy::model
{

std::span<const RowsModel::Role> SavedGames::roles()
{
    static constexpr std::array all{
        role<&SavedGameRow::path, SavedGameRow>("path"),
        role<&SavedGameRow::title, SavedGameRow>("title"),
        role<&SavedGameRow::detail, SavedGameRow>("detail"),
        role<&SavedGameRow::when, SavedGameRow>("when"),
        role<&SavedGameRow::changed, SavedGameRow>("changed"),
        role<&SavedGameRow::tinctures, SavedGameRow>("tinctures"),
        role<&SavedGameRow::over, SavedGameRow>("over"),
        role<&SavedGameRow::problem, SavedGameRow>("problem"),
        role<&SavedGameRow::spoken, SavedGameRow>("spoken"),
    };
    return all;
}

SavedGames::SavedGames(QObject *parent)
    : SavedGames(QString(), parent)
{
}

SavedGames::SavedGames(const QString &folder, QObject *parent)
    : RowsModel(roles(), parent)
    , m_folder(folder)
{
}

QString SavedGames::latest() const { return {}; }
QString SavedGames::latestText() const { return {}; }
void SavedGames::refresh() {}
bool SavedGames::remove(int /*row*/) { return false; }

int SavedGames::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *SavedGames::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
