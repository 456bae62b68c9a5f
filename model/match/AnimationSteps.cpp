// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "match/AnimationSteps.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace academy::model
{

using rules::Event;
using rules::EventKind;

namespace
{

// Milliseconds at normal speed; the first eight are the motion table of the look.
constexpr int perSquare = 130;
constexpr int settle = 90;
constexpr int cardLiftsAndFalls = 2 * 140;
constexpr int handPasses = 420;
constexpr int handsApart = 40;
constexpr int coatToShield = 520;
constexpr int boardLights = 200;
constexpr int nextBoard = 320;
constexpr int scrollOrTokenGoes = 520;
constexpr int sign = 320; ///< something is shown where it lies
constexpr int sweep = 520; ///< a whole track goes back
constexpr int readingTime = 1600; ///< a page of the scoring, where nobody turns it

constexpr int crossFade = 120;

int moved(const Event &event)
{
    return perSquare * std::abs(event.to - event.from) + settle;
}

int durationOf(const Event &event, int squires)
{
    switch (event.kind) {
    case EventKind::DiscMoved:
    case EventKind::CupMoved:
        return moved(event);
    case EventKind::TieWon:
        return perSquare + settle;
    case EventKind::Dealt:
    case EventKind::HandsPassed:
        return handPasses + handsApart * (squires - 1);
    case EventKind::StacksShown:
    case EventKind::StackTaken:
        return handPasses;
    case EventKind::CardPlayed:
        return cardLiftsAndFalls;
    case EventKind::BetLaid:
        return boardLights;
    case EventKind::CoatGiven:
    case EventKind::CoatsExchanged:
        return coatToShield;
    case EventKind::ScrollTaken:
    case EventKind::ScrollsReturned:
    case EventKind::TokenTaken:
    case EventKind::ExcaliburPassed:
        return scrollOrTokenGoes;
    case EventKind::BoardScores:
        return nextBoard;
    case EventKind::BoardReset:
        return sweep;
    case EventKind::TurnBegan:
    case EventKind::CodexLaid:
    case EventKind::TokenPeeked:
    case EventKind::BonusAwarded:
    case EventKind::TokensShown:
    case EventKind::TokenReturned:
        return sign;
    case EventKind::CardKept: // others decide at the same time: nothing may hold them up
    case EventKind::CardsAssigned:
    case EventKind::GameEnded:
        return 0;
    }
    return 0;
}

// What is seen as one thing with the event before it.
bool belongsTo(const AnimationStep &animation, const Event &event)
{
    if (animation.events.empty()) {
        return false;
    }
    switch (animation.events.front().kind) {
    case EventKind::BoardReset:
        return event.kind == EventKind::DiscMoved && event.board == animation.events.front().board;
    case EventKind::TokensShown:
        return event.kind == EventKind::TokenReturned;
    default:
        return false;
    }
}

// Boards whose scoring is decisions: their page is read first, then decided (R5.1, R10.3.3, R10.6).
bool isDecided(const Event &event, const rules::Options &options)
{
    const rules::BoardRules &board = rules::ruleSet(options)[event.board];
    return board.movesDiscs() || board.scoring == rules::Scoring::Codex || board.scoring == rules::Scoring::Exchange;
}

} // namespace

std::deque<AnimationStep> cutIntoSteps(const DisplayedState &before, const rules::Events &events,
                                       const rules::State &after)
{
    std::deque<AnimationStep> animations;
    DisplayedState told = before;
    bool pageIsOpen = false;
    const auto turnPage = [&] {
        if (pageIsOpen) {
            animations.push_back({.events = {}, .told = told, .duration = readingTime, .pause = true});
            pageIsOpen = false;
        }
    };
    for (std::size_t number = 0; number < events.size(); ++number) {
        const Event &event = events[number];
        const rules::State &state = events.stateAfter(number);
        if (!animations.empty() && belongsTo(animations.back(), event)) {
            follow(told, event, state);
            animations.back().events.push_back(event);
            animations.back().told = told;
            continue;
        }
        if (event.kind == EventKind::BoardScores || event.kind == EventKind::GameEnded) {
            turnPage();
        }
        follow(told, event, state);
        animations.push_back({.events = {event}, .told = told, .duration = durationOf(event, after.squires())});
        pageIsOpen |= event.kind == EventKind::BoardScores || event.kind == EventKind::TokensShown;
        if (event.kind == EventKind::BoardScores && isDecided(event, after.options)) {
            turnPage();
        }
    }
    arrive(told, after);
    turnPage();
    if (animations.empty()) {
        animations.push_back({});
    }
    animations.back().told = told;
    return animations;
}

int atSpeed(int duration, Enums::Speed speed, bool reducedMotion)
{
    constexpr std::array<double, 4> factors{1.8, 1.0, 0.5, 0.0};
    const int scaled = static_cast<int>(duration * factors[static_cast<std::size_t>(speed)]);
    return reducedMotion ? std::min(scaled, crossFade) : scaled;
}

} // namespace academy::model
