// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "SelfTest.h"

#include "rows/ResultModel.h"
#include "table/Table.h"

#include "visitor/GamePlayer.h"
#include "visitor/Visitor.h"

#include <QQuickItem>
#include <QQuickWindow>

namespace academy::app
{

SelfTest::SelfTest(Visitor &visitor, unsigned seed)
    : m_visitor(visitor)
    , m_seed(seed)
{
}

model::Table *SelfTest::table() const
{
    return m_visitor.scene().window().property("table").value<model::Table *>();
}

QString SelfTest::run()
{
    m_visitor.choose(QStringLiteral("startButton"));
    if (!m_visitor.scene().waitFor([this] { return table() != nullptr && table()->running(); }, 5000)) {
        m_visitor.complain(QStringLiteral("no game has begun"));
        return m_visitor.trouble();
    }
    GamePlayer player(m_visitor, *table(), m_seed);
    if (player.playToTheEnd()) {
        const int squires = table()->result()->rowCount();
        if (squires < 3 || table()->result()->winner().isEmpty()) {
            m_visitor.complain(QStringLiteral("the game is over, but its result is not told"));
        }
        m_visitor.choose(QStringLiteral("leave"));
        if (!m_visitor.scene().waitFor([this] { return m_visitor.scene().find(u"startButton") != nullptr; }, 5000)) {
            m_visitor.complain(QStringLiteral("the way back to the first page is not to be found"));
        }
    }
    return m_visitor.trouble();
}

} // namespace academy::app
