#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# windows.sh PROJECT VERSION PICTURES: the installer's script and the icon for Windows are made into an installer, of a
# stage without the game itself, which only Windows builds.

set -euo pipefail

project=$1 version=$2 pictures=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/stage/bin"
cp "$project/LICENSE" "$work/stage/LICENSE.txt"
: >"$work/stage/bin/medieval-academy.exe"
"$project/packaging/pack_icons.py" "$pictures" "$work/icon.ico"
makensis -V2 -WX -DVERSION="$version" -DSTAGE="$work/stage" -DICON="$work/icon.ico" -DOUT="$work/installer.exe" \
    "$project/packaging/windows/installer.nsi"
[[ $(head -c 2 "$work/installer.exe") == MZ ]]
