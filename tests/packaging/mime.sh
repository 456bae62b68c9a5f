#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# mime.sh PACKAGES TYPE: desktops know a record by its name, and by its beginning where it is named otherwise; other files
# are none. PACKAGES is the folder with the description of the type.

set -euo pipefail

packages=$1 type=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data XDG_DATA_DIRS=/usr/share
mkdir -p "$XDG_DATA_HOME/mime/packages"
cp "$packages"/*.xml "$XDG_DATA_HOME/mime/packages"
update-mime-database "$XDG_DATA_HOME/mime"

record='{
  "format": "medieval-academy-record",
  "version": 1'
echo "$record" >"$work/2026-11-21.medieval-academy.json"
echo "$record" >"$work/game-000001.json"
: >"$work/empty.medieval-academy.json"
echo '{"format": "shopping-list"}' >"$work/list.json"

status=0
expect() {
    local found
    found=$(gio info --attributes=standard::content-type "$work/$1" | sed -n 's/.*content-type: //p')
    if [[ $found != "$2" ]]; then
        echo "$1 is taken for $found, not $2"
        status=1
    fi
}
expect 2026-11-21.medieval-academy.json "$type"
expect game-000001.json "$type"
expect list.json application/json
exit $status
