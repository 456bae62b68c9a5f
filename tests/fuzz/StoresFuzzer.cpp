// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "FuzzApplication.h"
#include "StoreChecks.h"

#include <QSettings>
#include <QTemporaryDir>

#include <cstdint>
#include <cstdio>

/// Files in the place of settings and of the history of finished games.
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
    academy::fuzz::startApplication();
    QCoreApplication::setOrganizationName(QStringLiteral("medieval-academy"));
    QCoreApplication::setApplicationName(QStringLiteral("fuzz-stores"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(QByteArrayView(data, static_cast<qsizetype>(size)));
    academy::fuzz::checkStore(text, home().path());
    academy::fuzz::checkHistory(text, home().path());
    return 0;
}
