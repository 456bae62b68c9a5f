#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Checks that every Python script compiles, without a warning.

# shellcheck source=tests/lint/sources.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/sources.sh"

{
    sources '*.py'
    scripts python3
} | xargs -0 --no-run-if-empty python3 -W error -c '
import sys
for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        compile(file.read(), name, "exec")
'
