// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/OpenedGame.h"

#include "record/RecordFile.h"

#include <utility>

namespace academy::model
{

Opening openGame(const QString &path, QThread *thread)
{
    auto hold = std::make_unique<GameHold>(path);
    if (!hold->take()) {
        return HeldElsewhere{};
    }
    const auto reading = record::readRecordFile(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        return *error;
    }
    const auto &record = std::get<record::Record>(reading);
    const People people(record);
    DisplayedState told;
    arrive(told, rules::newGame(record.options));
    auto chronicle = std::make_unique<Chronicle>();
    auto scoring = std::make_unique<ScoringWalk>();
    auto resumed = Match::resumed(record, [&](const Step &step) {
        for (AnimationStep &beat : cutIntoSteps(told, step.events, step.after)) {
            beat.entry = step.entries;
            chronicle->write(beat, told, people);
            scoring->follow(beat);
            told = beat.told;
        }
    });
    if (const auto *error = std::get_if<record::RecordError>(&resumed)) {
        return *error;
    }
    scoring->close();
    chronicle->moveToThread(thread);
    scoring->moveToThread(thread);
    auto &match = std::get<Match>(resumed);
    if (match.due() == rules::Due::Nothing) {
        hold.reset();
    }
    return OpenedGame{.match = std::move(match),
                      .told = told,
                      .chronicle = std::move(chronicle),
                      .scoring = std::move(scoring),
                      .hold = std::move(hold)};
}

} // namespace academy::model
