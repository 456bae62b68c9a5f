// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The knighting: the king's sword comes down on the squire's shoulder, twice, and a banner unrolls with the name. Up to two
// others rejoice. What is told begins when all is drawn, once, and a tap ends it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property int tincture
    required property string name
    // Who rejoice: on the left, on the right.
    required property list<int> companions
    // It has been told, or is: it is a picture from then on.
    property bool told: false
    // It is still to be told: of what will move nothing is seen yet.
    readonly property bool awaited: !root.told && Look.moves && !root.broken
    readonly property string squire: Look.squireKeys[root.tincture]
    readonly property bool ready: hall.status === Image.Ready && knight.status === Image.Ready && sword.status === Image.Ready && banner.status === Image.Ready
    // What cannot be drawn is not waited for.
    readonly property bool broken: [hall, knight, sword, banner].some(layer => layer.status === Image.Error)
    readonly property bool telling: root.awaited || sequence.running
    // It has been told to its end.
    readonly property bool over: root.told && !sequence.running
    readonly property bool moves: Look.moves
    // The picture alone: the banner, as wide as it, hangs a little below its frame.
    readonly property real pictureHeight: root.width / Plans.knightingRatio
    // On a small picture, and beside large letters, it is larger, so that the name can be read, and reaches out beyond the picture.
    readonly property real bannerScale: Math.max(1.58, Math.min(2.7, 420 / Math.max(1, root.width)), Math.min(1.75, 420 * Look.textScale / Math.max(1, root.width)))
    readonly property real overhang: 0.075
    readonly property rect namePlace: Qt.rect(Plans.knightingName.x * banner.width, Plans.knightingName.y * banner.height, Plans.knightingName.width * banner.width, Plans.knightingName.height * banner.height)
    // The name has room on the banner in letters that are a title's.
    readonly property bool named: line.fits && root.namePlace.height >= line.least
    // How wide the picture has to be for that, beside large letters.
    readonly property real namedWidth: Math.ceil(line.least * Plans.knightingRatio / (1.75 * Plans.knightingName.height))
    // From 0 to 1: the squire has knelt, the banner is unrolled.
    property real knelt: root.awaited ? 0 : 1
    property real unrolled: root.awaited ? 0 : 1
    property real raised: root.awaited ? root.strike : 0
    // How far the sword is raised.
    readonly property real strike: 70

    signal begun
    signal dubbed

    function finish(): void {
        root.told = true;
        sequence.complete();
    }

    implicitHeight: Math.ceil(root.pictureHeight * (1 + root.overhang))
    Accessible.ignored: true

    onReadyChanged: {
        if (!root.ready || root.told)
            return;
        if (Look.moves) {
            // From here on they follow what is told.
            root.knelt = root.unrolled = 0;
            root.raised = root.strike;
            root.begun();
            sequence.restart();
        }
        root.told = true;
    }
    onMovesChanged: {
        if (!root.moves)
            root.finish();
    }

    component Layer: Image {
        required property string layers
        property real drawnWidth: root.width

        width: drawnWidth
        height: drawnWidth / Plans.knightingRatio
        asynchronous: true
        fillMode: Image.PreserveAspectFit
        retainWhileLoading: true
        source: root.width < 1 ? "" : Look.art(layers.split(" ").map(layer => "knighting-" + layer).join("+"))
        sourceSize.width: Math.ceil(drawnWidth)
        Accessible.ignored: true
    }

    FittedLine {
        id: line

        font.family: Look.titleFamilyFor(root.name)
        least: Math.round(20 * Math.min(1.3, Look.textScale))
        room: root.namePlace.width
        text: root.name
        usual: Math.max(line.least, Math.round(root.namePlace.height * 0.94))
    }
    Layer {
        id: hall

        objectName: "hall"
        layers: ["ground", ...root.companions.map((tincture, i) => ["cheering-", "saluting-"][i] + Look.squireKeys[tincture]), "crowd king dragon"].join(" ")
    }
    Layer {
        id: knight

        x: -root.width * 0.05 * (1 - root.knelt)
        layers: "squire-" + root.squire
        opacity: root.knelt
    }
    Layer {
        id: sword

        layers: "sword"

        transform: Rotation {
            angle: root.raised
            origin.x: Plans.knightingGrip.x * root.width
            origin.y: Plans.knightingGrip.y * root.pictureHeight
        }
    }
    // The picture's frame, which the banner lies over.
    Rectangle {
        width: root.width
        height: root.pictureHeight
        color: "transparent"
        border {
            width: 2.4
            color: Look.ink
        }
    }
    Rectangle {
        x: 3.4
        y: 3.4
        width: root.width - 2 * x
        height: root.pictureHeight - 2 * y
        color: "transparent"
        border {
            width: 1.4
            color: Look.gold
        }
    }
    Layer {
        id: banner

        objectName: "banner"
        x: (root.width - width) / 2
        y: root.height - height
        layers: "banner"
        drawnWidth: root.width * root.bannerScale
        // Nothing is unrolled without a name.
        visible: root.named

        transform: Scale {
            origin.x: banner.width / 2
            xScale: root.unrolled
        }

        Title {
            objectName: "knightName"
            x: root.namePlace.x
            y: root.namePlace.y
            width: root.namePlace.width
            height: root.namePlace.height
            text: root.name
            color: Look.artInk
            visible: banner.status === Image.Ready
            opacity: Math.max(0, root.unrolled * 3 - 2)
            font.pixelSize: line.size
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    SequentialAnimation {
        id: sequence

        NumberAnimation {
            target: root
            property: "knelt"
            from: 0
            to: 1
            duration: Look.coatDuration
            easing.type: Look.liftEasing
        }
        Strike {
            from: root.strike
            to: 0
            duration: Look.coatDuration * 1.2
        }
        PauseAnimation {
            duration: Look.lightDuration
        }
        Strike {
            to: 35
            duration: Look.walkDuration
        }
        Strike {
            to: 0
            duration: Look.walkDuration
        }
        ScriptAction {
            script: root.dubbed()
        }
        NumberAnimation {
            target: root
            property: "unrolled"
            from: 0.1
            to: 1
            duration: Look.coatDuration
            easing.type: Easing.OutBack
            easing.overshoot: 0.8
        }
    }

    component Strike: NumberAnimation {
        target: root
        property: "raised"
        easing.type: Look.passEasing
    }
}
