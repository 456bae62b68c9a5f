// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

/// Dialogs and menus lie over the whole window.
namespace academy::controls
{

/// Belongs to a popup, and says when that covers the window: all layers are hidden from screen readers then. Qt keeps the
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

Q_SIGNALS:
    void coveringChanged();

private:
    bool m_covering = false;
};

} // namespace academy::controls
