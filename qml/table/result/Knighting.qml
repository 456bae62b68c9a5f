// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The knighting: the king's sword comes down on the squire's shoulder, twice, and a banner unrolls with the name. Two others
// rejoice. What is told begins when all is drawn, and a tap ends it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property int tincture
    required property string name
    // The knighting is told while it is seen for the first time; then it is a picture.
    property bool told: false
    readonly property string squire: Look.squireKeys[root.tincture]
    readonly property bool ready: hall.status === Image.Ready && knight.status === Image.Ready && sword.status === Image.Ready && banner.status === Image.Ready
    // It has been told to its end.
    readonly property bool over: root.told && !sequence.running
    // In a small picture the banner is larger than it is drawn, so that the name on it is read.
    readonly property real bannerScale: Math.max(1, Math.min(1.6, 46 / Math.max(1, Plans.knightingName.height * root.height)))
    // The name has room on the banner, and is large enough there.
    readonly property bool named: smallest.advanceWidth <= Plans.knightingName.width * root.width * root.bannerScale && Plans.knightingName.height * root.height * root.bannerScale >= 20
    // From 0 to 1: the squire has knelt, the banner is unrolled.
    property real knelt: 1
    property real unrolled: 1
    property real raised: 0

    signal begun
    signal dubbed

    function finish(): void {
        if (sequence.running)
            sequence.complete();
    }

    implicitHeight: root.width / Plans.knightingRatio
    Accessible.ignored: true

    onReadyChanged: {
        if (!root.ready || root.told)
            return;
        root.told = true;
        if (Look.moves) {
            root.begun();
            sequence.restart();
        } else {
            root.dubbed();
        }
    }

    component Layer: Image {
        required property string layers

        anchors.fill: parent
        asynchronous: true
        fillMode: Image.PreserveAspectFit
        retainWhileLoading: true
        source: root.width < 1 ? "" : Look.art(layers.split(" ").map(layer => "knighting-" + layer).join("+"))
        sourceSize.width: Math.ceil(root.width)
        Accessible.ignored: true
    }

    TextMetrics {
        id: smallest

        font.family: Look.titleFamilyFor(root.name)
        font.pixelSize: 13
        text: root.name
    }
    Layer {
        id: hall

        layers: "ground companions-" + root.squire + " crowd king dragon"
    }
    Layer {
        id: knight

        anchors.leftMargin: -root.width * 0.05 * (1 - root.knelt)
        anchors.rightMargin: root.width * 0.05 * (1 - root.knelt)
        layers: "squire-" + root.squire
        opacity: root.knelt
    }
    Layer {
        id: sword

        layers: "sword"

        transform: Rotation {
            angle: root.raised
            origin.x: Plans.knightingGrip.x * root.width
            origin.y: Plans.knightingGrip.y * root.height
        }
    }
    Item {
        anchors.fill: parent

        transform: Scale {
            origin.x: root.width / 2
            origin.y: root.height
            xScale: root.unrolled * root.bannerScale
            yScale: root.bannerScale
        }

        Layer {
            id: banner

            layers: "banner"
        }
        Title {
            readonly property rect place: Plans.knightingName

            x: place.x * root.width
            y: place.y * root.height
            width: place.width * root.width
            height: place.height * root.height
            text: root.name
            color: Look.artInk
            visible: banner.status === Image.Ready && root.named
            opacity: Math.max(0, root.unrolled * 3 - 2)
            font.pixelSize: Math.max(20, height * 0.94)
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            maximumLineCount: 1
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    SequentialAnimation {
        id: sequence

        PropertyAction {
            target: root
            property: "raised"
            value: 70
        }
        PropertyAction {
            target: root
            property: "unrolled"
            value: 0
        }
        NumberAnimation {
            target: root
            property: "knelt"
            from: 0
            to: 1
            duration: Look.coatDuration
            easing.type: Look.liftEasing
        }
        Strike {
            from: 70
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
