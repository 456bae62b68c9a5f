// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arena.h"

#include <QFile>
#include <QProcess>

#include <catch2/catch_test_macros.hpp>

namespace academy::arena::test
{

namespace
{

Run runIn(QProcess &process, const QStringList &words, const QString &folder)
{
    constexpr int patience = 300'000; // milliseconds; only a hanging tool takes as long
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(ACADEMY_ARENA), words);
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished();
    }
    Run run;
    run.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    run.output = process.readAllStandardOutput();
    run.errors = process.readAllStandardError();
    return run;
}

QStringList listOf(const char *words)
{
    return QString::fromUtf8(words).split(u' ');
}

} // namespace

Run arena(const QStringList &words, const QString &folder)
{
    QProcess process;
    return runIn(process, words, folder);
}

Run arenaInto(const QString &output, const char *words, const QString &folder)
{
    QProcess process;
    process.setStandardOutputFile(output);
    return runIn(process, listOf(words), folder);
}

Run arena(const char *words, const QString &folder)
{
    return arena(listOf(words), folder);
}

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(text) == text.size());
}

QByteArray read(const QString &path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

} // namespace academy::arena::test
