// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Whose game this is, who made what, and under which licence. Not Kirigami's AboutPage: it has no place for the game's owner and
// the makers of faces, and its links lead to the network, which this program does not use.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

BookPage {
    id: root

    //: Title of the page about the program
    title: qsTr("About")

    ScrollArea {
        anchors.fill: parent
        balance: 0.4
        maximumWidth: 720 * Look.textUnit
        spacing: Look.space16

        ColumnLayout {
            spacing: Look.space8

            Drawing {
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredHeight: width
                Layout.preferredWidth: 112
                name: "app-icon"
            }
            Title {
                Layout.fillWidth: true
                font.pixelSize: Look.boardTitleSize
                horizontalAlignment: Text.AlignHCenter
                text: Application.displayName
            }
            Note {
                Layout.fillWidth: true
                font.pixelSize: Look.emphasisSize
                horizontalAlignment: Text.AlignHCenter
                //: %1 is a number such as 1.2.0
                text: qsTr("Version %1").arg(Qt.application.version)
                visible: Qt.application.version !== ""
            }
            Drawing {
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredHeight: 16
                Layout.preferredWidth: 240
                name: "divider"
            }
        }
        AboutPart {
            //: The page about the program
            text: qsTr("Medieval Academy is a board game by Nicolas Poncin, published by Blue Cocker Games in 2014.")
            title: qsTr("The game")
        }
        AboutPart {
            //: The page about the program
            text: qsTr("This program is an unofficial, free version of it. It is neither made nor endorsed by the author or the publisher. If you like the game, look for the box: nothing replaces real discs and cards.")
            title: qsTr("The program")
        }
        AboutPart {
            //: The page about the program
            text: qsTr("Every drawing and every sound was made for this program; nothing is taken from the box. Each squire’s colour also has its own pattern of lines: heralds have printed colours this way, in black and white, for four centuries.")
            title: qsTr("Drawings and sounds")
        }
        AboutPart {
            //: The page about the program; EB Garamond and Jessen are typefaces, the ANRT a workshop for type
            text: qsTr("The text is set in EB Garamond by Georg Duffner, the titles in Jessen, drawn at the ANRT in Nancy after Rudolf Koch’s type of 1926. Both are free, under the SIL Open Font License.")
            title: qsTr("Fonts")
        }
        AboutPart {
            //: The page about the program; MIT, Qt and KDE Kirigami are names
            text: qsTr("The program and its drawings are free software under the MIT licence. It is built with Qt and KDE Kirigami. It keeps everything on this device; only seats on other devices use your own network, and nothing leaves it.")
            title: qsTr("Licence")
        }
    }
}
