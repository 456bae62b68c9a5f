#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# clang-tidy.sh BUILD: runs clang-tidy on the program's C++ sources, as BUILD compiles them.

build=$(realpath -- "$1")
# shellcheck source=tests/lint/sources.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/sources.sh"

# Only what is compiled: a source that no target lists would be read without its options.
python3 -c '
import json, sys
for entry in json.load(open(sys.argv[1])):
    print(entry["file"], end="\0")
' "$build/compile_commands.json" | sort -zu | grep -z -E "^$PWD/(app|model)/" |
    xargs -0 --no-run-if-empty --max-args=1 --max-procs="$(getconf _NPROCESSORS_ONLN)" clang-tidy -p "$build" --quiet
