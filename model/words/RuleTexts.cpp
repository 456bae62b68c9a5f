// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/RuleTexts.h"

#include "names/Names.h"

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
                tr("Three, four or five squires, each for itself.")};
    case Mode::Karadoc:
        return {tr("Karadoc", "mode"),
                //: What the mode is.
                tr("Two players, and a third squire whose cards are left to chance. The easy game for two.")};
    case Mode::Lancelot:
        return {tr("Lancelot", "mode"),
                //: What the mode is.
                tr("Two players with two squires each, who exchange stacks of cards. The real game for two.")};
    }
    return {};
}

RuleTexts::Text RuleTexts::stakes(rules::Stakes stakes)
{
    if (stakes == rules::Stakes::Booklet) {
        return {tr("Booklet", "stakes"),
                //: What these stakes are.
                tr("Quests and Charity pay as little as the other boards.")};
    }
    return {tr("Grand finale", "stakes"),
            //: What these stakes are.
            tr("Quests pay 17, 10 and 4, Charity costs 10 and 5: the last turn decides.")};
}

RuleTexts::Text RuleTexts::advanced(Advanced rule)
{
    switch (rule) {
    case Advanced::WinATie:
        return {tr("Win a tie", "advanced rule"),
                tr("Before scoring, the first player may put one covered disc on top of its stack.")};
    case Advanced::StepBack:
        return {tr("Step back", "advanced rule"),
                tr("Whoever has used a Gallantry bonus moves one square back on Gallantry.")};
    case Advanced::RankedReset:
        return {tr("Ranked reset", "advanced rule"),
                tr("After turn III the discs go back to squares 0, 1, 2, … by their rank, not all to 0.")};
    }
    return {};
}

RuleTexts::Text RuleTexts::variation(Variation rule)
{
    switch (rule) {
    case Variation::JoustsTournaments:
        return {tr("White Knight against Black Knight", "variation"),
                tr("Every Swords card pulls the Cup to its knight. The winner’s track pays 8, 5 and 2.")};
    case Variation::Gallantry:
        return {tr("The Bet", "variation"),
                tr("Everybody bets on a board. Gallantry moves you there for each card you played on it.")};
    case Variation::Education:
        return {tr("The Secret Codex", "variation"),
                tr("Face-down tokens take the place of the penalties. An Education card lets you look at one.")};
    case Variation::KingsService:
        return {tr("The Scrolls", "variation"),
                tr("King’s Service scores when a disc takes the Scroll of square 6 or of square 12.")};
    case Variation::Quests:
        return {tr("Deeds", "variation"),
                tr("Quests count the coats of arms won in Jousts, in Tournaments and in King’s Service.")};
    case Variation::Charity:
        return {tr("The exchange", "variation"),
                tr("At the end the most charitable exchange coats of arms with the least charitable.")};
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
        return tr("Plays its largest card and never counts points.", "level");
    }
    if (id == QLatin1String("page")) {
        return tr("Sees what a card gains now, and is easily distracted.", "level");
    }
    if (id == QLatin1String("minstrel")) {
        return tr("Dreams of jousts and quests, and thinks of this turn only.", "level");
    }
    if (id == QLatin1String("falconer")) {
        return tr("Hunts in jousts and quests, and thinks little of later turns.", "level");
    }
    if (id == QLatin1String("steward")) {
        return tr("Plans ahead, but forgets that others will still move.", "level");
    }
    if (id == QLatin1String("herald")) {
        return tr("Weighs every board, but does not try out what may come.", "level");
    }
    if (id == QLatin1String("knight")) {
        return tr("Tries out what may come, but does not guess at hands.", "level");
    }
    if (id == QLatin1String("master")) {
        return tr("Guesses at hands by what was passed on. The strongest opponent.", "level");
    }
    return tr("Plays any card that comes to hand.", "level");
}

