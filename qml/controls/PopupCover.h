// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

/// Dialogs and menus lie over the whole window.
namespace academy::controls
{

class LayerItem;

/// Belongs to a popup that covers the window while it is open: all layers are hidden from screen readers then. Qt keeps the
/// keyboard and the pointer in such a popup by itself.
class PopupCover : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool covering READ isCovering WRITE setCovering NOTIFY coveringChanged FINAL)

public:
    explicit PopupCover(QObject *parent = nullptr);
    ~PopupCover() override;

    [[nodiscard]] bool isCovering() const { return m_covering; }
    void setCovering(bool covering);

    /// Some popup covers the window.
    [[nodiscard]] static bool covers();
    /// Tells readers of this layer when the window is covered and uncovered.
    static void watch(LayerItem &layer);

Q_SIGNALS:
    void coveringChanged();

private:
    bool m_covering = false;
};

} // namespace academy::controls
