// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Messages.h"

#include "artwork/ArtProvider.h"
#include "artwork/Palette.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPointer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <memory>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

namespace
{

QImage picture(const QString &address, const QSize &size)
{
    auto result = render(address, size);
    REQUIRE(std::holds_alternative<QImage>(result));
    return std::get<QImage>(std::move(result));
}

QString complaint(const QString &address)
{
    auto result = render(address, {});
    REQUIRE(std::holds_alternative<QString>(result));
    return std::get<QString>(std::move(result));
}

/// What an image provider draws over one another, painted by hand.
QImage over(QImage below, const QImage &above)
{
    QPainter(&below).drawImage(0, 0, above);
    return below;
}

/// An Image in a window, after it has loaded its source or failed to.
struct Shown {
    explicit Shown(const QString &source)
    {
        ArtProvider::install(engine);
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nImage { source: \"" + source.toUtf8() + "\"; sourceSize.width: 40 }", {});
        image.reset(qobject_cast<QQuickItem *>(component.create()));
        REQUIRE(image);
        image->setParentItem(window.contentItem());
        REQUIRE(QTest::qWaitFor([this] { return status() != loading; }));
    }

    int status() const { return image->property("status").toInt(); }

    static constexpr int ready = 1;
    static constexpr int loading = 2;
    static constexpr int failed = 3;
    QQmlEngine engine;
    QQuickWindow window;
    std::unique_ptr<QQuickItem> image;
};

} // namespace

TEST_CASE("Layers of a scene come as one picture", "[provider]")
{
    const QSize size(160, 90);
    const QImage sky = picture(u"vellum/title-sky"_s, size);
    const QImage castle = picture(u"vellum/title-castle"_s, size);
    REQUIRE(sky.size() == size);
    const QImage both = picture(u"vellum/title-sky+title-castle"_s, size);
    const QImage expected = over(sky, castle);
    CHECK(both != sky);
    int worst = 0;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            const QColor one = both.pixelColor(x, y);
            const QColor other = expected.pixelColor(x, y);
            worst = std::max({worst, std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                              std::abs(one.blue() - other.blue())});
        }
    }
    CHECK(worst <= 24); // edges are smoothed once or twice
    CHECK(complaint(u"vellum/title-sky+nothing"_s).contains(u"nothing"));
}

TEST_CASE("A drawing comes in the size asked for and keeps its proportions", "[provider]")
{
    CHECK(picture(u"vellum/card-swords-4"_s, {}).size() == QSize(120, 180));
    CHECK(picture(u"vellum/card-swords-4"_s, {240, 0}).size() == QSize(240, 360));
    CHECK(picture(u"vellum/card-swords-4"_s, {0, 90}).size() == QSize(60, 90));
    CHECK(picture(u"vellum/card-swords-4"_s, {300, 90}).size() == QSize(60, 90));
    CHECK(picture(u"vellum/card-swords-4"_s, {100000, 0}).height() == 4096);
    CHECK(picture(u"vellum/icon-menu"_s, {-1, -1}).size() == QSize(24, 24));
}

TEST_CASE("A picture is handed over on the thread that asked for it, however late that listens", "[provider]")
{
    ArtProvider provider{QString()};
    const std::unique_ptr<QQuickImageResponse> response(
        provider.requestImageResponse(u"vellum/card-swords-4"_s, QSize(40, 0)));
    QThread::msleep(200); // drawn by now, most likely
    const QThread *told = nullptr;
    QObject::connect(
        response.get(), &QQuickImageResponse::finished, response.get(), [&told] { told = QThread::currentThread(); },
        Qt::DirectConnection);
    REQUIRE(QTest::qWaitFor([&told] { return told != nullptr; }));
    CHECK(told == QThread::currentThread());
    CHECK(std::unique_ptr<QQuickTextureFactory>(response->textureFactory())->textureSize() == QSize(40, 60));
}

TEST_CASE("What is not there is said clearly", "[provider]")
{
    CHECK(complaint(u"vellum/card-swords-2"_s).contains(u"card-swords-2"_s));
    CHECK(complaint(u"parchment/card-back"_s).contains(u"palette"_s));
    CHECK(complaint(u"card-back"_s).contains(u"palette"_s));
    CHECK(complaint(u""_s).contains(u"palette"_s));
    CHECK(complaint(u"vellum/icon-menu@mauve"_s).contains(u"mauve"_s));
    CHECK(complaint(u"vellum/../scriptorium/card-back"_s).contains(u"no drawing"_s));
}

TEST_CASE("An icon takes the colour of a token", "[provider]")
{
    const auto inkOf = [](const QString &address) { return picture(address, {96, 96}).pixelColor(48, 48); };
    const Palette &vellum = Palette::get(Palette::Id::Vellum);
    const Palette &dark = Palette::get(Palette::Id::Scriptorium);
    CHECK(inkOf(u"vellum/icon-menu"_s) == vellum[Palette::Token::Ink]);
    CHECK(inkOf(u"vellum/icon-menu@danger"_s) == vellum[Palette::Token::Danger]);
    CHECK(inkOf(u"scriptorium/icon-menu@ink2"_s) == dark[Palette::Token::Ink2]);
}

