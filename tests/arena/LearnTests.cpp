// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arena.h"

#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

using namespace academy::arena::test;

namespace
{

/// What is learnt, as source; and what is said of it.
QByteArray learn(const char *words, QByteArray &said)
{
    const QTemporaryDir folder;
    const Run run = arena((QByteArray("learn --output learnt.cpp ") + words).constData(), folder.path());
    REQUIRE(run.code == 0);
    REQUIRE(run.errors.isEmpty());
    said = run.output;
    return read(folder.filePath(QStringLiteral("learnt.cpp")));
}

} // namespace

TEST_CASE("Learning writes its tables as source, with the command that makes them", "[learn][threads]")
{
    QByteArray said;
    const QByteArray source = learn("--games 30 --seed 3 --jobs 3", said);
    CHECK(source.contains("academy-arena learn --games 30 --seed 3\n"));
    CHECK(source.count(".contests = ") == 5);
    CHECK(source.count(".kings = ") == 5);
    CHECK(source.count(".spread = ") == 5);
    CHECK(said.count("in the exam") == 5);
    QByteArray saidAgain;
    CHECK(learn("--games 30 --seed 3 --jobs 1", saidAgain) == source);
    CHECK(saidAgain == said);
    CHECK(learn("--games 30 --seed 4", saidAgain) != source);
}

TEST_CASE("What has been learnt tells more of how games end than guessing does", "[learn]")
{
    QByteArray said;
    learn("--games 150 --seed 3", said);
    const QList<QByteArray> lines = said.split('\n');
    REQUIRE(lines.size() == 6);
    const double lancelot = lines[4].mid(lines[4].indexOf("surprise ") + 9).split(' ')[0].toDouble();
    CHECK(lancelot > 0.1);
    CHECK(lancelot < 0.65); // heads or tails would be 0.693
}

TEST_CASE("Learning needs somewhere to write", "[learn]")
{
    CHECK(arena("learn --games 1 --output=").code == 2);
    const Run run = arena("learn --games 1 --output /dev/null/learnt.cpp");
    CHECK(run.code == 1);
    CHECK(run.errors.contains("cannot be written"));
}
