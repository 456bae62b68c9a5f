// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <atomic>

namespace academy::artwork
{

/// Pictures of drawings, on disk: to read one takes a small part of the time, and of a battery's charge, that drawing it takes,
/// and every start of the program wants the same ones. It is a cache: whatever happens to its files, a picture is found as it was
/// kept or not at all, and what cannot be written is drawn again the next time. Several programs may use one folder. All but
/// the constructor is safe from any thread.
class PictureStore
{
public:
    /// Of the sides of a picture, in pixels: more than a 4K screen is high. Larger ones are not found.
    static constexpr int largestSide = 4096;
    static constexpr qint64 usualLimit = 128 * 1024 * 1024; // bytes

    /// Keeps pictures in @p folder, which need not exist, or none if it is empty. At most @p limit bytes are kept there: half of
    /// them from before, the newest, for which old ones are removed by tidy(), and half of what is new.
    explicit PictureStore(QString folder, qint64 limit = usualLimit);

    /// The picture kept under a key, or a null one. Of a key, which may be any bytes, what is drawn must follow.
    QImage find(const QByteArray &key) const;

    /// Keeps a picture, of the format ARGB32_Premultiplied as all that are drawn, under a key.
    void keep(const QByteArray &key, const QImage &picture);

    /// Removes the pictures that were kept longest ago, so far as there are too many. Reads the folder.
    void tidy() const;

private:
    QString fileOf(const QByteArray &key) const;

    QString m_folder;
    qint64 m_share; // of what is there, and of what is new, in bytes
    std::atomic<qint64> m_written = 0;
};

} // namespace academy::artwork