QString RuleTexts::schedule(Board board, const rules::Options &options)
{
    switch (board) {
    case Board::Jousts:
    case Board::Tournaments:
        if (options.has(Variation::JoustsTournaments)) {
            //: When a board scores (variation of Jousts and Tournaments).
            return tr("Scores in turns II, IV and VI");
        }
        [[fallthrough]];
    case Board::Gallantry:
    case Board::Education:
        //: When a board scores.
        return tr("Scores every turn");
    case Board::KingsService:
        //: When a board scores; the first with the variation of King’s Service.
        return options.has(Variation::KingsService) ? tr("Scores in a turn in which a Scroll is taken")
                                                    : tr("Scores in turns III and VI");
    case Board::Quests:
        if (options.has(Variation::Quests)) {
            //: When a board scores (variation of Quests).
            return tr("Counts deeds at the end of the game");
        }
        break;
    case Board::Charity:
        if (options.has(Variation::Charity)) {
            //: When a board scores (variation of Charity).
            return tr("Coats are exchanged at the end of turn VI");
        }
        break;
    }
    //: When a board scores.
    return tr("Scores in turn VI");
}

QString RuleTexts::reset(Board board, const rules::Options &options)
{
    switch (board) {
    case Board::Jousts:
    case Board::Tournaments:
        if (options.has(Variation::JoustsTournaments)) {
            //: When the discs of a board are reset (variation of Jousts and Tournaments).
            return tr("Back to square 0 after the scoring of turns II and IV");
        }
        [[fallthrough]];
    case Board::Gallantry:
    case Board::Education:
        if (options.has(Advanced::RankedReset)) {
            //: When the discs of a board are reset (advanced rule).
            return tr("Back to squares 0, 1, 2, … by rank after the scoring of turn III");
        }
        break;
    case Board::KingsService:
        if (options.has(Variation::KingsService)) {
            //: When the discs of a board are reset (variation of King’s Service).
            return tr("Back to square 0 after a turn in which the Scroll of 12 was taken");
        }
        break;
    case Board::Quests:
    case Board::Charity:
        //: When the discs of a board are reset.
        return tr("Never goes back to square 0");
    }
    //: When the discs of a board are reset.
    return tr("Back to square 0 after the scoring of turn III");
}

namespace
{

struct Payments {
    Q_DECLARE_TR_FUNCTIONS(RuleTexts)

public:
    static QString best(const std::array<int, 3> &points, const rules::Options &options)
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

    static QString knights(const rules::Options &options)
    {
        //: R10.1.3; %1 and %2 are sentences such as "+8 for the 1st, +5 for the 2nd."
        return tr("On the winner’s track %1 On the other %2")
            .arg(best(rules::cupSidePoints, options), best(rules::otherSidePoints, options));
    }

    static QString gallantry(const rules::Options &options)
    {
        if (options.has(Variation::Gallantry)) {
            return options.payingRanks() == 2
                ? tr("Each card played on the bet board moves the 1st three squares there, the 2nd two.")
                : tr("Each card played on the bet board moves the 1st three squares there, the 2nd two, the 3rd one.");
        }
        return options.payingRanks() == 2 ? tr("The 2nd moves a disc two squares, then the 1st three squares.")
                                          : tr("The 3rd moves a disc one square, the 2nd two, then the 1st three.");
    }
};

} // namespace

QString RuleTexts::pays(Board board, const rules::Options &options)
{
    const auto points = [&](int position) { return rules::rankPoints(board, options.stakes, position); };
    switch (board) {
    case Board::Gallantry:
        return Payments::gallantry(options);
    case Board::Quests:
        if (options.has(Variation::Quests)) {
            return tr(
                "Coats of Jousts, Tournaments and King’s Service: the 1st gains a point for each, the 2nd for each "
                "pair, the last loses one for each pair.");
        }
        break;
    case Board::Education:
        if (options.has(Variation::Education)) {
            return tr("By rank, each squire takes a token unseen. Those of 0 are given back.");
        }
        [[fallthrough]];
    case Board::Charity:
        if (board == Board::Charity && options.has(Variation::Charity)) {
            return tr("The most charitable give a penalty and take good coats worth 3 or less.");
        }
        //: What a board costs: %1 and %2 are points with their sign.
        return tr("%1 for the last, %2 for the second to last.")
            .arg(Names::points(points(0)), Names::points(points(1)));
    case Board::KingsService:
        return options.has(Variation::KingsService)
            ? tr("By square: 1–2 +1, 3–5 +2, 6–8 +3, 9–11 +4, 12 +6, for each Scroll taken.")
            : tr("+6 from the landing on, +12 on the throne.");
    case Board::Jousts:
    case Board::Tournaments:
        if (options.has(Variation::JoustsTournaments)) {
            return Payments::knights(options);
        }
        break;
    }
    return Payments::best({points(0), points(1), points(2)}, options);
}

} // namespace academy::model
