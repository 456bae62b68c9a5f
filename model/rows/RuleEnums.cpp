// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/RuleEnums.h"

namespace academy::model
{

namespace
{

using rules::EventKind;

static_assert(toShown(rules::Board::Charity) == Enums::Board::Charity); // each has the rules' number, see Enums.h
static_assert(toShown(rules::noBoard) == Enums::Board::NoBoard);

static_assert(toShown(rules::CardKind::Gallantry) == Enums::CardKind::Gallantry);
static_assert(toShown(rules::CardKind::Swords) == Enums::CardKind::Swords);
static_assert(toShown(rules::CardKind::Education) == Enums::CardKind::Education);
static_assert(toShown(rules::CardKind::KingsService) == Enums::CardKind::KingsService);
static_assert(toShown(rules::CardKind::Quests) == Enums::CardKind::Quests);
static_assert(toShown(rules::CardKind::Charity) == Enums::CardKind::Charity);
static_assert(rules::cardKindCount == 6);

static_assert(toShown(rules::Color::Blue) == Enums::Tincture::Azure);
static_assert(toShown(rules::Color::Green) == Enums::Tincture::Vert);
static_assert(toShown(rules::Color::Yellow) == Enums::Tincture::Or);
static_assert(toShown(rules::Color::Red) == Enums::Tincture::Gules);
static_assert(toShown(rules::Color::Black) == Enums::Tincture::Sable);
static_assert(rules::colorNames.size() == 5);

static_assert(toShown(rules::Mode::Standard) == Enums::Mode::Standard);
static_assert(toShown(rules::Mode::Karadoc) == Enums::Mode::Karadoc);
static_assert(toShown(rules::Mode::Lancelot) == Enums::Mode::Lancelot);
static_assert(rules::modeNames.size() == 3);

static_assert(toShown(rules::Stakes::Booklet) == Enums::Stakes::Booklet);
static_assert(toShown(rules::Stakes::GrandFinale) == Enums::Stakes::GrandFinale);
static_assert(rules::stakesNames.size() == 2);

static_assert(toShown(EventKind::TurnBegan) == Enums::AnimationStep::TurnBegan);
static_assert(toShown(EventKind::Dealt) == Enums::AnimationStep::Dealt);
static_assert(toShown(EventKind::CodexLaid) == Enums::AnimationStep::CodexLaid);
static_assert(toShown(EventKind::BetLaid) == Enums::AnimationStep::BetLaid);
static_assert(toShown(EventKind::CardKept) == Enums::AnimationStep::CardKept);
static_assert(toShown(EventKind::HandsPassed) == Enums::AnimationStep::HandsPassed);
static_assert(toShown(EventKind::StacksShown) == Enums::AnimationStep::StacksShown);
static_assert(toShown(EventKind::StackTaken) == Enums::AnimationStep::StackTaken);
static_assert(toShown(EventKind::CardsAssigned) == Enums::AnimationStep::CardsAssigned);
static_assert(toShown(EventKind::CardPlayed) == Enums::AnimationStep::CardPlayed);
static_assert(toShown(EventKind::DiscMoved) == Enums::AnimationStep::DiscMoved);
static_assert(toShown(EventKind::CupMoved) == Enums::AnimationStep::CupMoved);
static_assert(toShown(EventKind::ScrollTaken) == Enums::AnimationStep::ScrollTaken);
static_assert(toShown(EventKind::TokenPeeked) == Enums::AnimationStep::TokenPeeked);
static_assert(toShown(EventKind::TieWon) == Enums::AnimationStep::TieWon);
static_assert(toShown(EventKind::BoardScores) == Enums::AnimationStep::BoardScores);
static_assert(toShown(EventKind::BonusAwarded) == Enums::AnimationStep::BonusAwarded);
static_assert(toShown(EventKind::CoatGiven) == Enums::AnimationStep::CoatGiven);
static_assert(toShown(EventKind::TokenTaken) == Enums::AnimationStep::TokenTaken);
static_assert(toShown(EventKind::TokensShown) == Enums::AnimationStep::TokensShown);
static_assert(toShown(EventKind::TokenReturned) == Enums::AnimationStep::TokenReturned);
static_assert(toShown(EventKind::CoatsExchanged) == Enums::AnimationStep::CoatsExchanged);
static_assert(toShown(EventKind::ExcaliburPassed) == Enums::AnimationStep::ExcaliburPassed);
static_assert(toShown(EventKind::BoardReset) == Enums::AnimationStep::BoardReset);
static_assert(toShown(EventKind::ScrollsReturned) == Enums::AnimationStep::ScrollsReturned);
static_assert(toShown(EventKind::GameEnded) == Enums::AnimationStep::GameEnded);
static_assert(static_cast<int>(Enums::AnimationStep::Quiet)
              == static_cast<int>(EventKind::GameEnded) + 1); // and no other

static_assert(!toRules(Enums::Board::NoBoard));
static_assert(!toRules(static_cast<Enums::Board>(rules::boardCount)));
static_assert(toRules(Enums::Board::Charity) == rules::Board::Charity);

} // namespace

} // namespace academy::model
