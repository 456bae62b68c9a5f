// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/RefusalRules.h"
#include "game/Sounds.h"
#include "rows/RuleEnums.h"
#include "table/Table.h"

#include "words/Answers.h"
#include "words/Buttons.h"
#include "words/Parts.h"
#include "words/Reasons.h"

#include <utility>

/// How people decide at the table: from taps on the prompt to the action that is carried out.
namespace academy::model
{

void Table::connectPrompt()
{
    const auto tap = [this](auto signal, auto act) {
        connect(m_prompt, signal, this, [this, act](auto... what) {
            if (m_choice && m_controller->asked()) {
                const auto before = m_choice->chosenCards();
                answer(act(*m_choice, what...));
                if (m_choice->chosenCards().size() >= before.size() && m_choice->chosenCards() != before) {
                    sound(soundOfLift());
                }
            }
        });
    };
    tap(&Prompt::cardChosen, [](Choice &choice, int row) { return choice.tapCard(row); });
    const auto tapBoard = [](Choice &choice, Enums::Board board) {
        const auto tapped = toRules(board);
        return tapped ? choice.tapBoard(*tapped) : Choice::Answer(Objection{});
    };
    tap(&Prompt::boardChosen, tapBoard);
    tap(&Prompt::placeChosen, [](Choice &choice, int place) { return choice.tapPlace(place); });
    tap(&Prompt::coveredChosen, [](Choice &choice, int row) { return choice.tapCovered(row); });
    tap(&Prompt::stackChosen, [this](Choice &choice, int row) {
        const QList<CardStack> stacks = m_prompt->stacks();
        const bool offered = row >= 0 && row < stacks.size() && stacks.at(row).mayBeTaken;
        return offered ? choice.tapStack(stacks.at(row).stack) : Choice::Answer(Objection{});
    });
    tap(&Prompt::partnerChosen, [](Choice &choice, int row) {
        const auto all = choice.partners();
        return choice.tapPartner(row >= 0 && row < static_cast<int>(all.size()) ? all[static_cast<std::size_t>(row)]
                                                                                : -1);
    });
    tap(&Prompt::giveChosen, [](Choice &choice, int row) {
        const auto all = choice.gives();
        return choice.tapGive(row >= 0 && row < static_cast<int>(all.size()) ? all[static_cast<std::size_t>(row)]
                                                                             : rules::noCoat);
    });
    tap(&Prompt::takeChosen, [](Choice &choice, int row) {
        const auto all = takeableCoats(choice);
        return row >= 0 && row < static_cast<int>(all.size()) ? choice.tapTake(all[static_cast<std::size_t>(row)])
                                                              : Choice::Answer(Objection{});
    });
    tap(&Prompt::dropped, [](Choice &choice, int row, Enums::Board board) {
        const auto where = toRules(board);
        return where ? choice.drop(row, *where) : Choice::Answer(Objection{});
    });
    tap(&Prompt::cancelled, [](Choice &choice) {
        choice.clear();
        return Choice::Answer();
    });
    connect(m_advice, &AdvicePrompt::followed, this, [this](const rules::Action &action) {
        if (m_choice && m_controller->asked()) {
            m_choice->choose(action);
            answer({});
        }
    });
    connect(m_prompt, &Prompt::pressed, this, &Table::press);
    connect(m_prompt, &Prompt::curtainLifted, m_controller, &GameController::liftCurtain);
}

// Shows what a tap has changed, or why it has not.
void Table::answer(const Choice::Answer &objection)
{
    m_refusal.clear();
    m_refusalRule.clear();
    if (objection) {
        m_refusalRule = ruleOf(*objection, *m_choice);
        switch (objection->kind) {
        case Objection::Kind::Rule:
            m_refusal = Reasons::refusal(objection->reason);
            break;
        case Objection::Kind::CardFirst:
            m_refusal = Answers::cardFirst();
            break;
        case Objection::Kind::Enough:
            m_refusal = Answers::enough();
            break;
        case Objection::Kind::NotAsked:
            break;
        }
    } else if (m_guide != nullptr) {
        m_refusal = m_guide->remark(*m_choice);
    }
    show();
}

void Table::refuse(const QString &why)
{
    m_refusal = why;
    m_refusalRule.clear();
    show();
}

void Table::setGuide(const TableGuide *guide)
{
    m_guide = guide;
    show();
}

void Table::press(int button)
{
    if (!m_choice || !m_controller->asked()) {
        return;
    }
    const auto actions = Buttons::actions(*m_choice);
    const auto position = static_cast<std::size_t>(button);
    if (position >= actions.size() || !actions[position]) {
        return;
    }
    const rules::Action action = *actions[position];
    const QString objection = m_guide != nullptr ? m_guide->objection(*m_choice, action) : QString();
    if (objection.isEmpty()) {
        decide(action);
    } else {
        refuse(objection);
    }
}

void Table::decide(const rules::Action &action)
{
    if (!m_choice || !m_controller->asked()) {
        return;
    }
    if (const auto refusal = m_controller->decide(action)) {
        answer(Objection{.kind = Objection::Kind::Rule, .reason = refusal->reason});
    }
}

// Somebody is asked now, still, or no longer.
void Table::ask()
{
    const std::optional<Asked> &asked = m_controller->asked();
    if (m_controller->hasDecided() && m_choice) { // it is shown until it is carried out
        m_advice->withdraw();
        m_awaited = false;
        return;
    }
    if (!m_controller->leads() || !asked || asked->curtain) {
        m_choice.reset();
        m_refusal.clear();
        m_refusalRule.clear();
    } else {
        const rules::State &state = m_controller->state();
        const bool same = m_choice && m_choice->actor() == asked->actor && m_choice->table().phase == state.phase
            && m_choice->table().turn == state.turn && m_choice->table().step == state.step;
        if (!same) { // others who decide at the same time change nothing here
            m_choice.emplace(rules::viewOf(state, asked->player), asked->actor);
            m_refusal.clear();
            m_refusalRule.clear();
        }
    }
    if (asked && m_controller->leads()) {
        const rules::State &state = m_controller->state();
        const bool neutral = !rules::actorIsPlayer(state.phase) && state.options.isNeutral(asked->actor);
        m_viewSeat = neutral ? asked->player : asked->actor;
    }
    offerCounsel();
    if (const bool awaited = asked.has_value(); awaited != std::exchange(m_awaited, awaited) && awaited) {
        sound(soundOfTurn());
    }
}

// The master speaks to whoever decides, and knows no more than that person does.
void Table::offerCounsel()
{
    if (!m_choice) {
        m_advice->withdraw();
        return;
    }
    const record::Record &record = m_controller->match().record();
    const std::uint64_t seed = record.seed.toULongLong(nullptr, 16) + record.entries.size();
    m_advice->offer(*m_choice, m_controller->people(), seed);
}

} // namespace academy::model
