// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Questions.h"
#include "decision/ChoicePreviews.h"
#include "decision/Preview.h"

#include "names/Names.h"
#include "words/Answers.h"
#include "words/Buttons.h"
#include "words/Parts.h"
#include "words/Sentences.h"

#include <bit>
#include <utility>

namespace academy::model
{

using Decision = Enums::Decision;

PromptShown Questions::prompt(const Scene &scene)
{
    if (!scene.asked) {
        return waiting(scene);
    }
    PromptShown shown = person(scene);
    if (scene.choice == nullptr) {
        return shown; // behind the curtain
    }
    const Choice &choice = *scene.choice;
    shown.decision = choice.decision();
    shown.subtitle = subtitle(scene);
    shown.question = question(scene);
    shown.buttons = Buttons::of(scene, choice);
    shown.needed = choice.needed();
    shown.chosenCount =
        static_cast<int>(choice.decision() == Decision::Exchange ? choice.takes().size() : choice.chosenCards().size());
    for (const Preview &preview : previews(choice)) {
        shown.answers.append(Answers::line(preview, scene.people));
    }
    if (choice.decision() == Decision::Exchange) {
        for (const rules::Action &exchange : choice.ready()) {
            shown.answers.append(Answers::exchange(choice.table(), exchange, scene.people));
        }
    }
    QStringList answers;
    for (const AnswerLine &line : std::as_const(shown.answers)) {
        //: %1 is what a choice would do, %2 more about it, in sentences.
        answers.append(line.detail.isEmpty() ? tr("%1.", "answer").arg(line.text)
                                             : tr("%1. %2", "answer").arg(line.text, line.detail));
    }
    shown.answer = answers.join(QLatin1Char(' '));
    shown.hint = answers.isEmpty() ? hint(choice) : QString();
    Parts::add(shown, scene, choice);
    return shown;
}

// Whose name and shield stand on the curtain, and who is asked.
PromptShown Questions::person(const Scene &scene)
{
    const int actor = scene.asked->actor;
    PromptShown shown;
    shown.seat = actor; // in Lancelot's exchange player 0 owns squire 0 first, player 1 squire 1
    shown.player = scene.asked->player;
    shown.name = scene.people.player(shown.player);
    const bool neutral = !rules::actorIsPlayer(scene.table().phase) && scene.options().isNeutral(actor);
    shown.tincture = scene.tincture(scene.asked->curtain && neutral ? shown.player : actor);
    shown.curtain = scene.asked->curtain;
    shown.title = title(scene);
    return shown;
}

PromptShown Questions::waiting(const Scene &scene)
{
    PromptShown shown;
    if (scene.over()) {
        shown.title = tr("The game is over", "prompt");
        return shown;
    }
    QStringList names;
    for (auto left = static_cast<rules::ActorSet>(scene.thinking | scene.awaited); left != 0;
         left &= static_cast<rules::ActorSet>(left - 1)) {
        const int actor = std::countr_zero(left);
        const bool isPlayer = rules::actorIsPlayer(scene.table().phase);
        names.append(isPlayer ? scene.people.player(actor) : scene.people.squireFirst(actor));
        shown.seat = shown.seat < 0 ? actor : shown.seat;
    }
    if (names.isEmpty()) {
        shown.title = Sentences::section(scene.table().turn, scene.table().phase);
        return shown;
    }
    shown.tincture = scene.tincture(shown.seat);
    //: Computer players, or people at other devices, are deciding: %1 is their names, %n how many there are.
    shown.title = tr("%1 think(s)", nullptr, static_cast<int>(names.size())).arg(Names::list(names));
    return shown;
}

QString Questions::title(const Scene &scene)
{
    QString name = scene.people.player(scene.asked->player);
    if (scene.asked->curtain) {
        return name;
    }
    const bool isPlayer = rules::actorIsPlayer(scene.table().phase);
    if (!isPlayer && scene.options().isNeutral(scene.asked->actor)) {
        //: Karadoc: the first player, %1, takes a decision of the third squire.
        return tr("%1, decide for the neutral squire").arg(name);
    }
    if (!isPlayer && scene.options().mode == rules::Mode::Lancelot) {
        //: Lancelot: %1 is a squire of the player who decides, "Ana (blue)".
        return tr("Your turn, %1").arg(scene.people.squire(scene.asked->actor));
    }
    //: %1 is the player who decides.
    return tr("Your turn, %1").arg(name);
}

QString Questions::subtitle(const Scene &scene)
{
    const rules::State &table = scene.table();
    const auto actor = static_cast<std::size_t>(scene.choice->actor());
    switch (scene.choice->decision()) {
    case Decision::Bet:
        return tr("Bet on a board", "subtitle");
    case Decision::Keep:
        //: Draft: %1 is the number of the card to keep, %2 how many are kept.
        return tr("Keep a card, %1 of %2").arg(Names::number(table.step + 1), Names::number(rules::draftRounds));
    case Decision::Split:
        return tr("Split your six cards", "subtitle");
    case Decision::TakeStack:
        return tr("Take a stack", "subtitle");
    case Decision::Assign:
        return tr("Give each squire three cards", "subtitle");
    case Decision::Play:
        //: Play: %1 is the number of the card to play, %2 how many are played in a turn.
        return tr("Play a card, %1 of %2")
            .arg(Names::number(table.playedCount[actor] + 1), Names::number(table.options.cardsPlayed()));
    case Decision::Peek:
        return tr("Look at a token", "subtitle");
    case Decision::WinTie:
        return tr("Win a tie", "subtitle");
    case Decision::Bonus:
        return tr("Gallantry bonus", "subtitle");
    case Decision::TakeToken:
        return tr("Take a token", "subtitle");
    case Decision::Exchange:
        return tr("Exchange coats of arms", "subtitle");
    case Decision::None:
        break;
    }
    return {};
}

// Whose decision it is in the scoring, which has no curtain that says so; empty where it can only be one's own.
QString Questions::oneOfSeveral(const Scene &scene)
{
    const int actor = scene.choice->actor();
    if (rules::actorIsPlayer(scene.table().phase)) {
        return {};
    }
    if (scene.options().isNeutral(actor)) {
        //: Karadoc: the first player, %1, is asked on behalf of the third squire: "Ana for the neutral squire, 2nd on Gallantry: …"
        return tr("%1 for the neutral squire").arg(scene.people.player(scene.asked->player));
    }
    const bool several = scene.people.humans() > 1 || scene.options().mode == rules::Mode::Lancelot;
    return several ? scene.people.squire(actor) : QString();
}

QString Questions::question(const Scene &scene)
{
    const Choice &choice = *scene.choice;
    const QString who = oneOfSeveral(scene);
    switch (choice.decision()) {
    case Decision::Bet:
        return tr("On which board will you play the most cards?");
    case Decision::Keep:
        return pass(scene);
    case Decision::Split:
        //: Lancelot: the other player takes one of the two stacks.
        return tr("Make two stacks of three: %1 takes one of them").arg(scene.people.player(1 - choice.actor()));
    case Decision::TakeStack:
        //: Lancelot: %1 is the other player, who has made the stacks.
        return tr("Which stack do you take from %1?").arg(scene.people.player(1 - choice.actor()));
    case Decision::Assign:
        //: Lancelot: %1 and %2 are the two squires of the player who decides.
        return tr("Which three cards for %1? %2 gets the others")
            .arg(scene.people.squire(choice.actor()), scene.people.squire(choice.actor() + 2));
    case Decision::Play:
        if (choice.card() && choice.card()->isSwords() && !choice.board()) {
            //: %1 is a Swords card, "Swords 4".
            return tr("%1: on which board?").arg(Names::card(*choice.card()));
        }
        return tr("Play a card", "question");
    case Decision::Peek:
        return tr("Which token of the Codex do you look at?");
    case Decision::WinTie:
        if (!who.isEmpty()) {
            //: %1 is who is asked, where that may be one of several: "Ana", "Ana (blue)".
            return tr("%1, which disc do you put on top of its stack?").arg(who);
        }
        return tr("Which disc do you put on top of its stack?");
    case Decision::Bonus: {
        const QString rank = Names::ordinal(choice.table().queued - choice.table().step);
        const int squares = bonusDue(choice.table());
        return who.isEmpty()
            //: Gallantry bonus: %1 is the rank on Gallantry, "2nd". %n squares are moved.
            ? tr("%1 on Gallantry: move a disc %n square(s). On which board?", nullptr, squares).arg(rank)
            //: Gallantry bonus: %1 is who is asked, where that may be one of several, %2 the rank, "2nd". %n squares are moved.
            : tr("%1, %2 on Gallantry: move a disc %n square(s). On which board?", nullptr, squares).arg(who, rank);
    }
    case Decision::TakeToken:
        if (!who.isEmpty()) {
            //: %1 is who is asked, where that may be one of several: "Ana", "Ana (blue)".
            return tr("%1, which token of the Codex do you take?").arg(who);
        }
        return tr("Which token of the Codex do you take?");
    case Decision::Exchange:
        if (!choice.partner()) {
            if (!who.isEmpty()) {
                //: %1 is who is asked, where that may be one of several: "Ana", "Ana (blue)".
                return tr("%1, who do you exchange with?").arg(who);
            }
            return tr("Who do you exchange with?");
        }
        //: Charity: %1 is the squire that coats are taken from. %n is how many are taken.
        return choice.give() == rules::noCoat
            ? tr("Take %n coat(s) from %1", nullptr, choice.needed()).arg(scene.people.squire(*choice.partner()))
            //: Charity: %1 is the squire that a penalty is given to. %n is how many coats are taken from it.
            : tr("Give a penalty to %1 and take %n coat(s)", nullptr, choice.needed())
                  .arg(scene.people.squire(*choice.partner()));
    case Decision::None:
        break;
    }
    return {};
}

// R4.2.
QString Questions::pass(const Scene &scene)
{
    const rules::State &table = scene.table();
    const int actor = scene.choice->actor();
    const int next = rules::passesTo(actor, table.squires(), table.turn);
    //: Draft: %1 is the squire that gets the cards not kept. %n is how many there are.
    return tr("Keep one, pass %n to %1", nullptr, scene.choice->cards().size() - 1).arg(scene.people.squire(next));
}

QString Questions::hint(const Choice &choice)
{
    switch (choice.decision()) {
    case Decision::Bet:
    case Decision::Bonus:
        //: What to do.
        return choice.board() ? QString() : tr("Tap a board.");
    case Decision::Keep:
    case Decision::Play:
        //: What to do.
        return tr("Tap a card to see what it would do.");
    case Decision::Split:
    case Decision::Assign: {
        const int missing = choice.missing();
        //: What to do: %n is how many cards there are still to choose.
        return missing > 0 ? tr("Tap %n more card(s).", nullptr, missing) : QString();
    }
    case Decision::TakeStack:
        //: What to do.
        return choice.stack() ? QString() : tr("Tap a stack.");
    case Decision::Peek:
    case Decision::TakeToken:
        //: What to do.
        return choice.place() ? QString() : tr("Tap a token.");
    case Decision::WinTie:
        //: What to do.
        return tr("Tap a disc, or leave the ties.");
    case Decision::Exchange:
        return hintForExchange(choice);
    case Decision::None:
        break;
    }
    return {};
}

QString Questions::hintForExchange(const Choice &choice)
{
    if (!choice.partner()) {
        //: What to do.
        return tr("Tap a squire.");
    }
    if (!choice.give()) {
        //: What to do: the coat to give away.
        return tr("Tap the penalty to give.");
    }
    const int missing = choice.missing();
    //: What to do: %n is how many coats there are still to choose.
    return missing > 0 ? tr("Tap %n more coat(s) to take.", nullptr, missing) : QString();
}

} // namespace academy::model
