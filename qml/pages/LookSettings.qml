// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How everything looks: language, palette, size of text, motion.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    readonly property list<string> languages: ["", ...Settings.languages]
    readonly property list<string> palettes: ["", "vellum", "scriptorium", "high-contrast"]
    readonly property list<double> scales: [1, 1.15, 1.3, 1.6, 2]

    // On a large page everything is larger.
    property real leastRow: 0
    property real leastChoice: Look.touch

    spacing: Look.space24

    SettingSection {
        Layout.fillWidth: true
        //: Heading in the settings
        title: qsTr("Language")

        SegmentedChoice {
            //: The language the device is set to
            choices: [qsTr("Same as the device", "language"), ...Settings.languageNames]
            currentIndex: root.languages.indexOf(Settings.language)
            leastHeight: root.leastChoice
            objectName: "language"

            onChosen: index => Settings.language = root.languages[index]
        }
    }
    SettingSection {
        Layout.fillWidth: true
        //: Heading in the settings: one of three sets of colours
        title: qsTr("Colours")

        GridLayout {
            columnSpacing: Look.space8
            columns: width < 400 * Math.max(1.1, Look.textScale) ? 2 : 4
            rowSpacing: Look.space8
            uniformCellWidths: true

            Repeater {
                //: The three palettes; the first choice is light or dark as the device is set
                model: [qsTr("Same as the device", "palette"), qsTr("Vellum"), qsTr("Scriptorium"), qsTr("High contrast")]

                PaletteTile {
                    required property int index
                    required property string modelData

                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    checked: Settings.palette === root.palettes[index]
                    objectName: "palette" + index
                    paletteName: root.palettes[index]
                    side: root.leastRow === 0 ? 62 : Math.min(84, width * 0.5)
                    text: modelData

                    onClicked: Settings.palette = root.palettes[index]
                }
            }
        }
    }
    SettingSection {
        Layout.fillWidth: true
        //: Heading in the settings
        title: qsTr("Text size")

        SegmentedChoice {
            //: Size of text, %1 is a number
            choices: root.scales.map(scale => qsTr("%1%").arg(Math.round(scale * 100)))
            currentIndex: Settings.deviceTextScale ? -1 : root.scales.findIndex(scale => scale >= Settings.textScale - 0.01)
            inForce: Settings.deviceTextScale ? root.scales.findIndex(scale => Math.abs(scale - Device.textScale) < 0.01) : -1
            leastHeight: root.leastChoice
            objectName: "textScale"

            onChosen: index => Settings.textScale = root.scales[index]
        }
        RowGroup {
            id: letters

            leastRow: root.leastRow

            SwitchRow {
                noteSize: letters.noteSize
                titleSize: letters.titleSize
                checked: Settings.deviceTextScale
                //: What "Same as the device" means for the size of text; %1 is a number
                note: qsTr("Your device asks for %1% at the moment.").arg(Math.round(Device.textScale * 100))
                objectName: "deviceTextScale"
                //: Switch in the settings: letters are as large as the device has them
                text: qsTr("Same as the device", "size of text")

                onClicked: {
                    if (checked)
                        Settings.followDeviceTextScale();
                    else
                        Settings.textScale = Device.textScale;
                }
            }
        }
    }
    SettingSection {
        Layout.fillWidth: true
        //: Heading in the settings
        title: qsTr("Motion")

        SegmentedChoice {
            //: How fast discs, cards and coats move
            choices: [qsTr("Slow", "speed"), qsTr("Normal", "speed"), qsTr("Fast", "speed"), qsTr("None", "speed: nothing moves")]
            currentIndex: Settings.speed
            leastHeight: root.leastChoice
            objectName: "speed"

            onChosen: index => Settings.speed = index
        }
        RowGroup {
            id: motion

            leastRow: root.leastRow

            SwitchRow {
                noteSize: motion.noteSize
                titleSize: motion.titleSize
                checked: Settings.reducedMotion
                note: Device.lessMotion ?
                //: What "Reduce motion" means, on a device that is set to it
                qsTr("Pieces fade instead of moving. Your device already asks for this.") :
                //: What "Reduce motion" means
                qsTr("Pieces fade instead of moving.")
                objectName: "reducedMotion"
                //: Switch in the settings
                text: qsTr("Reduce motion")

                onClicked: Settings.reducedMotion = checked
            }
        }
    }
}
