// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "LayoutRound.h"

#include "LayoutChecks.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

namespace academy::app
{

using model::Enums::Speed;

LayoutRound::LayoutRound(FormFactor form, Speed speed, double scale, const QSize &size)
    : m_fixture(form, QStringLiteral("fr"), speed, Pixels::All)
    , m_finger(m_fixture.window())
{
    if (!size.isEmpty()) {
        resize(size);
    }
    m_fixture.session().settings().setTextScale(scale);
    m_finger.scene().settle();
}

void LayoutRound::look(const QString &what)
{
    m_finger.scene().settle();
    QStringList faults = faultsToBeSeen(m_fixture.window());
    erase_if(faults, [this](const QString &fault) {
        return !m_longName.isEmpty() && fault.contains(m_longName)
            && (fault.startsWith(u"cut off") || fault.startsWith(u"broken"));
    });
    for (const QString &fault : faults) {
        m_faults.append(what + QStringLiteral(": ") + fault);
    }
    if (!faults.isEmpty()) { // left beside the test program, wherever that was started
        m_fixture.window().grabWindow().save(QStringLiteral("%1/faults-%2-%3.png")
                                                 .arg(QCoreApplication::applicationDirPath())
                                                 .arg(m_fixture.window().width())
                                                 .arg(what));
    }
}

void LayoutRound::resize(const QSize &size)
{
    QQuickWindow &window = m_fixture.window();
    window.resize(size);
    const QSizeF given = size.expandedTo(window.minimumSize());
    REQUIRE(QTest::qWaitFor([&] { return window.contentItem()->size() == given; }));
}

void LayoutRound::visit(const char *thing)
{
    m_finger.choose(QLatin1String(thing));
    look(QLatin1String(thing));
}

GamePlayer LayoutRound::open(const PreparedGame &game)
{
    m_fixture.open(m_finger, game);
    GamePlayer player(m_finger, m_fixture.table(), game.seed);
    player.hurry();
    return player;
}

void LayoutRound::seeGame(const PreparedGame &game)
{
    GamePlayer player = open(game);
    player.onMoment([this, &player](const QString &moment) {
        const bool both = m_fixture.table().prompt()->buttons().size() > 1;
        const QString name = both ? moment + QStringLiteral("-two-buttons") : moment;
        if (!m_seen.contains(name)) {
            look(name);
        }
        // What is to be touched there has been touched often enough.
        player.playDirectly(++m_seen[name] > 2);
    });
    player.playToTheEnd();
    look(QStringLiteral("result"));
    m_fixture.table().showMoment(40);
    look(QStringLiteral("moment"));
    requireSeen(QStringLiteral("present"));
    requireSeen(QStringLiteral("laterMoment"));
}

void LayoutRound::requireSeen(const QString &name)
{
    const QQuickItem *item = nullptr;
    m_finger.scene().waitFor([&] { return (item = m_finger.scene().find(name)) != nullptr; });
    INFO(name.toStdString());
    REQUIRE(item != nullptr);
    CHECK(QRectF({}, m_fixture.window().size()).contains(item->mapRectToScene(item->boundingRect())));
    CHECK(item->height() > 0);
}

void LayoutRound::requireWide(const QString &name, double share)
{
    const QQuickItem *item = m_finger.scene().find(name);
    INFO(name.toStdString());
    REQUIRE(item != nullptr);
    CHECK(item->width() >= share * m_fixture.window().width());
}

void LayoutRound::requireNoFaults()
{
    if (!m_finger.trouble().isEmpty()) {
        m_fixture.window().grabWindow().save(QStringLiteral("trouble-%1.png").arg(m_fixture.window().width()));
    }
    m_fixture.requirePeace(m_finger);
    INFO(m_faults.join(QLatin1Char('\n')).toStdString());
    REQUIRE(m_faults.isEmpty());
}

} // namespace academy::app
