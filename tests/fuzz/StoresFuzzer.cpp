// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "StoreChecks.h"

#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <array>
#include <cstdint>
#include <cstdio>

/// Files in the place of settings and statistics.
namespace
{

const QTemporaryDir &home()
{
    static const QTemporaryDir folder;
    return folder;
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int * /*argc*/, char *** /*argv*/)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static std::array<char, 12> name{"fuzz-stores"};
    static std::array<char *, 2> arguments{name.data(), nullptr};
    static const QGuiApplication application(count, arguments.data());
    QCoreApplication::setOrganizationName(QStringLiteral("medieval-academy"));
    QCoreApplication::setApplicationName(QStringLiteral("fuzz-stores"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    academy::fuzz::checkStore(QByteArray(QByteArrayView(data, static_cast<qsizetype>(size))), home().path());
    return 0;
}
