// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What pages and the table are on devices of usual sizes, and that large letters make a page smaller.
import QtQuick
import QtTest
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

TestCase {
    id: root

    name: "Form"

    Form {
        id: form

        width: 0
        height: 0
    }

    function cleanup(): void {
        Look.textScale = 1;
    }
    function test_devices_data(): var {
        return [
            {
                tag: "phone",
                size: Qt.size(390, 844),
                phone: true,
                sideways: false,
                wide: false,
                paired: false,
                table: Form.Phone
            },
            {
                tag: "phone on its side",
                size: Qt.size(844, 390),
                phone: true,
                sideways: true,
                wide: false,
                paired: true,
                table: Form.Side
            },
            {
                tag: "tablet",
                size: Qt.size(1280, 800),
                phone: false,
                sideways: false,
                wide: true,
                paired: true,
                table: Form.Wide
            },
            {
                tag: "tablet held upright",
                size: Qt.size(800, 1280),
                phone: false,
                sideways: false,
                wide: false,
                paired: false,
                table: Form.Portrait
            },
            {
                tag: "desktop",
                size: Qt.size(1600, 900),
                phone: false,
                sideways: false,
                wide: true,
                paired: true,
                table: Form.Desktop
            }
        ];
    }
    function test_devices(data: var): void {
        form.width = data.size.width;
        form.height = data.size.height;
        compare(form.phone, data.phone);
        compare(form.sideways, data.sideways);
        compare(form.wide, data.wide);
        compare(form.paired, data.paired);
        compare(form.table, data.table);
    }
    function test_largeLettersTakeRoom(): void {
        form.width = 1600;
        form.height = 900;
        Look.textScale = 1.3;
        compare(form.table, Form.Desktop);
        verify(Look.largeText);
        verify(!Look.veryLargeText);
        Look.textScale = 1.6;
        compare(form.table, Form.Wide);
        verify(Look.veryLargeText);
        Look.textScale = 2;
        compare(form.table, Form.Side);
    }
}
