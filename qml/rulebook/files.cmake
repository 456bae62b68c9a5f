# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors

set(rulebook_files
    rulebook/BookBlock.qml
    rulebook/BookContents.qml
    rulebook/BookFigure.qml
    rulebook/BookHand.qml
    rulebook/BookHits.qml
    rulebook/BookLinks.qml
    rulebook/BookTable.qml
    rulebook/BookText.qml
    rulebook/BookTurner.qml
    rulebook/FigureBoards.qml
    rulebook/RulebookPage.qml
)
