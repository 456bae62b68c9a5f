// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// artwork-tool sheet [--palette NAME] [--out FOLDER] [SHEET…]   contact sheets of the drawings, as PNG
// artwork-tool app-icon FOLDER                                  the application's icon as FOLDER/<size>.png

#include "Sheets.h"

#include "artwork/ArtProvider.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace academy::artwork
{
namespace
{

int complain(const QString &message)
{
    std::fprintf(stderr, "artwork-tool: %s\n", qPrintable(message));
    return 1;
}

bool save(const QImage &picture, const QString &folder, const QString &name)
{
    return QDir().mkpath(folder) && picture.save(QDir(folder).filePath(name + ".png"_L1));
}

int writeSheets(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption palette(u"palette"_s, u"vellum, scriptorium or high-contrast; all of them without it"_s,
                                     u"name"_s);
    const QCommandLineOption out(u"out"_s, u"Where the sheets are written"_s, u"folder"_s, u"."_s);
    parser.addOptions({palette, out});
    parser.addPositionalArgument(u"sheet"_s, sheetNames().join(", "_L1));
    parser.process(arguments);
    QList<Palette::Id> palettes(Palette::ids.begin(), Palette::ids.end());
    if (parser.isSet(palette)) {
        const auto wanted = Palette::byName(parser.value(palette));
        if (!wanted) {
            return complain(u"there is no palette “%1”"_s.arg(parser.value(palette)));
        }
        palettes = {*wanted};
    }
    const QStringList sheets = parser.positionalArguments().isEmpty() ? sheetNames() : parser.positionalArguments();
    for (const QString &sheet : sheets) {
        for (const Palette::Id id : palettes) {
            const QImage picture = makeSheet(sheet, id);
            if (picture.isNull()) {
                return complain(u"there is no sheet “%1”; there are %2"_s.arg(sheet, sheetNames().join(", "_L1)));
            }
            const QString name = sheet + u'-' + Palette::name(id);
            if (!save(picture, parser.value(out), name)) {
                return complain(u"cannot write %1/%2.png"_s.arg(parser.value(out), name));
            }
            std::printf("%s/%s.png\n", qPrintable(parser.value(out)), qPrintable(name));
        }
    }
    return 0;
}

int writeAppIcon(const QString &folder)
{
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        const auto picture = render(size <= 32 ? u"vellum/app-icon-small"_s : u"vellum/app-icon"_s, QSize(size, size));
        if (!std::holds_alternative<QImage>(picture)
            || !save(std::get<QImage>(picture), folder, QString::number(size))) {
            return complain(u"cannot write the icon of %1 px to %2"_s.arg(size).arg(folder));
        }
    }
    return 0;
}

} // namespace
} // namespace academy::artwork

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QStringList arguments = QGuiApplication::arguments();
    const QString command = arguments.value(1);
    if (command == "sheet"_L1) {
        arguments.removeAt(1);
        return academy::artwork::writeSheets(arguments);
    }
    if (command == "app-icon"_L1 && arguments.size() == 3) {
        return academy::artwork::writeAppIcon(arguments[2]);
    }
    return academy::artwork::complain(u"say: sheet [--palette NAME] [--out FOLDER] [SHEET…], or app-icon FOLDER"_s);
}
