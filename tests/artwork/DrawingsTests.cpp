// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// Each drawing as Qt Svg reads it: the generators may write only what Qt Svg draws exactly.

#include "Messages.h"

#include "artwork/LookBase.h"
#include "artwork/Palette.h"
#include "artwork/Resources.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

namespace
{

QDir folderOf(Palette::Id id)
{
    initResources();
    return QDir(u":/academy/art/"_s + Palette::name(id));
}

QStringList namesIn(Palette::Id id)
{
    QStringList names = folderOf(id).entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
    for (QString &name : names) {
        name.chop(4);
    }
    return names;
}

QByteArray read(Palette::Id id, const QString &name)
{
    QFile file(folderOf(id).filePath(name + u".svg"_s));
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

/// The layers of the title and of the knighting. They are shown one or two pages at a time, and drawn beforehand.
bool isScene(const QString &name)
{
    return name.startsWith(u"title-"_s) || name.startsWith(u"knighting-"_s);
}

/// Borders and cloth go on beyond their drawing, as they are tiled; and so do hills and hangings.
bool goesOnBeyondItsBox(const QString &name)
{
    return name.startsWith(u"vine"_s) || name == u"cloth"_s || name == u"oak"_s || isScene(name);
}

/// What shines is drawn with gradients: shadows and lights, the scenes, and the gold behind who is proud.
bool mayShine(const QString &name)
{
    return name.startsWith(u"shadow-"_s) || name == u"glow"_s || isScene(name) || name.contains(u"-proud"_s);
}

/// Whether the page around the drawing stays empty: nothing of it is cut off by its box.
bool staysInItsBox(QSvgRenderer &renderer)
{
    const QRectF box = renderer.viewBoxF();
    const qreal margin = box.width() * 0.1;
    renderer.setViewBox(box.adjusted(-margin, -margin, margin, margin));
    QImage picture((renderer.viewBoxF().size() * (240 / box.width())).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    const QRect inside = picture.rect().adjusted(23, 23, -23, -23);
    bool drawn = false;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (qAlpha(picture.pixel(x, y)) > 40) {
                if (!inside.contains(x, y)) {
                    return false;
                }
                drawn = true;
            }
        }
    }
    return drawn;
}

/// All names that QML puts together from the keys of Look.
QStringList composedNames()
{
    const LookBase look;
    QStringList names;
    for (const QString &board : look.boardKeys()) {
        names << u"board-"_s + board << u"medallion-"_s + board << u"medallion-%1-less"_s.arg(board)
              << u"emblem-"_s + board << u"emblem-"_s + board + u"-small"_s << u"ringed-"_s + board
              << u"ringed-"_s + board + u"-lit"_s;
    }
    for (const QString &squire : look.squireKeys()) {
        for (const auto *pattern :
             {"shield-%1", "shield-%1-small", "shield-%1-large", "charge-%1", "bet-%1", "bet-card-%1", "disc-%1",
              "disc-%1-small", "disc-%1-landing", "disc-%1-landing-small"}) {
            names << QString::fromLatin1(pattern).arg(squire);
        }
        for (int laps = 1; laps <= 4; ++laps) {
            names << u"disc-%1-lap%2"_s.arg(squire).arg(laps) << u"disc-%1-lap%2-small"_s.arg(squire).arg(laps);
        }
    }
    for (const QString &squire : look.squireKeys()) {
        names << u"squire-%1-badge"_s.arg(squire);
        for (const QString &mood : look.moodKeys()) {
            for (const auto *size : {"", "-small", "-half"}) {
                names << u"squire-%1-%2%3"_s.arg(squire, mood, QLatin1String(size));
            }
        }
        for (const auto *layer : {"squire", "cheering", "saluting"}) {
            names << u"knighting-%1-%2"_s.arg(QLatin1String(layer), squire);
        }
    }
    for (const auto *level :
         {"random", "varlet", "page", "minstrel", "falconer", "steward", "herald", "knight", "master"}) {
        names << u"attribute-%1"_s.arg(QLatin1String(level));
    }
    names << u"ringed-win-a-tie"_s << u"ringed-ranked-reset"_s; // by the rules' identifiers
    for (const auto *layer : {"sky", "far", "castle", "field", "front"}) {
        names << u"title-%1"_s.arg(QLatin1String(layer));
    }
    for (const auto *layer : {"ground", "crowd", "king", "dragon", "sword", "banner"}) {
        names << u"knighting-%1"_s.arg(QLatin1String(layer));
    }
    for (const QString &kind : look.cardKeys()) {
        for (int value = kind == u"swords"_s || kind == u"knights"_s ? 3 : 2; value <= 5; ++value) {
            for (const auto *size : {"", "-small", "-tiny"}) {
                names << u"card-%1-%2%3"_s.arg(kind).arg(value).arg(QLatin1String(size));
            }
        }
    }
    // R2.6, R10.1.3, R10.4.2: every value a coat of arms can have.
    for (const int value : {1, 2, 3, 4, 5, 6, 8, 10, 12, 17, -1, -3, -5, -10}) {
        names << u"coat-%1-%2"_s.arg(value > 0 ? u"plus"_s : u"minus"_s).arg(std::abs(value));
    }
    for (int turn = 0; turn <= 6; ++turn) {
        names << u"parchment-%1"_s.arg(turn);
    }
    names << u"bonus-0"_s << u"bonus-1"_s << u"bonus-2"_s << u"bonus-3"_s << u"codex"_s << u"codex-0"_s
          << u"codex-minus-1"_s << u"codex-minus-3"_s << u"coat-back"_s << u"card-back"_s << u"card-back-small"_s
          << u"board-frame-lit"_s << u"cup"_s << u"cup-track"_s << u"scroll"_s << u"hourglass"_s << u"excalibur"_s
          << u"excalibur-roundel"_s;
    return names;
}

} // namespace

