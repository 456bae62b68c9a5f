// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PictureTour.h"

#include "table/Table.h"
#include "visitor/PreparedGame.h"

/// The list of saved games with some in it, and a look back at one of them that goes on.
namespace academy::app
{

namespace
{

// Names of files, by which the list orders what was left at the same time: the last one first.
bool layGames()
{
    PreparedGame family = PreparedGame::standard(4);
    family.humans = 2;
    family.seed = 61;
    family.turns = 3;
    family.table.hiddenScores = false;

    PreparedGame named = PreparedGame::standard(5).withEverything();
    named.humans = 5;
    named.seed = 62;
    named.turns = 4;
    named.table.title = QStringLiteral("La table du dimanche");
    named.table.hiddenScores = false;

    PreparedGame lancelot;
    lancelot.options = rules::Options::of(rules::Mode::Lancelot);
    lancelot.humans = 2;
    lancelot.seed = 63;
    lancelot.turns = 1;

    PreparedGame karadoc;
    karadoc.options = rules::Options::of(rules::Mode::Karadoc);
    karadoc.seed = 64;
    karadoc.turns = 6;

    PreparedGame longAgo = PreparedGame::standard(3);
    longAgo.humans = 3;
    longAgo.seed = 65;
    longAgo.turns = 6;

    PreparedGame::clearAway();
    return family.lay(QStringLiteral("e.json")) && named.lay(QStringLiteral("d.json"))
        && lancelot.lay(QStringLiteral("c.json")) && karadoc.lay(QStringLiteral("b.json"))
        && longAgo.lay(QStringLiteral("a.json"));
}

} // namespace

void PictureTour::seeSavedGames()
{
    if (!layGames()) {
        m_finger.complain(QStringLiteral("no games can be laid among the saved ones"));
    }
    m_finger.choose(QStringLiteral("savedGames"));
    take(QStringLiteral("saved-games"));
    m_finger.choose(QStringLiteral("gameActions0"));
    take(QStringLiteral("saved-games-menu"));
    m_finger.choose(QStringLiteral("replayGame"));
    m_finger.scene().waitFor([this] { return table() != nullptr && table()->replayed(); });
    take(QStringLiteral("look-back"));
    m_finger.choose(QStringLiteral("laterScoring"));
    take(QStringLiteral("look-back-scoring"));
    m_finger.choose(QStringLiteral("present"));
    m_finger.scene().waitFor([this] { return !table()->running(); });
    PreparedGame::clearAway();
}

} // namespace academy::app
