// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Tours.h"

#include "ContactSheet.h"
#include "Language.h"

#include <QDir>
#include <QProcess>
#include <QThread>

#include <cstdio>
#include <deque>
#include <memory>
#include <vector>

namespace academy::app
{

namespace
{

std::deque<QStringList> argumentsOfTours(const TourLine &line)
{
    std::deque<QStringList> tours;
    for (const FormFactor form : formFactors) {
        if (line.program.form && *line.program.form != form) {
            continue;
        }
        const QStringList languages =
            line.program.language.isEmpty() ? Language::all() : QStringList{line.program.language};
        for (const QString &language : languages) {
            tours.push_back({QStringLiteral("--pictures"), line.pictures, QStringLiteral("--size"),
                             name(form).toString(), QStringLiteral("--language"), language});
            if (!line.palette.isEmpty()) {
                tours.back() << QStringLiteral("--palette") << line.palette;
            }
            if (line.vision != ColorVision::Usual) {
                tours.back() << QStringLiteral("--vision") << name(line.vision).toString();
            }
            if (line.sideways) {
                tours.back() << QStringLiteral("--sideways");
            }
            if (line.leftHanded) {
                tours.back() << QStringLiteral("--left-handed");
            }
            if (line.program.textScale) {
                tours.back() << QStringLiteral("--text") << QString::number(qRound(*line.program.textScale * 100));
            }
        }
    }
    return tours;
}

} // namespace

bool isOneTour(const TourLine &line)
{
    return line.demo || (line.program.form && !line.program.language.isEmpty());
}

int runTours(const QString &program, const TourLine &line)
{
    std::deque<QStringList> waiting = argumentsOfTours(line);
    std::vector<std::unique_ptr<QProcess>> running;
    // On a display only one window at a time is the active one; without a display each is.
    const bool apart = qEnvironmentVariable("QT_QPA_PLATFORM") == QLatin1String("offscreen");
    const auto most = static_cast<std::size_t>(apart ? std::max(1, QThread::idealThreadCount()) : 1);
    int failed = 0;

    while (!waiting.empty() || !running.empty()) {
        while (!waiting.empty() && running.size() < most) {
            auto tour = std::make_unique<QProcess>();
            tour->setProcessChannelMode(QProcess::ForwardedChannels);
            tour->start(program, waiting.front());
            waiting.pop_front();
            running.push_back(std::move(tour));
        }
        running.front()->waitForFinished(-1);
        if (running.front()->exitStatus() != QProcess::NormalExit || running.front()->exitCode() != 0) {
            ++failed;
        }
        running.erase(running.begin());
    }
    if (!writeContactSheet(line.pictures)) {
        std::fputs("academy-tour: the contact sheet cannot be written\n", stderr);
        ++failed;
    }
    return failed == 0 ? 0 : 1;
}

} // namespace academy::app
