// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "SpokenTurn.h"

#include "table/Table.h"

#include "visitor/GamePlayer.h"
#include "visitor/PreparedGame.h"
#include "visitor/Visitor.h"

#include <QAccessible>
#include <QQuickWindow>

#include <cstdio>

namespace academy::app
{

namespace
{

constexpr int lastWords = 3000; // milliseconds for what is announced at the end

void hear(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Announcement) {
        const auto *announcement = static_cast<QAccessibleAnnouncementEvent *>(event);
        const bool urgent = announcement->politeness() == QAccessible::AnnouncementPoliteness::Assertive;
        std::printf("%s%s\n", urgent ? "! " : "", qPrintable(announcement->message()));
    }
}

} // namespace

SpokenTurn::SpokenTurn(Visitor &visitor, unsigned seed)
    : m_visitor(visitor)
    , m_seed(seed)
{
    QAccessible::installUpdateHandler(&hear);
}

SpokenTurn::~SpokenTurn()
{
    QAccessible::installUpdateHandler(nullptr);
}

model::Table *SpokenTurn::table() const
{
    return m_visitor.scene().window().property("table").value<model::Table *>();
}

QString SpokenTurn::run()
{
    PreparedGame game = PreparedGame::standard(3);
    game.seed = m_seed;
    if (!game.lay(QStringLiteral("spoken.json"))) {
        m_visitor.complain(QStringLiteral("the game cannot be laid among the saved ones"));
    }
    m_visitor.choose(QStringLiteral("savedGames"));
    m_visitor.choose(QStringLiteral("game0"));
    if (!m_visitor.scene().waitFor([this] { return table() != nullptr && table()->running(); })) {
        m_visitor.complain(QStringLiteral("no game has begun"));
        return m_visitor.trouble();
    }
    GamePlayer player(m_visitor, *table(), m_seed);
    if (player.playUntil([this](const QString &moment) { return moment == u"keep" && table()->turn() == 2; })) {
        Scene::pause(lastWords);
    }
    return m_visitor.trouble();
}

} // namespace academy::app
