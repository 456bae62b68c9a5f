# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Read by the checks beside it: where the sources are, and how to list them.

set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."

# sources PATTERN…: the project's files whose names match, in its folders of sources, each ended by a null character.
sources() {
    local pattern name=()
    for pattern in "$@"; do
        name+=(-o -name "$pattern")
    done
    find app model packaging qml resources tests translations -type f \( "${name[@]:1}" \) -print0 2>/dev/null | sort -z
}
