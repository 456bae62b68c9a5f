# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Fish completion for academy-arena.

set -l commands play replay ladder learn bench host seat
set -l games "__fish_seen_subcommand_from play ladder host"

complete -c academy-arena -f
complete -c academy-arena -n "not __fish_seen_subcommand_from $commands" -a play -d "Play games between computers"
complete -c academy-arena -n "not __fish_seen_subcommand_from $commands" -a replay -d "Check records"
complete -c academy-arena -n "not __fish_seen_subcommand_from $commands" -a ladder -d "Tell how strong players are"
complete -c academy-arena -n "not __fish_seen_subcommand_from $commands" -a learn -d "Learn from games of heralds"
complete -c academy-arena -n "not __fish_seen_subcommand_from $commands" -a bench -d "Measure random games"
complete -c academy-arena -n "not __fish_seen_subcommand_from $commands" -a host -d "Host a game for other devices"
complete -c academy-arena -n "not __fish_seen_subcommand_from $commands" -a seat -d "Play at a seat of another table"
complete -c academy-arena -n "not __fish_seen_subcommand_from $commands" -l version -d "Show the version"
complete -c academy-arena -l help -d "Show the options"

complete -c academy-arena -n "$games" -l mode -x -a "standard karadoc lancelot random" -d "Kind of game"
complete -c academy-arena -n "$games" -l squires -x -a "3 4 5 random" -d "Squires of a standard game"
complete -c academy-arena -n "$games" -l variations -x -d "Variations" \
    -a "all none random @variations@"
complete -c academy-arena -n "$games" -l advanced -x -a "all none random win-a-tie step-back ranked-reset" -d "Advanced rules"
complete -c academy-arena -n "$games" -l stakes -x -a "booklet grand-finale random" -d "Stakes"
complete -c academy-arena -n "$games" -l players -x -d "Who plays, by seat"
complete -c academy-arena -n "__fish_seen_subcommand_from play ladder host seat" -l time-limit -x -d "Milliseconds a program has for each answer"
complete -c academy-arena -n "__fish_seen_subcommand_from play ladder learn" -l games -x -d "How many games"
complete -c academy-arena -n "__fish_seen_subcommand_from play ladder learn host seat" -l seed -x -d "Where the random numbers begin"
complete -c academy-arena -n "__fish_seen_subcommand_from ladder" -l neighbours -d "Each alone among those named before it"
complete -c academy-arena -n "__fish_seen_subcommand_from ladder learn" -l jobs -x -d "Games at the same time"
complete -c academy-arena -n "__fish_seen_subcommand_from play ladder bench" -l json -d "Tell the result as JSON"
complete -c academy-arena -n "__fish_seen_subcommand_from play" -l record -x -a "(__fish_complete_directories)" -d "Write a record of each game"
complete -c academy-arena -n "__fish_seen_subcommand_from play replay" -l audit -r -F -d "Write audits"
complete -c academy-arena -n "__fish_seen_subcommand_from replay host" -F
complete -c academy-arena -n "__fish_seen_subcommand_from host" -l address -x -d "Address at which seats come"
complete -c academy-arena -n "__fish_seen_subcommand_from host" -l port -x -d "Its port"
complete -c academy-arena -n "__fish_seen_subcommand_from seat" -l player -x -d "Who plays"
complete -c academy-arena -n "__fish_seen_subcommand_from seat" -l memory -r -F -d "What the seat remembers"
complete -c academy-arena -n "__fish_seen_subcommand_from seat" -l record -r -F -d "Where the record is written"
complete -c academy-arena -n "__fish_seen_subcommand_from seat" -l at -x -d "Where the table is"
complete -c academy-arena -n "__fish_seen_subcommand_from seat" -l patience -x -d "Seconds until it gives up"
complete -c academy-arena -n "__fish_seen_subcommand_from learn" -l output -r -F -d "Where to write"
complete -c academy-arena -n "__fish_seen_subcommand_from bench" -l seconds -x -d "Time for each kind of game"
