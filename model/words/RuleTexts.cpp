// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/RuleTexts.h"

#include "names/Names.h"

#include "rules/RuleSet.h"

#include <cstdlib>

namespace academy::model
{

using rules::Advanced;
using rules::Board;
using rules::Mode;
using rules::Variation;

RuleTexts::Text RuleTexts::mode(Mode mode)
{
    switch (mode) {
    case Mode::Standard:
        return {tr("Academy", "mode"),
                //: What the mode is: the standard game.
                tr("Three, four or five squires, each playing alone.")};
    case Mode::Karadoc:
        return {tr("Karadoc", "mode"),
                //: What the mode is.
                tr("Two players, and a third squire who plays random cards. The easy game for two.")};
    case Mode::Lancelot:
        return {tr("Lancelot", "mode"),
                //: What the mode is.
                tr("Two players with two squires each exchange stacks of cards. The real game for two.")};
    }
    return {};
}

RuleTexts::Text RuleTexts::stakes(rules::Stakes stakes)
{
    rules::Options options;
    options.stakes = stakes;
    const auto paid = [&options](Board board, std::size_t rank) {
        return Names::number(std::abs(rules::ruleSet(options)[board].points[rank]));
    };
    if (stakes == rules::Stakes::Booklet) {
        return {tr("Booklet", "stakes"),
                //: What these stakes are.
                tr("Quests and Charity are worth no more than the other boards.")};
    }
    return {tr("Grand finale", "stakes"),
            //: What these stakes are: %1 to %5 are points.
            tr("Quests pays %1, %2 and %3, Charity costs %4 and %5: the last turn decides.")
                .arg(paid(Board::Quests, 0), paid(Board::Quests, 1), paid(Board::Quests, 2), paid(Board::Charity, 0),
                     paid(Board::Charity, 1))};
}

RuleTexts::Text RuleTexts::advanced(Advanced rule)
{
    switch (rule) {
    case Advanced::WinATie:
        return {tr("Win a tie", "advanced rule"),
                tr("Before scoring, the first player may put one covered disc on top of its stack.")};
    case Advanced::StepBack:
        return {tr("Step back", "advanced rule"),
                tr("After using a Gallantry bonus, a squire moves one square back on Gallantry.")};
    case Advanced::RankedReset:
        return {tr("Ranked reset", "advanced rule"),
                tr("After turn III, discs go back to squares 0, 1, 2, … by rank, not all to 0.")};
    }
    return {};
}

RuleTexts::Text RuleTexts::variation(Variation rule)
{
    const rules::BoardSide &knights = rules::facts(Board::Jousts).turned;
    switch (rule) {
    case Variation::JoustsTournaments:
        return {tr("White Knight against Black Knight", "variation"),
                //: %1, %2 and %3 are points.
                tr("Every Swords card pulls the Cup towards its knight. The winner’s track pays %1, %2 and %3.")
                    .arg(Names::number(knights.cupPoints[0]), Names::number(knights.cupPoints[1]),
                         Names::number(knights.cupPoints[2]))};
    case Variation::Gallantry:
        return {tr("The Bet", "variation"),
                tr("Everybody bets on a board. Gallantry moves you there for each card you played on it.")};
    case Variation::Education:
        return {tr("The Secret Codex", "variation"),
                tr("Face-down tokens replace the penalties. An Education card lets you look at one.")};
    case Variation::KingsService:
        return {tr("The Scrolls", "variation"),
                //: %1 and %2 are squares, 6 and 12.
                tr("King’s Service scores when a disc takes the Scroll on square %1 or %2.")
                    .arg(Names::number(rules::landingSquare), Names::number(rules::throneSquare))};
    case Variation::Quests:
        return {tr("Deeds", "variation"),
                tr("Quests rewards coats of arms won on Jousts, Tournaments and King’s Service.")};
    case Variation::Charity:
        return {tr("The exchange", "variation"),
                tr("At the end, the most charitable exchange coats of arms with the least charitable.")};
    }
    return {};
}

RuleTexts::Text RuleTexts::level(const QString &id)
{
    return {Names::level(id), levelSentence(id)};
}

// What each level overlooks; tests show that it is so.
QString RuleTexts::levelSentence(const QString &id)
{
    if (id == QLatin1String("varlet")) {
        return tr("Plays its highest card and never counts points.", "level");
    }
    if (id == QLatin1String("page")) {
        return tr("Sees what a card gains now, but is easily distracted.", "level");
    }
    if (id == QLatin1String("minstrel")) {
        return tr("Dreams of Jousts and Quests, and thinks of this turn only.", "level");
    }
    if (id == QLatin1String("falconer")) {
        return tr("Goes for Jousts and Quests, and rarely thinks of later turns.", "level");
    }
    if (id == QLatin1String("steward")) {
        return tr("Plans ahead, but forgets that others will still move.", "level");
    }
    if (id == QLatin1String("herald")) {
        return tr("Considers every board, but does not try moves out in advance.", "level");
    }
    if (id == QLatin1String("knight")) {
        return tr("Tries moves out in advance, but does not guess your cards.", "level");
    }
    if (id == QLatin1String("master")) {
        return tr("Guesses your cards from those passed on. The strongest opponent.", "level");
    }
    return tr("Plays any card, without thinking.", "level");
}

namespace
{

/// The turns of a mask, bit t for turn t: {"II", "IV"}.
QStringList turnsOf(std::uint8_t turns)
{
    QStringList names;
    for (int turn = 1; turn <= rules::turnCount; ++turn) {
        if (((turns >> turn) & 1) != 0) {
            names.append(Names::turn(turn));
        }
    }
    return names;
}

struct Turns {
    Q_DECLARE_TR_FUNCTIONS(RuleTexts)

public:
    // "II, IV and VI"; several.
    static QString list(QStringList turns)
    {
        const QString last = turns.takeLast();
        //: Turns in which a board scores or is reset: %1 is "II" or "II, IV", %2 "VI".
        return tr("%1 and %2", "turns").arg(turns.join(QStringLiteral(", ")), last);
    }
};

} // namespace

QString RuleTexts::schedule(Board board, const rules::Options &options)
{
    const rules::BoardRules &rules = rules::ruleSet(options)[board];
    switch (rules.scoring) {
    case rules::Scoring::ScrollSquares:
        //: When a board scores (variation of King’s Service).
        return tr("Scores when a Scroll was taken this turn");
    case rules::Scoring::Deeds:
        //: When a board scores (variation of Quests).
        return tr("Counts deeds at the end of the game");
    case rules::Scoring::Exchange:
        //: When a board scores (variation of Charity).
        return tr("Coats are exchanged at the end of turn VI");
    default:
        break;
    }
    const QStringList turns = turnsOf(rules.scoringTurns);
    if (turns.size() == rules::turnCount) {
        //: When a board scores.
        return tr("Scores every turn");
    }
    //: When a board scores: %1 is the number of a turn, "VI".
    return turns.size() == 1 ? tr("Scores in turn %1").arg(turns.first())
                             //: When a board scores: %1 is the numbers of turns, "II, IV and VI".
                             : tr("Scores in turns %1").arg(Turns::list(turns));
}

QString RuleTexts::reset(Board board, const rules::Options &options)
{
    const rules::BoardRules &rules = rules::ruleSet(options)[board];
    if (rules.followsScrolls()) {
        //: When the discs of a board are reset (variation of King’s Service): %1 is 12.
        return tr("Back to square 0 after a turn in which the Scroll on square %1 was taken")
            .arg(Names::number(rules::facts(board).squares));
    }
    const QStringList turns = turnsOf(rules.resetTurns);
    if (turns.isEmpty()) {
        //: When the discs of a board are reset.
        return tr("Never goes back to square 0");
    }
    if (rules.rankedReset && options.has(Advanced::RankedReset)) {
        //: When the discs of a board are reset (advanced rule): %1 is the number of a turn, "III".
        return tr("Back to squares 0, 1, 2, … by rank after the scoring of turn %1").arg(turns.first());
    }
    //: When the discs of a board are reset: %1 is the number of a turn, "III".
    return turns.size() == 1 ? tr("Back to square 0 after the scoring of turn %1").arg(turns.first())
                             //: When the discs of a board are reset: %1 is the numbers of turns, "II and IV".
                             : tr("Back to square 0 after the scoring of turns %1").arg(Turns::list(turns));
}

namespace
{

struct Payments {
    Q_DECLARE_TR_FUNCTIONS(RuleTexts)

public:
    static QString best(const rules::RankPoints &points, const rules::Options &options)
    {
        const auto [first, second, third] = points;
        if (options.payingRanks() == 2) { // R5.4
            //: What a board pays with three squires: %1 and %2 are points with their sign.
            return tr("%1 for the 1st, %2 for the 2nd.").arg(Names::points(first), Names::points(second));
        }
        //: What a board pays: %1, %2 and %3 are points with their sign.
        return tr("%1 for the 1st, %2 for the 2nd, %3 for the 3rd.")
            .arg(Names::points(first), Names::points(second), Names::points(third));
    }

