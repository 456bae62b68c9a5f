// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QAbstractListModel>
#include <QtQmlIntegration/qqmlintegration.h>

#include <algorithm>
#include <array>
#include <span>

/// A list model whose rows are plain structs and whose roles are a table of their members. Showing new rows compares them
/// member by member with the old ones and tells exactly what has changed; it never resets.
namespace academy::model
{

class RowsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    /// One role: its name in QML, how to read it from a row, whether two rows agree in it.
    struct Role {
        const char *name;
        QVariant (*read)(const void *row);
        bool (*same)(const void *row, const void *other);
    };

    explicit RowsModel(std::span<const Role> roles, QObject *parent = nullptr);

    [[nodiscard]] int count() const { return rowCount({}); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int roleNamed(QByteArrayView name) const;

Q_SIGNALS:
    void countChanged();

protected:
    [[nodiscard]] virtual const void *row(int position) const = 0;

    /// A role that reads the member `member` of `Row`.
    template <auto member, typename Row>
    [[nodiscard]] static constexpr Role role(const char *name)
    {
        return {name, [](const void *row) { return QVariant::fromValue(static_cast<const Row *>(row)->*member); },
                [](const void *row, const void *other) {
                    return static_cast<const Row *>(row)->*member == static_cast<const Row *>(other)->*member;
                }};
    }

    /// Puts `now` in the place of `rows`, with the signals that this takes: changes in place, rows added or removed at
    /// the end.
    template <typename Row>
    void show(QList<Row> &rows, const QList<Row> &now)
    {
        const auto common = std::min(rows.size(), now.size());
        for (qsizetype position = 0; position < common; ++position) {
            const QList<int> changed = changedRoles(&rows.at(position), &now.at(position));
            if (!changed.isEmpty()) {
                rows[position] = now.at(position);
                const QModelIndex where = index(static_cast<int>(position));
                Q_EMIT dataChanged(where, where, changed);
            }
        }
        if (now.size() > common) {
            beginInsertRows({}, static_cast<int>(common), static_cast<int>(now.size()) - 1);
            rows.append(now.mid(common));
            endInsertRows();
            Q_EMIT countChanged();
        } else if (rows.size() > common) {
            beginRemoveRows({}, static_cast<int>(common), static_cast<int>(rows.size()) - 1);
            rows.resize(common);
            endRemoveRows();
            Q_EMIT countChanged();
        }
    }

private:
    [[nodiscard]] QList<int> changedRoles(const void *row, const void *other) const;

    std::span<const Role> m_roles;
};

} // namespace academy::model
