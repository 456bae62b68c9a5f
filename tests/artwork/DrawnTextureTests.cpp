// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/ArtProvider.h"
#include "artwork/DrawnTexture.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSGTexture>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

#include <memory>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

TEST_CASE("A drawing that has become a texture is kept no second time, and drawn again where it is asked for",
          "[software]")
{
    QImage red(3, 2, QImage::Format_ARGB32_Premultiplied);
    red.fill(Qt::red);
    int drawn = 0;
    const DrawnTexture texture(red, [&] {
        ++drawn;
        return red;
    });
    CHECK(texture.textureSize() == QSize(3, 2));
    CHECK(texture.textureByteCount() == 24);
    CHECK(texture.image() == red);
    CHECK(drawn == 0);

    QQuickWindow window;
    window.resize(60, 60);
    QSize shown;
    // As Qt Quick asks for textures: on the thread that draws frames, while this one waits.
    QObject::connect(
        &window, &QQuickWindow::beforeSynchronizing, &window,
        [&] { shown = std::unique_ptr<QSGTexture>(texture.createTexture(&window))->textureSize(); },
        Qt::DirectConnection);
    window.show();
    REQUIRE_FALSE(window.grabWindow().isNull());
    CHECK(shown == QSize(3, 2));
    CHECK(texture.textureSize() == QSize(3, 2));
    drawn = 0;
    CHECK(texture.image() == red);
    CHECK(drawn == 1);
}

TEST_CASE("Drawings are seen again with other graphics than before", "[software]")
{
    QQmlEngine engine;
    ArtProvider::install(engine);
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        Item {
            property bool ready: emblem.status === Image.Ready && scene.status === Image.Ready
            Image { id: emblem; source: "image://art/vellum/emblem-quests"; sourceSize.width: 80 }
            Image { id: scene; source: "image://art/vellum/title-sky+title-far"; sourceSize.width: 400; y: 100 }
        }
    )",
                      {});
    const std::unique_ptr<QQuickItem> item(qobject_cast<QQuickItem *>(component.create()));
    REQUIRE(item);
    REQUIRE(QTest::qWaitFor([&] { return item->property("ready").toBool(); }));
    const auto look = [&item] {
        QQuickWindow window; // whose graphics end with it
        window.resize(400, 300);
        item->setParentItem(window.contentItem());
        window.show();
        const QImage picture = window.grabWindow();
        item->setParentItem(nullptr);
        return picture;
    };
    const QImage first = look();
    QImage nothing(first.size(), first.format());
    nothing.fill(Qt::white);
    CHECK(first != nothing);
    CHECK(look() == first);
}
