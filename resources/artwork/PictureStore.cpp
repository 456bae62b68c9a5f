// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/PictureStore.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <algorithm>
#include <cstring>
#include <utility>

namespace academy::artwork
{
namespace
{

constexpr quint32 mark = 0x4d415031; // "MAP1": what a file begins with
constexpr QImage::Format format = QImage::Format_ARGB32_Premultiplied;
constexpr int bytesOfPixel = 4;
constexpr int quickly = 1; // zlib's level: more takes longer than drawing

/// The bytes of a picture as they are in a file, or nothing for one that is not of a kind that is kept.
QByteArray packed(const QImage &picture)
{
    if (picture.isNull() || picture.format() != format) {
        return {};
    }
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << mark << qint32(picture.width()) << qint32(picture.height())
           << qCompress(picture.constBits(), picture.sizeInBytes(), quickly);
    return bytes;
}

/// The picture of a file's bytes; a null one if they are not, or no longer, those of a picture.
QImage unpacked(const QByteArray &bytes)
{
    QDataStream stream(bytes);
    quint32 begin = 0;
    qint32 width = 0;
    qint32 height = 0;
    QByteArray compressed;
    stream >> begin >> width >> height >> compressed;
    if (stream.status() != QDataStream::Ok || !stream.atEnd() || begin != mark || std::min(width, height) < 1
        || std::max(width, height) > PictureStore::largestSide) {
        return {};
    }
    const qsizetype size = qsizetype(width) * height * bytesOfPixel;
    // The length that zlib's bytes are said to have comes before them: no room is made for what cannot be the picture.
    quint32 told = 0;
    QDataStream(compressed) >> told;
    if (told != size) {
        return {};
    }
    const QByteArray pixels = qUncompress(compressed); // zlib has a checksum
    QImage picture(width, height, format);
    if (pixels.size() != size || picture.isNull()) {
        return {};
    }
    std::memcpy(picture.bits(), pixels.constData(), static_cast<std::size_t>(size));
    return picture;
}

} // namespace

PictureStore::PictureStore(QString folder, qint64 limit)
    : m_folder(std::move(folder))
    , m_share(limit / 2)
{
}

QString PictureStore::fileOf(const QByteArray &key) const
{
    const QByteArray name = QCryptographicHash::hash(key, QCryptographicHash::Sha1).toHex();
    return m_folder + u'/' + QLatin1String(name);
}

QImage PictureStore::find(const QByteArray &key) const
{
    if (m_folder.isEmpty()) {
        return {};
    }
    QFile file(fileOf(key));
    const bool open = QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly); // a pipe would wait for its writer
    return open ? unpacked(file.readAll()) : QImage();
}

void PictureStore::keep(const QByteArray &key, const QImage &picture)
{
    const QByteArray bytes = packed(picture);
    if (m_folder.isEmpty() || bytes.isEmpty() || (m_written += bytes.size()) > m_share || !QDir().mkpath(m_folder)) {
        return;
    }
    // Written beside and renamed: another program finds all of it or nothing. Nobody waits for the disk to have it.
    QTemporaryFile file(m_folder + QLatin1String("/new"));
    if (file.open() && file.write(bytes) == bytes.size() && file.flush()) {
        const QString name = fileOf(key);
        QFile::remove(name);
        file.setAutoRemove(!file.rename(name));
    }
}

void PictureStore::tidy() const
{
    if (m_folder.isEmpty()) {
        return;
    }
    qint64 kept = 0;
    const QDir folder(m_folder);
    // The newest first; also what a program that was killed had not written to the end.
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files, QDir::Time)) {
        kept += file.size();
        if (kept > m_share) {
            QFile::remove(file.filePath());
        }
    }
}

} // namespace academy::artwork
