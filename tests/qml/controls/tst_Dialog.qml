// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A dialog that is given no width, as Qt's own are that stand within ours: how wide it gets, and by what.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import QtTest
import MedievalAcademy.Controls

Item {
    id: root

    width: 700
    height: 700

    Item {
        id: room

        width: 0
        height: 0
    }
    Component {
        id: dialogs

        Dialog {
            parent: room
            title: "Overwrite the file of that name that is there?"

            contentItem: ColumnLayout {
                Label {
                    text: "There is one."
                }
            }
            footer: DialogButtonBox {
                standardButtons: T.DialogButtonBox.Yes | T.DialogButtonBox.No
            }
        }
    }

    TestCase {
        name: "Dialog"
        when: windowShown

        function test_widthWithoutLoop(): void {
            failOnWarning(/Binding loop/);
            room.width = room.height = 0;
            const dialog = createTemporaryObject(dialogs, room);
            room.width = 600;
            room.height = 200;
            room.height = 500;
            dialog.open();
            tryVerify(() => dialog.opened);
            verify(dialog.width >= 380);
            verify(dialog.width <= room.width);
            compare(dialog.footer.stacked, false);
            compare(dialog.footer.itemAt(0).y, dialog.footer.itemAt(1).y);
        }
    }
}
