#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The Flatpak's manifest is understood by flatpak-builder, and asks for no more than a window, its drawing, its sounds, and seats
on other devices.

Usage: flatpak.py FOLDER ID
"""

import json
import subprocess
import sys
from pathlib import Path

ALLOWED = {"--share=ipc", "--share=network", "--socket=fallback-x11", "--socket=wayland", "--socket=pulseaudio", "--device=dri"}


def main() -> int:
    file = Path(sys.argv[1], f"{sys.argv[2]}.yml")
    shown = subprocess.run(["flatpak-builder", "--show-manifest", file], capture_output=True, text=True, check=False)
    if shown.returncode != 0:
        print(shown.stderr)
        return 1
    manifest = json.loads(shown.stdout)
    wrong = []
    if manifest.get("id", manifest.get("app-id")) != sys.argv[2]:
        wrong.append("it has another identifier than the program")
    if manifest["runtime"] != "org.kde.Platform" or tuple(map(int, manifest["runtime-version"].split("."))) < (6, 10):
        wrong.append("its runtime is no longer cared for")
    wrong += [f"{word} is more than it needs" for word in manifest["finish-args"] if word not in ALLOWED]
    for module in manifest["modules"]:
        for source in module["sources"]:
            if source["type"] != "dir" and len(source.get("sha256", "")) != 64:
                wrong.append(f"{source.get('url')} has no checksum")
    print("\n".join(wrong) or "as it should be")
    return 1 if wrong else 0


sys.exit(main())
