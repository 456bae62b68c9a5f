// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Demo.h"

#include "table/ScoringWalk.h"
#include "table/Table.h"

namespace academy::app
{

using model::Enums::Stage;

namespace
{

constexpr int longestGame = 30 * 60 * 1000;
constexpr int resultMilliseconds = 4000;

} // namespace

Demo::Demo(QQuickWindow &window, model::Table &table)
    : m_scene(window)
    , m_table(table)
{
}

void Demo::takePictures(const QString &folder, const QString &prefix)
{
    m_camera.emplace(m_scene, folder, prefix);
}

void Demo::look()
{
    if (!m_camera) {
        return;
    }
    if (m_table.scoring()->active()) {
        take(QStringLiteral("demo-turn-%1-scoring").arg(m_table.turn()));
    } else if (m_table.stage() == Stage::Draft) {
        take(QStringLiteral("demo-turn-%1-draft").arg(m_table.turn()));
    } else if (m_table.stage() == Stage::Play && m_table.cardNumber() > 1) {
        take(QStringLiteral("demo-turn-%1-play").arg(m_table.turn()));
    }
}

// The game waits for the camera, which waits until nothing moves.
void Demo::take(const QString &what)
{
    if (!m_camera->has(what)) {
        m_table.presenter()->setResting(true);
        m_camera->take(what);
        m_table.presenter()->setResting(false);
    }
}

QString Demo::watch()
{
    const bool ended = m_scene.waitFor(
        [this] {
            look();
            return m_table.over();
        },
        longestGame);
    if (!ended) {
        return QStringLiteral("the game does not end");
    }
    Scene::pause(resultMilliseconds); // the knight is knighted, and the points are counted
    if (m_camera) {
        m_camera->take(QStringLiteral("demo-result"));
    }
    return {};
}

} // namespace academy::app
