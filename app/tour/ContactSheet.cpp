// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ContactSheet.h"

#include "FormFactor.h"
#include "Language.h"

#include <QDir>
#include <QHash>
#include <QSaveFile>

namespace academy::app
{

namespace
{

// What pictures show, in the order of the tour, and their files by size.
struct Sheet {
    QStringList moments;
    QHash<QString, QHash<QString, QString>> files;
};

Sheet sheetOf(const QStringList &names, const QString &language)
{
    Sheet sheet;
    for (const FormFactor form : formFactors) {
        const QString size = name(form).toString();
        const QString beginning = QStringLiteral("%1-%2-").arg(size, language);
        for (const QString &file : names) {
            if (file.startsWith(beginning)) {
                // After the beginning come two digits and a dash.
                const QString moment = file.mid(beginning.size()).section(QLatin1Char('-'), 1).chopped(4);
                if (!sheet.moments.contains(moment)) {
                    sheet.moments.append(moment);
                }
                sheet.files[moment][size] = file;
            }
        }
    }
    return sheet;
}

constexpr auto head = R"(<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Medieval Academy: pictures</title>
<style>
body { background: #e5d8ba; color: #2b2019; font: 15px/1.4 serif; margin: 2em }
table { border-collapse: collapse }
th, td { padding: 6px 10px; text-align: left; vertical-align: top }
img { display: block; height: 260px; box-shadow: 0 2px 6px #2b201944 }
</style>
<h1>Medieval Academy</h1>
)";

QString tableOf(const Sheet &sheet, const QString &language)
{
    QString html = QStringLiteral("<h2>%1</h2>\n<table>\n<tr><th>").arg(language);
    for (const FormFactor form : formFactors) {
        html += QStringLiteral("<th>%1").arg(name(form));
    }
    for (const QString &moment : sheet.moments) {
        html += QStringLiteral("\n<tr><th>%1").arg(moment.toHtmlEscaped());
        for (const FormFactor form : formFactors) {
            const QString file = sheet.files[moment].value(name(form).toString());
            html += file.isEmpty()
                ? QStringLiteral("<td>")
                : QStringLiteral("<td><a href=\"%1\"><img loading=\"lazy\" alt=\"%1\" src=\"%1\"></a>")
                      .arg(file.toHtmlEscaped());
        }
    }
    return html + QStringLiteral("\n</table>\n");
}

} // namespace

bool writeContactSheet(const QString &folder)
{
    const QDir dir(folder);
    const QStringList names = dir.entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
    QString html = QString::fromLatin1(head);
    for (const QString &language : Language::all()) {
        if (const Sheet sheet = sheetOf(names, language); !sheet.moments.isEmpty()) {
            html += tableOf(sheet, language);
        }
    }
    QSaveFile file(dir.filePath(QStringLiteral("index.html")));
    return file.open(QIODevice::WriteOnly) && file.write(html.toUtf8()) > 0 && file.commit();
}

} // namespace academy::app
