#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# disk.sh MODEL-TESTS: runs the test of a disk that is full or may only be read on one of its own, in memory. Where the system
# lets nobody make one, the nearest there is: files that may have no byte.

set -euo pipefail

program=$1
disk=$(mktemp -d)
trap 'rmdir "$disk"' EXIT
for enter in 'unshare --mount' 'unshare --user --map-root-user --mount'; do
    # shellcheck disable=SC2016,SC2086 # expanded inside; words
    if $enter sh -c 'mount -t tmpfs -o size=256k none "$1"' sh "$disk" 2>/dev/null; then
        export ACADEMY_TEST_DISK=$disk
        $enter sh -ec 'mount -t tmpfs -o size=256k none "$1"; shift; exec "$@"' sh "$disk" "$program" '[.disk]'
        exit
    fi
done
echo 'no disk can be made here'
"$program" 'Where nothing can be written any more the game goes on, and is saved when that is over'
