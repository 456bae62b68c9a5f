// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where the table of results is to be written. The dialog is the system's where it has one, and loaded when it is asked for.
pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs
import MedievalAcademy.Model

Item {
    id: root

    required property Statistics statistics

    function ask(): void {
        loader.active = false;
        loader.active = true;
        (loader.item as FileDialog).open();
    }

    Loader {
        id: loader

        active: false
        sourceComponent: FileDialog {
            currentFolder: StandardPaths.standardLocations(StandardPaths.DocumentsLocation)[0]
            defaultSuffix: "csv"
            fileMode: FileDialog.SaveFile
            //: Kind of files in a dialog
            nameFilters: [qsTr("Tables for spreadsheets (*.csv)")]
            //: Title of the dialog that chooses a file
            title: qsTr("Where do you want to save the results?")

            Component.onCompleted: {
                //: Name of the file to which results are exported, without its ending
                selectedFile = currentFolder + "/" + encodeURIComponent(qsTr("medieval-academy-results")) + ".csv";
            }
            onAccepted: root.statistics.exportTo(selectedFile)
        }
    }
}
