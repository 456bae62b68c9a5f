#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Checks that qmlformat would leave every QML file as it is; with --fix, formats them.

# shellcheck source=tests/lint/sources.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/sources.sh"

status=0
while IFS= read -r -d '' file; do
    if [[ ${1:-} == --fix ]]; then
        qmlformat --inplace "$file"
    elif ! diff --unified --label "$file" --label "$file, formatted" "$file" <(qmlformat "$file"); then
        status=1
    fi
done < <(sources '*.qml')
exit $status
