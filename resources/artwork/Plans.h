// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QPointF>
#include <QQmlEngine>
#include <QRectF>

namespace academy::artwork
{

/// Where things lie on the drawings of boards, cards, parchment and Cup track, as the generators wrote it down: QML lays
/// numbers, discs, coats and marks on them by it. Everything is a share of the drawing, 0 to 1: multiply by the width and the
/// height at which it is shown (boards are square). A singleton in QML; the same in every palette.
///
/// Boards are named by `Look.boardKeys`; an unknown name or square gives an empty rectangle.
class Plans : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// Width of a disc's face, for a board of width 1.
    Q_PROPERTY(qreal discFace READ discFace CONSTANT FINAL)
    /// The drawing of a disc: its face's width and centre as shares of the drawing, its width divided by its height.
    Q_PROPERTY(qreal discFaceShare READ discFaceShare CONSTANT FINAL)
    Q_PROPERTY(QPointF discCentre READ discCentre CONSTANT FINAL)
    Q_PROPERTY(qreal discRatio READ discRatio CONSTANT FINAL)
    /// How much larger the drawing of a disc with laps is than that of one without, for faces of the same size.
    Q_PROPERTY(qreal lapGrowth READ lapGrowth CONSTANT FINAL)
    /// Width of the painted frame, for a board of width 1.
    Q_PROPERTY(qreal frame READ frame CONSTANT FINAL)
    /// How far the gold of a lit frame stands out over a board of width 1.
    Q_PROPERTY(qreal over READ over CONSTANT FINAL)
    /// Width divided by height of the parchment and of the Cup's track.
    Q_PROPERTY(qreal parchmentRatio READ parchmentRatio CONSTANT FINAL)
    Q_PROPERTY(qreal cupTrackRatio READ cupTrackRatio CONSTANT FINAL)
    /// The place of the kind's name on a card, the size of its type for a card of width 1, the emblem's place on a Bet card.
    Q_PROPERTY(QRectF cardName READ cardName CONSTANT FINAL)
    Q_PROPERTY(qreal cardNameSize READ cardNameSize CONSTANT FINAL)
    Q_PROPERTY(QRectF betEmblem READ betEmblem CONSTANT FINAL)
    /// The knighting: width divided by height; round what the sword turns; the name's place on the banner.
    Q_PROPERTY(qreal knightingRatio READ knightingRatio CONSTANT FINAL)
    Q_PROPERTY(QPointF knightingGrip READ knightingGrip CONSTANT FINAL)
    Q_PROPERTY(QRectF knightingName READ knightingName CONSTANT FINAL)
    /// Width divided by height of the vignettes and of the frieze.
    Q_PROPERTY(qreal vignetteRatio READ vignetteRatio CONSTANT FINAL)
    Q_PROPERTY(qreal friezeRatio READ friezeRatio CONSTANT FINAL)
    /// The strip `vine`: how many bays it has, its length divided by its height.
    Q_PROPERTY(int vineBays READ vineBays CONSTANT FINAL)
    Q_PROPERTY(qreal vineRatio READ vineRatio CONSTANT FINAL)

public:
    explicit Plans(QObject *parent = nullptr);

