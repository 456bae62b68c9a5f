// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/Choice.h"

#include <algorithm>

/// The part of a choice that is about the Charity exchange (R10.6): with whom, what to give, what to take.
namespace academy::model
{

using rules::Action;
using rules::Coat;
using rules::Reason;
using Decision = Enums::Decision;

namespace
{

template <typename Thing>
void addOnce(std::vector<Thing> &things, Thing thing)
{
    if (std::ranges::find(things, thing) == things.end()) {
        things.push_back(thing);
    }
}

} // namespace

std::vector<int> Choice::partners() const
{
    std::vector<int> partners;
    if (m_decision == Decision::Exchange) {
        for (const Action &action : m_legal) {
            addOnce(partners, action.partner());
        }
    }
    return partners;
}

std::vector<Coat> Choice::gives() const
{
    std::vector<Coat> gives;
    if (m_decision == Decision::Exchange) {
        for (const Action &action : m_legal) {
            addOnce(gives, action.give());
        }
    }
    return gives;
}

std::vector<Coat> Choice::takeable() const
{
    std::vector<Coat> coats;
    if (m_partner) {
        const rules::Coats &held = m_view.table.coats[static_cast<std::size_t>(*m_partner)];
        for (int number = 0; number < rules::coatCount; ++number) {
            const auto coat = static_cast<Coat>(number);
            if (held.of(coat) > 0 && rules::mayBeTaken(coat)) {
                coats.push_back(coat);
            }
        }
    }
    return coats;
}

// Where there is one possibility, there is nothing to choose.
void Choice::settleExchange()
{
    if (m_decision != Decision::Exchange) {
        return;
    }
    if (const auto possible = partners(); possible.size() == 1) {
        m_partner = possible.front();
    }
    if (const auto possible = gives(); possible.size() == 1) {
        m_give = possible.front();
    }
    std::vector<Action> withPartner;
    std::ranges::copy_if(m_legal, std::back_inserter(withPartner),
                         [this](const Action &action) { return action.partner() == m_partner; });
    const auto sameTakes = [&withPartner](const Action &action) {
        return action.take(0) == withPartner.front().take(0) && action.take(1) == withPartner.front().take(1);
    };
    if (!withPartner.empty() && std::ranges::all_of(withPartner, sameTakes)) {
        m_takes.clear();
        for (int position = 0; position < 2; ++position) {
            if (withPartner.front().take(position) != rules::noCoat) {
                m_takes.push_back(withPartner.front().take(position));
            }
        }
    }
}

Choice::Answer Choice::tapPartner(int squire)
{
    const auto possible = partners();
    if (m_decision != Decision::Exchange) {
        return notAsked;
    }
    if (std::ranges::find(possible, squire) == possible.end()) {
        return Objection{.kind = Objection::Kind::Rule, .reason = Reason::WrongSquires};
    }
    const bool putBack = m_partner == squire;
    m_takes.clear();
    m_partner = putBack ? std::nullopt : std::optional(squire);
    settleExchange();
    return std::nullopt;
}

Choice::Answer Choice::tapGive(Coat coat)
{
    const auto possible = gives();
    if (m_decision != Decision::Exchange) {
        return notAsked;
    }
    if (std::ranges::find(possible, coat) == possible.end()) {
        return Objection{.kind = Objection::Kind::Rule, .reason = Reason::CoatNotHeld};
    }
    m_give = m_give == coat && possible.size() > 1 ? std::nullopt : std::optional(coat);
    return std::nullopt;
}

Choice::Answer Choice::tapTake(Coat coat)
{
    if (m_decision != Decision::Exchange || !m_partner) {
        return notAsked;
    }
    const auto held = m_view.table.coats[static_cast<std::size_t>(*m_partner)].of(coat);
    const auto chosen = static_cast<int>(std::ranges::count(m_takes, coat));
    if (held == 0) {
        return Objection{.kind = Objection::Kind::Rule, .reason = Reason::CoatNotHeld};
    }
    if (!rules::mayBeTaken(coat)) {
        return Objection{.kind = Objection::Kind::Rule, .reason = Reason::CoatTooValuable};
    }
    const bool complete = static_cast<int>(m_takes.size()) == needed();
    if (chosen > 0 && (complete || chosen == held)) {
        std::erase(m_takes, coat); // put back
        settleExchange();
        return std::nullopt;
    }
    if (complete) {
        return Objection{.kind = Objection::Kind::Enough, .reason = {}};
    }
    m_takes.push_back(coat);
    std::ranges::sort(m_takes);
    return std::nullopt;
}

void Choice::chooseExchange(const Action &action)
{
    m_partner = action.partner();
    m_give = action.give();
    m_takes.clear();
    for (int position = 0; position < 2; ++position) {
        if (action.take(position) != rules::noCoat) {
            m_takes.push_back(action.take(position));
        }
    }
}

std::optional<Action> Choice::exchange() const
{
    if (!m_partner || !m_give || static_cast<int>(m_takes.size()) != needed()) {
        return std::nullopt;
    }
    const Coat first = !m_takes.empty() ? m_takes[0] : rules::noCoat;
    const Coat second = m_takes.size() > 1 ? m_takes[1] : rules::noCoat;
    return Action::exchange(m_actor, *m_partner, *m_give, first, second);
}

} // namespace academy::model
