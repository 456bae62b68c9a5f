#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Completes lines as Bash would: completion.sh FOLDER

set -euo pipefail
# shellcheck source=/dev/null # both are checked on their own
source "$1/medieval-academy.bash"
# shellcheck source=/dev/null
source "$1/academy-arena.bash"

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"
touch game.json letter.txt
wrong=0

# expect FUNCTION "ANSWER…" WORD…: what is offered for the last word of a line.
expect() {
    local function=$1 answer=$2
    shift 2
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    "$function"
    if [[ ${COMPREPLY[*]} != "$answer" ]]; then
        echo "$*: offered '${COMPREPLY[*]}', not '$answer'"
        wrong=1
    fi
}

expect _medieval_academy "--size --speed" medieval-academy --s
expect _medieval_academy "--replay" medieval-academy --r
expect _medieval_academy "game.json" medieval-academy --replay ""
expect _medieval_academy "tablet tablet-portrait" medieval-academy --size tab
expect _medieval_academy "en fr" medieval-academy --language ""
expect _academy_arena "play" academy-arena pl
expect _academy_arena "karadoc" academy-arena play --mode k
expect _academy_arena "--advanced --audit" academy-arena play --a
expect _academy_arena "--seconds" academy-arena bench --s
expect _academy_arena "--advanced --address" academy-arena host --ad
expect _academy_arena "--player --patience" academy-arena seat --p
expect _academy_arena "" academy-arena ladder --seed ""
exit $wrong
