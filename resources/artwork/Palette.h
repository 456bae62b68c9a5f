// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QColor>
#include <QMap>
#include <QString>

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace academy::artwork
{

/// A palette is one table of colours by name: the pigments, tinctures, inks and grounds of the manuscript. There are three
/// of them, and one file that says them all, `resources/palette/palettes.json`: the drawings are made from it when the
/// project is built, and the interface reads it here when it starts. A palette never changes.
class Palette
{
public:
    enum class Id { Vellum, Scriptorium, HighContrast };

    /// The colours every palette has. Grounds, inks and lines first, then the squires' tinctures. The boards' pigments go
    /// by the boards' art keys: see pigments().
    enum class Token {
        Page,
        Leaf,
        Sunk,
        Card,
        Rule,
        Shade,
        Ink,
        Ink2,
        GoldDeep,
        Danger,
        Ok,
        Link,
        Line,
        Gold,
        GoldLight,
        Art,
        OnField,
        Azure,
        Vert,
        Or,
        Gules,
        Sable,
    };
    static constexpr std::size_t tokenCount = static_cast<std::size_t>(Token::Sable) + 1;
    static constexpr std::array<Id, 3> ids{Id::Vellum, Id::Scriptorium, Id::HighContrast};

    /// The palette of that name, read once from the resource; lives as long as the program. Safe from any thread.
    static const Palette &get(Id id);

    /// `vellum`, `scriptorium` or `high-contrast`: the name in files, settings and drawings' addresses.
    static QString name(Id id);
    static std::optional<Id> byName(QStringView name);

    /// The token's name as in the file: `page`, `ink2`, `or`…
    static std::string_view tokenName(Token token);
    static std::optional<Token> tokenByName(QStringView name);

    /// The boards' pigments by art key, `kings-service`, `white-knight`; the same keys in every palette.
    const QMap<QString, QColor> &pigments() const { return m_pigments; }

    QColor operator[](Token token) const { return m_colors[static_cast<std::size_t>(token)]; }

    /// Whether the page is darker than the ink.
    bool isDark() const { return m_dark; }

private:
    Palette() = default;
    static Palette read(Id id);

    std::array<QColor, tokenCount> m_colors;
    QMap<QString, QColor> m_pigments;
    bool m_dark = false;
};

/// The colour @p from moved towards @p to by @p share (0 to 1), as the drawings mix theirs.
QColor mix(const QColor &from, const QColor &to, double share);

/// The contrast ratio of WCAG 2, from 1 (the same) to 21 (black on white).
double contrast(const QColor &one, const QColor &other);

/// Two colours that are seen one on the other, and the least contrast they need: 4.5 for text, 3 for a line with a meaning.
struct ContrastPair {
    Palette::Token above;
    Palette::Token below;
    double atLeast;
};

/// Every pair of colours that the interface and the drawings may put one on the other where it has to be read.
std::span<const ContrastPair> contrastPairs();

} // namespace academy::artwork
