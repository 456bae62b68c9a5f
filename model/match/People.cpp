// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "match/People.h"

#include "names/PlayerName.h"

#include "names/Names.h"
#include "names/PlayerNames.h"

#include <algorithm>

namespace academy::model
{

People::People(const record::Record &record)
    : m_players(record.players)
    , m_options(record.options)
{
    for (record::Player &player : m_players) {
        player.name = shownName(player.name);
        m_places.push_back(player.kind == record::PlayerKind::Human ? Place::Here : Place::Computer);
    }
}

bool People::isHuman(int player) const
{
    return player >= 0 && player < players() && place(player) != Place::Computer;
}

bool People::isHere(int player) const
{
    return player >= 0 && player < players() && place(player) == Place::Here;
}

bool People::isElsewhere(int player) const
{
    return player >= 0 && player < players() && place(player) == Place::Elsewhere;
}

int People::humans() const
{
    return static_cast<int>(std::ranges::count(m_places, Place::Here));
}

int People::onlyHuman() const
{
    const auto found = std::ranges::find(m_places, Place::Here);
    return humans() == 1 ? static_cast<int>(found - m_places.begin()) : -1;
}

bool People::isAlone() const
{
    return onlyHuman() >= 0 && std::ranges::find(m_places, Place::Elsewhere) == m_places.end();
}

QString People::level(int player) const
{
    const record::Player &one = m_players[static_cast<std::size_t>(player)];
    return one.kind == record::PlayerKind::Human ? QStringLiteral("herald") : one.level;
}

QString People::style(int player) const
{
    const record::Player &one = m_players[static_cast<std::size_t>(player)];
    return one.kind == record::PlayerKind::Human ? QString() : one.style;
}

QString People::player(int player) const
{
    return PlayerNames::shown(m_players[static_cast<std::size_t>(player)].name);
}

QString People::squire(int squire) const
{
    if (m_options.isNeutral(squire)) {
        //: Karadoc's third squire, which belongs to nobody, within a sentence.
        return tr("the neutral squire");
    }
    QString owner = player(m_options.owner(squire));
    if (m_options.mode == rules::Mode::Lancelot) {
        //: A squire of a player who has two: %1 is the player, %2 the squire's colour. "Ana (blue)"
        return tr("%1 (%2)", "squire").arg(owner, Names::color(m_options.colors[static_cast<std::size_t>(squire)]));
    }
    return owner;
}

QString People::yours(int squire) const
{
    const QString owner = player(m_options.owner(squire));
    if (m_options.mode == rules::Mode::Lancelot) {
        //: A squire of the person who looks, who has two: %1 is the player, %2 the squire's colour. "Ana (blue, you)"
        return tr("%1 (%2, you)").arg(owner, Names::color(m_options.colors[static_cast<std::size_t>(squire)]));
    }
    //: A squire of the person who looks: %1 is its name. "Ana (you)"
    return tr("%1 (you)").arg(owner);
}

QString People::squireFirst(int squire) const
{
    //: Karadoc's third squire, which belongs to nobody, alone or at the beginning of a sentence.
    return m_options.isNeutral(squire) ? tr("The neutral squire") : this->squire(squire);
}

QString People::squireBriefly(int squire) const
{
    return m_options.isNeutral(squire) ? squireFirst(squire) : player(m_options.owner(squire));
}

bool People::isYou(int squire) const
{
    const int human = onlyHuman();
    return human >= 0 && m_options.mode != rules::Mode::Lancelot && m_options.owner(squire) == human;
}

} // namespace academy::model
