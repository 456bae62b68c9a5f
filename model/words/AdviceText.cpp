// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/AdviceText.h"

#include "rows/RuleEnums.h"

#include "names/Names.h"
#include "words/Buttons.h"

#include "players/Odds.h"
#include "players/Tuning.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace academy::model
{

using players::BoardChange;
using rules::Action;
using rules::ActionKind;
using rules::Board;

namespace
{

constexpr int mostReasons = 3;
constexpr int oftenEnough = players::certain / 8; // for a rival to be named

QString threeCards(const Action &action)
{
    return Names::list({Names::card(action.card(0)), Names::card(action.card(1)), Names::card(action.card(2))});
}

// Neither 0 nor 100 while anything may still happen: what is only nearly certain is not told as certain.
QString percent(int share)
{
    const int rounded = static_cast<int>(std::lround(share * 100.0 / 65536));
    const bool certain = share == 0 || share == 65536;
    //: A chance: %1 is a number.
    return AdviceText::tr("%1%").arg(Names::number(certain ? rounded : std::clamp(rounded, 1, 99)));
}

// One of several squires of the player who decides, or one that nobody owns.
bool needsItsName(const rules::Options &options, int squire)
{
    return options.isNeutral(squire) || options.mode == rules::Mode::Lancelot;
}

} // namespace

QString AdviceText::choice(const Choice &decision, const People &people, const Action &action)
{
    const rules::Options &options = decision.table().options;
    switch (action.kind()) {
    case ActionKind::Split:
        //: Advice in Lancelot: %1 is three cards.
        return tr("Put %1 in one stack").arg(threeCards(action));
    case ActionKind::TakeStack: {
        const QString other = people.player(1 - decision.actor());
        return action.stack() == 0
            //: Advice in Lancelot: %1 is the other player.
            ? tr("Take the first stack from %1").arg(other)
            //: Advice in Lancelot: %1 is the other player.
            : tr("Take the second stack from %1").arg(other);
    }
    case ActionKind::Assign:
        //: Advice in Lancelot: %1 is three cards, %2 a squire.
        return tr("Give %1 to %2").arg(threeCards(action), people.squire(decision.actor()));
    case ActionKind::Play:
        if (action.card().isSwords()) {
            //: Advice: %1 is a Swords card, "Swords 4", %2 "on Jousts".
            return tr("Play %1 %2").arg(Names::card(action.card()), Names::onBoard(action.board(), options));
        }
        break;
    case ActionKind::Exchange:
        return exchange(decision, people, action);
    default:
        break;
    }
    return Buttons::text(decision, people, action);
}

// R10.6.
QString AdviceText::exchange(const Choice &decision, const People &people, const Action &action)
{
    const rules::Options &options = decision.table().options;
    QStringList taken;
    for (int position = 0; position < 2; ++position) {
        if (action.take(position) != rules::noCoat) {
            taken.append(Names::coat(action.take(position), options));
        }
    }
    const QString partner = people.squire(action.partner());
    if (action.give() == rules::noCoat) {
        //: Advice at the exchange of coats: %1 is coats, %2 a squire.
        return tr("Take %1 from %2").arg(Names::list(taken), partner);
    }
    const QString given = Names::coat(action.give(), options);
    return taken.isEmpty()
        //: Advice at the exchange of coats: %1 is a coat, %2 a squire.
        ? tr("Give %1 to %2", "coats").arg(given, partner)
        //: Advice at the exchange of coats: %1 is coats that are taken, %2 a squire, %3 a coat.
        : tr("Take %1 from %2 and give %3").arg(Names::list(taken), partner, given);
}

QString AdviceText::chance(const Choice &decision, const People &people, const players::Advice &advice)
{
    if (advice.nextBest == advice.best) {
        //: Advice.
        return tr("There is nothing else to choose.");
    }
    QString nextBest = choice(decision, people, advice.nextBest);
    nextBest.front() = nextBest.front().toLower(); // within a sentence
    if (percent(advice.share) == percent(advice.shareNextBest)) {
        //: Advice: %1 is a chance, "43%", %2 is another choice, "play Quests 2".
        return tr("Chance of winning: %1. Almost as good: %2.").arg(percent(advice.share), nextBest);
    }
    //: Advice: %1 and %3 are chances, "43%", %2 is another choice, "play Quests 2".
    return tr("Chance of winning: %1. Next best: %2, %3.")
        .arg(percent(advice.share), nextBest, percent(advice.shareNextBest));
}

QList<AnswerLine> AdviceText::reasons(const Choice &decision, const People &people, const players::Advice &advice)
{
    QList<AnswerLine> lines;
    for (const BoardChange &change : advice.changes) {
        if (lines.size() == mostReasons) {
            break;
        }
        const bool other = needsItsName(decision.table().options, change.squire);
        lines.append({.board = toShown(change.board),
                      .emblem = emblemOf(change.board, decision.table().options),
                      .text = other ? reasonOfOther(decision, people, change) : reason(decision, people, change),
                      .after = worth(change.points),
                      .gain = change.points});
    }
    // "But then" says what the others cost.
    std::ranges::stable_partition(lines, [](const AnswerLine &line) { return line.gain > 0; });
    return lines;
}

QString AdviceText::reason(const Choice &decision, const People &people, const BoardChange &change)
{
    const QString onBoard = Names::onBoard(change.board, decision.table().options);
    if (change.rival != rules::nobody && change.rivalOften >= oftenEnough) {
        const QString rival = people.squireFirst(change.rival);
        return change.points > 0
            //: Reason for advice: %1 is a squire, %2 "on Jousts".
            ? tr("Otherwise %1 is more likely to finish ahead of you %2.").arg(rival, onBoard)
            //: What advice costs: %1 is a squire, %2 "on Jousts".
            : tr("But then %1 is more likely to finish ahead of you %2.").arg(people.squire(change.rival), onBoard);
    }
    if (decision.table().rules()[change.board].isFeared()) {
        //: Reason for advice: %1 is "on Education".
        return change.points > 0 ? tr("You are less likely to lose points %1.").arg(onBoard)
                                 //: What advice costs: %1 is "on Education".
                                 : tr("But then you are more likely to lose points %1.").arg(onBoard);
    }
    //: Reason for advice: %1 is "on Jousts".
    return change.points > 0 ? tr("Your position improves %1.").arg(onBoard)
                             //: What advice costs: %1 is "on Jousts".
                             : tr("But then your position gets worse %1.").arg(onBoard);
}

// The neutral squire (R8), or one of the two that a player has in Lancelot.
QString AdviceText::reasonOfOther(const Choice &decision, const People &people, const BoardChange &change)
{
    const QString onBoard = Names::onBoard(change.board, decision.table().options);
    if (change.rival != rules::nobody && change.rivalOften >= oftenEnough) {
        const QString squire = people.squireFirst(change.squire);
        const QString rival = people.squire(change.rival);
        return change.points > 0
            //: Reason for advice: %1 and %2 are squires, %3 is "on Jousts".
            ? tr("%1 is more likely to finish ahead of %2 %3.").arg(squire, rival, onBoard)
            //: What advice costs: %1 and %2 are squires, %3 is "on Jousts".
            : tr("%1 is more likely to finish behind %2 %3.").arg(squire, rival, onBoard);
    }
    const QString squire = people.squire(change.squire);
    //: Reason for advice: %1 is a squire, %2 is "on Jousts".
    return change.points > 0 ? tr("The position of %1 improves %2.").arg(squire, onBoard)
                             //: What advice costs: %1 is a squire, %2 is "on Jousts".
                             : tr("The position of %1 gets worse %2.").arg(squire, onBoard);
}

// "+1.5": whole points are what coats are worth, halves what is likely.
QString AdviceText::worth(int points)
{
    const double halves = std::max(1.0, std::round(std::abs(points) * 2.0 / players::point)) / 2;
    const QString number = QLocale().toString(halves, 'f', halves == std::floor(halves) ? 0 : 1);
    return (points > 0 ? QStringLiteral("+") : QStringLiteral("−")) + number;
}

} // namespace academy::model
