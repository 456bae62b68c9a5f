// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The first page: go on with the latest game or begin one, and the way to everything else.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.kde.kirigami as Kirigami
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Kirigami.Page {
    id: root

    required property GameSetup setup
    required property SavedGames savedGames
    required property Statistics statistics

    // The first lesson has been taken.
    required property bool learnt
    // Nothing has been played or learnt here yet: the golden button teaches.
    readonly property bool first: !root.canContinue && !root.learnt
    // Two buttons and large letters leave no room for the shields.
    readonly property bool crowded: root.first && (Look.veryLargeText || height < 640)
    readonly property bool canContinue: root.savedGames.latest !== ""
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    // Title and plate beside the miniature, the entries below; else one below the other.
    readonly property bool wide: root.form.wide
    // The plate beside the entries, and nothing above them.
    readonly property bool sideways: root.form.sideways
    readonly property bool phone: root.form.phone
    readonly property bool framed: width >= 340 && !Look.veryLargeText && !sideways
    readonly property real frame: root.phone ? 10 : root.wide ? Math.min(38, height * 0.045) : 30
    readonly property real edge: root.framed ? root.frame * 1.8 + (root.wide ? 6 : root.phone ? 2 : 14) : root.phone ? Look.space12 : Look.space24
    // The heights that the plate and what is below it ask for. They follow from the widths that the miniature leaves, so that they are
    // told it when all has its width.
    property real plateHeight
    property real below
    // The width that an entry has where four stand side by side, and what the longest words need there, in usual and in smaller
    // letters.
    readonly property real quarter: (contents.width - 3 * entries.columnSpacing) / 4
    readonly property bool abreast: root.wide && root.quarter >= 76 + 106 * Look.textScale
    readonly property bool close: root.phone || (root.abreast && root.quarter < 94 + 132 * Look.textScale)
    readonly property string toContinue: root.savedGames.latest + root.savedGames.latestText
    // The large drawings wait for their final size: asked for earlier, they would be drawn several times.
    property bool laidOut: false
    readonly property bool seen: root.Window.window !== null && root.visible
    readonly property real gaze: pointer.hovered ? pointer.point.position.x / Math.max(1, root.width) * 2 - 1 : 0

    signal newGameAsked
    signal gameAsked
    signal continueAsked(path: string)
    signal learnAsked
    signal lessonAsked
    signal savedGamesAsked
    signal joinAsked
    signal resultsAsked
    signal rulebookAsked
    signal settingsAsked
    signal aboutAsked

    Accessible.role: Accessible.Pane // Qt calls every page a tab
    globalToolBarStyle: Kirigami.ApplicationHeaderStyle.None
    padding: 0
    title: Application.displayName

    background: PageGround {
        IvyFrame {
            anchors.fill: parent
            anchors.margins: root.frame
            thickness: root.phone ? 18 : 46
            visible: root.framed
        }
    }

    // Who comes back from the table sees where it goes on.
    onToContinueChanged: flickable.contentY = 0

    function measure(): void {
        root.plateHeight = plate.implicitHeight;
        root.below = entries.implicitHeight + lower.rowSpacing + (footer.visible ? footer.implicitHeight + contents.spacing : 0);
    }

    // Laid out at once, not with the first frame, which the large drawings would then come too late for.
    Component.onCompleted: {
        plate.settle();
        entries.ensurePolished();
        root.measure();
        head.ensurePolished();
        lower.ensurePolished();
        contents.ensurePolished();
        root.laidOut = true;
    }

    Later {
        id: measuring

        onDue: root.measure()
    }
    HoverHandler {
        id: pointer
    }
    Flickable {
        id: flickable

        anchors.fill: parent
        anchors.bottomMargin: anchors.topMargin
        anchors.margins: root.edge
        // The drawn ivy keeps clear of large drawings; across, a line of text begins farther in. Without the ivy it scrolls as far
        // as the window's edges.
        anchors.topMargin: root.framed ? root.edge - (root.wide ? 6 : 0) : 0
        clip: interactive
        contentHeight: contents.height + 2 * margin
        contentWidth: width
        interactive: contentHeight > height

        // Above and below what scrolls.
        readonly property real margin: root.framed ? 0 : root.edge
        readonly property real room: height - 2 * margin

        ScrollSigns {
            ground: Look.page
            list: flickable
            margin: flickable.margin
        }
        ColumnLayout {
            id: contents

            height: Math.max(implicitHeight, Math.min(flickable.room, root.wide ? 840 : 1180))
            spacing: root.phone ? Look.space12 : Look.space24
            width: Math.min(flickable.width, root.wide ? 1480 : root.sideways ? 1340 : 680)
            x: (flickable.width - width) / 2
            y: Math.max(flickable.margin, (flickable.height - height) / 2)

            GridLayout {
                id: lower

                Layout.fillHeight: true
                Layout.fillWidth: true
                columnSpacing: Look.space24
                columns: root.sideways ? 2 : 1
                rowSpacing: root.phone ? Look.space12 : root.wide ? Look.space24 : Look.space16

                StartHead {
                    id: head

                    Layout.alignment: Qt.AlignTop
                    Layout.fillHeight: !root.wide && !root.sideways
                    Layout.fillWidth: true
                    Layout.preferredWidth: root.sideways ? contents.width * 0.5 : -1
                    across: contents.width
                    form: root.form
                    gaze: root.gaze
                    plate: root.plateHeight
                    // Its frame and the shadows below stay clear of the edge.
                    room: flickable.room - root.below - (root.wide ? Look.space8 : 0)
                    rowSpacing: root.phone ? Look.space12 : Look.space16
                    seen: root.seen
                    settled: root.laidOut
                    // On a phone the first entry shows its edge.
                    sight: flickable.room - (root.phone ? Look.space32 : 0)

                    StartPlate {
                        id: plate

                        Layout.fillHeight: root.wide
                        Layout.fillWidth: true
                        brief: root.phone && root.height < 300 * Look.textScale
                        low: root.wide || root.phone
                        //: Golden button of the first page: go on with the latest game, or begin one
                        buttonText: root.canContinue ? qsTr("Return to the table") : root.first ? qsTr("Play") : qsTr("Begin")
                        //: Golden button of the first page where nothing has been played yet: the first lesson
                        learnText: root.first ? qsTr("Learn in five minutes") : ""
                        // In little height the miniature has its place: the golden button says as much.
                        //: First page, where nothing has been played yet
                        note: root.canContinue ? root.savedGames.latestText : root.first && root.phone && root.height < 520 ? "" : root.first ? qsTr("New here? The first lesson is a turn at the table.") : qsTr("One tap and the cards are dealt.")
                        //: Heading of the plate on the first page
                        title: root.canContinue ? qsTr("Continue") : root.first ? qsTr("Welcome, squire!") : qsTr("To the table!")

                        onImplicitHeightChanged: measuring.ask()
                        onLearnAsked: root.lessonAsked()
                        onAccepted: {
                            if (root.canContinue) {
                                root.continueAsked(root.savedGames.latest);
                            } else {
                                root.gameAsked();
                            }
                        }

                        // The squires on the plate are in the miniature as well.
                        StartShields {
                            latest: root.canContinue
                            savedGames: root.savedGames
                            seats: root.crowded || (root.first && !root.sideways) ? null : root.setup.seats
                            side: root.phone ? 64 : 84
                            width: parent.width
                        }
                    }
                }
                StartEntries {
                    id: entries

                    Layout.alignment: Qt.AlignTop
                    Layout.fillHeight: root.wide
                    Layout.fillWidth: true
                    Layout.preferredWidth: root.sideways ? contents.width * 0.5 : -1
                    // Side by side where the longest words fit.
                    columns: root.abreast ? 4 : root.phone || (!root.wide && flickable.width < 400 * Look.textScale) ? 1 : 2
                    compact: root.close
                    settled: root.laidOut
                    resultsNote: root.statistics.headline
                    rowSpacing: root.phone ? Look.space8 : Look.space12

                    onImplicitHeightChanged: measuring.ask()
                    onAboutAsked: root.aboutAsked()
                    onJoinAsked: root.joinAsked()
                    onLearnAsked: root.learnAsked()
                    onNewGameAsked: root.newGameAsked()
                    onResultsAsked: root.resultsAsked()
                    onRulebookAsked: root.rulebookAsked()
                    onSavedGamesAsked: root.savedGamesAsked()
                    onSettingsAsked: root.settingsAsked()
                }
            }
            StartFoot {
                id: footer

                Layout.fillWidth: true
                phone: root.phone
                visible: !entries.paired

                onVisibleChanged: measuring.ask()

                onAboutAsked: root.aboutAsked()
            }
        }
    }
}
