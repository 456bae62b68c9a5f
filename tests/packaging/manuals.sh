#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# manuals.sh FOLDER: the manual pages as they are installed can be read, each language has one of each command, and no variable of
# the build's is left in them.

set -euo pipefail

folder=$1
mapfile -t pages < <(find "$folder" -name '*.6')
status=0
for page in "${pages[@]}"; do
    echo "${page#"$folder"/}"
    mandoc -T lint -W warning "$page" || status=1
    # Names that a reader would look for stand in the page as it is read.
    read_page=$(mandoc -T utf8 -O width=200 "$page" | col -b)
    for word in "$(basename "$page" .6)" --help --version; do
        grep -q -F -e "$word" <<<"$read_page" || {
            echo "  a reader does not find $word"
            status=1
        }
    done
    ! grep -n '@[a-z_]*@' "$page" || status=1
done
for page in "$folder"/*.6; do
    for language in "$folder"/*/; do
        [[ -f $language${page##*/} ]] || {
            echo "${page##*/} is not in ${language#"$folder"/}"
            status=1
        }
    done
done
[[ ${#pages[@]} -gt 0 ]] && exit $status
