// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include "rules/Action.h"

#include <QList>
#include <QString>

#include <optional>

/// The small things that QML shows in lists, as values. Texts are complete and in the language of the moment; numbers stand
/// beside them for drawings.
namespace academy::model
{

/// A Learning card.
struct CardFace {
    Q_GADGET
    QML_VALUE_TYPE(cardFace)
    Q_PROPERTY(academy::model::Enums::CardKind kind MEMBER kind FINAL)
    Q_PROPERTY(int value MEMBER value FINAL)
    Q_PROPERTY(academy::model::Enums::Board board MEMBER board FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    Enums::CardKind kind{};
    int value = 0; ///< 2..5; 0 for no card
    Enums::Board board = Enums::Board::NoBoard; ///< where it was played
    QString name; ///< "Swords 4"

    friend bool operator==(const CardFace &, const CardFace &) = default;
};

/// A coat of arms, or several equal ones.
struct CoatFace {
    Q_GADGET
    QML_VALUE_TYPE(coatFace)
    Q_PROPERTY(QString emblem MEMBER emblem FINAL)
    Q_PROPERTY(int value MEMBER value FINAL)
    Q_PROPERTY(int square MEMBER square FINAL)
    Q_PROPERTY(bool bonus MEMBER bonus FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(int chosen MEMBER chosen FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    QString emblem; ///< art key of the board it comes from
    int value = 0;
    int square = -1; ///< on a board that pays by square: from which one on
    bool bonus = false; ///< no coat, but squares to move (R5.1)
    int count = 0; ///< how many are held
    int chosen = 0; ///< how many of them are chosen now
    QString name; ///< "+3 of Jousts"

    friend bool operator==(const CoatFace &, const CoatFace &) = default;
};

/// A squire's place on one board.
struct RankLine {
    Q_GADGET
    QML_VALUE_TYPE(rankLine)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(academy::model::Enums::Tincture tincture MEMBER tincture FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString rankText MEMBER rankText FINAL)
    Q_PROPERTY(QString placeText MEMBER placeText FINAL)
    Q_PROPERTY(int pays MEMBER pays FINAL)
    Q_PROPERTY(QString paysText MEMBER paysText FINAL)
    Q_PROPERTY(bool worded MEMBER worded FINAL)
    Q_PROPERTY(bool squares MEMBER squares FINAL)
    Q_PROPERTY(QString figure MEMBER figure FINAL)
    Q_PROPERTY(bool own MEMBER own FINAL)

public:
    int seat = 0;
    Enums::Tincture tincture{};
    QString name;
    QString rankText; ///< "2nd"; on King's Service "on 6"
    QString placeText; ///< "square 11", "square 3, second lap"
    int pays = 0; ///< points, or squares on Gallantry, if scored now
    QString paysText; ///< "+2", "−1", "0"
    bool worded = false; ///< paysText is no number: "takes two"
    bool squares = false; ///< it gets squares to move, not points
    QString figure; ///< what stands there where an arrow tells of squares: "2"; otherwise as paysText
    bool own = false;

    friend bool operator==(const RankLine &, const RankLine &) = default;
};

/// One of the six turns, as marked on a board.
struct TurnMark {
    Q_GADGET
    QML_VALUE_TYPE(turnMark)
    Q_PROPERTY(QString turn MEMBER turn FINAL)
    Q_PROPERTY(bool scores MEMBER scores FINAL)
    Q_PROPERTY(bool resets MEMBER resets FINAL)
    Q_PROPERTY(bool now MEMBER now FINAL)
    Q_PROPERTY(bool past MEMBER past FINAL)

public:
    QString turn; ///< "III"
    bool scores = false;
    bool resets = false;
    bool now = false;
    bool past = false;

    friend bool operator==(const TurnMark &, const TurnMark &) = default;
};

/// Where a disc would land.
struct Landing {
    Q_GADGET
    QML_VALUE_TYPE(landing)
    Q_PROPERTY(bool valid MEMBER valid FINAL)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(academy::model::Enums::Tincture tincture MEMBER tincture FINAL)
    Q_PROPERTY(int from MEMBER from FINAL)
    Q_PROPERTY(int to MEMBER to FINAL)
    Q_PROPERTY(int square MEMBER square FINAL)
    Q_PROPERTY(int lap MEMBER lap FINAL)
    Q_PROPERTY(int height MEMBER height FINAL)

public:
    bool valid = false;
    int seat = -1;
    Enums::Tincture tincture{};
    int from = 0; ///< progress (R3.2)
    int to = 0; ///< progress
    int square = 0; ///< 0..20 or 12
    int lap = 0; ///< laps completed
    int height = 0; ///< place in its stack, 0 lowest

    friend bool operator==(const Landing &, const Landing &) = default;
};

/// A button that takes, or offers to take, the decision.
struct PromptButton {
    Q_GADGET
    QML_VALUE_TYPE(promptButton)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(bool enabled MEMBER enabled FINAL)
    Q_PROPERTY(bool first MEMBER first FINAL)
    Q_PROPERTY(academy::model::Enums::Board board MEMBER board FINAL)

public:
    QString text; ///< "Play on Jousts"
    bool enabled = false;
    bool first = false; ///< the golden one; two for a Swords card
    Enums::Board board = Enums::Board::NoBoard; ///< the board it decides for
    std::optional<rules::Action> action; ///< what it decides; none while it is disabled

    friend bool operator==(const PromptButton &, const PromptButton &) = default;
};

/// A line about a squire: what it did, what a choice would mean.
struct SquireLine {
    Q_GADGET
    QML_VALUE_TYPE(squireLine)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(academy::model::Enums::Tincture tincture MEMBER tincture FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString brief MEMBER brief FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)
    Q_PROPERTY(QString emblem MEMBER emblem FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    int seat = -1;
    Enums::Tincture tincture{};
    QString text;
    QString brief{}; ///< the text without its end, where large letters leave it no room; may be empty
    QString spoken{}; ///< with the squire's name, where only its disc stands beside the text
    /// Of a disc on a board: the board's emblem and name, and where it stands there; together they say what the text does.
    QString emblem{};
    QString title{};
    QString detail{};
    bool chosen = false;

    friend bool operator==(const SquireLine &, const SquireLine &) = default;
};

/// One line of the answer to a lifted card: what it would do on a board.
struct AnswerLine {
    Q_GADGET
    QML_VALUE_TYPE(answerLine)
    Q_PROPERTY(academy::model::Enums::Board board MEMBER board FINAL)
    Q_PROPERTY(QString emblem MEMBER emblem FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(QString before MEMBER before FINAL)
    Q_PROPERTY(QString after MEMBER after FINAL)
    Q_PROPERTY(int gain MEMBER gain FINAL)

public:
    Enums::Board board = Enums::Board::NoBoard;
    QString emblem;
    QString text; ///< "Gallantry: from 7 to 10, 3rd to 2nd"
    QString detail; ///< "Your bonus grows from 1 to 2 squares. Bruno would fall to 3rd."
    QString before; ///< what it pays now: "+1"
    QString after; ///< and then: "+2"
    int gain = 0; ///< points, or squares on Gallantry

    friend bool operator==(const AnswerLine &, const AnswerLine &) = default;
};

/// One of Lancelot's four stacks (R9.3).
struct CardStack {
    Q_GADGET
    QML_VALUE_TYPE(cardStack)
    Q_PROPERTY(int player MEMBER player FINAL)
    Q_PROPERTY(int stack MEMBER stack FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QList<academy::model::CardFace> cards MEMBER cards FINAL)
    Q_PROPERTY(bool mayBeTaken MEMBER mayBeTaken FINAL)
    Q_PROPERTY(bool taken MEMBER taken FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int player = 0; ///< who made it
    int stack = 0; ///< 0 or 1
    QString title; ///< "First stack of Ana"
    QList<CardFace> cards;
    bool mayBeTaken = false;
    bool taken = false;
    bool chosen = false;
    QString spoken;

    friend bool operator==(const CardStack &, const CardStack &) = default;
};

} // namespace academy::model
