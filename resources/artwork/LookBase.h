// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include "artwork/LookColors.h"

#include <QEasingCurve>
#include <QStringList>
#include <QUrl>

namespace academy::artwork
{

/// What every page shares: the colours of the palette (LookColors), the sizes of type and space, the times and curves of
/// motion, and the names of drawings, faces and sounds. QML sees it as the singleton `Look`, which is this class with the
/// few functions of Look.qml. There is one per engine; creating it gives the engine the drawings (`image://art/`).
///
/// Sizes are device-independent pixels. Times are milliseconds, 0 for "at once".
class LookBase : public LookColors, public QQmlParserStatus
{
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT

    // --- Type. Every size grows with textScale (1 to 2); lines are the matching line heights.
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    /// How much signs grow that stand beside words, and frames round them.
    Q_PROPERTY(qreal signScale READ signScale NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(qreal textUnit READ textUnit NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(bool largeText READ largeText NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(bool veryLargeText READ veryLargeText NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int squareNumberSize READ squareNumberSize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int labelSize READ labelSize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int bodySize READ bodySize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int emphasisSize READ emphasisSize NOTIFY textScaleChanged FINAL)
    /// Names of squires, and buttons.
    Q_PROPERTY(int nameSize READ nameSize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int pageTitleSize READ pageTitleSize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int dialogTitleSize READ dialogTitleSize NOTIFY textScaleChanged FINAL)
    /// A board's name when it is shown large; the large one is for tablets and the curtain.
    Q_PROPERTY(int boardTitleSize READ boardTitleSize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int curtainTitleSize READ curtainTitleSize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int knightSize READ knightSize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int firstPageSize READ firstPageSize NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int labelLine READ labelLine NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int bodyLine READ bodyLine NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int emphasisLine READ emphasisLine NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int nameLine READ nameLine NOTIFY textScaleChanged FINAL)
    /// The face of running text, and that of titles (20 px and more). Without the title face both are the same.
    Q_PROPERTY(QString textFamily READ textFamily CONSTANT FINAL)
    Q_PROPERTY(QString titleFamily READ titleFamily CONSTANT FINAL)

    // --- Measure.
    Q_PROPERTY(int space4 READ space4 CONSTANT FINAL)
    Q_PROPERTY(int space8 READ space8 CONSTANT FINAL)
    Q_PROPERTY(int space12 READ space12 CONSTANT FINAL)
    Q_PROPERTY(int space16 READ space16 CONSTANT FINAL)
    Q_PROPERTY(int space24 READ space24 CONSTANT FINAL)
    Q_PROPERTY(int space32 READ space32 CONSTANT FINAL)
    Q_PROPERTY(int space48 READ space48 CONSTANT FINAL)
    /// The least side of anything that is touched; the height of a confirming button.
    Q_PROPERTY(int touch READ touch CONSTANT FINAL)
    Q_PROPERTY(int confirmHeight READ confirmHeight CONSTANT FINAL)
    /// Lines: ornament, border of a control, what is decided or yours, focus and its distance from the control.
    Q_PROPERTY(qreal hairline READ hairline CONSTANT FINAL)
    Q_PROPERTY(qreal border READ border CONSTANT FINAL)
    Q_PROPERTY(qreal decidedLine READ decidedLine CONSTANT FINAL)
    Q_PROPERTY(qreal focusLine READ focusLine CONSTANT FINAL)
    Q_PROPERTY(int focusGap READ focusGap CONSTANT FINAL)
    /// Corners: lists, fields and second choices; the hollow corner of what speaks; squares.
    Q_PROPERTY(int radius READ radius CONSTANT FINAL)
    Q_PROPERTY(int hollow READ hollow CONSTANT FINAL)
    Q_PROPERTY(int squareRadius READ squareRadius CONSTANT FINAL)
    /// Height of a card for a width of 1.
    Q_PROPERTY(qreal cardRatio READ cardRatio CONSTANT FINAL)

    // --- Motion.
    Q_PROPERTY(Speed speed READ speed WRITE setSpeed NOTIFY motionChanged FINAL)
    /// The system asks for less motion: everything that would travel cross-fades in fadeDuration instead.
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY motionChanged FINAL)
    /// Whether anything travels at all: false for the speed None and with reduced motion.
    Q_PROPERTY(bool moves READ moves NOTIFY motionChanged FINAL)
    Q_PROPERTY(int hopDuration READ hopDuration NOTIFY motionChanged FINAL)
    Q_PROPERTY(int settleDuration READ settleDuration NOTIFY motionChanged FINAL)
    Q_PROPERTY(int liftDuration READ liftDuration NOTIFY motionChanged FINAL)
    Q_PROPERTY(int passDuration READ passDuration NOTIFY motionChanged FINAL)
    Q_PROPERTY(int passStagger READ passStagger NOTIFY motionChanged FINAL)
    Q_PROPERTY(int coatDuration READ coatDuration NOTIFY motionChanged FINAL)
    Q_PROPERTY(int lightDuration READ lightDuration NOTIFY motionChanged FINAL)
    Q_PROPERTY(int walkDuration READ walkDuration NOTIFY motionChanged FINAL)
    Q_PROPERTY(int sheetDuration READ sheetDuration NOTIFY motionChanged FINAL)
    /// A cross-fade: 120 ms, whatever the speed; 0 for None.
    Q_PROPERTY(int fadeDuration READ fadeDuration NOTIFY motionChanged FINAL)
    /// Height of one hop of a disc.
    Q_PROPERTY(int hopHeight READ hopHeight CONSTANT FINAL)
    // Curves, for `easing.type`: hop, light; settle (with settleOvershoot); lift, sheet; pass, coat, walk.
    Q_PROPERTY(int hopEasing READ hopEasing CONSTANT FINAL)
    Q_PROPERTY(int settleEasing READ settleEasing CONSTANT FINAL)
    Q_PROPERTY(qreal settleOvershoot READ settleOvershoot CONSTANT FINAL)
    Q_PROPERTY(int liftEasing READ liftEasing CONSTANT FINAL)
    Q_PROPERTY(int passEasing READ passEasing CONSTANT FINAL)

    // --- Hands. What the thumb has to reach on a phone lies at the left.
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY leftHandedChanged FINAL)

    // --- Names. Drawings have names such as `card-swords-4`; resources/README.md lists them.
    /// What stands before a drawing's name in its address; changes with the palette. `Look.art(name)` puts them together.
    Q_PROPERTY(QString artRoot READ artRoot NOTIFY paletteChanged FINAL)
    /// How the sides of boards are called in names of drawings; sorted.
    Q_PROPERTY(QStringList boardKeys READ boardKeys CONSTANT FINAL)
    /// How the squires are called in names of drawings: azure, vert, or, gules, sable (blue, green, yellow, red, black).
    Q_PROPERTY(QStringList squireKeys READ squireKeys CONSTANT FINAL)
    /// How the kinds of cards are called, in the order of the rules: gallantry, swords, education and so on; then `knights`,
    /// Swords cards that show the White and the Black Knight.
    Q_PROPERTY(QStringList cardKeys READ cardKeys CONSTANT FINAL)
    /// How the moods are called in the names of drawings.
    Q_PROPERTY(QStringList moodKeys READ moodKeys CONSTANT FINAL)

public:
    enum Speed { Slow, Normal, Fast, None };
    Q_ENUM(Speed)

    explicit LookBase(QObject *parent = nullptr);

    qreal textScale() const { return m_textScale; }
    /// With the letters, but half more at most: a drawing is made out at a smaller size than a word.
    qreal signScale() const { return m_textScale < 1.5 ? m_textScale : 1.5; }
    /// What a pixel is to a page of text: the size of letters counts half, as drawings do not grow with them.
    qreal textUnit() const { return 0.5 + 0.5 * m_textScale; }
    /// Of the sizes that the settings offer, the third and larger; the fourth and larger.
    bool largeText() const { return m_textScale > 1.15; }
    bool veryLargeText() const { return m_textScale > 1.45; }
    void setTextScale(qreal scale);
    int squareNumberSize() const { return scaled(13); }
    int labelSize() const { return scaled(15); }
    int bodySize() const { return scaled(17); }
    int emphasisSize() const { return scaled(19); }
    int nameSize() const { return scaled(21); }
    int pageTitleSize() const { return scaled(24); }
    int dialogTitleSize() const { return scaled(28); }
    int boardTitleSize() const { return scaled(34); }
    int curtainTitleSize() const { return scaled(46); }
    int knightSize() const { return scaled(74); }
    int firstPageSize() const { return scaled(122); }
    int labelLine() const { return scaled(20); }
    int bodyLine() const { return scaled(24); }
    int emphasisLine() const { return scaled(26); }
    int nameLine() const { return scaled(28); }
    QString textFamily() const;
    QString titleFamily() const;

    /// The face for this title: titleFamily, or textFamily for the whole of it when the title face lacks one of its letters.
    Q_INVOKABLE QString titleFamilyFor(const QString &title) const;

    int space4() const { return 4; }
    int space8() const { return 8; }
    int space12() const { return 12; }
    int space16() const { return 16; }
    int space24() const { return 24; }
    int space32() const { return 32; }
    int space48() const { return 48; }
    int touch() const { return 48; }
    int confirmHeight() const { return 54; }
    qreal hairline() const { return 1.0; }
    qreal border() const { return 1.4; }
    qreal decidedLine() const { return 2.8; }
    qreal focusLine() const { return 2.6; }
    int focusGap() const { return 5; }
    int radius() const { return 6; }
    int hollow() const { return 9; }
    int squareRadius() const { return 2; }
    qreal cardRatio() const { return 1.5; }

    Speed speed() const { return m_speed; }
    void setSpeed(Speed speed);
    bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    bool moves() const { return m_speed != None && !m_reducedMotion; }
    int hopDuration() const { return timed(130); }
    int settleDuration() const { return timed(90); }
    int liftDuration() const { return timed(140); }
    int passDuration() const { return timed(420); }
    int passStagger() const { return timed(40); }
    int coatDuration() const { return timed(520); }
    int lightDuration() const { return timed(200); }
    int walkDuration() const { return timed(320); }
    int sheetDuration() const { return timed(260); }
    int fadeDuration() const { return m_speed == None ? 0 : 120; }
    int hopHeight() const { return 6; }
    int hopEasing() const { return QEasingCurve::OutQuad; }
    int settleEasing() const { return QEasingCurve::OutBack; }
    qreal settleOvershoot() const { return 1.1; }
    int liftEasing() const { return QEasingCurve::OutCubic; }
    int passEasing() const { return QEasingCurve::InOutCubic; }

    bool leftHanded() const { return m_leftHanded; }
    void setLeftHanded(bool left);

    QString artRoot() const;
    QStringList boardKeys() const;
    QStringList squireKeys() const;
    QStringList cardKeys() const;
    QStringList moodKeys() const;

    /// The name of the drawing that is best at that width: `<name>-small` below 28 px (busts 56 px, cards 90 px and
    /// `<name>-tiny` below 44 px), `<name>-large` from 96 px, where the drawing has one; @p name itself otherwise.
    Q_INVOKABLE QString drawingFor(const QString &name, qreal width) const;

    /// Whether there is a drawing of that name.
    Q_INVOKABLE bool draws(const QString &name) const;

    /// The address of a sound, such as `disc-hop`; resources/README.md lists them.
    Q_INVOKABLE QUrl sound(const QString &name) const;

    void classBegin() override { }
    void componentComplete() override;

Q_SIGNALS:
    void textScaleChanged();
    void motionChanged();
    void leftHandedChanged();

private:
    int scaled(int size) const { return qRound(size * m_textScale); }
    int timed(int milliseconds) const;

    qreal m_textScale = 1.0;
    Speed m_speed = Normal;
    bool m_reducedMotion = false;
    bool m_leftHanded = false;
};

} // namespace academy::artwork
