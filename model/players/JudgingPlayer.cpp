// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/JudgingPlayer.h"

namespace academy::players
{

JudgingPlayer::JudgingPlayer(const Tuning &judgement, const Interests &favourites, Style style)
    : m_odds(judgement)
    , m_interests(favourites)
{
    for (std::size_t board = 0; board < m_interests.size(); ++board) {
        m_interests[board] = m_interests[board] * interestsOf(style)[board] / 100;
    }
}

rules::Action JudgingPlayer::choose(const rules::View &view, int actor, const Budget & /*budget*/,
                                    rules::Random &random)
{
    return Judgement(view, actor, m_odds, m_interests).pick(random);
}

} // namespace academy::players
