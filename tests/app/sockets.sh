#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# sockets.sh PROGRAM ARGUMENT…: runs a program and fails when it, or what it starts, opens a socket that leads out of this
# device. That this would be noticed is tried first.

set -euo pipefail

trace=$(mktemp)
trap 'rm -f "$trace"' EXIT

# Fails when the traced program fails; prints the sockets that are not local ones.
leading_out() {
    strace -f -qq -e trace=socket -e signal=none -o "$trace" "$@" >&2
    grep -v -E 'resumed>|socket\(AF_(UNIX|LOCAL|NETLINK),' "$trace" || true
}

if [[ -z $(leading_out python3 -c 'import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()') ]]; then
    echo 'a socket that leads out was not noticed'
    exit 1
fi
found=$(leading_out "$@")
if [[ -n $found ]]; then
    printf 'sockets that lead out:\n%s\n' "$found"
    exit 1
fi
