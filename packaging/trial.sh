# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# What try-deb and try-tar share: `source trial.sh NAME FOLDER`. They set `saves`, where
# games are kept, and `arena`, the console tool.

name=$1
shift
say() { printf '%s: %s\n' "$name" "$*"; }
die() {
    say "$*" >&2
    exit 1
}
[[ $# -eq 1 ]] || die "usage: $name FOLDER"
folder=$1
pictures=$folder/tried
saves=
arena=academy-arena
export DEBIAN_FRONTEND=noninteractive DISPLAY=:97 QT_NO_XDG_DESKTOP_PORTAL=1
mkdir -p "$pictures"

work=$(mktemp -d)
chmod 755 "$work"
started=()
leave() {
    local process
    for process in "${started[@]}"; do
        kill "$process" 2>/dev/null || true
    done
    rm -rf "$work"
}
trap leave EXIT

install_tools() {
    apt-get update -q >/dev/null
    apt-get install -q -y --no-install-recommends "$@" >"$work/apt" 2>&1 || { cat "$work/apt"; die "cannot install $*"; }
}

# Waits up to a minute: wait_for WHAT COMMAND…
wait_for() {
    local what=$1 tries
    shift
    for ((tries = 0; tries < 300; ++tries)); do
        if "$@"; then
            return
        fi
        sleep 0.2
    done
    import -window root "$pictures/trouble.png" || true
    [[ ! -s $work/log ]] || cat "$work/log"
    die "waited in vain for $what"
}

display_is_there() { xdotool getmouselocation >/dev/null 2>&1; }

# A display with a window manager, and what plays by keys; what that needs here is no part of the package.
start_display() {
    install_tools desktop-file-utils imagemagick libegl1 libgl1 libgl1-mesa-dri libglib2.0-bin openbox procps shared-mime-info xdotool xvfb
    Xvfb "$DISPLAY" -screen 0 1440x900x24 -nolisten tcp >"$work/xvfb" 2>&1 &
    started+=($!)
    wait_for "the X server" display_is_there
    openbox --sm-disable >"$work/openbox" 2>&1 &
    started+=($!)
}

window_is_there() { xdotool search --onlyvisible --name '^Medieval Academy$' >"$work/window" 2>/dev/null; }
window_is_gone() { ! window_is_there; }
entries() { cat "$saves"/*.json 2>/dev/null | grep -c '"squire"' || true; }
take() { import -window root "$pictures/$1.png"; }

# start_game COMMAND…
start_game() {
    "$@" >"$work/log" 2>&1 &
    wait_for "the game's window" window_is_there
    xdotool windowfocus --sync "$(head -1 "$work/window")"
    sleep 2
}
# What older versions of gio say of themselves where there is no D-Bus, and newer ones of Mesa where there is no Vulkan, is no
# complaint of the game's.
complaints() { grep -v -e '^$' -e '^(gio ' -e '^MESA: ' -e '^glx: ' "$work/log"; }
end_game() {
    xdotool key --clearmodifiers alt+F4
    wait_for "the end of the program" window_is_gone
    ! complaints || die "the program complained"
}

# The game that was begun is over: the console tool replays it, and says so.
is_over() { "$arena" replay "$saves"/*.json | grep -q 'ends with'; }

# Plays the first card, on Jousts where there is a choice, so often or until the game is over: play DECISIONS
play() {
    local decision key
    for ((decision = 0; decision < $1; ++decision)); do
        if is_over; then
            return
        fi
        for key in 1 Return j; do
            xdotool key --clearmodifiers "$key"
            sleep 0.3
        done
        sleep 0.5
    done
}
