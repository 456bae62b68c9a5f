// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/LookBase.h"
#include "artwork/Resources.h"

#include <QDir>
#include <QFile>
#include <QtEndian>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cmath>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

namespace
{

const QStringList sounds{u"card-lift"_s, u"card-play"_s,    u"coat-lost"_s, u"coat-won"_s, u"disc-hop"_s,
                         u"knighting"_s, u"scoring-step"_s, u"title"_s,     u"your-turn"_s};

/// A few bars of music may be longer, and need no more than half the rate.
bool isMusic(const QString &name)
{
    return name == u"knighting"_s || name == u"title"_s;
}

} // namespace

TEST_CASE("There are the few sounds there should be", "[sounds]")
{
    initResources();
    QStringList files = QDir(u":/academy/sounds"_s).entryList({u"*.wav"_s}, QDir::Files, QDir::Name);
    for (QString &file : files) {
        file.chop(4);
    }
    CHECK(files == sounds);
}

TEST_CASE("Sounds are short, soft, and begin and end in silence", "[sounds]")
{
    initResources();
    const QString name = GENERATE(from_range(sounds));
    INFO(qPrintable(name));
    QFile file(u':' + LookBase().sound(name).path());
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    REQUIRE(bytes.size() > 44);
    // The header of a wave file: format 1 (PCM), one channel, its rate, 16 bits.
    CHECK(bytes.first(4) == "RIFF");
    CHECK(qFromLittleEndian<quint16>(bytes.constData() + 20) == 1);
    CHECK(qFromLittleEndian<quint16>(bytes.constData() + 22) == 1);
    CHECK(qFromLittleEndian<quint32>(bytes.constData() + 24) == (isMusic(name) ? 22050U : 44100U));
    CHECK(qFromLittleEndian<quint16>(bytes.constData() + 34) == 16);
    const qsizetype count = (bytes.size() - 44) / 2;
    CHECK(count < (isMusic(name) ? 6 * 22050 : 2 * 44100));
    int peak = 0;
    double sum = 0;
    const auto sample = [&bytes](qsizetype i) {
        return int(qFromLittleEndian<qint16>(bytes.constData() + 44 + 2 * i));
    };
    for (qsizetype i = 0; i < count; ++i) {
        peak = std::max(peak, std::abs(sample(i)));
        sum += sample(i);
    }
    CHECK(peak < 16423); // −6 dBFS
    CHECK(peak > 3000);
    CHECK(std::abs(sum / static_cast<double>(count)) < 60); // no constant part, which would click
    CHECK(std::abs(sample(count - 1)) < 40);
}
