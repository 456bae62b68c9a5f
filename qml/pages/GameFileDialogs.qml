// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Files elsewhere: which games to add, and where to copy one to. The dialogs are the system's where it has some, and loaded when
// they are asked for.
pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs
import MedievalAcademy.Model

Item {
    id: root

    required property SavedGames savedGames

    function askWhatToAdd(): void {
        loader.row = -1;
        loader.show();
    }
    function askWhereTo(row: int, title: string): void {
        loader.row = row;
        loader.title = title;
        loader.show();
    }

    Loader {
        id: loader

        property int row: -1
        property string title

        function show(): void {
            loader.active = false;
            loader.active = true;
            (loader.item as FileDialog).open();
        }

        active: false
        sourceComponent: FileDialog {
            currentFolder: StandardPaths.standardLocations(StandardPaths.DocumentsLocation)[0]
            defaultSuffix: "medieval-academy.json"
            fileMode: loader.row < 0 ? FileDialog.OpenFiles : FileDialog.SaveFile
            //: Kind of files in a dialog
            nameFilters: [qsTr("Saved games (*.json)")]
            title: loader.row < 0 ?
            //: Title of the dialog that chooses files
            qsTr("Which games do you want to add?") :
            //: Title of the dialog that chooses a file
            qsTr("Where do you want to copy the game?")

            Component.onCompleted: {
                if (loader.row >= 0) {
                    selectedFile = currentFolder + "/" + encodeURIComponent(loader.title) + ".medieval-academy.json";
                }
            }
            onAccepted: {
                if (loader.row < 0) {
                    root.savedGames.importFrom(selectedFiles);
                } else {
                    root.savedGames.exportTo(loader.row, selectedFile);
                }
            }
        }
    }
}
