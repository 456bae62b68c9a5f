// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PictureTour.h"

#include "statistics/Statistics.h"
#include "visitor/PreparedHistory.h"

#include <QQuickWindow>

namespace academy::app
{

// The results: without any, after months of play, of one person, of one game, with something deleted and brought back.
void PictureTour::seeResults()
{
    QQuickWindow &window = m_finger.scene().window();
    auto *statistics = window.findChild<model::Statistics *>();
    m_finger.choose(QStringLiteral("results"));
    take(QStringLiteral("results-empty"));
    m_finger.choose(QStringLiteral("back"));
    if (statistics == nullptr || !PreparedHistory::lay()) {
        m_finger.complain(QStringLiteral("no results can be laid"));
        return;
    }
    m_finger.choose(QStringLiteral("results"));
    m_finger.scene().waitFor([statistics] { return !statistics->isEmpty(); });
    take(QStringLiteral("results-full"));
    scrollDown(QStringLiteral("results-full"));
    m_finger.choose(QStringLiteral("person0"));
    take(QStringLiteral("results-person"));
    scrollDown(QStringLiteral("results-person"));
    m_finger.choose(QStringLiteral("back"));
    m_finger.choose(QStringLiteral("finished0"));
    take(QStringLiteral("results-game"));
    m_finger.choose(QStringLiteral("forgetGame"));
    take(QStringLiteral("results-undo"));
    m_finger.choose(QStringLiteral("bringBack"));
    m_finger.scene().waitFor([statistics] { return statistics->forgotten().isEmpty(); });
    m_finger.choose(QStringLiteral("forgetAll"));
    take(QStringLiteral("results-forget"));
    m_finger.choose(QStringLiteral("accept"));
    m_finger.scene().waitFor([statistics] { return statistics->isEmpty(); });
    take(QStringLiteral("results-forgotten"));
    m_finger.choose(QStringLiteral("bringBack"));
    m_finger.scene().waitFor([statistics] { return !statistics->isEmpty(); });
    m_finger.choose(QStringLiteral("back"));
}

// Twice as far as a window is high, with a picture each time.
void PictureTour::scrollDown(const QString &what)
{
    if (!m_finger.trouble().isEmpty()) {
        return;
    }
    const QSizeF size = m_finger.scene().window().size();
    for (int page = 1; page <= 2; ++page) {
        const qreal x = size.width() / 4;
        m_finger.drag({x, size.height() * 0.85}, {x, size.height() * 0.2});
        m_finger.scene().settle();
        take(QStringLiteral("%1-%2").arg(what).arg(page));
    }
    for (int page = 1; page <= 3; ++page) {
        const qreal x = size.width() / 4;
        m_finger.drag({x, size.height() * 0.3}, {x, size.height() * 0.95});
        m_finger.scene().settle();
    }
}

} // namespace academy::app
