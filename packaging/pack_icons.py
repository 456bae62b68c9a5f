#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Puts the application's icon into one file, as Windows (.ico) and macOS (.icns) have it.

    pack_icons.py FOLDER FILE

FOLDER holds the icon as <size>.png. Both kinds of file are a list of such pictures, as they are.
"""

import struct
import sys
from pathlib import Path

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# The kinds of macOS by size; those of screens with twice the dots are the same pictures.
ICNS_KINDS = {16: ["icp4"], 32: ["icp5", "ic11"], 64: ["icp6", "ic12"], 128: ["ic07"], 256: ["ic08", "ic13"], 512: ["ic09", "ic14"]}


def ico(pictures: dict[int, bytes]) -> bytes:
    sizes = [size for size in ICO_SIZES if size in pictures]
    place = 6 + 16 * len(sizes)
    entries, data = b"", b""
    for size in sizes:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(pictures[size]), place + len(data))
        data += pictures[size]
    return struct.pack("<HHH", 0, 1, len(sizes)) + entries + data


def icns(pictures: dict[int, bytes]) -> bytes:
    data = b""
    for size, kinds in ICNS_KINDS.items():
        for kind in kinds:
            data += kind.encode() + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
    return b"icns" + struct.pack(">I", 8 + len(data)) + data


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    pictures = {int(file.stem): file.read_bytes() for file in Path(sys.argv[1]).glob("*.png")}
    target = Path(sys.argv[2])
    target.write_bytes({".ico": ico, ".icns": icns}[target.suffix](pictures))


main()
