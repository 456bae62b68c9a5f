#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Checks the shell scripts.

# shellcheck source=tests/lint/sources.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/sources.sh"

{
    printf '%s\0' dev .ci/run
    sources '*.sh'
    scripts 'bash|sh'
} | xargs -0 shellcheck --external-sources
