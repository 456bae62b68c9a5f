#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Checks that clang-format would leave every C++ source as it is; with --fix, formats them.

# shellcheck source=tests/lint/sources.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/sources.sh"

options=(--dry-run -Werror)
[[ ${1:-} != --fix ]] || options=(-i)
sources '*.cpp' '*.h' | xargs -0 --no-run-if-empty clang-format "${options[@]}"
