# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Read by the checks beside it: where the sources are, and how to list them.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."

# sources PATTERN…: the project's files whose names match, in its folders of sources, each ended by a null character.
sources() {
    local pattern folder name=() folders=()
    for pattern in "$@"; do
        name+=(-o -name "$pattern")
    done
    for folder in app model packaging qml resources tests translations; do
        [[ ! -d $folder ]] || folders+=("$folder")
    done
    find "${folders[@]}" -type f \( "${name[@]:1}" \) -print0 | sort -z
}

# scripts PROGRAM: the scripts for it whose names have no ending, found by their first lines, each ended by a null
# character.
scripts() {
    sources '[!.]*' | while IFS= read -r -d '' file; do
        if [[ ${file##*/} != *.* ]] && head -n 1 -- "$file" | grep -q -a -E "^#!.*\\b($1)"; then
            printf '%s\0' "$file"
        fi
    done
}
