// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "GameSetup.h"

namespace academy::model
{

GameSetup::GameSetup(QObject *parent)
    : QObject(parent)
    , m_seats(new SeatModel(this))
    , m_advanced(new RuleModel(this))
    , m_variations(new RuleModel(this))
{
}
GameSetup::GameSetup(QSettings &settings, QObject *parent)
    : GameSetup(parent)
{
    m_settings = &settings;
}
GameSetup::~GameSetup() = default;
Academy::Mode GameSetup::mode() const { return {}; }
void GameSetup::setMode(Academy::Mode /*mode*/) {}
int GameSetup::squireCount() const { return 3; }
void GameSetup::setSquireCount(int /*count*/) {}
int GameSetup::playerCount() const { return 3; }
int GameSetup::neutralTincture() const { return -1; }
void GameSetup::setStarts(int squire) { m_starts = squire; }
QString GameSetup::startsText() const { return {}; }
Academy::Stakes GameSetup::stakes() const { return {}; }
void GameSetup::setStakes(Academy::Stakes /*stakes*/) {}
void GameSetup::setHiddenScores(bool hidden) { m_hiddenScores = hidden; }
QString GameSetup::problem() const { return {}; }
QList<SetupChoice> GameSetup::modes() const { return {}; }
QList<SetupChoice> GameSetup::levels() const { return {}; }
QList<SetupChoice> GameSetup::stakesChoices() const { return {}; }
QList<SetupChoice> GameSetup::starters() const { return {}; }
void GameSetup::setName(int /*seat*/, const QString & /*name*/) {}
void GameSetup::setTincture(int /*seat*/, Academy::Tincture /*tincture*/) {}
void GameSetup::setHuman(int /*seat*/, bool /*human*/) {}
void GameSetup::setLevel(int /*seat*/, const QString & /*level*/) {}
void GameSetup::moveSeat(int /*from*/, int /*to*/) {}
void GameSetup::reset() {}
void GameSetup::makeAllComputers() {}
void GameSetup::retranslate() {}
record::Record GameSetup::beginning(rules::Random & /*random*/) const { return {}; }

} // namespace academy::model
