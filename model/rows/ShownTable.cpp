// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/ShownTable.h"

#include "rows/ShownChanges.h"

#include <utility>

namespace academy::model
{

void ShownTable::show(TableShown now)
{
    if (now == m_shown) {
        return;
    }
    const TableShown before = std::exchange(m_shown, std::move(now));
    using Is = TableShown;
    tellChanges(
        *this, before, m_shown, ShownMember{&Is::running, &ShownTable::runningChanged},
        ShownMember{&Is::over, &ShownTable::overChanged}, ShownMember{&Is::replayed, &ShownTable::replayedChanged},
        ShownMember{&Is::mode, &ShownTable::modeChanged}, ShownMember{&Is::stage, &ShownTable::stageChanged},
        ShownMember{&Is::turn, &ShownTable::turnChanged},
        ShownMember{&Is::draftDirection, &ShownTable::draftDirectionChanged},
        ShownMember{&Is::cardNumber, &ShownTable::cardNumberChanged},
        ShownMember{&Is::cardsPlayed, &ShownTable::cardsPlayedChanged},
        ShownMember{&Is::headingLines, &ShownTable::headingChanged},
        ShownMember{&Is::headingDetail, &ShownTable::headingDetailChanged},
        ShownMember{&Is::viewSeat, &ShownTable::viewSeatChanged}, ShownMember{&Is::humans, &ShownTable::humansChanged},
        ShownMember{&Is::hasCup, &ShownTable::hasCupChanged}, ShownMember{&Is::cup, &ShownTable::cupChanged},
        ShownMember{&Is::cupText, &ShownTable::cupTextChanged}, ShownMember{&Is::hasBets, &ShownTable::hasBetsChanged},
        ShownMember{&Is::hasCodex, &ShownTable::hasCodexChanged},
        ShownMember{&Is::hasScrolls, &ShownTable::hasScrollsChanged},
        ShownMember{&Is::scrolls, &ShownTable::scrollsChanged},
        ShownMember{&Is::scrollsText, &ShownTable::scrollsTextChanged},
        ShownMember{&Is::outlookText, &ShownTable::outlookTextChanged},
        ShownMember{&Is::busy, &ShownTable::busyChanged}, ShownMember{&Is::canUndo, &ShownTable::canUndoChanged},
        ShownMember{&Is::canReplay, &ShownTable::canReplayChanged},
        ShownMember{&Is::moment, &ShownTable::momentChanged},
        ShownMember{&Is::momentSection, &ShownTable::momentSectionChanged},
        ShownMember{&Is::momentText, &ShownTable::momentTextChanged},
        ShownMember{&Is::momentDetail, &ShownTable::momentDetailChanged},
        ShownMember{&Is::momentSquire, &ShownTable::momentSquireChanged},
        ShownMember{&Is::momentEmblem, &ShownTable::momentEmblemChanged});
    Q_EMIT changed();
}

} // namespace academy::model
