// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QPointer>
#include <QQuickItem>

/// Things that lie over each other in a window.
namespace academy::controls
{

/// One of several siblings that lie over each other, the later over the earlier: the table, and over it a board seen large,
/// the scoring, the curtain. While a modal one is open, those before it are covered: Tab does not lead there, and screen
/// readers meet nothing of them. Each remembers its own focus; when the uppermost closes, the focus is where it was.
///
/// Covered layers stay enabled, since what is disabled is drawn so. In QML this is `Layer`, which adds what pointers need.
class LayerItem : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// It lies there now.
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged FINAL)
    /// It covers what lies below.
    Q_PROPERTY(bool modal READ isModal WRITE setModal NOTIFY modalChanged FINAL)
    /// Something that is open covers it.
    Q_PROPERTY(bool covered READ isCovered NOTIFY coveredChanged FINAL)
    /// What has the focus each time it opens; without it, what had it the last time.
    Q_PROPERTY(QQuickItem *first READ first WRITE setFirst NOTIFY firstChanged FINAL)
    /// What holds all that is in it.
    Q_PROPERTY(QQuickItem *inside READ inside WRITE setInside NOTIFY insideChanged FINAL)
    /// What a screen reader calls it, as a dialog; empty for a mere place.
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY titleChanged FINAL)

public:
    explicit LayerItem(QQuickItem *parent = nullptr);
    ~LayerItem() override;

    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);
    [[nodiscard]] bool isModal() const { return m_modal; }
    void setModal(bool modal);
    [[nodiscard]] bool isCovered() const { return m_covered; }
    [[nodiscard]] QQuickItem *first() const { return m_first; }
    void setFirst(QQuickItem *first);
    [[nodiscard]] QQuickItem *inside() const { return m_inside; }
    void setInside(QQuickItem *inside);
    [[nodiscard]] QString title() const { return m_title; }
    void setTitle(const QString &title);

    /// The item has the focus in this layer, now or when the layer is uppermost again. Nothing is taken from other pages,
    /// popups or layers.
    Q_INVOKABLE void focusOn(QQuickItem *item);

    /// It or a popup over the window keeps screen readers from what is in it.
    [[nodiscard]] bool isHidden() const;

Q_SIGNALS:
    void openChanged();
    void modalChanged();
    void coveredChanged();
    void firstChanged();
    void insideChanged();
    void titleChanged();

protected:
    void componentComplete() override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QList<LayerItem *> siblings() const;
    [[nodiscard]] bool isTrap() const;
    [[nodiscard]] bool mayHaveFocus(const QQuickItem *item) const;
    void keepFocus();
    void arrange();
    void setCovered(bool covered);
    bool moveFocus(bool forwards);

    bool m_open = false;
    bool m_modal = true;
    bool m_covered = false;
    bool m_complete = false;
    QPointer<QQuickItem> m_first;
    QPointer<QQuickItem> m_inside;
    QPointer<QQuickWindow> m_watched;
    QString m_title;
};

} // namespace academy::controls
