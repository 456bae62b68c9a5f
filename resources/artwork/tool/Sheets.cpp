// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Sheets.h"

#include "Boards.h"
#include "Sheet.h"

#include "artwork/LookBase.h"

#include <QDir>

#include <map>

using namespace Qt::StringLiterals;

namespace academy::artwork
{
namespace
{

using Maker = QImage (*)(Palette::Id);

/// Each drawing at several widths in a row, with its name below; rows of as many as fit.
QImage inSizes(Palette::Id palette, const QStringList &names, const QList<int> &widths, int rowHeight)
{
    Sheet sheet(palette, 1400);
    const LookBase look;
    int step = 24;
    for (const int width : widths) {
        step += width + 8;
    }
    int x = 20;
    int y = 20;
    for (const QString &name : names) {
        if (x + step > sheet.width()) {
            x = 20;
            y += rowHeight;
        }
        int at = x;
        for (const int width : widths) {
            sheet.draw(look.drawingFor(name, width), at, y, width);
            at += width + 8;
        }
        sheet.write(name, x, y + rowHeight - 18, 14);
        x += step;
    }
    return sheet.finished(y + rowHeight + 10);
}

QStringList drawingsLike(const QStringList &filters)
{
    QStringList names;
    for (const QString &file : QDir(u":/academy/art/vellum"_s).entryList(filters, QDir::Files, QDir::Name)) {
        const QString name = file.chopped(4);
        if (!name.endsWith("-small"_L1) && !name.endsWith("-large"_L1)) {
            names.append(name);
        }
    }
    return names;
}

QImage emblems(Palette::Id palette)
{
    return inSizes(palette,
                   drawingsLike({u"emblem-*"_s, u"ringed-*"_s, u"excalibur*"_s, u"hourglass*"_s, u"cup.svg"_s,
                                 u"scroll*"_s, u"codex*"_s, u"bonus-*"_s, u"roundel*"_s, u"app-icon*"_s}),
                   {96, 48, 36, 24}, 136);
}

QImage squires(Palette::Id palette)
{
    return inSizes(palette, drawingsLike({u"shield-*"_s, u"disc-*"_s, u"bet-?*"_s, u"charge-*"_s}),
                   {120, 60, 40, 27, 20}, 200);
}

QImage people(Palette::Id palette)
{
    return inSizes(palette, drawingsLike({u"squire-*"_s, u"attribute-*"_s}), {120, 72, 56, 40, 28}, 200);
}

QImage scenes(Palette::Id palette)
{
    const LookBase look;
    Sheet sheet(palette, 2060);
    const QStringList title{u"sky"_s, u"far"_s, u"castle"_s, u"field"_s, u"front"_s};
    for (const QString &layer : title) {
        sheet.draw("title-"_L1 + layer, 10, 10, 1280);
    }
    int x = 10;
    const QStringList squires = look.squireKeys();
    for (qsizetype i = 0; i < squires.size(); ++i) {
        const QString &squire = squires[i];
        const QString &left = squires[(i + 1) % squires.size()];
        const QString &right = squires[(i + 2) % squires.size()];
        for (const QString &layer : {u"ground"_s, "cheering-"_L1 + left, "saluting-"_L1 + right, u"crowd"_s, u"king"_s,
                                     u"dragon"_s, "squire-"_L1 + squire, u"sword"_s, u"banner"_s}) {
            sheet.draw("knighting-"_L1 + layer, x, 740, 400);
        }
        x += 410;
    }
    return sheet.finished(1060);
}

QImage coats(Palette::Id palette)
{
    return inSizes(palette, drawingsLike({u"coat-*"_s, u"codex-*"_s}), {96, 48, 31, 24, 20}, 136);
}

QImage icons(Palette::Id palette)
{
    return inSizes(palette, drawingsLike({u"icon-*"_s, u"mark-*"_s}), {48, 24, 20}, 90);
}

QImage cardsThatWide(Palette::Id palette, const QList<int> &widths)
{
    Sheet sheet(palette, 1500);
    const LookBase look;
    int y = 16;
    for (const int width : widths) {
        int x = 16;
        for (const QString &kind : look.cardKeys()) {
            for (int value = kind == "swords"_L1 || kind == "knights"_L1 ? 3 : 2; value <= 5; ++value) {
                if (x + width > sheet.width() - 10) {
                    x = 16;
                    y += qRound(width * 1.5) + 10;
                }
                sheet.draw(look.drawingFor(u"card-%1-%2"_s.arg(kind).arg(value), width), x, y, width);
                x += width + 8;
            }
        }
        sheet.draw(look.drawingFor(u"card-back"_s, width), x, y, width);
        y += qRound(width * 1.5) + 14;
    }
    return sheet.finished(y + 10);
}

QImage cards(Palette::Id palette)
{
    return cardsThatWide(palette, {112, 91});
}

QImage smallCards(Palette::Id palette)
{
    return cardsThatWide(palette, {66, 44, 28});
}

QImage largeCards(Palette::Id palette)
{
    return cardsThatWide(palette, {224});
}

BoardScene scene(const QString &board, const QList<int> &progress, const QStringList &coats, bool lit)
{
    BoardScene result{board, {}, coats, lit, false};
    const LookBase look;
    for (qsizetype i = 0; i < progress.size(); ++i) {
        result.discs.append({look.squireKeys()[i], progress[i]});
    }
    return result;
}

QImage boardsThatWide(Palette::Id palette, int side)
{
    Sheet sheet(palette, 4 * side + 5 * 36);
    const Plans plans;
    const QStringList honour{u"coat-plus-3"_s, u"coat-plus-2"_s, u"coat-plus-1"_s};
    const QStringList dishonour{u"coat-minus-1"_s, u"coat-minus-3"_s};
    QList<BoardScene> scenes{
        scene(u"gallantry"_s, {7, 4, 7, 9, 12}, {u"bonus-3"_s, u"bonus-2"_s, u"bonus-1"_s}, true),
        scene(u"jousts"_s, {8, 13, 5, 11, 8}, honour, true),
        scene(u"tournaments"_s, {6, 6, 10, 3, 0}, honour, true),
        scene(u"education"_s, {5, 2, 9, 5, 7}, dishonour, true),
        scene(u"kings-service"_s, {6, 9, 6, 4, 2}, {u"coat-plus-6"_s, u"coat-plus-12"_s}, true),
        scene(u"quests"_s, {9, 3, 6, 14, 11}, {u"coat-plus-17"_s, u"coat-plus-10"_s, u"coat-plus-4"_s}, false),
        scene(u"charity"_s, {23, 16, 48, 4, 0}, {u"coat-minus-5"_s, u"coat-minus-10"_s}, false),
        scene(u"quests"_s, {13, 13, 13, 13, 13}, honour, true),
        scene(u"white-knight"_s, {9, 0, 6, 11, 4}, {u"coat-plus-8"_s, u"coat-plus-5"_s, u"coat-plus-2"_s}, false),
        scene(u"black-knight"_s, {5, 12, 5, 3, 8}, {u"coat-plus-5"_s, u"coat-plus-3"_s, u"coat-plus-1"_s}, true),
        scene(u"kings-service"_s, {5, 3, 4, 7, 3},
              {u"coat-plus-1"_s, u"coat-plus-2"_s, u"coat-plus-3"_s, u"coat-plus-4"_s, u"coat-plus-6"_s}, false),
        scene(u"gallantry"_s, {0, 0, 0, 0, 0}, {u"bonus-3"_s, u"bonus-2"_s, u"bonus-1"_s}, false),
    };
    scenes[10].scrolls = true;
    int y = 40;
    for (qsizetype i = 0; i < scenes.size(); ++i) {
        drawBoard(sheet, plans, scenes[i], 36 + static_cast<int>(i % 4) * (side + 36), y, side);
        if (i % 4 == 3) {
            y += side + 40;
        }
    }
    drawCupTrack(sheet, plans, -3, 36, y, 540);
    return sheet.finished(y + 90);
}

QImage boards(Palette::Id palette)
{
    return boardsThatWide(palette, 240);
}

QImage largeBoards(Palette::Id palette)
{
    return boardsThatWide(palette, 480);
}

QImage table(Palette::Id palette)
{
    Sheet sheet(palette, 1400);
    int y = 20;
    for (int turn = 0; turn <= 6; ++turn) {
        sheet.draw(u"parchment-%1"_s.arg(turn), 20, y, 330);
        sheet.draw(u"parchment-%1"_s.arg(turn), 380, y, 380);
        y += 60;
    }
    int x = 800;
    for (const QString &squire : LookBase().squireKeys()) {
        sheet.draw("bet-card-"_L1 + squire, x, 20, 112);
        sheet.draw("bet-card-"_L1 + squire, x, 210, 66);
        x += 120;
    }
    return sheet.finished(y + 20);
}

QImage ornament(Palette::Id palette)
{
    Sheet sheet(palette, 1400);
    for (int i = 0; i < 3; ++i) {
        sheet.draw(u"vine"_s, 40 + i * 264, 10, 264);
        sheet.draw(u"vine-standing"_s, 10, 60 + i * 264, 48);
    }
    sheet.draw(u"corner-boss"_s, 10, 10, 48);
    sheet.draw(u"initial-m"_s, 90, 80, 330);
    sheet.draw(u"rose-window"_s, 450, 70, 360);
    sheet.fill({850, 70, 420, 360}, mix(sheet.color(Palette::Token::Azure), sheet.color(Palette::Token::Art), 0.62));
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 7; ++column) {
            sheet.draw(u"cloth"_s, 850 + column * 60, 70 + row * 60, 60);
        }
    }
    sheet.draw(u"corner-leaf"_s, 860, 80, 48);
    sheet.draw(u"divider"_s, 90, 450, 240);
    int x = 90;
    for (const auto *name : {"shadow-1", "shadow-2", "shadow-3", "glow"}) {
        sheet.draw(QLatin1String(name), x, 490, 160);
        x += 180;
    }
    x = 90;
    for (const int width : {256, 128, 64, 48, 32, 24, 22, 16}) {
        sheet.draw(width <= 32 ? u"app-icon-small"_s : u"app-icon"_s, x, 680, width);
        x += width + 16;
    }
    x = 40;
    for (const auto *name : {"vignette-asleep", "vignette-crowned", "vignette-riding"}) {
        sheet.draw(QLatin1String(name), x, 960, 320);
        x += 360;
    }
    sheet.draw(u"frieze"_s, 40, 1140, 560);
    return sheet.finished(1260);
}

const std::map<QString, Maker> makers{
    {u"emblems"_s, emblems},
    {u"squires"_s, squires},
    {u"people"_s, people},
    {u"scenes"_s, scenes},
    {u"coats"_s, coats},
    {u"icons"_s, icons},
    {u"cards"_s, cards},
    {u"small-cards"_s, smallCards},
    {u"large-cards"_s, largeCards},
    {u"boards"_s, boards},
    {u"large-boards"_s, largeBoards},
    {u"table"_s, table},
    {u"ornament"_s, ornament},
};

} // namespace

QStringList sheetNames()
{
    QStringList names;
    for (const auto &[name, maker] : makers) {
        names.append(name);
    }
    return names;
}

QImage makeSheet(const QString &name, Palette::Id palette)
{
    const auto found = makers.find(name);
    return found == makers.end() ? QImage() : found->second(palette);
}

} // namespace academy::artwork
