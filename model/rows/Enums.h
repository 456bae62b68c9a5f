// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Board.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

/// The words that QML and C++ share, as enumerations: `Enums.Board.Jousts`, `Enums.Decision.Keep`. Boards, kinds of
/// cards, tinctures, modes, stakes and animation steps have the numbers of their enumerators in the rules (RuleEnums.h).
namespace academy::model::Enums
{

Q_NAMESPACE
QML_ELEMENT
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

/// The boards that QML knows by name; it gets all others as numbers. NoBoard where a board could be and is not.
enum class Board {
    NoBoard = -1,
    Gallantry = static_cast<int>(rules::Board::Gallantry),
    Jousts = static_cast<int>(rules::Board::Jousts),
    Tournaments = static_cast<int>(rules::Board::Tournaments),
    Education = static_cast<int>(rules::Board::Education),
    KingsService = static_cast<int>(rules::Board::KingsService),
    Quests = static_cast<int>(rules::Board::Quests),
    Charity = static_cast<int>(rules::Board::Charity),
};
Q_ENUM_NS(Board)

/// Knights: a Swords card as it is drawn with the Jousts & Tournaments variation. The numbers of `Look.cardKeys`.
enum class CardKind { Gallantry, Swords, Education, KingsService, Quests, Charity, Knights };
Q_ENUM_NS(CardKind)

/// The squires' colours by their heraldic names: blue, green, yellow, red, black (R2.1).
enum class Tincture { Azure, Vert, Or, Gules, Sable };
Q_ENUM_NS(Tincture)

/// What a squire's face shows. The numbers of `Look.moodKeys`.
enum class Mood { Calm, Proud, Dismayed, Thinking };
Q_ENUM_NS(Mood)

enum class Mode { Standard, Karadoc, Lancelot };
Q_ENUM_NS(Mode)

enum class Stakes { Booklet, GrandFinale };
Q_ENUM_NS(Stakes)

/// What somebody has to decide now.
enum class Decision {
    None,
    Bet, ///< R10.2.1: a board
    Keep, ///< R4.2: a card
    Split, ///< R9.3: three cards for the first stack
    TakeStack, ///< R9.3: one of the other player's stacks
    Assign, ///< R9.4: three cards for the first squire
    Play, ///< R4.3: a card, for Swords a board
    Peek, ///< R10.3.2: a place of the Codex, or none
    WinTie, ///< R7.1: one of one's covered discs, or none
    Bonus, ///< R5.1: a board
    TakeToken, ///< R10.3.3: a place of the Codex
    Exchange, ///< R10.6: partner, coat given, coats taken
};
Q_ENUM_NS(Decision)

/// Where the game stands, as told.
enum class Stage { NotStarted, Draft, Play, Scoring, Over };
Q_ENUM_NS(Stage)

/// What a step of a lesson points to.
enum class Pointer {
    Nothing,
    Hand, ///< the cards chosen from, or what takes their place
    Board, ///< one of them
    Boards, ///< all of them
    Squires, ///< the others
    Bar, ///< turns and Excalibur
};
Q_ENUM_NS(Pointer)

enum class Speed { Slow, Normal, Fast, Instant };
Q_ENUM_NS(Speed)

enum class Loudness { Off, Soft, Full };
Q_ENUM_NS(Loudness)

/// How the tablet goes from one person to the next.
enum class HandOver {
    Hold, ///< the curtain opens while it is held, then stays open
    Tap, ///< the curtain opens at a tap
    Open, ///< no curtain: hands lie open to everybody
};
Q_ENUM_NS(HandOver)

/// Whether a board has its place in a scoring walk.
enum class Step { Done, Now, Later, Idle };
Q_ENUM_NS(Step)

/// What a step of the presenter tells; see EventPresenter.
enum class AnimationStep {
    TurnBegan,
    Dealt,
    CodexLaid,
    BetLaid,
    CardKept,
    HandsPassed,
    StacksShown,
    StackTaken,
    CardsAssigned,
    CardPlayed,
    DiscMoved,
    CupMoved,
    ScrollTaken,
    TokenPeeked,
    TieWon,
    BoardScores,
    BonusAwarded,
    CoatGiven,
    TokenTaken,
    TokensShown,
    TokenReturned,
    CoatsExchanged,
    ExcaliburPassed,
    BoardReset,
    ScrollsReturned,
    GameEnded,
    Quiet, ///< nothing is told
};
Q_ENUM_NS(AnimationStep)

} // namespace academy::model::Enums