    static QString knights(const rules::BoardRules &board, const rules::Options &options)
    {
        //: R10.1.3; %1 and %2 are sentences such as "+8 for the 1st, +5 for the 2nd."
        return tr("On the winner’s track: %1 On the other: %2")
            .arg(best(board.cupPoints, options), best(board.points, options));
    }

    // R10.4.2.
    static QString scrollSquares(const rules::StairPoints &stair)
    {
        QStringList steps;
        for (const auto *step = stair.begin(); step != stair.end(); ++step) {
            const int last = step + 1 == stair.end() ? step->square : (step + 1)->square - 1;
            const QString from = Names::number(step->square);
            //: What a square or several of King’s Service pay: %1 is "12" or "3–5", %2 points with their sign. "3–5 +2"
            steps.append(tr("%1 %2", "squares and points")
                             .arg(last == step->square ? from : from + QChar(0x2013) + Names::number(last),
                                  Names::points(step->points)));
        }
        //: R10.4.2; %1 is a list such as "1–2 +1, 3–5 +2".
        return tr("By square: %1, for each Scroll taken.").arg(steps.join(QStringLiteral(", ")));
    }

    static QString gallantry(const rules::Options &options)
    {
        if (rules::ruleSet(options).uses(rules::Scoring::Bet)) {
            return options.payingRanks() == 2
                ? tr("Each card played on the bet board moves the 1st three squares on it, the 2nd two.")
                : tr("Each card played on the bet board moves the 1st three squares on it, the 2nd two, the 3rd one.");
        }
        return options.payingRanks() == 2 ? tr("The 2nd moves a disc two squares, then the 1st three squares.")
                                          : tr("The 3rd moves a disc one square, the 2nd two, then the 1st three.");
    }
};

} // namespace

QString RuleTexts::pays(Board board, const rules::Options &options)
{
    const rules::BoardRules &rules = rules::ruleSet(options)[board];
    switch (rules.scoring) {
    case rules::Scoring::Bonus:
    case rules::Scoring::Bet:
        return Payments::gallantry(options);
    case rules::Scoring::CupRanks:
        return Payments::knights(rules, options);
    case rules::Scoring::WorstRanks:
        //: What a board costs: %1 and %2 are points with their sign.
        return tr("%1 for the last, %2 for the second to last.")
            .arg(Names::points(rules.points[0]), Names::points(rules.points[1]));
    case rules::Scoring::Codex:
        return tr("By rank, each squire secretly takes a token. Tokens of 0 are given back.");
    case rules::Scoring::Squares:
        //: What King’s Service pays: %1 and %2 are points with their sign.
        return tr("%1 from the landing on, %2 on the throne.")
            .arg(Names::points(rules.side->stair->at(rules::landingSquare)),
                 Names::points(rules.side->stair->at(rules::throneSquare)));
    case rules::Scoring::ScrollSquares:
        return Payments::scrollSquares(*rules.side->stair);
    case rules::Scoring::Deeds:
        return tr("Coats of Jousts, Tournaments and King’s Service: the 1st gains a point for each, the 2nd for each "
                  "pair, the last loses one for each pair.");
    case rules::Scoring::Exchange:
        return tr("The most charitable give a penalty and take good coats worth 3 or less.");
    case rules::Scoring::BestRanks:
    case rules::Scoring::Absent:
        break;
    }
    return Payments::best(rules.points, options);
}

} // namespace academy::model
