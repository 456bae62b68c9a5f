// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/EvaluatingPlayer.h"

namespace academy::players
{

EvaluatingPlayer::EvaluatingPlayer(const Tuning &judgement, const Interests &favourites, const Interests &liked)
    : m_odds(judgement)
    , m_interests(favourites)
{
    for (std::size_t board = 0; board < m_interests.size(); ++board) {
        m_interests[board] = m_interests[board] * liked[board] / 100;
    }
}

rules::Action EvaluatingPlayer::choose(const rules::View &view, int actor, const Budget & /*budget*/,
                                       rules::Random &random)
{
    return ActionEvaluator(view, actor, m_odds, m_interests).pick(random);
}

} // namespace academy::players
