// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PictureTour.h"

#include "pages/GameSetup.h"
#include "pages/Settings.h"
#include "statistics/Statistics.h"
#include "visitor/PreparedHistory.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

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
    scrollDown(QStringLiteral("person0"), QStringLiteral("results-more"));
    m_finger.choose(QStringLiteral("person0"));
    take(QStringLiteral("results-person"));
    scrollDown(QStringLiteral("personFigures"), QStringLiteral("results-person-more"));
    m_finger.choose(QStringLiteral("back"));
    m_finger.choose(QStringLiteral("finished0"));
    take(QStringLiteral("results-game"));
    m_finger.choose(QStringLiteral("forgetGame"));
    m_finger.scene().waitFor([statistics] { return !statistics->forgotten().isEmpty(); });
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
    scrollDown(QStringLiteral("levelOffer"), QStringLiteral("setup-level-large-type"));
    m_settings.setTextScale(scale);
    m_finger.choose(QStringLiteral("takeLevel"));
    take(QStringLiteral("setup-level-taken"));
    m_finger.choose(QStringLiteral("back"));
    setup->reset();
}

// The page on which that lies, a window further down, and at its end: set, as a drag does not end twice at the same place.
void PictureTour::scrollDown(const QString &within, const QString &what)
{
    const QQuickItem *item = m_finger.scene().find(within);
    QQuickItem *page = item != nullptr ? Scene::scrollerOf(*item) : nullptr;
    if (page == nullptr) {
        m_finger.complain(QStringLiteral("'%1' is on nothing that scrolls").arg(within));
        return;
    }
    const double begin = page->property("contentY").toDouble();
    // What a list holds is as long as is known so far.
    const auto end = [page] {
        return page->property("originY").toDouble() + page->property("contentHeight").toDouble() - page->height()
            + page->property("bottomMargin").toDouble();
    };
    if (end() <= begin) { // all of it is in sight
        return;
    }
    page->setProperty("contentY", std::min(end(), std::round(begin + 0.65 * page->height())));
    m_finger.scene().settle();
    take(what);
    for (double before = begin; before != end();) {
        before = end();
        page->setProperty("contentY", before);
        m_finger.scene().settle();
    }
    take(what + QStringLiteral("-end"));
    page->setProperty("contentY", begin);
    m_finger.scene().settle();
}

} // namespace academy::app
