// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the turn will lead to: the boards that score at its end, those that go back to square 0 then, and when the others
// will score. Where it has the place for itself the emblems are large and everything is centred; else it is as short as can be.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property BoardModel boards
    // What a screen reader says of all of it.
    required property string spoken
    // The height there is for it; what does not fit is left out.
    required property real room
    property bool composed: false

    // The largest emblems with which all that is told fits.
    readonly property list<int> sizes: [44, 40, 36, 32, 30, 28]
    readonly property real composedSize: root.sizes.find(size => root.heightAt(size) <= root.room) ?? 26
    readonly property real usual: 26
    // When it is short: heading and emblems in one line where the place is wide.
    readonly property bool wide: !root.composed && root.width >= 320 * Look.textScale
    readonly property real headingWidth: Math.max(scoring.spelledWidth, resetting.spelledWidth, later.spelledWidth)
    readonly property real lineWidth: root.width - (root.wide ? root.headingWidth + Look.space12 : 0)
    readonly property real part: (root.wide ? 2 : scoring.headingHeight) + root.usual
    readonly property bool complete: root.composed ? root.heightAt(26) <= root.room : root.room >= root.told * (root.part + 2)
    readonly property int told: [scoring, resetting, later].filter(group => group.many > 0).length

    // Large emblems: what this turn does stands side by side where the place is wide.
    readonly property bool paired: root.composed && root.width >= 320 * Look.textScale && resetting.many > 0

    // How high all of it is with large emblems of a size.
    function heightAt(size: real): real {
        const now = scoring.heightAt(size);
        const then = resetting.heightAt(size);
        return (root.paired ? Math.max(now, then) : now + then) + later.heightAt(size) - Look.space8;
    }
    // In one line, each with what stands beside it.
    function lineSize(many: int, beside: real): real {
        return Math.max(16, Math.min(root.usual, Math.floor((root.lineWidth + 3) / Math.max(1, many) - beside - 3)));
    }

    component Group: Item {
        id: group

        required property string words
        required property int kind
        readonly property alias many: emblems.many
        readonly property alias headingHeight: heading.implicitHeight
        readonly property alias spelledWidth: heading.implicitWidth

        // With the gap below it.
        function heightAt(size: real): real {
            return group.many > 0 ? group.headingHeight + 3 + emblems.heightAt(size) + Look.space8 : 0;
        }

        width: root.width
        implicitHeight: root.wide ? Math.max(heading.implicitHeight, emblems.implicitHeight) : emblems.y + emblems.implicitHeight

        Label {
            id: heading

            width: root.wide ? implicitWidth : parent.width
            height: root.wide ? parent.height : implicitHeight
            text: group.words
            color: Look.golddeep
            font.pixelSize: Look.labelSize
            fontSizeMode: root.wide ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: 12
            horizontalAlignment: root.composed ? Text.AlignHCenter : Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        OutlookEmblems {
            id: emblems

            x: root.wide ? root.width - width : 0
            y: root.wide ? 0 : heading.implicitHeight + (root.composed ? 3 : 0)
            width: root.composed ? group.width : root.lineWidth
            boards: root.boards
            kind: group.kind
            centred: root.composed
            emblemSize: root.composed ? root.composedSize : root.lineSize(many, beside)
        }
    }

    visible: root.room >= root.part
    // Not by the air between its parts, which follows from its height.
    implicitHeight: root.composed ? root.heightAt(root.composedSize) : groups.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    Item {
        id: groups

        readonly property real spare: root.composed ? Math.max(0, root.height - root.heightAt(root.composedSize)) : 0
        readonly property real gap: root.composed ? Look.space8 + Math.round(Math.min(Look.space12, spare / 3)) : 2

        y: root.composed ? Math.round((root.height - height) / 2) : 0
        width: parent.width
        implicitHeight: later.visible ? later.y + later.implicitHeight : resetting.visible ? Math.max(scoring.implicitHeight, resetting.y + resetting.implicitHeight) : scoring.implicitHeight
        height: implicitHeight

        Group {
            id: scoring

            width: root.paired ? (root.width - Look.space12) / 2 : root.width
            visible: many > 0
            kind: Legend.Outlook.Scores
            //: Heading of the emblems of the boards that are scored at the end of this turn
            words: qsTr("Scores this turn")
        }
        Group {
            id: resetting

            x: root.paired ? root.width - width : 0
            y: root.paired || !scoring.visible ? 0 : scoring.implicitHeight + groups.gap
            width: scoring.width
            visible: many > 0 && (root.paired || root.complete || root.room >= 2 * root.part + 2)
            kind: Legend.Outlook.Resets
            //: Heading of the emblems of the boards whose discs go back to square 0 after this turn's scoring
            words: qsTr("Then back to 0")
        }
        Group {
            id: later

            readonly property real above: Math.max(scoring.visible ? scoring.implicitHeight : 0, resetting.visible ? resetting.y + resetting.implicitHeight : 0)

            y: above > 0 ? above + groups.gap : 0
            visible: many > 0 && root.complete
            kind: Legend.Outlook.Later
            //: Heading of the emblems of the boards that are not scored this turn, each with the turn when it will be: "VI"
            words: qsTr("Later")
        }
    }
}
