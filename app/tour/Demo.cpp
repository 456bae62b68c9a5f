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
    m_camera->take(QStringLiteral("demo-begins"));
}

void Demo::look()
{
    if (!m_camera) {
        return;
    }
    if (m_table.scoring()->active()) {
        m_camera->takeOnce(QStringLiteral("demo-turn-%1-scoring").arg(m_table.turn()));
    } else if (m_table.stage() == Stage::Draft) {
        m_camera->takeOnce(QStringLiteral("demo-turn-%1-draft").arg(m_table.turn()));
    } else if (m_table.stage() == Stage::Play && m_table.cardNumber() > 1) {
        m_camera->takeOnce(QStringLiteral("demo-turn-%1-play").arg(m_table.turn()));
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
    if (m_camera) {
        m_camera->take(QStringLiteral("demo-result"));
    } else {
        Scene::pause(resultMilliseconds);
    }
    return {};
}

} // namespace academy::app
