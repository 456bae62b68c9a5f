// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PictureTour.h"

#include "pages/GameSetup.h"
#include "pages/Settings.h"
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

// The setup page of somebody who has won almost every game, and after the offer of a stronger level was taken; also in large type.
void PictureTour::seeLevelOffer()
{
    const QQuickWindow &window = m_finger.scene().window();
    auto *statistics = window.findChild<model::Statistics *>();
    auto *setup = window.findChild<model::GameSetup *>();
    if (statistics == nullptr || setup == nullptr || !PreparedHistory::layVictories()) {
        m_finger.complain(QStringLiteral("no victories can be laid"));
        return;
    }
    setup->reset();
    statistics->refresh();
    const QString person = setup->personAlone();
    m_finger.scene().waitFor([&] { return statistics->totals(person) != nullptr; });
    m_finger.choose(QStringLiteral("newGame"));
    take(QStringLiteral("setup-level"));
    const double scale = m_settings.textScale();
    m_settings.setTextScale(2);
    m_finger.scene().settle();
    scrollDown(QStringLiteral("setup-level-large-type"));
    m_settings.setTextScale(scale);
    m_finger.choose(QStringLiteral("takeLevel"));
    take(QStringLiteral("setup-level-taken"));
    m_finger.choose(QStringLiteral("back"));
    setup->reset();
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
