// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include "artwork/Palette.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

namespace academy::artwork
{

/// The colours of the chosen palette, one property each, for QML. This is the first half of the singleton `Look`
/// (see LookBase.h); names are the tokens of `palettes.json`, but `art` is `artInk` and `or` is `orTincture`,
/// which QML or C++ would take for something else.
class LookColors : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

    /// The palette in use; Vellum until the settings say otherwise.
    Q_PROPERTY(PaletteId palette READ palette WRITE setPalette NOTIFY paletteChanged FINAL)
    /// `vellum`, `scriptorium`, `high-contrast`: for settings, and for addresses of drawings.
    Q_PROPERTY(QString paletteName READ paletteName NOTIFY paletteChanged FINAL)
    Q_PROPERTY(bool dark READ isDark NOTIFY paletteChanged FINAL)

    // Grounds: the page, a leaf lying on it, a hollow in it, a card; thin ornament lines; the colour of shadows.
    Q_PROPERTY(QColor page READ page NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor leaf READ leaf NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor sunk READ sunk NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor card READ card NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor rule READ rule NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor shade READ shade NOTIFY paletteChanged FINAL)
    // Inks for text on page, leaf and sunk.
    Q_PROPERTY(QColor ink READ ink NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor ink2 READ ink2 NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor mark READ mark NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor golddeep READ golddeep NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor danger READ danger NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor ok READ ok NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor link READ link NOTIFY paletteChanged FINAL)
    // Borders of controls; gold, which means now; the ink of drawings and of text on gold; text on pigments and tinctures.
    Q_PROPERTY(QColor line READ line NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor gold READ gold NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor goldlight READ goldlight NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor artInk READ artInk NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor onfield READ onfield NOTIFY paletteChanged FINAL)
    // The squires' tinctures.
    Q_PROPERTY(QColor azure READ azure NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor vert READ vert NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor orTincture READ orTincture NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor gules READ gules NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor sable READ sable NOTIFY paletteChanged FINAL)

    /// The boards' pigments by art key (`white-knight`), and as thin lines on the page, on a leaf and on what is yours: moved towards page
    /// or ink until they stand out by 3:1.
    Q_PROPERTY(QVariantMap pigments READ pigments NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QVariantMap lanePigments READ lanePigments NOTIFY paletteChanged FINAL)
    // The tinctures by number, for bindings, in the order of the rules (R2.1: blue, green, yellow, red, black), and what is
    // written on each.
    Q_PROPERTY(QList<QColor> tinctures READ tinctures NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QList<QColor> onTinctures READ onTinctures NOTIFY paletteChanged FINAL)

    // Washes, mixed from the above.
    /// What is yours, or asks for you: leaf with a fifth of gold.
    Q_PROPERTY(QColor yours READ yours NOTIFY paletteChanged FINAL)
    /// A square a disc would land on, a legal target.
    Q_PROPERTY(QColor landing READ landing NOTIFY paletteChanged FINAL)
    /// A leaf under the pointer or the finger.
    Q_PROPERTY(QColor hovered READ hovered NOTIFY paletteChanged FINAL)
    /// The gold button: its upper light, its middle, its pressed state, its inner line.
    Q_PROPERTY(QColor goldUpper READ goldUpper NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor goldMiddle READ goldMiddle NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor goldPressed READ goldPressed NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor goldLine READ goldLine NOTIFY paletteChanged FINAL)
    /// The page is a little lighter in its middle and darker at its edge; the hand lies on a darker strip of it.
    Q_PROPERTY(QColor pageLight READ pageLight NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor pageEdge READ pageEdge NOTIFY paletteChanged FINAL)
    Q_PROPERTY(QColor tray READ tray NOTIFY paletteChanged FINAL)
    /// The cloth of the curtain, the same night blue for everyone.
    Q_PROPERTY(QColor curtain READ curtain NOTIFY paletteChanged FINAL)

public:
    enum PaletteId { Vellum, Scriptorium, HighContrast };
    Q_ENUM(PaletteId)

    using QObject::QObject;

    PaletteId palette() const { return static_cast<PaletteId>(m_id); }
    void setPalette(PaletteId palette);
    QString paletteName() const { return artwork::Palette::name(m_id); }
    bool isDark() const { return current().isDark(); }

    QColor page() const { return color(Token::Page); }
    QColor leaf() const { return color(Token::Leaf); }
    QColor sunk() const { return color(Token::Sunk); }
    QColor card() const { return color(Token::Card); }
    QColor rule() const { return color(Token::Rule); }
    QColor shade() const { return color(Token::Shade); }
    QColor ink() const { return color(Token::Ink); }
    QColor ink2() const { return color(Token::Ink2); }
    /// The frame of what has been chosen, or whose turn it is: gold, where that stands out from the page.
    QColor mark() const { return color(palette() == HighContrast ? Token::GoldDeep : Token::Gold); }
    QColor golddeep() const { return color(Token::GoldDeep); }
    QColor danger() const { return color(Token::Danger); }
    QColor ok() const { return color(Token::Ok); }
    QColor link() const { return color(Token::Link); }
    QColor line() const { return color(Token::Line); }
    QColor gold() const { return color(Token::Gold); }
    QColor goldlight() const { return color(Token::GoldLight); }
    QColor artInk() const { return color(Token::Art); }
    QColor onfield() const { return color(Token::OnField); }
    QColor azure() const { return color(Token::Azure); }
    QColor vert() const { return color(Token::Vert); }
    QColor orTincture() const { return color(Token::Or); }
    QColor gules() const { return color(Token::Gules); }
    QColor sable() const { return color(Token::Sable); }

    QVariantMap pigments() const;
    QVariantMap lanePigments() const;
    QList<QColor> tinctures() const;
    QList<QColor> onTinctures() const;

    QColor yours() const;
    QColor landing() const;
    QColor hovered() const;
    QColor goldUpper() const;
    QColor goldMiddle() const;
    QColor goldPressed() const;
    QColor goldLine() const;
    QColor pageLight() const;
    QColor pageEdge() const;
    QColor tray() const;
    QColor curtain() const;

Q_SIGNALS:
    void paletteChanged();

protected:
    using Token = artwork::Palette::Token;
    artwork::Palette::Id paletteId() const { return m_id; }
    const artwork::Palette &current() const { return artwork::Palette::get(m_id); }
    QColor color(Token token) const { return current()[token]; }

private:
    QColor asLine(const QColor &pigment) const;

    artwork::Palette::Id m_id = artwork::Palette::Id::Vellum;
};

} // namespace academy::artwork
