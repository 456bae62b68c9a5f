// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/Plans.h"

#include "artwork/Resources.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtLogging>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace academy::artwork
{
namespace
{

// The face's centre of a stack's uppermost disc lies at least so far within its square.
constexpr qreal withinSquare = 0.008;

QJsonObject readPlans()
{
    initResources();
    QFile file(u":/academy/plans.json"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("The plans of the drawings are missing from the program's resources");
    }
    return QJsonDocument::fromJson(file.readAll()).object();
}

QRectF rectOf(const QJsonValue &value)
{
    return {value[0].toDouble(), value[1].toDouble(), value[2].toDouble(), value[3].toDouble()};
}

QPointF pointOf(const QJsonValue &value)
{
    return {value[0].toDouble(), value[1].toDouble()};
}

constexpr int cupReach = 8;

} // namespace

Plans::Plans(QObject *parent)
    : QObject(parent)
    , m_plans(readPlans())
    , m_board(m_plans["board"_L1].toObject())
{
}

QJsonObject Plans::track(const QString &board) const
{
    return m_board[board == "kings-service"_L1 ? "stair"_L1 : "ring"_L1].toObject();
}

QPointF Plans::discCentre() const
{
    return pointOf(m_plans["disc"_L1]["centre"_L1]);
}

QRectF Plans::cardName() const
{
    return rectOf(m_plans["card"_L1]["name"_L1]);
}

QRectF Plans::betEmblem() const
{
    return rectOf(m_plans["card"_L1]["bet"_L1]);
}

int Plans::squares(const QString &board) const
{
    return static_cast<int>(track(board)["squares"_L1].toArray().size()) - 1;
}

QRectF Plans::square(const QString &board, int square) const
{
    return rectOf(track(board)["squares"_L1][square]);
}

QRectF Plans::number(const QString &board, int square) const
{
    return rectOf(track(board)["numbers"_L1][square]);
}

QList<QRectF> Plans::numbers(const QString &board) const
{
    QList<QRectF> places;
    for (const QJsonValue place : track(board)["numbers"_L1].toArray()) {
        places.append(rectOf(place));
    }
    return places;
}

QPointF Plans::disc(const QString &board, int square) const
{
    return pointOf(track(board)["discs"_L1][square]);
}

QPointF Plans::zero(const QString &board, int place) const
{
    return pointOf(track(board)["zero"_L1][place]);
}

bool Plans::isBelowOwnNumber(const QString &board, int square) const
{
    const QRectF number = this->number(board, square);
    return square > 0 && !number.isNull() && number.bottom() <= this->square(board, square).top() + 1e-6;
}

qreal Plans::freeAbove(const QString &board, int square) const
{
    const QPointF centre = disc(board, square);
    const qreal top = centre.y() - discFace() / 2;
    qreal free = 1;
    for (int other = 0; other <= squares(board); ++other) {
        const QRectF number = this->number(board, other);
        const bool across = number.left() < centre.x() + discFace() / 2 && number.right() > centre.x() - discFace() / 2;
        if (across && number.bottom() <= top + 1e-6) {
            free = std::min(free, top - number.bottom());
        }
    }
    return free;
}

qreal Plans::rise(int discs) const
{
    const QJsonArray rises = m_board["rises"_L1].toArray();
    return rises[std::clamp<qsizetype>(discs, 0, rises.size() - 1)].toDouble();
}

qreal Plans::lift(const QString &board, int square, int discs) const
{
    if (discs < 2) {
        return 0;
    }
    qreal most = rise(discs);
    if (square > 0) {
        const qreal lower = sink(board, square, discs);
        const qreal up = disc(board, square).y() - this->square(board, square).top();
        most = std::min({most, freeAbove(board, square) + lower, up + lower - withinSquare});
    }
    return most / (discs - 1);
}

qreal Plans::sink(const QString &board, int square, int discs) const
{
    if (discs < 2 || square == 0) {
        return 0;
    }
    const QJsonArray sinks = m_board["sinks"_L1].toArray();
    const qreal usual = sinks[std::min<qsizetype>(discs, sinks.size() - 1)].toDouble();
    return isBelowOwnNumber(board, square) ? std::max(usual, rise(discs) - freeAbove(board, square)) : usual;
}

QRectF Plans::medallion(const QString &board, bool large) const
{
    return rectOf(track(board)[large ? "lessMedallion"_L1 : "medallion"_L1]);
}

QRectF Plans::answer(const QString &board) const
{
    return rectOf(track(board)["answer"_L1]);
}

QList<QRectF> Plans::coats(const QString &board, int count) const
{
    QList<QRectF> places;
    for (const QJsonValue place : track(board)["coats"_L1][QString::number(count)].toArray()) {
        places.append(rectOf(place));
    }
    return places;
}

QRectF Plans::stairCoat(int square, bool scrolls) const
{
    const QString key = (scrolls ? u"scroll-"_s : QString()) + QString::number(square);
    return rectOf(m_board["stair"_L1]["coats"_L1][key][0]);
}

QRectF Plans::scroll(int square) const
{
    return rectOf(m_board["stair"_L1]["scrolls"_L1][QString::number(square)]);
}

QPointF Plans::knightingGrip() const
{
    return pointOf(m_plans["knighting"_L1]["grip"_L1]);
}

QRectF Plans::knightingName() const
{
    return rectOf(m_plans["knighting"_L1]["name"_L1]);
}

QRectF Plans::cupNumber(int place) const
{
    return rectOf(m_plans["cup"_L1]["numbers"_L1][place + cupReach]);
}

QRectF Plans::cup(int place) const
{
    return rectOf(m_plans["cup"_L1]["cups"_L1][place + cupReach]);
}

} // namespace academy::artwork
