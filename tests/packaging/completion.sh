#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Completes lines in Bash, zsh and fish: completion.sh FOLDER

set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)
completions=$(cd -- "$1" && pwd -P)
# shellcheck source=/dev/null # both are checked on their own
source "$completions/medieval-academy.bash"
# shellcheck source=/dev/null
source "$completions/academy-arena.bash"

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
mkdir "$folder/programs" "$folder/place"
ln -s /bin/true "$folder/programs/medieval-academy" # fish completes only what is there
ln -s /bin/true "$folder/programs/academy-arena"
touch "$folder/place/game.json" "$folder/place/letter.txt"
cd "$folder/place"
export HOME=$folder PATH=$folder/programs:$PATH TERM=dumb
unset "${!XDG_@}"
wrong=0

# What each shell offers for the last word of the line, sorted; they are called by their names,
# which ShellCheck does not see (SC2317, and in newer versions SC2329).
# shellcheck disable=SC2317,SC2329
in_bash() {
    read -ra COMP_WORDS <<<"$1"
    [[ $1 != *" " ]] || COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMPREPLY=()
    "_${COMP_WORDS[0]//-/_}"
    [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\n' "${COMPREPLY[@]}" | sort
}
# shellcheck disable=SC2317,SC2329
in_zsh() { zsh -f "$here/completion.zsh" "$completions" "$1"; }
# Fish also offers what has the letters of the word elsewhere; these are not asked for.
# shellcheck disable=SC2317,SC2329
in_fish() {
    # shellcheck disable=SC2016 # fish's variables
    fish --no-config -c 'set -p fish_complete_path $argv[1]; complete -C $argv[2]' "$completions" "$1" | cut -f 1 |
        awk -v begun="${1##* }" 'index($0, begun) == 1' | sort
}

# expect "LINE" "OFFER…" [SHELL…]: what is offered, by all three shells unless told.
expect() {
    local line=$1 offer=$2 shell found
    shift 2
    [[ $# -gt 0 ]] || set -- bash zsh fish
    for shell; do
        found=$("in_$shell" "$line" | tr '\n' ' ')
        if [[ ${found% } != "$offer" ]]; then
            echo "$shell, \"$line\": offered '${found% }', not '$offer'"
            wrong=1
        fi
    done
}

expect "medieval-academy --s" "--size --speed"
expect "medieval-academy --r" "--replay"
expect "medieval-academy --replay " "game.json" bash zsh
expect "medieval-academy --replay " "game.json letter.txt" fish # those with the right name come first there
expect "medieval-academy " "game.json" bash zsh
expect "medieval-academy --size tab" "tablet tablet-portrait"
expect "medieval-academy --language " "en fr"
expect "medieval-academy --text 1" "100 125 150 175"
expect "academy-arena p" "play"
expect "academy-arena play --mode k" "karadoc"
expect "academy-arena play --variations c" "charity"
expect "academy-arena play --a" "--advanced --audit"
expect "academy-arena ladder --s" "--seed --squires --stakes"
expect "academy-arena bench --s" "--seconds"
expect "academy-arena host --ad" "--address --advanced"
expect "academy-arena replay " "game.json letter.txt"
expect "academy-arena seat --p" "--patience --player"
expect "academy-arena ladder --seed " ""
exit $wrong
