// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QAccessible>
#include <QList>
#include <QQuickWindow>
#include <QString>
#include <QStringList>

/// What a screen reader meets in a window: everything that is shown, in its order.
class Reader
{
public:
    struct Node {
        QAccessible::Role role;
        QString name;
        QString description;
        bool enabled;
        bool focusable;
        bool pressable; ///< has an action that presses, toggles or shows it
        QString text; ///< of a control made since, which has not told it yet as nobody listens in a test
        QString object; ///< the name of the thing itself

        [[nodiscard]] QString said() const { return name.isEmpty() ? text : name; }
    };

    /// From then on what is announced is kept.
    explicit Reader(QQuickWindow &window);
    ~Reader();
    Reader(const Reader &) = delete;
    Reader &operator=(const Reader &) = delete;

    [[nodiscard]] QList<Node> nodes() const;
    /// The names of all nodes.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] bool meets(const QString &name) const { return names().contains(name); }
    /// What has been announced since the last time this was asked for.
    [[nodiscard]] static QStringList takeAnnounced();

private:
    QQuickWindow &m_window;
};
