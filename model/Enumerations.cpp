// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Enumerations.h"

namespace academy::model
{

namespace
{

using rules::EventKind;

static_assert(toShown(rules::Board::Gallantry) == Academy::Board::Gallantry);
static_assert(toShown(rules::Board::Jousts) == Academy::Board::Jousts);
static_assert(toShown(rules::Board::Tournaments) == Academy::Board::Tournaments);
static_assert(toShown(rules::Board::Education) == Academy::Board::Education);
static_assert(toShown(rules::Board::KingsService) == Academy::Board::KingsService);
static_assert(toShown(rules::Board::Quests) == Academy::Board::Quests);
static_assert(toShown(rules::Board::Charity) == Academy::Board::Charity);
static_assert(toShown(rules::noBoard) == Academy::Board::NoBoard);
static_assert(rules::boardCount == 7);

static_assert(toShown(rules::CardKind::Gallantry) == Academy::CardKind::Gallantry);
static_assert(toShown(rules::CardKind::Swords) == Academy::CardKind::Swords);
static_assert(toShown(rules::CardKind::Education) == Academy::CardKind::Education);
static_assert(toShown(rules::CardKind::KingsService) == Academy::CardKind::KingsService);
static_assert(toShown(rules::CardKind::Quests) == Academy::CardKind::Quests);
static_assert(toShown(rules::CardKind::Charity) == Academy::CardKind::Charity);
static_assert(rules::cardKindCount == 6);

static_assert(toShown(rules::Color::Blue) == Academy::Tincture::Azure);
static_assert(toShown(rules::Color::Green) == Academy::Tincture::Vert);
static_assert(toShown(rules::Color::Yellow) == Academy::Tincture::Or);
static_assert(toShown(rules::Color::Red) == Academy::Tincture::Gules);
static_assert(toShown(rules::Color::Black) == Academy::Tincture::Sable);
static_assert(rules::colorNames.size() == 5);

static_assert(toShown(rules::Mode::Standard) == Academy::Mode::Standard);
static_assert(toShown(rules::Mode::Karadoc) == Academy::Mode::Karadoc);
static_assert(toShown(rules::Mode::Lancelot) == Academy::Mode::Lancelot);
static_assert(rules::modeNames.size() == 3);

static_assert(toShown(rules::Stakes::Booklet) == Academy::Stakes::Booklet);
static_assert(toShown(rules::Stakes::GrandFinale) == Academy::Stakes::GrandFinale);
static_assert(rules::stakesNames.size() == 2);

static_assert(toShown(EventKind::TurnBegan) == Academy::Beat::TurnBegan);
static_assert(toShown(EventKind::Dealt) == Academy::Beat::Dealt);
static_assert(toShown(EventKind::CodexLaid) == Academy::Beat::CodexLaid);
static_assert(toShown(EventKind::BetLaid) == Academy::Beat::BetLaid);
static_assert(toShown(EventKind::CardKept) == Academy::Beat::CardKept);
static_assert(toShown(EventKind::HandsPassed) == Academy::Beat::HandsPassed);
static_assert(toShown(EventKind::StacksShown) == Academy::Beat::StacksShown);
static_assert(toShown(EventKind::StackTaken) == Academy::Beat::StackTaken);
static_assert(toShown(EventKind::CardsAssigned) == Academy::Beat::CardsAssigned);
static_assert(toShown(EventKind::CardPlayed) == Academy::Beat::CardPlayed);
static_assert(toShown(EventKind::DiscMoved) == Academy::Beat::DiscMoved);
static_assert(toShown(EventKind::CupMoved) == Academy::Beat::CupMoved);
static_assert(toShown(EventKind::ScrollTaken) == Academy::Beat::ScrollTaken);
static_assert(toShown(EventKind::TokenPeeked) == Academy::Beat::TokenPeeked);
static_assert(toShown(EventKind::TieWon) == Academy::Beat::TieWon);
static_assert(toShown(EventKind::BoardScores) == Academy::Beat::BoardScores);
static_assert(toShown(EventKind::BonusAwarded) == Academy::Beat::BonusAwarded);
static_assert(toShown(EventKind::CoatGiven) == Academy::Beat::CoatGiven);
static_assert(toShown(EventKind::TokenTaken) == Academy::Beat::TokenTaken);
static_assert(toShown(EventKind::TokensShown) == Academy::Beat::TokensShown);
static_assert(toShown(EventKind::TokenReturned) == Academy::Beat::TokenReturned);
static_assert(toShown(EventKind::CoatsExchanged) == Academy::Beat::CoatsExchanged);
static_assert(toShown(EventKind::ExcaliburPassed) == Academy::Beat::ExcaliburPassed);
static_assert(toShown(EventKind::BoardReset) == Academy::Beat::BoardReset);
static_assert(toShown(EventKind::ScrollsReturned) == Academy::Beat::ScrollsReturned);
static_assert(toShown(EventKind::GameEnded) == Academy::Beat::GameEnded);
static_assert(static_cast<int>(Academy::Beat::Quiet) == static_cast<int>(EventKind::GameEnded) + 1); // and no other

static_assert(!toRules(Academy::Board::NoBoard));
static_assert(!toRules(static_cast<Academy::Board>(rules::boardCount)));
static_assert(toRules(Academy::Board::Charity) == rules::Board::Charity);

constexpr rules::Options plain;
static_assert(emblemOf(rules::Board::Gallantry, plain) == Academy::Emblem::Gallantry);
static_assert(emblemOf(rules::Board::Jousts, plain) == Academy::Emblem::Jousts);
static_assert(emblemOf(rules::Board::Tournaments, plain) == Academy::Emblem::Tournaments);
static_assert(emblemOf(rules::Board::Education, plain) == Academy::Emblem::Education);
static_assert(emblemOf(rules::Board::KingsService, plain) == Academy::Emblem::KingsService);
static_assert(emblemOf(rules::Board::Quests, plain) == Academy::Emblem::Quests);
static_assert(emblemOf(rules::Board::Charity, plain) == Academy::Emblem::Charity);
static_assert(emblemOf(rules::noBoard, plain) == Academy::Emblem::NoEmblem);

} // namespace

} // namespace academy::model