TEST_CASE("All palettes have the same drawings", "[drawings]")
{
    const QStringList names = namesIn(Palette::Id::Vellum);
    REQUIRE(names.size() > 300);
    CHECK(namesIn(Palette::Id::Scriptorium) == names);
    CHECK(namesIn(Palette::Id::HighContrast) == names);
}

TEST_CASE("Every name that QML puts together has a drawing", "[drawings]")
{
    const QStringList list = namesIn(Palette::Id::Vellum);
    const QSet<QString> names(list.begin(), list.end());
    for (const QString &name : composedNames()) {
        INFO(qPrintable(name));
        CHECK(names.contains(name));
    }
}

TEST_CASE("Drawings use only what Qt Svg draws exactly", "[drawings]")
{
    const QSet<QString> allowed{u"svg"_s, u"g"_s, u"path"_s, u"circle"_s, u"rect"_s};
    const QSet<QString> inWhatShines{u"defs"_s, u"radialGradient"_s, u"linearGradient"_s, u"stop"_s};
    const auto id = GENERATE(from_range(Palette::ids));
    for (const QString &name : namesIn(id)) {
        INFO(qPrintable(name));
        QXmlStreamReader reader(read(id, name));
        int documents = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                const QString element = reader.name().toString();
                documents += element == u"svg"_s ? 1 : 0;
                if (!allowed.contains(element) && !(mayShine(name) && inWhatShines.contains(element))) {
                    FAIL_CHECK("<" << qPrintable(element) << ">");
                }
            }
        }
        CHECK_FALSE(reader.hasError());
        CHECK(documents == 1);
    }
}

TEST_CASE("Qt Svg reads and draws every drawing, whole and without a complaint", "[drawings]")
{
    const auto id = GENERATE(from_range(Palette::ids));
    const Messages messages;
    for (const QString &name : namesIn(id)) {
        INFO(qPrintable(Palette::name(id)) << " " << qPrintable(name));
        QSvgRenderer renderer(read(id, name));
        REQUIRE(renderer.isValid());
        CHECK_FALSE(renderer.animated());
        if (!goesOnBeyondItsBox(name)) {
            CHECK(staysInItsBox(renderer));
        }
    }
    CHECK(messages.said() == QStringList());
}

TEST_CASE("No drawing is heavier than a board, no scene heavier than two", "[drawings]")
{
    for (const QString &name : namesIn(Palette::Id::Vellum)) {
        INFO(qPrintable(name));
        CHECK(read(Palette::Id::Vellum, name).size() < (isScene(name) ? 128 : 64) * 1024);
    }
}
