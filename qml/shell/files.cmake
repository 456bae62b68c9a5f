# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors

set(shell_files
    shell/BookOpener.qml
    shell/BookPage.qml
    shell/GameOpener.qml
    shell/Incoming.qml
    shell/LessonOpener.qml
    shell/Main.qml
    shell/Notice.qml
    shell/Notices.qml
    shell/PageBar.qml
    shell/PageFloor.qml
    shell/PageStack.qml
    shell/ResultsOpener.qml
    shell/SavedGamesOpener.qml
    shell/SetupOpener.qml
    shell/ShortcutsOpener.qml
    shell/SoundBox.qml
    shell/SoundPlayer.qml
    shell/Taste.qml
    shell/WindowKeys.qml
)
