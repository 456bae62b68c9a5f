// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArrayView>

#include <optional>
#include <vector>

/// QR codes (ISO/IEC 18004) of short texts in capitals and digits, as codes to join have them: byte for byte what a library for
/// all kinds of codes would draw, without being one. Versions 1 to 5, a seventh of which may be damaged (level M).
namespace academy::protocol
{

class QrCode
{
public:
    /// The code of a text of digits, capitals, blanks and $%*+-./: that has at most 122 of them; nothing for any other text.
    [[nodiscard]] static std::optional<QrCode> of(QByteArrayView text);

    /// Squares along an edge, without the light margin of four that belongs round it.
    [[nodiscard]] int side() const { return m_side; }
    [[nodiscard]] bool isDark(int x, int y) const { return m_dark[at(x, y)]; }

private:
    explicit QrCode(int side);

    [[nodiscard]] std::size_t at(int x, int y) const { return static_cast<std::size_t>(y * m_side + x); }
    void set(int x, int y, bool dark);
    void drawFixed(int version);
    void drawFinder(int x, int y);
    void drawFormat(int mask);
    void drawData(const std::vector<unsigned char> &bytes);
    void applyMask(int mask);
    [[nodiscard]] int penalty() const;

    int m_side;
    std::vector<bool> m_dark;
    std::vector<bool> m_fixed; ///< no data there
};

} // namespace academy::protocol
