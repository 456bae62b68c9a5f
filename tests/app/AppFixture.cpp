// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "rows/ResultModel.h"

#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

using namespace academy::app;
using academy::model::Enums::Speed;

namespace
{

constexpr const char *screenFactor = "QT_SCALE_FACTOR"; // of Qt's, read by the application object

} // namespace

CommandLine AppFixture::lineOf(FormFactor form, const QString &language, Speed speed)
{
    CommandLine line;
    line.language = language;
    line.form = form;
    line.speed = speed;
    line.unattended = true;
    return line;
}

ScreenDensity::ScreenDensity(Pixels pixels)
{
    if (pixels == Pixels::Quarter) {
        qputenv(screenFactor, "0.5");
    }
}

ScreenDensity::~ScreenDensity()
{
    qunsetenv(screenFactor);
}

AppFixture::AppFixture(FormFactor form, const QString &language, Speed speed, Pixels pixels)
    : m_density(pixels)
    , m_session(m_argc, m_argv.data(), lineOf(form, language, speed))
{
    REQUIRE(m_session.window() != nullptr);
    REQUIRE(m_session.window()->size() == windowSize(form));
    REQUIRE(m_session.language() == language);
    REQUIRE(m_session.table() == nullptr);
}

void AppFixture::requirePeace(const Visitor &visitor) const
{
    INFO("trouble: " << visitor.trouble().toStdString());
    CHECK(visitor.trouble().isEmpty());
    INFO("warnings: " << m_session.warnings().join(QLatin1Char('\n')).toStdString());
    REQUIRE((visitor.trouble().isEmpty() && m_session.warnings().isEmpty()));
}

void AppFixture::open(Visitor &visitor, const PreparedGame &game)
{
    REQUIRE(game.lay(QStringLiteral("fixture.json")));
    visitor.choose(QStringLiteral("savedGames"));
    visitor.choose(QStringLiteral("game0"));
    visitor.scene().waitFor([this] { return m_session.table() != nullptr && table().running(); });
    requirePeace(visitor);
    REQUIRE(m_session.table() != nullptr);
    REQUIRE(table().running());
}

QSet<QString> AppFixture::play(Visitor &visitor, const PreparedGame &game)
{
    open(visitor, game);
    QSet<QString> moments;
    GamePlayer player(visitor, table(), game.seed);
    player.hurry();
    player.onMoment([&moments](const QString &moment) { moments.insert(moment); });
    player.playToTheEnd();
    requirePeace(visitor);
    REQUIRE(table().over());
    REQUIRE(table().result()->rowCount() > 0);
    REQUIRE(!table().result()->winner().isEmpty());

    visitor.choose(QStringLiteral("leave"));
    visitor.scene().waitFor([this] { return !table().running(); });
    requirePeace(visitor);
    REQUIRE(!table().running());
    return moments;
}
