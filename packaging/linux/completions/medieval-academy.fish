# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# Fish completion for medieval-academy.

complete -c medieval-academy -f -a "(__fish_complete_suffix .json)"
complete -c medieval-academy -l language -x -a "en fr" -d "Speak this language"
complete -c medieval-academy -l replay -r -k -a "(__fish_complete_suffix .json)" -d "Look back at a game from its beginning on"
complete -c medieval-academy -l size -x -a "least phone tablet tablet-portrait desktop" -d "Size and kind of window"
complete -c medieval-academy -l speed -x -a "slow normal fast none" -d "Speed of the table"
complete -c medieval-academy -l text -x -a "100 125 150 175 200" -d "Size of text in percent"
complete -c medieval-academy -s h -l help -d "Show the options"
complete -c medieval-academy -l help-all -d "Show the options, and those of Qt"
complete -c medieval-academy -s v -l version -d "Show the version"
