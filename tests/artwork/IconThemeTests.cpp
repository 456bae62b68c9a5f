// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/IconTheme.h"
#include "artwork/Palette.h"

#include <QDir>
#include <QFile>
#include <QIcon>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

namespace
{

/// What Kirigami 6.13 asks for by itself.
QStringList kirigamiNames()
{
    return {u"application-exit-symbolic"_s,
            u"data-error"_s,
            u"data-information"_s,
            u"data-success"_s,
            u"data-warning"_s,
            u"dialog-cancel"_s,
            u"dialog-close"_s,
            u"dialog-ok"_s,
            u"edit-clear"_s,
            u"edit-clear-locationbar-ltr"_s,
            u"edit-clear-locationbar-rtl"_s,
            u"edit-copy"_s,
            u"edit-copy-symbolic"_s,
            u"edit-delete-remove"_s,
            u"edit-select-all-symbolic"_s,
            u"emblem-error"_s,
            u"emblem-information"_s,
            u"emblem-success"_s,
            u"emblem-warning"_s,
            u"go-next-symbolic"_s,
            u"go-next-symbolic-rtl"_s,
            u"go-previous-symbolic"_s,
            u"go-previous-symbolic-rtl"_s,
            u"handle-sort"_s,
            u"help-contextual-symbolic"_s,
            u"link-symbolic"_s,
            u"list-add-symbolic"_s,
            u"open-link-symbolic"_s,
            u"open-menu-symbolic"_s,
            u"overflow-menu"_s,
            u"overflow-menu-left"_s,
            u"overflow-menu-right"_s,
            u"password-show-off"_s,
            u"password-show-on"_s,
            u"search"_s,
            u"system-search-symbolic"_s,
            u"tag-symbolic"_s,
            u"user"_s,
            u"view-left-close"_s,
            u"view-left-new"_s,
            u"view-right-close"_s,
            u"view-right-new"_s,
            u"window-close"_s,
            u"window-close-symbolic"_s};
}

} // namespace

TEST_CASE("Kirigami finds its icons in our own theme, in the ink of the palette", "[icons]")
{
    const auto id = GENERATE(from_range(Palette::ids));
    useIconTheme(id);
    const QColor ink = Palette::get(id)[Palette::Token::Ink];
    for (const QString &name : kirigamiNames()) {
        INFO(qPrintable(QIcon::themeName()) << " " << qPrintable(name));
        const QIcon icon = QIcon::fromTheme(name);
        REQUIRE_FALSE(icon.isNull());
        const QImage picture = icon.pixmap(48).toImage().convertToFormat(QImage::Format_ARGB32);
        bool inked = false;
        for (int y = 0; y < picture.height() && !inked; ++y) {
            for (int x = 0; x < picture.width() && !inked; ++x) {
                inked = picture.pixelColor(x, y) == ink;
            }
        }
        CHECK(inked);
    }
}

TEST_CASE("The theme that Kirigami falls back to is ours", "[icons]")
{
    useIconTheme(Palette::Id::Vellum);
    CHECK(QIcon::themeName() == u"breeze-internal"_s);
    CHECK(QFile::exists(u":/icons/breeze-internal/index.theme"_s));
    CHECK(QDir(u":/icons/breeze-internal/icons"_s).entryList()
          == QDir(u":/icons/breeze-internal-scriptorium/icons"_s).entryList());
}
