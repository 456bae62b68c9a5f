// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Boards.h"

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace academy::artwork
{
namespace
{

void drawDisc(Sheet &sheet, const Plans &plans, const QString &name, const QPointF &centre, qreal face)
{
    const qreal width = face / plans.discFaceShare() * (name.contains("-lap"_L1) ? plans.lapGrowth() : 1.0);
    const qreal height = width / plans.discRatio();
    const QString drawing = width < 28 ? name + "-small"_L1 : name;
    sheet.draw(drawing, centre.x() - plans.discCentre().x() * width, centre.y() - plans.discCentre().y() * height,
               width);
}

} // namespace

void drawBoard(Sheet &sheet, const Plans &plans, const BoardScene &scene, qreal x, qreal y, qreal side)
{
    sheet.draw("board-"_L1 + scene.board, x, y, side);
    sheet.draw("medallion-"_L1 + scene.board + (side > 400 ? "-less"_L1 : ""_L1), x, y, side);
    if (scene.lit) {
        const qreal over = plans.over() * side;
        sheet.draw(u"board-frame-lit"_s, x - over, y - over, side + 2 * over);
    }
    const auto placed = [x, y, side](const QRectF &share) {
        return QRectF(x + share.x() * side, y + share.y() * side, share.width() * side, share.height() * side);
    };
    const bool stair = plans.squares(scene.board) == 12;
    for (int i = 0; i <= plans.squares(scene.board); ++i) {
        const QRectF box = placed(plans.number(scene.board, i));
        const int size = std::max(12, qRound(side * 12 / 240));
        const auto ink = i == 0 ? Palette::Token::Ink2 : Palette::Token::OnField;
        sheet.write(QString::number(i), box.center().x(), box.center().y() + size * 0.33, size, ink, Qt::AlignHCenter);
    }
    const QList<QRectF> places =
        stair ? QList<QRectF>() : plans.coats(scene.board, static_cast<int>(scene.coats.size()));
    const QList<int> stairSquares = scene.scrolls ? QList<int>{1, 3, 6, 9, 12} : QList<int>{6, 12};
    for (qsizetype i = 0; i < scene.coats.size(); ++i) {
        const QRectF box = placed(stair ? plans.stairCoat(stairSquares[i], scene.scrolls) : places[i]);
        sheet.draw(scene.coats[i] + (box.width() < 28 ? "-small"_L1 : ""_L1), box.x(), box.y(), box.width());
    }
    if (scene.scrolls) {
        for (const int square : {6, 12}) {
            const QRectF box = placed(plans.scroll(square));
            sheet.draw(u"scroll"_s, box.x(), box.y(), box.width());
        }
    }
    const qreal face = plans.discFace() * side;
    QMap<int, QList<QPair<QString, int>>> stacks;
    int onZero = 0;
    for (const auto &[squire, progress] : scene.discs) {
        if (progress == 0) {
            const QPointF at = plans.zero(scene.board, onZero++);
            drawDisc(sheet, plans, "disc-"_L1 + squire, {x + at.x() * side, y + at.y() * side}, face);
        } else {
            stacks[stair ? progress : (progress - 1) % 20 + 1].append({squire, progress});
        }
    }
    for (const auto &[square, stack] : stacks.asKeyValueRange()) {
        const QPointF at = plans.disc(scene.board, square);
        const int discs = static_cast<int>(stack.size());
        qreal height = -plans.sink(scene.board, square, discs);
        for (const auto &[squire, progress] : stack) {
            const int laps = stair ? 0 : (progress - 1) / 20;
            const QString name = "disc-"_L1 + squire + (laps ? u"-lap%1"_s.arg(laps) : QString());
            drawDisc(sheet, plans, name, {x + at.x() * side, y + (at.y() - height) * side}, face);
            height += plans.lift(scene.board, square, discs);
        }
    }
}

void drawCupTrack(Sheet &sheet, const Plans &plans, int place, qreal x, qreal y, qreal width)
{
    const qreal height = sheet.draw(u"cup-track"_s, x, y, width);
    for (int i = -8; i <= 8; ++i) {
        const QRectF number = plans.cupNumber(i);
        if (i != 0) {
            sheet.write(QString::number(std::abs(i)), x + number.center().x() * width,
                        y + number.center().y() * height + 4, 13, Palette::Token::Ink, Qt::AlignHCenter);
        }
    }
    const QRectF cup = plans.cup(place);
    sheet.draw(u"cup"_s, x + cup.x() * width, y + cup.y() * height, cup.width() * width);
}

} // namespace academy::artwork
