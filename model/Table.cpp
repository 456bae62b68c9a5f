// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Table.h"

namespace academy::model
{

Table::Table(QObject *parent) : QObject(parent) {}
Table::~Table() = default;
bool Table::running() const { return false; }
bool Table::over() const { return false; }
Academy::Mode Table::mode() const { return {}; }
Academy::Stage Table::stage() const { return {}; }
int Table::turn() const { return 1; }
int Table::draftDirection() const { return 1; }
int Table::cardNumber() const { return 1; }
int Table::cardsPerTurn() const { return 4; }
QString Table::heading() const { return {}; }
QString Table::headingDetail() const { return {}; }
int Table::viewSeat() const { return 0; }
int Table::humans() const { return 0; }
bool Table::hasCup() const { return false; }
int Table::cup() const { return 0; }
QString Table::cupText() const { return {}; }
bool Table::hasBets() const { return false; }
bool Table::hasCodex() const { return false; }
bool Table::hasScrolls() const { return false; }
QList<int> Table::scrolls() const { return {}; }
QString Table::scrollsText() const { return {}; }
bool Table::busy() const { return false; }
Academy::Speed Table::speed() const { return {}; }
void Table::setSpeed(Academy::Speed /*speed*/) {}
int Table::beatDuration() const { return 0; }
bool Table::canUndo() const { return false; }
bool Table::openScores() const { return false; }
void Table::setOpenScores(bool /*open*/) {}
Academy::HandOver Table::handOver() const { return {}; }
void Table::setHandOver(Academy::HandOver /*way*/) {}
int Table::moment() const { return -1; }
QString Table::problem() const { return {}; }
SquireModel *Table::squires() const { return nullptr; }
BoardModel *Table::boards() const { return nullptr; }
HandModel *Table::hand() const { return nullptr; }
HandModel *Table::kept() const { return nullptr; }
CodexModel *Table::codex() const { return nullptr; }
Prompt *Table::prompt() const { return nullptr; }
Storyteller *Table::story() const { return nullptr; }
ScoringWalk *Table::scoring() const { return nullptr; }
Chronicle *Table::chronicle() const { return nullptr; }
ResultModel *Table::result() const { return nullptr; }
bool Table::start(GameSetup * /*setup*/) { return false; }
bool Table::demo(GameSetup * /*setup*/, int /*seed*/) { return false; }
bool Table::resume(const QString & /*path*/) { return false; }
void Table::leave() {}
void Table::playAgain() {}
void Table::skip() {}
void Table::undo() {}
void Table::cover() {}
void Table::showMoment(int /*row*/) {}
void Table::retranslate() {}

} // namespace academy::model
