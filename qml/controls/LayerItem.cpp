// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "LayerItem.h"

#include "LayerAccess.h"
#include "OpenPopups.h"

#include <QKeyEvent>
#include <QQuickWindow>

#include <algorithm>
#include <ranges>

namespace academy::controls
{

namespace
{

constexpr int mostStops = 2000; // of the Tab key round the whole window

bool isWithin(const QQuickItem *item, const QQuickItem &around)
{
    return item != nullptr && (item == &around || around.isAncestorOf(item));
}

} // namespace

LayerItem::LayerItem(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemIsFocusScope);
    LayerAccess::install();
    connect(&OpenPopups::all(), &OpenPopups::anyChanged, this, [this] { LayerAccess::tellReaders(*this); });
}

LayerItem::~LayerItem() = default;

void LayerItem::setOpen(bool open)
{
    if (open != m_open) {
        m_open = open;
        Q_EMIT openChanged(); // first, so that what becomes visible and enabled with it can take the focus
        arrange();
    }
}

void LayerItem::setModal(bool modal)
{
    if (modal != m_modal) {
        m_modal = modal;
        Q_EMIT modalChanged();
        arrange();
    }
}

void LayerItem::setCovered(bool covered)
{
    if (covered != m_covered) {
        m_covered = covered;
        LayerAccess::tellReaders(*this);
        Q_EMIT coveredChanged();
    }
}

void LayerItem::setFirst(QQuickItem *first)
{
    if (first != m_first) {
        m_first = first;
        Q_EMIT firstChanged();
    }
}

void LayerItem::setInside(QQuickItem *inside)
{
    if (inside != m_inside) {
        m_inside = inside;
        Q_EMIT insideChanged();
    }
}

void LayerItem::setTitle(const QString &title)
{
    if (title != m_title) {
        m_title = title;
        Q_EMIT titleChanged();
    }
}

bool LayerItem::isHidden() const
{
    return m_covered || OpenPopups::all().any();
}

void LayerItem::componentComplete()
{
    QQuickItem::componentComplete();
    m_complete = true;
    arrange();
}

QList<LayerItem *> LayerItem::siblings() const
{
    QList<LayerItem *> layers;
    if (const QQuickItem *parent = parentItem()) {
        for (QQuickItem *child : parent->childItems()) {
            if (auto *layer = qobject_cast<LayerItem *>(child)) {
                layers.append(layer);
            }
        }
    }
    return layers;
}

// Says who is covered now, and gives the focus to who lies uppermost if this has just come or gone.
void LayerItem::arrange()
{
    if (!m_complete) {
        return;
    }
    const QList<LayerItem *> layers = siblings();
    LayerItem *uppermost = nullptr;
    bool covered = false;
    for (LayerItem *layer : layers | std::views::reverse) {
        layer->setCovered(covered);
        if (layer->m_open) {
            uppermost = uppermost != nullptr ? uppermost : layer;
            covered = covered || layer->m_modal;
        }
    }
    if (m_open && m_first != nullptr) {
        focusOn(m_first);
    }
    if (uppermost != nullptr && (m_open ? uppermost == this : hasFocus())) {
        uppermost->setFocus(true, Qt::OtherFocusReason);
    }
}

void LayerItem::focusOn(QQuickItem *item)
{
    if (!isWithin(item, *this) || item == this) {
        return;
    }
    item->setFocus(true, Qt::OtherFocusReason);
    for (QQuickItem *around = item->parentItem(); around != this; around = around->parentItem()) {
        if (around->isFocusScope()) {
            around->setFocus(true, Qt::OtherFocusReason);
        }
    }
}

void LayerItem::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange) {
        if (m_watched != nullptr) {
            m_watched->removeEventFilter(this);
            m_watched->disconnect(this);
        }
        m_watched = data.window;
        if (m_watched != nullptr) {
            m_watched->installEventFilter(this);
            // Later: whoever gives the focus away may not be done with that.
            connect(
                m_watched, &QQuickWindow::activeFocusItemChanged, this, [this] { keepFocus(); }, Qt::QueuedConnection);
        }
    }
    QQuickItem::itemChange(change, data);
}

// It is the one that covers the others, and the focus is within it or within them, not in a popup or on another page.
bool LayerItem::isTrap() const
{
    if (!m_open || !m_modal || m_covered || parentItem() == nullptr || window() == nullptr) {
        return false;
    }
    const QList<LayerItem *> layers = siblings();
    return layers.constFirst() != this && isWithin(window()->activeFocusItem(), *parentItem());
}

bool LayerItem::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched == window() && isTrap()) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        const bool plain = (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
        if (plain && (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab)) {
            return moveFocus(key->key() == Qt::Key_Tab && (key->modifiers() & Qt::ShiftModifier) == 0);
        }
    }
    return QQuickItem::eventFilter(watched, event);
}

// It is in this layer or in what lies over it.
bool LayerItem::mayHaveFocus(const QQuickItem *item) const
{
    return std::ranges::any_of(siblings(), [item](const LayerItem *layer) {
        return layer->m_open && !layer->m_covered && layer != item && isWithin(item, *layer);
    });
}

// From Qt 6.11 on, a popup gives the focus back to what had it before, also when that has been covered meanwhile.
void LayerItem::keepFocus()
{
    if (isTrap() && std::ranges::any_of(siblings(), [this](const LayerItem *layer) {
            return layer->m_covered && isWithin(window()->activeFocusItem(), *layer);
        })) {
        forceActiveFocus(Qt::OtherFocusReason);
    }
}

// To the next control, and from the last one to the first, among this layer and what lies over it.
bool LayerItem::moveFocus(bool forwards)
{
    QQuickItem *item = mayHaveFocus(window()->activeFocusItem()) ? window()->activeFocusItem() : this;
    const QQuickItem *start = item;
    for (int stop = 0; stop < mostStops; ++stop) {
        item = item->nextItemInFocusChain(forwards);
        if (item == nullptr || item == start) {
            break;
        }
        if (mayHaveFocus(item) && item->isVisible() && item->isEnabled()) {
            item->forceActiveFocus(forwards ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            break;
        }
    }
    return true;
}

} // namespace academy::controls
