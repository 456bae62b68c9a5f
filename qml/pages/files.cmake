# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors

set(pages_files
    pages/AboutPage.qml
    pages/AboutPart.qml
    pages/ChoiceDialog.qml
    pages/EmptyNotice.qml
    pages/GamePage.qml
    pages/LessonOffer.qml
    pages/LookSettings.qml
    pages/NamedShield.qml
    pages/PaletteTile.qml
    pages/PlayerCount.qml
    pages/ResultRow.qml
    pages/ResultsPage.qml
    pages/RuleGroup.qml
    pages/RuleLink.qml
    pages/RulesDialog.qml
    pages/SavedGame.qml
    pages/SavedGamesPage.qml
    pages/SeatDialog.qml
    pages/SeatForm.qml
    pages/SeatList.qml
    pages/SeatShields.qml
    pages/SettingSection.qml
    pages/SettingsPage.qml
    pages/SetupFoot.qml
    pages/SetupPage.qml
    pages/StartEntries.qml
    pages/StartEntry.qml
    pages/StartFoot.qml
    pages/StartPage.qml
    pages/StartPlate.qml
    pages/StartTitle.qml
    pages/TableSettings.qml
    pages/TincturePicker.qml
)
