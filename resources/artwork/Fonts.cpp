// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/Fonts.h"

#include "artwork/Resources.h"

#include <QDir>
#include <QFontDatabase>
#include <QFontInfo>
#include <QRawFont>
#include <QResource>
#include <QStringList>

#include <algorithm>

namespace academy::artwork
{
namespace
{

constexpr QLatin1String folder(":/academy/fonts/");

/// The family of a face in the resources, which is used where it lies there; empty for what is no face.
QString load(const QString &file)
{
    const QResource resource(folder + file);
    if (!resource.isValid() || resource.compressionAlgorithm() != QResource::NoCompression) {
        return {};
    }
    const auto *data = reinterpret_cast<const char *>(resource.data()); // as QResource has it, in unsigned bytes
    const int id = QFontDatabase::addApplicationFontFromData(QByteArray::fromRawData(data, resource.size()));
    return id < 0 ? QString() : QFontDatabase::applicationFontFamilies(id).value(0);
}

Fonts loadAll()
{
    initResources();
    Fonts fonts;
    const QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const QString family = load(file);
        (file.startsWith(QLatin1String("title")) ? fonts.titleFamily : fonts.textFamily) = family;
    }
    if (fonts.textFamily.isEmpty()) {
        const QStringList installed = QFontDatabase::families();
        const QStringList known{QStringLiteral("EB Garamond"), QStringLiteral("EB Garamond 12")};
        const auto found =
            std::ranges::find_if(known, [&installed](const QString &name) { return installed.contains(name); });
        QFont serif;
        serif.setStyleHint(QFont::Serif);
        serif.setFamily(QStringLiteral("serif"));
        fonts.textFamily = found != known.end() ? *found : QFontInfo(serif).family();
    }
    if (fonts.titleFamily.isEmpty()) {
        fonts.titleFamily = fonts.textFamily;
    }
    return fonts;
}

} // namespace

const Fonts &fonts()
{
    static const Fonts loaded = loadAll();
    return loaded;
}

bool titleFaceHas(const QString &text)
{
    if (fonts().titleFamily == fonts().textFamily) {
        return true;
    }
    static const QRawFont face = QRawFont::fromFont(QFont(fonts().titleFamily));
    const QList<uint> letters = text.toUcs4();
    return std::ranges::all_of(letters, [](uint letter) { return face.supportsCharacter(letter); });
}

} // namespace academy::artwork
