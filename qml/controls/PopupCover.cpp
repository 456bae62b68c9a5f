// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PopupCover.h"

#include "LayerAccess.h"

namespace academy::controls
{

namespace
{

/// Counts the popups that cover the window.
class Popups : public QObject
{
    Q_OBJECT

public:
    static Popups &all()
    {
        static Popups popups;
        return popups;
    }
    void add(int number)
    {
        const bool before = m_open > 0;
        m_open += number;
        if ((m_open > 0) != before) {
            Q_EMIT changed();
        }
    }
    [[nodiscard]] bool any() const { return m_open > 0; }

Q_SIGNALS:
    void changed();

private:
    int m_open = 0;
};

} // namespace

PopupCover::PopupCover(QObject *parent)
    : QObject(parent)
{
}

PopupCover::~PopupCover()
{
    setCovering(false);
}

void PopupCover::setCovering(bool covering)
{
    if (covering != m_covering) {
        m_covering = covering;
        Popups::all().add(covering ? 1 : -1);
        Q_EMIT coveringChanged();
    }
}

bool PopupCover::covers()
{
    return Popups::all().any();
}

void PopupCover::watch(LayerItem &layer)
{
    connect(&Popups::all(), &Popups::changed, &layer, [&layer] { LayerAccess::tellReaders(layer); });
}

} // namespace academy::controls

#include "PopupCover.moc"
