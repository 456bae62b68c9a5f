#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Checks that CMake configures the project without a word of warning.

# shellcheck source=tests/lint/sources.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/sources.sh"

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cmake --preset debug -B "$build" >"$build/output" 2>&1 || {
    cat "$build/output"
    exit 1
}
if grep -A 12 -E 'Warning|Deprecat' "$build/output"; then
    exit 1
fi
