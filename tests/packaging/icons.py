#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The icons for Windows and macOS hold the pictures they should, each of the size its entry says.

Usage: icons.py PACK-ICONS FOLDER, which has the icon as <size>.png
"""

import struct
import subprocess
import sys
import tempfile
from pathlib import Path


def picture_size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "not a PNG picture"
    return struct.unpack(">II", data[16:24])


def ico_sizes(data: bytes) -> list[int]:
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind) == (0, 1)
    sizes = []
    for index in range(count):
        width, height, _, _, planes, bits, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        assert (planes, bits) == (1, 32) and place + length <= len(data)
        assert picture_size(data[place : place + length]) == (width or 256, height or 256)
        sizes.append(width or 256)
    return sizes


def icns_sizes(data: bytes) -> dict[str, int]:
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data)
    sizes, place = {}, 8
    while place < len(data):
        kind, (length,) = data[place : place + 4].decode(), struct.unpack(">I", data[place + 4 : place + 8])
        width, height = picture_size(data[place + 8 : place + length])
        assert width == height
        sizes[kind] = width
        place += length
    return sizes


def main():
    pack, folder = sys.argv[1], sys.argv[2]
    with tempfile.TemporaryDirectory() as work:
        for name in ("icon.ico", "icon.icns"):
            subprocess.run([pack, folder, Path(work, name)], check=True)
        assert ico_sizes(Path(work, "icon.ico").read_bytes()) == [16, 24, 32, 48, 64, 128, 256]
        # What macOS expects below each name: https://en.wikipedia.org/wiki/Apple_Icon_Image_format
        assert icns_sizes(Path(work, "icon.icns").read_bytes()) == {
            "icp4": 16, "icp5": 32, "ic11": 32, "icp6": 64, "ic12": 64, "ic07": 128, "ic08": 256, "ic13": 256, "ic09": 512,
            "ic14": 512}


main()
