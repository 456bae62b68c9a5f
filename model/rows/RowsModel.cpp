// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/RowsModel.h"

namespace academy::model
{

RowsModel::RowsModel(std::span<const Role> roles, QObject *parent)
    : QAbstractListModel(parent)
    , m_roles(roles)
{
}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    const auto position = static_cast<std::size_t>(role - Qt::UserRole);
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < Qt::UserRole || position >= m_roles.size()) {
        return {};
    }
    return m_roles[position].read(row(index.row()));
}

QHash<int, QByteArray> RowsModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (std::size_t position = 0; position < m_roles.size(); ++position) {
        names.insert(Qt::UserRole + static_cast<int>(position), m_roles[position].name);
    }
    return names;
}

int RowsModel::roleNamed(QByteArrayView name) const
{
    const auto found = std::ranges::find_if(m_roles, [name](const Role &role) { return name == role.name; });
    return found == m_roles.end() ? -1 : Qt::UserRole + static_cast<int>(found - m_roles.begin());
}

QList<int> RowsModel::changedRoles(const void *row, const void *other) const
{
    QList<int> changed;
    for (std::size_t position = 0; position < m_roles.size(); ++position) {
        if (!m_roles[position].same(row, other)) {
            changed.append(Qt::UserRole + static_cast<int>(position));
        }
    }
    return changed;
}

} // namespace academy::model