TEST_CASE("Drawings are known by name", "[provider]")
{
    CHECK(hasDrawing(u"excalibur"_s));
    CHECK_FALSE(hasDrawing(u"excalibur-large"_s));
    CHECK_FALSE(hasDrawing(u""_s));
}

TEST_CASE("What has been drawn is there when the program starts again", "[provider]")
{
    const QTemporaryDir folder;
    const auto ask = [&folder](const QString &address) {
        ArtProvider provider(folder.path());
        const std::unique_ptr<QQuickImageResponse> response(provider.requestImageResponse(address, QSize(40, 0)));
        QSignalSpy finished(response.get(), &QQuickImageResponse::finished);
        REQUIRE(finished.wait());
        CHECK(response->errorString() == QString());
        const std::unique_ptr<QQuickTextureFactory> texture(response->textureFactory());
        return texture->textureSize();
    };
    const auto files = [&folder] { return QDir(folder.path()).entryList(QDir::Files); };
    CHECK(ask(u"vellum/card-swords-4"_s) == QSize(40, 60));
    REQUIRE(files().size() == 1);

    // Another picture in its place is what is found there: it is not drawn again.
    const QString card = folder.filePath(files().constFirst());
    CHECK(ask(u"vellum/icon-menu"_s) == QSize(40, 40));
    REQUIRE(files().size() == 2);
    const QString other = folder.filePath(files().at(files().constFirst() == QFileInfo(card).fileName() ? 1 : 0));
    REQUIRE(QFile::remove(card));
    REQUIRE(QFile::copy(other, card));
    CHECK(ask(u"vellum/card-swords-4"_s) == QSize(40, 40));
    CHECK(files().size() == 2);

    // Palettes, sizes and colours are pictures of their own.
    CHECK(ask(u"scriptorium/card-swords-4"_s) == QSize(40, 60));
    CHECK(ask(u"vellum/icon-menu@danger"_s) == QSize(40, 40));
    CHECK(files().size() == 4);
}

TEST_CASE("Drawing is not done on the interface's thread", "[provider]")
{
    ArtProvider provider{QString()};
    std::vector<std::unique_ptr<QQuickImageResponse>> responses;
    std::atomic<int> finished = 0;
    for (int i = 0; i < 40; ++i) {
        responses.emplace_back(provider.requestImageResponse(u"vellum/board-quests"_s, {1000, 0}));
        QObject::connect(responses.back().get(), &QQuickImageResponse::finished, [&finished] { ++finished; });
    }
    // Far more than the pool has threads, and each takes much longer than to ask for all: the last is not drawn yet.
    const std::unique_ptr<QQuickTextureFactory> last(responses.back()->textureFactory());
    CHECK((!last || last->textureSize().isEmpty()));
    CHECK(QTest::qWaitFor([&finished] { return finished == 40; }, 60'000));
}

TEST_CASE("A request that is no longer wanted still finishes", "[provider]")
{
    ArtProvider provider{QString()};
    std::vector<std::unique_ptr<QQuickImageResponse>> responses;
    std::atomic<int> finished = 0;
    for (int i = 0; i < 40; ++i) {
        responses.emplace_back(provider.requestImageResponse(u"vellum/board-quests"_s, {400, 0}));
        QObject::connect(responses.back().get(), &QQuickImageResponse::finished, [&finished] { ++finished; });
        responses.back()->cancel();
    }
    CHECK(QTest::qWaitFor([&finished] { return finished == 40; }));
}

TEST_CASE("Nothing is drawn any more when the engine is gone", "[provider]")
{
    QPointer<QObject> provider;
    {
        QQmlEngine engine;
        ArtProvider::install(engine);
        provider = engine.imageProvider(ArtProvider::id);
        REQUIRE(provider);
        QQmlComponent component(&engine);
        component.setData(R"(
            import QtQuick
            Item {
                Repeater {
                    model: 40
                    Image {
                        required property int index
                        source: "image://art/vellum/board-quests"
                        sourceSize.width: 1000 + index
                    }
                }
            })",
                          {});
        const std::unique_ptr<QObject> images(component.create());
        REQUIRE(images);
        QTest::qWait(50); // some are being drawn by now, most likely
    }
    CHECK(provider.isNull()); // and with it its threads
}

TEST_CASE("An Image shows a drawing", "[provider]")
{
    const Messages messages;
    const Shown shown(u"image://art/high-contrast/disc-or-lap2"_s);
    CHECK(shown.status() == Shown::ready);
    CHECK(shown.image->implicitWidth() == 40);
    CHECK(messages.said() == QStringList());
}

TEST_CASE("An Image without its drawing warns", "[provider]")
{
    const Messages messages;
    const Shown shown(u"image://art/vellum/unicorn"_s);
    CHECK(shown.status() == Shown::failed);
    REQUIRE(messages.said().size() == 1);
    CHECK(messages.said().constFirst().contains(u"There is no drawing named “unicorn”"_s));
}
