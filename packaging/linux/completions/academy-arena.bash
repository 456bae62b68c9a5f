# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Bash completion for academy-arena.

_academy_arena() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]:-} words
    COMPREPLY=()
    if [[ $COMP_CWORD -eq 1 ]]; then
        mapfile -t COMPREPLY < <(compgen -W "play replay ladder learn bench host seat --help --version" -- "$word")
        return
    fi
    case $before in
        --mode) words="standard karadoc lancelot random" ;;
        --squires) words="3 4 5 random" ;;
        --variations) words="all none random @variations@" ;;
        --advanced) words="all none random win-a-tie step-back ranked-reset" ;;
        --stakes) words="booklet grand-finale random" ;;
        --record)
            [[ $command == play ]] || {
                mapfile -t COMPREPLY < <(compgen -f -- "$word")
                return
            }
            mapfile -t COMPREPLY < <(compgen -d -- "$word")
            return
            ;;
        --audit | --output | --memory)
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            return
            ;;
        --games | --players | --time-limit | --seed | --jobs | --seconds | --address | --port | --player | --at | --patience) return ;;
        *)
            case $command in
                play) words="--games --mode --squires --variations --advanced --stakes --players --time-limit --seed
                    --record --audit --json --help" ;;
                replay) words="--audit --help" ;;
                ladder) words="--games --mode --squires --variations --advanced --stakes --players --time-limit --seed
                    --neighbours --jobs --json --help" ;;
                learn) words="--games --seed --jobs --output --help" ;;
                bench) words="--seconds --json --help" ;;
                host) words="--mode --squires --variations --advanced --stakes --players --time-limit --seed --address
                    --port --help" ;;
                seat) words="--player --time-limit --seed --memory --record --at --patience --help" ;;
                *) words="" ;;
            esac
            if [[ ($command == replay || $command == host) && $word != -* ]]; then
                mapfile -t COMPREPLY < <(compgen -f -- "$word")
                return
            fi
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o filenames -F _academy_arena academy-arena
