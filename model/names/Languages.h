// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QStringList>
#include <QStringView>

#include <array>

/// The languages of the game, by the codes under which settings keep them, and as they are called in themselves.
namespace academy::model
{

struct LanguageFacts {
    QStringView code; ///< ISO 639-1; as in ACADEMY_LANGUAGES (CMakeLists.txt)
    QStringView name;
};

/// In the order in which they are offered; the first is spoken where the device asks for none of them.
inline constexpr std::array languageTable{
    LanguageFacts{u"en", u"English"},
    LanguageFacts{u"fr", u"Français"},
};

/// The codes of all.
[[nodiscard]] inline QStringList languageCodes()
{
    QStringList codes;
    for (const LanguageFacts &language : languageTable) {
        codes.append(language.code.toString());
    }
    return codes;
}

/// The names of all, in the same order.
[[nodiscard]] inline QStringList languageNames()
{
    QStringList names;
    for (const LanguageFacts &language : languageTable) {
        names.append(language.name.toString());
    }
    return names;
}

} // namespace academy::model
