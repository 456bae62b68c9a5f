// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/ChoicePreviews.h"

namespace academy::model
{

using Decision = Enums::Decision;

std::vector<Preview> previews(const Choice &choice)
{
    std::vector<Preview> all;
    switch (choice.decision()) {
    case Decision::Keep:
    case Decision::Play:
        for (const rules::Board board : choice.boardsForCard()) {
            if (!choice.board() || choice.board() == board) {
                all.push_back(previewCard(choice.table(), choice.actor(), *choice.card(), board));
            }
        }
        break;
    case Decision::Bonus:
        if (choice.board()) {
            all.push_back(previewBonus(choice.table(), choice.actor(), *choice.board()));
        }
        break;
    case Decision::WinTie:
        if (choice.covered()) {
            all.push_back(previewTie(choice.table(), choice.covered()->actor(), choice.covered()->board()));
        }
        break;
    default:
        break;
    }
    return all;
}

} // namespace academy::model
