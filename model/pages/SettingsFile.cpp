// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/SettingsFile.h"

#include "game/DamagedFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStringDecoder>

#include <array>
#include <cstdio>

namespace academy::model
{

namespace
{

const QString versionKey = QStringLiteral("version");

/// Years of play of many people have some ten thousand bytes.
constexpr qint64 largestStore = 1LL << 18U;

/// Whether this is what settings look like: text, in groups of lines with a key and a value, without the objects that Qt could
/// write as well and this program never does.
bool isStore(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return false;
    }
    const QByteArray text = file.read(largestStore + 1);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder.decode(text);
    if (file.error() != QFileDevice::NoError || text.size() > largestStore || decoder.hasError()
        || decoded.contains(QChar::Null)) {
        return false;
    }
    constexpr std::array<QByteArrayView, 2> objects{"@Variant(", "@DateTime("};
    for (const QByteArrayView object : objects) {
        if (text.contains(object)) {
            return false;
        }
    }
    const QSettings store(path, QSettings::IniFormat);
    static_cast<void>(store.allKeys()); // else it reads no further than it is asked
    return store.status() == QSettings::NoError;
}

} // namespace

SettingsFile::SettingsFile()
    : SettingsFile(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation), QStringLiteral(".conf"))
{
}

// Asking QSettings for its file would open it. It reads the program's own, and then that of all programs of the organization.
SettingsFile::SettingsFile(const QString &folder, const QString &ending)
{
    const QString organization = QCoreApplication::organizationName();
    for (const QString &name : {organization + QLatin1Char('/') + QCoreApplication::applicationName(), organization}) {
        if (m_trouble == Trouble::None || m_trouble == Trouble::Damaged) {
            lookAt(QDir(folder).filePath(name + ending));
        }
    }
    if (m_instead) {
        return;
    }
    QSettings store;
    const int written = store.value(versionKey).toInt();
    if (written > version) {
        std::fprintf(stderr, "medieval-academy: a later version has written the settings: they stay as they are\n");
        m_trouble = Trouble::Newer;
        keepElsewhere();
    } else if (written != version) {
        store.setValue(versionKey, version);
    }
}

void SettingsFile::lookAt(const QString &path)
{
    const QFileInfo file(path);
    if (!file.exists()) {
        return;
    }
    if (!file.isFile()) {
        std::fprintf(stderr, "medieval-academy: %s is no file: settings are not kept\n", qPrintable(path));
        m_trouble = Trouble::NoFile;
        keepElsewhere();
    } else if (!isStore(path)) {
        putAside(path);
    }
}

void SettingsFile::putAside(const QString &path)
{
    if (const std::optional<QString> name = setDamagedFileAside(path)) {
        m_trouble = Trouble::Damaged;
        m_setAside = *name;
    } else if (QFileInfo::exists(path)) { // else another program has done it
        std::fprintf(stderr, "medieval-academy: %s is damaged: settings are not kept\n", qPrintable(path));
        m_trouble = Trouble::NoFile;
        keepElsewhere();
    }
}

void SettingsFile::keepElsewhere()
{
    m_instead.emplace();
    QSettings::setPath(QSettings::defaultFormat(), QSettings::UserScope, m_instead->path());
}

QString SettingsFile::remark() const
{
    switch (m_trouble) {
    case Trouble::None:
        break;
    case Trouble::NoFile:
        //: Said on the first page.
        return tr("The settings cannot be read. Until you close the game, it uses the original settings, and your "
                  "changes are not kept.");
    case Trouble::Damaged:
        //: Said on the first page; %1 is the name of a file.
        return tr("The file with your settings was damaged. It is now called “%1”, and a new one has been started.")
            .arg(QFileInfo(m_setAside).fileName());
    case Trouble::Newer:
        //: Said on the first page.
        return tr("The settings here come from a newer version of the game. They stay as they are; changes are not "
                  "kept.");
    }
    return {};
}

} // namespace academy::model
