// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/FigureScript.h"

/// The figures of the rulebook: which game each one shows a moment of. Squires are Ana, Bruno, Chloé and Emre.
namespace academy::rulebook
{

using rules::Advanced;
using rules::Board;
using rules::Mode;
using rules::Options;
using rules::Phase;
using rules::Variation;

namespace
{

Options squires(int count)
{
    return Options::of(Mode::Standard, count);
}

Options with(Options options, auto rule)
{
    options.set(rule);
    return options;
}

std::vector<FigureScript> ofMovement()
{
    return {
        {.name = "move",
         .options = squires(3),
         .turns = {{.cards = {"J4", "J3", "J5"}}},
         .boards = {Board::Jousts},
         .steps = 3},
        {.name = "hand", .options = squires(3), .turns = {{.cards = {"J5 G4 E3 K2 Q3"}}}, .boards = {}, .hands = true},
        {.name = "draft",
         .options = squires(3),
         .turns = {{.cards = {"J5 Q4 E3 C2 K3", "K4 J3 G3 Q2 E2", "G5 C4 J4 E4 Q3"}}},
         .boards = {},
         .phase = Phase::Draft,
         .steps = 4,
         .hands = true},
        {.name = "stack",
         .options = squires(3),
         .turns = {{.cards = {"J4", "J4", "J3"}}},
         .boards = {Board::Jousts},
         .step = 1,
         .steps = 2},
        {.name = "lap",
         .options = squires(3),
         .turns = {{.cards = {"C5 C4 C4 C3", "C3 C2", "C3 C2"}}, {.cards = {"C5", "C4", "C4"}}},
         .boards = {Board::Charity},
         .turn = 2,
         .step = 2,
         .steps = 1},
        {.name = "throne",
         .options = squires(3),
         .turns = {{.cards = {"K5 K4 K4", "K3 K3", "K2 K2"}}},
         .boards = {Board::KingsService},
         .step = 6,
         .steps = 1},
    };
}

std::vector<FigureScript> ofBoards()
{
    return {
        {.name = "gallantry",
         .options = squires(4),
         .turns = {{.cards = {"G5 G2 Q3", "G4 Q3", "G3 Q4", "Q2"},
                    .bonuses = {Board::Quests, Board::Quests, Board::Quests}}},
         .boards = {Board::Gallantry, Board::Quests},
         .phase = Phase::PlayDone,
         .step = 16,
         .steps = 4},
        {.name = "jousts",
         .options = squires(4),
         .turns = {{.cards = {"J5 J3", "J4 J4", "J5 J4", "J3"}}},
         .boards = {Board::Jousts},
         .phase = Phase::PlayDone,
         .step = 16,
         .steps = 1},
        {.name = "education",
         .options = squires(4),
         .turns = {{.cards = {"E4", "E3 E3", "E2"}}},
         .boards = {Board::Education},
         .phase = Phase::PlayDone,
         .step = 16,
         .steps = 1},
        {.name = "education-zero",
         .options = squires(4),
         .turns = {{.cards = {"E4", "", "E3"}}},
         .boards = {Board::Education},
         .phase = Phase::PlayDone,
         .step = 16,
         .steps = 1},
        {.name = "kings-service",
         .options = squires(3),
         .turns = {{.cards = {"K5", "K3", "K2"}}, {.cards = {"K4", "K3", "K2"}}, {.cards = {"K3", "K2", ""}}},
         .boards = {Board::KingsService},
         .turn = 3,
         .phase = Phase::PlayDone,
         .step = 12,
         .steps = 1},
        {.name = "quests",
         .options = squires(4),
         .turns = {{.cards = {"Q5 Q4 Q4", "Q3 Q3", "Q2"}},
                   {.cards = {"Q5 Q4", "Q4 Q3 Q3", "Q2"}},
                   {.cards = {"", "Q3", "Q5 Q4"}},
                   {.cards = {"", "", "", "Q3"}}},
         .boards = {Board::Quests},
         .turn = 6,
         .phase = Phase::PlayDone,
         .step = 16,
         .steps = 1},
        {.name = "charity",
         .options = squires(4),
         .turns = {{.cards = {"C4", "C3"}}, {.cards = {"C4", "C2", "C3"}}, {.cards = {"C2", "C4"}}},
         .boards = {Board::Charity},
         .turn = 6,
         .phase = Phase::PlayDone,
         .step = 16,
         .steps = 1},
    };
}

std::vector<FigureScript> ofAdvancedRules()
{
    return {
        {.name = "win-a-tie",
         .options = with(squires(3), Advanced::WinATie),
         .turns = {{.cards = {"J4", "J4", "J3"}}},
         .boards = {Board::Jousts},
         .phase = Phase::WinTie,
         .step = 12,
         .steps = 1},
        {.name = "step-back",
         .options = with(squires(3), Advanced::StepBack),
         .turns = {{.cards = {"G4 G3 Q3", "G5 Q4", "Q2"}, .bonuses = {Board::Quests, Board::Quests}}},
         .boards = {Board::Gallantry, Board::Quests},
         .phase = Phase::Bonus,
         .steps = 2},
        {.name = "ranked-reset",
         .options = with(squires(4), Advanced::RankedReset),
         .turns = {{.cards = {"E5 E4", "E4", "E3", "E2"}}, {.cards = {"E5", "E4", "E3"}}, {.cards = {"", "E3"}}},
         .boards = {Board::Education},
         .turn = 3,
         .phase = Phase::ScoringDone,
         .steps = 1},
    };
}

std::vector<FigureScript> ofVariations()
{
    return {
        {.name = "knights",
         .options = with(squires(3), Variation::JoustsTournaments),
         .turns = {{.cards = {"J5", "T3", "J4"}}},
         .boards = {Board::Jousts, Board::Tournaments},
         .steps = 3},
        {.name = "bet",
         .options = with(squires(3), Variation::Gallantry),
         .turns = {{.cards = {"G5 Q4 Q2", "G3 Q3", "Q3"}, .bets = {Board::Quests, Board::Quests, Board::Charity}}},
         .boards = {Board::Gallantry, Board::Quests},
         .phase = Phase::PlayDone,
         .step = 12,
         .steps = 1},
        {.name = "codex",
         .options = with(squires(3), Variation::Education),
         .turns = {{.cards = {"E4", "E3", "E2"}}},
         .boards = {Board::Education},
         .phase = Phase::TakeToken,
         .steps = 2},
        {.name = "scrolls",
         .options = with(squires(3), Variation::KingsService),
         .turns = {{.cards = {"K4 K3", "K5 K2", "K2"}}},
         .boards = {Board::KingsService},
         .step = 3,
         .steps = 2},
    };
}

} // namespace

const std::vector<FigureScript> &figureScripts()
{
    static const std::vector<FigureScript> all = [] {
        std::vector<FigureScript> scripts;
        for (const auto &some : {ofMovement(), ofBoards(), ofAdvancedRules(), ofVariations()}) {
            scripts.insert(scripts.end(), some.begin(), some.end());
        }
        return scripts;
    }();
    return all;
}

} // namespace academy::rulebook
