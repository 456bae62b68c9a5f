// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Look: the one source of colours, sizes, times and drawings. Its properties are those of LookBase (LookBase.h); the
// functions are written here, in QML, so that a binding that calls one follows the palette.
pragma Singleton
pragma ComponentBehavior: Bound

import QtQml

LookBase {
    id: root

    // The address of a drawing in the present palette.
    function art(name: string): url {
        return root.artRoot + name;
    }

    // The address of an interface icon, or of any drawing made of one ink, in the colour of a token such as "ink2".
    function icon(name: string, token: string): url {
        return root.artRoot + "icon-" + name + "@" + token;
    }

    // The colour of a squire, by the number of its colour in the rules: blue, green, yellow, red, black.
    function tincture(squire: int): color {
        return root.tinctures[squire];
    }

    // The colour of a board, by its art key: "kings-service", "white-knight".
    function pigment(board: string): color {
        return root.pigments[board];
    }

    // The same as a thin line on the page.
    function lanePigment(board: string): color {
        return root.lanePigments[board];
    }
}
