// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/OpenedGame.h"

#include "record/RecordFile.h"

#include <utility>

namespace academy::model
{

std::variant<OpenedGame, record::RecordError> playAgain(const record::Record &record)
{
    const People people(record);
    DisplayedState told;
    arrive(told, rules::newGame(record.options));
    auto chronicle = std::make_unique<Chronicle>();
    auto scoring = std::make_unique<ScoringWalk>();
    auto resumed = Match::resumed(record, [&](const Step &step) {
        for (AnimationStep &animation : cutIntoSteps(told, step.events, step.after)) {
            animation.entry = step.entries;
            chronicle->write(animation, told, people);
            scoring->follow(animation);
            told = animation.told;
        }
    });
    if (const auto *error = std::get_if<record::RecordError>(&resumed)) {
        return *error;
    }
    scoring->close();
    return OpenedGame{.match = std::move(std::get<Match>(resumed)),
                      .told = told,
                      .chronicle = std::move(chronicle),
                      .scoring = std::move(scoring),
                      .hold = {}};
}

Opening openGame(const QString &path, Purpose purpose, QThread *thread)
{
    std::unique_ptr<GameHold> hold;
    if (purpose == Purpose::Play) {
        hold = std::make_unique<GameHold>(path);
        if (!hold->take()) {
            return HeldElsewhere{};
        }
    }
    const auto reading = record::readRecordFile(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        return *error;
    }
    auto played = playAgain(std::get<record::Record>(reading));
    if (const auto *error = std::get_if<record::RecordError>(&played)) {
        return *error;
    }
    auto &game = std::get<OpenedGame>(played);
    game.chronicle->moveToThread(thread);
    game.scoring->moveToThread(thread);
    if (game.match.due() != rules::Due::Nothing) {
        game.hold = std::move(hold);
    }
    return std::move(game);
}

} // namespace academy::model
