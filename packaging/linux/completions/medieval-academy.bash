# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Bash completion for medieval-academy.

_medieval_academy() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $before in
        --language) mapfile -t COMPREPLY < <(compgen -W "en fr" -- "$word") ;;
        --size) mapfile -t COMPREPLY < <(compgen -W "least phone tablet tablet-portrait desktop" -- "$word") ;;
        --speed) mapfile -t COMPREPLY < <(compgen -W "slow normal fast none" -- "$word") ;;
        --text) mapfile -t COMPREPLY < <(compgen -W "100 125 150 175 200" -- "$word") ;;
        *)
            if [[ $word != -* || $before == --replay ]]; then
                mapfile -t COMPREPLY < <(compgen -f -X "!*.json" -- "$word"; compgen -d -S / -- "$word")
                return
            fi
            mapfile -t COMPREPLY < <(compgen -W "--language --replay --size --speed --text --help --help-all --version" -- "$word")
            ;;
    esac
}
complete -F _medieval_academy medieval-academy
