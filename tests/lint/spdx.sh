#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Checks that every source names its licence and its copyright holders in its first lines.

# shellcheck source=tests/lint/sources.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/sources.sh"

status=0
while IFS= read -r -d '' file; do
    for tag in 'SPDX-License-Identifier: MIT' 'SPDX-FileCopyrightText: '; do
        if ! head -n 10 -- "$file" | grep -q -F "$tag"; then
            echo "$file: no $tag"
            status=1
        fi
    done
done < <(
    printf '%s\0' dev .ci/run CMakeLists.txt .clang-format .clang-tidy .editorconfig
    scripts 'bash|sh|python3'
    sources '*.cpp' '*.h' '*.qml' '*.js' '*.py' '*.sh' '*.cmake' '*.cmake.in' CMakeLists.txt
)
exit $status
