// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Messages.h"

#include "artwork/Fonts.h"
#include "artwork/LookBase.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QMetaProperty>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <memory>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

namespace
{

/// A QML object with the artwork imported, made from its body.
struct Scene {
    explicit Scene(const QByteArray &body)
    {
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport MedievalAcademy.Artwork\nItem {\n" + body + "\n}", {});
        object.reset(component.create());
        INFO(qPrintable(component.errorString()));
        REQUIRE(object);
    }

    QVariant operator[](const char *property) const { return object->property(property); }

    QQmlEngine engine;
    std::unique_ptr<QObject> object;
};

} // namespace

TEST_CASE("Every token of the palettes is a property of Look", "[look]")
{
    const LookBase look;
    for (std::size_t i = 0; i < Palette::tokenCount; ++i) {
        const auto token = static_cast<Palette::Token>(i);
        QByteArray name(Palette::tokenName(token).data());
        name = name == "art" ? "artInk" : name == "or" ? "orTincture" : name;
        INFO(name.constData());
        const QVariant value = look.property(name.constData());
        REQUIRE(value.isValid());
        CHECK(value.value<QColor>() == Palette::get(Palette::Id::Vellum)[token]);
    }
}

TEST_CASE("The ways of the lanes stand out from page and light by 3:1 in every palette", "[look]")
{
    for (const auto palette : {LookBase::Vellum, LookBase::Scriptorium, LookBase::HighContrast}) {
        LookBase look;
        look.setPalette(palette);
        const QVariantMap ways = look.lanePigments();
        REQUIRE(ways.keys() == look.pigments().keys());
        for (const QVariant &one : ways) {
            const auto way = one.value<QColor>();
            INFO(qPrintable(look.paletteName()) << ' ' << qPrintable(way.name()));
            CHECK(contrast(way, look.page()) >= 3.0);
            CHECK(contrast(way, look.yours()) >= 3.0);
        }
    }
}

TEST_CASE("What is chosen stands out by 3:1 in high contrast, by its frame alone", "[look]")
{
    LookBase look;
    look.setPalette(LookBase::HighContrast);
    for (const QColor &ground : {look.page(), look.leaf(), look.sunk(), look.yours()}) {
        CHECK(contrast(look.mark(), ground) >= 3.0);
    }
    look.setPalette(LookBase::Vellum);
    CHECK(look.mark() == look.gold());
}

TEST_CASE("Look follows the palette, once for each change", "[look]")
{
    LookBase look;
    const QSignalSpy changed(&look, &LookColors::paletteChanged);
    look.setPalette(LookColors::Scriptorium);
    look.setPalette(LookColors::Scriptorium);
    CHECK(changed.size() == 1);
    CHECK(look.isDark());
    CHECK(look.paletteName() == u"scriptorium"_s);
    CHECK(look.page() == Palette::get(Palette::Id::Scriptorium)[Palette::Token::Page]);
    CHECK(look.artRoot() == u"image://art/scriptorium/"_s);
}

TEST_CASE("Everything that changes says so", "[look]")
{
    const QMetaObject &meta = LookBase::staticMetaObject;
    for (int i = meta.superClass()->superClass()->propertyCount(); i < meta.propertyCount(); ++i) {
        INFO(meta.property(i).name());
        CHECK((meta.property(i).hasNotifySignal() || meta.property(i).isConstant()));
        CHECK(meta.property(i).isFinal());
    }
}

TEST_CASE("Type grows with the text's scale, between once and twice", "[look]")
{
    LookBase look;
    const QSignalSpy changed(&look, &LookBase::textScaleChanged);
    CHECK(look.bodySize() == 17);
    look.setTextScale(1.5);
    CHECK(look.bodySize() == 26);
    CHECK(look.bodyLine() == 36);
    look.setTextScale(5);
    CHECK(look.labelSize() == 30);
    look.setTextScale(2);
    CHECK(changed.size() == 2);
    look.setTextScale(0.1);
    CHECK(look.textScale() == 1);
}

TEST_CASE("Motion has four speeds, and none when the system asks for less", "[look]")
{
    LookBase look;
    CHECK(look.hopDuration() == 130);
    look.setSpeed(LookBase::Slow);
    CHECK(look.hopDuration() == 234);
    look.setSpeed(LookBase::Fast);
    CHECK(look.coatDuration() == 260);
    look.setReducedMotion(true);
    CHECK(look.coatDuration() == 0);
    CHECK(look.fadeDuration() == 120);
    CHECK_FALSE(look.moves());
    look.setReducedMotion(false);
    CHECK(look.moves());
    look.setSpeed(LookBase::None);
    CHECK(look.walkDuration() == 0);
    CHECK(look.fadeDuration() == 0);
    CHECK_FALSE(look.moves());
}

