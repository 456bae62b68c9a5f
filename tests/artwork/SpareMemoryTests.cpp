// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/SpareMemory.h"

#include <catch2/catch_test_macros.hpp>

#include <QFile>

#include <memory>
#include <thread>
#include <vector>

using namespace academy;

namespace
{

/// What this process has in memory of its own, in kilobytes.
qint64 residentKilobytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    REQUIRE(file.open(QIODevice::ReadOnly));
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("RssAnon:")) {
            return line.simplified().split(' ').at(1).toLongLong();
        }
    }
    FAIL("The system does not say how much memory there is in use");
    return 0;
}

/// Takes many small blocks and lets go of all but the last: that keeps allocators from giving the rest back by themselves.
void litter(std::unique_ptr<char[]> &last)
{
    constexpr std::size_t block = 2000;
    constexpr std::size_t blocks = 20'000;
    std::vector<std::unique_ptr<char[]>> taken;
    taken.reserve(blocks);
    for (std::size_t i = 0; i < blocks; ++i) {
        taken.push_back(std::make_unique<char[]>(block));
    }
    last = std::move(taken.back());
}

} // namespace

TEST_CASE("What has been freed in small blocks, on any thread, is given back to the system")
{
    constexpr qint64 littered = 35'000;
    constexpr qint64 kept = 5'000;
    const qint64 before = residentKilobytes();
    std::unique_ptr<char[]> ours;
    std::unique_ptr<char[]> theirs;
    litter(ours);
    std::thread([&theirs] { litter(theirs); }).join();
    REQUIRE(residentKilobytes() - before > 2 * littered);

    artwork::returnSpareMemory();

    CHECK(residentKilobytes() - before < 2 * kept);
}
