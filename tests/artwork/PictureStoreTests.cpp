// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../Files.h"

#include "artwork/PictureStore.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <thread>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

namespace
{

/// A picture of random pixels, half of them transparent.
QImage noise(int width, int height, quint32 seed)
{
    QRandomGenerator random(seed);
    QImage picture(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const auto shade = random.bounded(256);
            picture.setPixel(x, y, random.bounded(2) == 0 ? 0 : qRgba(shade, 255 - shade, shade / 2, 255));
        }
    }
    return picture;
}

struct Folder {
    QString file() const { return dir.filePath(QDir(dir.path()).entryList(QDir::Files).value(0)); }
    qint64 bytes() const
    {
        qint64 sum = 0;
        for (const QFileInfo &file : QDir(dir.path()).entryInfoList(QDir::Files)) {
            sum += file.size();
        }
        return sum;
    }

    QTemporaryDir dir;
};

} // namespace

TEST_CASE("A kept picture is found as it was, by its key only, also by another program", "[store]")
{
    const Folder folder;
    const QImage picture = noise(37, 53, 1);
    PictureStore store(folder.dir.filePath(u"deeper/down"_s)); // is made
    CHECK(store.find("one").isNull());
    store.keep("one", picture);
    store.keep("two", noise(5, 5, 2));
    CHECK(store.find("one") == picture);
    CHECK(store.find("two").size() == QSize(5, 5));
    CHECK(store.find("three").isNull());
    CHECK(PictureStore(folder.dir.filePath(u"deeper/down"_s)).find("one") == picture);
    // The last that is kept under a key is found.
    store.keep("one", noise(8, 8, 3));
    CHECK(store.find("one") == noise(8, 8, 3));
}

TEST_CASE("What is no picture of ours is not kept", "[store]")
{
    const Folder folder;
    PictureStore store(folder.dir.path());
    store.keep("none", QImage());
    store.keep("other", noise(4, 4, 1).convertToFormat(QImage::Format_RGB32));
    CHECK(folder.file() == folder.dir.filePath({}));
}

TEST_CASE("A file that is not what was written is no picture", "[store]")
{
    const Folder folder;
    PictureStore store(folder.dir.path());
    const QImage picture = noise(30, 20, 4);
    store.keep("one", picture);
    const QString file = folder.file();
    const QByteArray good = academy::test::bytesOf(file);
    for (qsizetype length = 0; length < good.size(); length += 1 + length / 8) {
        academy::test::write(file, good.first(length));
        CHECK(store.find("one").isNull());
    }
    academy::test::write(file, good + 'x');
    CHECK(store.find("one").isNull());
    // Any byte changed: also those that tell the size, and how many pixels there are.
    QRandomGenerator random(5);
    for (int i = 0; i < 400; ++i) {
        QByteArray bad = good;
        const qsizetype at = i < 40 ? i : random.bounded(good.size());
        bad[at] = static_cast<char>(bad[at] ^ static_cast<char>(1 << random.bounded(8)));
        academy::test::write(file, bad);
        const QImage found = store.find("one");
        CHECK((found.isNull() || found == picture));
    }
    academy::test::write(file, good);
    CHECK(store.find("one") == picture);
}

TEST_CASE("Where nothing can be written nothing is kept, and nothing else happens", "[store]")
{
    const Folder folder;
    academy::test::write(folder.dir.filePath(u"file"_s), "in the way");
    for (const QString &path : {folder.dir.filePath(u"file"_s), folder.dir.filePath(u"file/below"_s), QString()}) {
        PictureStore store(path);
        store.keep("one", noise(4, 4, 1));
        CHECK(store.find("one").isNull());
        store.tidy();
    }
    CHECK(academy::test::bytesOf(folder.dir.filePath(u"file"_s)) == "in the way");
}

TEST_CASE("There is never more than the limit on disk, and the oldest goes first", "[store]")
{
    const Folder folder;
    constexpr qint64 limit = 200'000;
    for (int start = 0; start < 5; ++start) {
        PictureStore store(folder.dir.path(), limit);
        store.tidy();
        CHECK(folder.bytes() <= limit / 2);
        for (int i = 0; i < 20; ++i) {
            store.keep("picture " + QByteArray::number(start * 20 + i), noise(60, 60, static_cast<quint32>(i)));
        }
        CHECK(folder.bytes() <= limit);
        CHECK(folder.bytes() > limit / 4);
    }
    PictureStore store(folder.dir.path(), limit);
    // Times of files may be coarse: one is older beyond doubt.
    QFile old(folder.file());
    REQUIRE(old.open(QIODevice::ReadWrite));
    REQUIRE(old.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    old.close();
    const qint64 before = folder.bytes();
    store.tidy();
    CHECK(folder.bytes() < before);
    CHECK_FALSE(old.exists());
}

TEST_CASE("Threads and programs keep and find the same pictures at once", "[store]")
{
    const Folder folder;
    constexpr int keys = 6;
    std::atomic<int> wrong = 0;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; ++thread) {
        threads.emplace_back([&folder, &wrong, thread] {
            PictureStore store(folder.dir.path());
            for (int i = 0; i < 120; ++i) {
                const auto key = static_cast<quint32>((i * 7 + thread) % keys);
                const QByteArray name = QByteArray::number(key);
                const QImage found = store.find(name);
                if (!found.isNull() && found != noise(25, 25, key)) {
                    ++wrong;
                }
                store.keep(name, noise(25, 25, key));
            }
        });
    }
    std::ranges::for_each(threads, [](std::thread &thread) { thread.join(); });
    CHECK(wrong == 0);
    CHECK(PictureStore(folder.dir.path()).find("0") == noise(25, 25, 0));
}
