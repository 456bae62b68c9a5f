// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Finished games, the latest first, month by month, and above them, or beside them where there is room, what they come to. There
// may be thousands of games: only those to be seen are made.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Statistics statistics
    // Whose games; empty: everybody's.
    property string person
    // What they come to.
    required property Component head
    // The golden button where little is listed; none where it is empty.
    property string actionText
    // What lies over the foot of it.
    readonly property alias footHeight: undo.height
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    // Side by side.
    readonly property bool beside: root.form.textWidth >= 960 && !root.statistics.empty
    readonly property real margin: root.form.margin
    // What the head may take of the width beside the list, and at most.
    property real share: 0.56
    property real mostHead: 840 * Look.textUnit
    readonly property real headWidth: root.beside ? Math.min(root.width * root.share, root.mostHead) : 0
    // The bar that scrolls the head has room of its own between the two.
    readonly property real outside: root.beside ? root.headWidth + 3.5 * root.margin : 2 * root.margin
    readonly property real mostList: 720 * Look.textUnit
    readonly property real listWidth: Math.min(root.width - root.outside, root.mostList)
    // On both sides of head and list, where the window is wider than they need.
    readonly property real indent: root.beside ? (root.width - root.outside - root.listWidth) / 2 : 0

    signal actionAsked
    signal gameAsked(game: string)

    FinishedGames {
        id: games

        person: root.person
        statistics: root.statistics
    }
    ScrollArea {
        id: side

        anchors.bottom: undo.top
        anchors.left: parent.left
        anchors.leftMargin: root.indent
        anchors.top: parent.top
        margin: root.margin
        maximumWidth: root.headWidth
        visible: root.beside
        width: root.headWidth + 2 * root.margin

        Loader {
            active: root.beside
            sourceComponent: root.head
        }
    }
    ListView {
        id: list

        // Somebody has scrolled.
        property bool moved: false
        readonly property real rowWidth: root.listWidth

        anchors {
            bottom: undo.top
            left: parent.left
            leftMargin: root.beside ? root.indent + side.width - root.margin / 2 : 0
            right: parent.right
            top: parent.top
        }
        bottomMargin: root.margin
        boundsBehavior: contentHeight > height ? Flickable.DragAndOvershootBounds : Flickable.StopAtBounds
        clip: true
        keyNavigationEnabled: false
        // Not by the place of each row: a list sets that itself. It forgets the margin when another page has been before it.
        leftMargin: root.beside ? root.margin : (width - rowWidth) / 2
        model: games
        objectName: "finishedGames"
        visible: !root.statistics.empty
        reuseItems: true
        rightMargin: leftMargin
        section.property: "section"
        topMargin: root.beside ? root.margin - Look.space16 : root.margin

        T.ScrollBar.vertical: ScrollBar {}

        onContentXChanged: contentX = -leftMargin
        onLeftMarginChanged: contentX = -leftMargin
        onMovementStarted: moved = true

        delegate: FinishedGame {
            id: row

            first: row.ListView.section !== row.ListView.previousSection
            last: row.ListView.section !== row.ListView.nextSection
            personal: root.person !== ""
            width: list.rowWidth

            onActiveFocusChanged: {
                if (row.activeFocus) {
                    signs.reveal(row);
                }
            }
            onClicked: root.gameAsked(row.game)
        }
        header: Loader {
            active: !root.beside
            height: (item as Item)?.implicitHeight ?? 0
            sourceComponent: root.head
            width: list.rowWidth

            // It grows when it has been laid out, above what the list shows first.
            onHeightChanged: {
                if (!list.moved) {
                    toTop.ask();
                }
            }
        }
        section.delegate: SavedGamesHeading {
            topPadding: Look.space16 + Look.space4
            width: list.rowWidth
        }

        Later {
            id: toTop

            onDue: list.contentY = list.originY - list.topMargin // as far as it can be scrolled; the list itself would leave the margin out
        }
        ScrollSigns {
            id: signs

            ground: Look.page
            list: list
        }
    }
    PagePicture {
        id: picture

        // Below both; where the list is long, below what stands beside it.
        readonly property real listEnd: list.topMargin + list.contentHeight
        readonly property bool aside: root.beside && picture.listEnd > list.height * 0.6

        actionText: root.actionText
        from: picture.aside ? side.contentHeight : Math.max(root.beside ? side.contentHeight : 0, picture.listEnd)
        middle: picture.aside ? side.x + side.width / 2 : root.width / 2
        most: picture.aside ? root.headWidth : root.beside ? Math.min(820, root.width - 2 * root.margin) : root.listWidth
        to: undo.y
        vignette: "crowned"
        wanted: list.visible && list.count > 0

        onActionAsked: root.actionAsked()
    }
    ForgottenBar {
        id: undo

        anchors {
            bottom: parent.bottom
            left: parent.left
            right: parent.right
        }
        room: Math.min(root.width - 2 * root.margin, 720 * Look.textUnit)
        statistics: root.statistics
    }
}
