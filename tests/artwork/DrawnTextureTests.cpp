// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/ArtProvider.h"
#include "artwork/DrawnTexture.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSGTexture>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

#include <memory>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

namespace
{

QImage redPicture()
{
    QImage red(3, 2, QImage::Format_ARGB32_Premultiplied);
    red.fill(Qt::red);
    return red;
}

/// Gives the same picture for every address, and counts in @p drawn how often it is drawn again.
class RedPictures : public QQuickImageProvider
{
public:
    explicit RedPictures(int &drawn)
        : QQuickImageProvider(Texture)
        , m_drawn(drawn)
    {
    }

    QQuickTextureFactory *requestTexture(const QString & /*address*/, QSize *size, const QSize & /*requested*/) override
    {
        *size = redPicture().size();
        return new DrawnTexture(redPicture(), [this] {
            ++m_drawn;
            return redPicture();
        });
    }

private:
    int &m_drawn;
};

} // namespace

TEST_CASE("A drawing that has become a texture is kept no second time, and drawn again for another one", "[software]")
{
    int drawn = 0;
    const DrawnTexture texture(redPicture(), [&] {
        ++drawn;
        return redPicture();
    });
    CHECK(texture.textureSize() == QSize(3, 2));
    CHECK(texture.textureByteCount() == 24);

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
    drawn = 0;
    shown = {};
    window.update();
    REQUIRE_FALSE(window.grabWindow().isNull());
    CHECK(shown == QSize(3, 2));
    CHECK(drawn >= 1);
    CHECK(texture.textureSize() == QSize(3, 2));
}

TEST_CASE("A drawing that is seen already is not drawn again for another that shows it", "[software]")
{
    int drawn = 0;
    QQmlEngine engine;
    engine.addImageProvider(u"red"_s, new RedPictures(drawn));
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nImage { source: 'image://red/one' }", {});
    QQuickWindow window;
    window.resize(60, 60);
    const std::unique_ptr<QQuickItem> one(qobject_cast<QQuickItem *>(component.create()));
    REQUIRE(one);
    one->setParentItem(window.contentItem());
    window.show();
    REQUIRE(QTest::qWaitForWindowExposed(&window)); // from here on it keeps its textures
    const QImage before = window.grabWindow();
    REQUIRE(before.pixelColor(1, 1) == Qt::red);
    const std::unique_ptr<QQuickItem> other(qobject_cast<QQuickItem *>(component.create()));
    other->setX(30);
    other->setParentItem(window.contentItem());
    CHECK(window.grabWindow().pixelColor(31, 1) == Qt::red);
    CHECK(drawn == 0);
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
