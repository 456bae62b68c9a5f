// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/LevelSuggestion.h"

#include "rows/Source.h"
#include "words/LevelWords.h"

#include <utility>

namespace academy::model
{

namespace
{

// Key in the store, never renamed: the identity of the latest game of whoever did not want another level.
const QString declinedAfterKey = QStringLiteral("levels/declinedAfter");

} // namespace

LevelSuggestion::LevelSuggestion(QObject *parent)
    : QObject(parent)
{
}

void LevelSuggestion::setSetup(GameSetup *setup)
{
    if (!takeSource(m_setup, setup, *this)) {
        return;
    }
    if (m_setup) {
        connect(m_setup, &GameSetup::changed, this, &LevelSuggestion::look);
    }
    look();
    Q_EMIT sourceChanged();
}

void LevelSuggestion::setStatistics(Statistics *statistics)
{
    if (!takeSource(m_statistics, statistics, *this)) {
        return;
    }
    if (m_statistics) {
        connect(m_statistics, &Statistics::changed, this, &LevelSuggestion::look);
    }
    look();
    Q_EMIT sourceChanged();
}

void LevelSuggestion::look()
{
    Shown shown = suggested();
    if (shown != m_shown) {
        m_shown = std::move(shown);
        Q_EMIT changed();
    }
}

LevelSuggestion::Shown LevelSuggestion::suggested() const
{
    if (!m_setup || !m_statistics) {
        return {};
    }
    const PersonTotals *person = m_statistics->totals(m_setup->personAlone());
    if (person == nullptr || person->games.empty()
        || person->games.back()->identity == m_store.value(declinedAfterKey).toString()) {
        return {};
    }
    const QString level = m_setup->computerLevel();
    const std::optional<EvenLevel> even = evenLevel(*person, level);
    if (!even) {
        return {};
    }
    return {.level = even->level,
            .text = LevelWords::suggestion(
                {.level = level, .fairer = even->level, .games = even->games, .victories = even->victories}),
            .drawing = QStringLiteral("attribute-") + even->level,
            .takeText = LevelWords::choose(even->level),
            .takenText = LevelWords::chosen(even->level),
            .latestGame = person->games.back()->identity};
}

void LevelSuggestion::take()
{
    if (m_setup && isOffered()) {
        m_setup->setComputerLevel(m_shown.level);
    }
}

void LevelSuggestion::decline()
{
    if (isOffered()) {
        m_store.setValue(declinedAfterKey, m_shown.latestGame);
        look();
    }
}

} // namespace academy::model