TEST_CASE("The drawing fits the width at which it is shown", "[look]")
{
    const LookBase look;
    CHECK(look.drawingFor(u"shield-or"_s, 20) == u"shield-or-small"_s);
    CHECK(look.drawingFor(u"shield-or"_s, 28) == u"shield-or"_s);
    CHECK(look.drawingFor(u"shield-or"_s, 96) == u"shield-or-large"_s);
    CHECK(look.drawingFor(u"card-quests-5"_s, 66) == u"card-quests-5-small"_s);
    CHECK(look.drawingFor(u"card-quests-5"_s, 44) == u"card-quests-5-small"_s);
    CHECK(look.drawingFor(u"card-quests-5"_s, 43) == u"card-quests-5-tiny"_s);
    CHECK(look.drawingFor(u"squire-or-calm"_s, 55) == u"squire-or-calm-small"_s);
    CHECK(look.drawingFor(u"squire-or-calm"_s, 56) == u"squire-or-calm"_s);
    CHECK(look.drawingFor(u"card-quests-5"_s, 91) == u"card-quests-5"_s);
    CHECK(look.drawingFor(u"icon-menu"_s, 20) == u"icon-menu"_s);
}

TEST_CASE("Whether there is a drawing can be asked", "[look]")
{
    const LookBase look;
    CHECK(look.draws(u"coat-plus-6"_s));
    CHECK_FALSE(look.draws(u"coat-plus-9"_s));
}

TEST_CASE("Bindings in QML follow the palette, through properties and functions", "[look]")
{
    const Messages messages;
    const Scene scene(R"(
        property color page: Look.page
        property color blue: Look.tincture(0)
        property color quests: Look.pigment("quests")
        property url card: Look.art("card-back")
        property url icon: Look.icon("menu", "ink2")
        property int dark: Look.Scriptorium
        property int fast: Look.Fast
        function darken(): void { Look.palette = Look.Scriptorium; }
    )");
    CHECK(scene["page"].value<QColor>() == Palette::get(Palette::Id::Vellum)[Palette::Token::Page]);
    CHECK(scene["card"].toUrl() == QUrl(u"image://art/vellum/card-back"_s));
    CHECK(scene["dark"].toInt() == LookColors::Scriptorium);
    CHECK(scene["fast"].toInt() == LookBase::Fast);
    REQUIRE(QMetaObject::invokeMethod(scene.object.get(), "darken"));
    const Palette &dark = Palette::get(Palette::Id::Scriptorium);
    CHECK(scene["page"].value<QColor>() == dark[Palette::Token::Page]);
    CHECK(scene["blue"].value<QColor>() == dark[Palette::Token::Azure]);
    CHECK(scene["quests"].value<QColor>() == dark.pigments()[u"quests"_s]);
    CHECK(scene["card"].toUrl() == QUrl(u"image://art/scriptorium/card-back"_s));
    CHECK(scene["icon"].toUrl() == QUrl(u"image://art/scriptorium/icon-menu@ink2"_s));
    CHECK(messages.said() == QStringList());
}

TEST_CASE("C++ finds the same Look as QML", "[look]")
{
    Scene scene("property bool dark: Look.dark");
    auto *look = scene.engine.singletonInstance<LookBase *>("MedievalAcademy.Artwork", "Look");
    REQUIRE(look);
    look->setPalette(LookColors::Scriptorium);
    CHECK(scene["dark"].toBool());
}

TEST_CASE("The engine has the drawings as soon as Look is used", "[look]")
{
    const Scene scene("property color page: Look.page");
    CHECK(scene.engine.imageProvider(u"art"_s));
}

TEST_CASE("Titles are set in one face as a whole", "[look][fonts]")
{
    const LookBase look;
    REQUIRE_FALSE(look.textFamily().isEmpty());
    REQUIRE_FALSE(look.titleFamily().isEmpty());
    CHECK(look.titleFamilyFor(u"Medieval Academy"_s) == look.titleFamily());
    // Both languages of the interface: French needs accents that the face did not have.
    for (const QString &title :
         {u"Règles, Études, Quêtes, Charité, l’adoubement à Noël"_s, u"Où ça\u00a0? Château, île, août"_s,
          u"Quitter la partie\u202f? «\u00a0Être\u00a0» · oui… — VI !"_s, u"+12 −3"_s}) {
        INFO(qPrintable(title));
        CHECK(look.titleFamilyFor(title) == look.titleFamily());
    }
    CHECK(look.titleFamilyFor(u"Łukasz"_s) == look.textFamily());
    CHECK(look.titleFamilyFor(u"太郎"_s) == look.textFamily());
}

TEST_CASE("The faces come from the resources, with all their styles", "[look][fonts]")
{
    // The build found the packages, as it does wherever the tests are run by ./dev.
    CHECK(fonts().textFamily == u"Academy Text"_s);
    CHECK(fonts().titleFamily == u"Academy Title"_s);
    CHECK(QFontDatabase::styles(fonts().textFamily).size() == 3);
}

TEST_CASE("A space at which no line breaks is as wide as any other, in every style", "[look][fonts]")
{
    for (const bool italic : {false, true}) {
        for (const QFont::Weight weight : {QFont::Normal, QFont::Bold}) {
            QFont font(fonts().textFamily, -1, weight, italic);
            font.setPixelSize(100);
            const QFontMetricsF metrics(font);
            INFO(italic << weight);
            CHECK(metrics.horizontalAdvance(u' ') > 10);
            CHECK(std::abs(metrics.horizontalAdvance(u'\u00a0') - metrics.horizontalAdvance(u' ')) < 0.5);
        }
    }
}
