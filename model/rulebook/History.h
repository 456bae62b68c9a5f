// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QStringList>

/// The places one has been to, as in a browser: back, forward, and a new place forgets what lay ahead.
namespace academy::rulebook
{

class History
{
public:
    [[nodiscard]] bool canGoBack() const { return m_now > 0; }
    [[nodiscard]] bool canGoForward() const { return m_now + 1 < m_places.size(); }
    /// Empty before the first place.
    [[nodiscard]] QString place() const { return m_places.value(m_now); }

    void visit(const QString &place)
    {
        if (place == this->place()) {
            return;
        }
        m_places.resize(m_now + 1);
        m_places.append(place);
        m_now = m_places.size() - 1;
    }
    void back() { m_now -= canGoBack() ? 1 : 0; }
    void forward() { m_now += canGoForward() ? 1 : 0; }

private:
    QStringList m_places;
    qsizetype m_now = -1;
};

} // namespace academy::rulebook