    qreal discFace() const { return m_board[QLatin1String("disc")].toDouble(); }
    qreal discFaceShare() const { return m_plans[QLatin1String("disc")][QLatin1String("face")].toDouble(); }
    QPointF discCentre() const;
    qreal discRatio() const { return m_plans[QLatin1String("disc")][QLatin1String("ratio")].toDouble(); }
    qreal lapGrowth() const { return m_plans[QLatin1String("disc")][QLatin1String("lap")].toDouble(); }
    qreal frame() const { return m_board[QLatin1String("frame")].toDouble(); }
    qreal over() const { return m_board[QLatin1String("over")].toDouble(); }
    qreal parchmentRatio() const { return m_plans[QLatin1String("parchment")][QLatin1String("ratio")].toDouble(); }
    qreal cupTrackRatio() const { return m_plans[QLatin1String("cup")][QLatin1String("ratio")].toDouble(); }
    QRectF cardName() const;
    qreal cardNameSize() const { return m_plans[QLatin1String("card")][QLatin1String("nameSize")].toDouble(); }
    QRectF betEmblem() const;
    qreal knightingRatio() const { return m_plans[QLatin1String("knighting")][QLatin1String("ratio")].toDouble(); }
    QPointF knightingGrip() const;
    QRectF knightingName() const;
    qreal vignetteRatio() const { return m_plans[QLatin1String("vignette")][QLatin1String("ratio")].toDouble(); }
    qreal friezeRatio() const { return m_plans[QLatin1String("frieze")][QLatin1String("ratio")].toDouble(); }
    int vineBays() const { return m_plans[QLatin1String("vine")][QLatin1String("bays")].toInt(); }
    qreal vineRatio() const { return m_plans[QLatin1String("vine")][QLatin1String("ratio")].toDouble(); }

    /// The number of squares of a board: 20, or 12 for King's Service.
    Q_INVOKABLE int squares(const QString &board) const;
    /// A square; 0 is the threshold where discs begin.
    Q_INVOKABLE QRectF square(const QString &board, int square) const;
    /// Where a square's number stands, in `Look.onfield` (in `Look.ink2` for 0).
    Q_INVOKABLE QRectF number(const QString &board, int square) const;
    /// All of them, from 0 on.
    Q_INVOKABLE QList<QRectF> numbers(const QString &board) const;
    /// The centre of the face of the lowest disc on a square.
    Q_INVOKABLE QPointF disc(const QString &board, int square) const;
    /// The centre of the face of a disc on square 0, where they stand side by side: place 0 to 4.
    Q_INVOKABLE QPointF zero(const QString &board, int place) const;
    /// How much higher each disc of a stack of that many on a square lies than the one below it, for a board of width 1. The
    /// stack stays below the number that stands over it.
    Q_INVOKABLE qreal lift(const QString &board, int square, int discs) const;
    /// How much lower than a lone disc the lowest one of a stack of that many lies, for a board of width 1: the stack stands on
    /// its own square, and the numbers of the ring's upper squares, above them, stay in sight.
    Q_INVOKABLE qreal sink(const QString &board, int square, int discs) const;
    /// The emblem in the middle, with its ring; smaller on a large board.
    Q_INVOKABLE QRectF medallion(const QString &board, bool large = false) const;
    /// Where the answer to a question about the board is written, over what it pays.
    Q_INVOKABLE QRectF answer(const QString &board) const;
    /// The places of so many coats (1 to 3) that say what a board pays; not for King's Service.
    Q_INVOKABLE QList<QRectF> coats(const QString &board, int count) const;
    /// King's Service: the place of the coat that is paid from that square on, 6 or 12; with Scrolls 1, 3, 6, 9 or 12.
    Q_INVOKABLE QRectF stairCoat(int square, bool scrolls) const;
    /// King's Service with Scrolls: the place of the Scroll on square 6 or 12.
    Q_INVOKABLE QRectF scroll(int square) const;

    /// A place of the Cup's track, −8 (the White Knight's end) to 8: where its number stands, where the Cup stands.
    Q_INVOKABLE QRectF cupNumber(int place) const;
    Q_INVOKABLE QRectF cup(int place) const;

private:
    QJsonObject track(const QString &board) const;
    /// How much higher than the lowest disc of a stack of that many the uppermost one lies, where there is room.
    qreal rise(int discs) const;
    /// The square's number stands on the frame above it: a stack sinks rather than hides it.
    bool isBelowOwnNumber(const QString &board, int square) const;
    /// From a lone disc on the square up to the next number over it; 1 when there is none.
    qreal freeAbove(const QString &board, int square) const;

    QJsonObject m_plans;
    QJsonObject m_board;
};

} // namespace academy::artwork
