// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Storyteller.h"

namespace academy::model
{

Storyteller::Storyteller(QObject *parent) : QObject(parent) {}
bool Storyteller::telling() const { return false; }
int Storyteller::number() const { return 0; }
int Storyteller::duration() const { return 0; }
Academy::Beat Storyteller::kind() const { return Academy::Beat::Quiet; }
int Storyteller::seat() const { return -1; }
int Storyteller::other() const { return -1; }
Academy::Board Storyteller::board() const { return Academy::Board::NoBoard; }
int Storyteller::from() const { return 0; }
int Storyteller::to() const { return 0; }
int Storyteller::value() const { return 0; }
CardFace Storyteller::card() const { return {}; }
QString Storyteller::sentence() const { return {}; }
void Storyteller::finishBeat() {}
void Storyteller::skip() {}

} // namespace academy::model
