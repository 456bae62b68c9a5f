#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# sources.sh PROJECT: list-sources finds the files of a project that git knows, of one that it does not know, and of one that lies
# in a folder that another project's git ignores, as a package is made that is compared.

set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
list=$1/packaging/list-sources

# The files that are found: found_in FOLDER
found_in() { "$1/packaging/list-sources" | tr '\0' ' '; }
expect() {
    [[ $2 == "$3" ]] || {
        echo "sources.sh: $1: '$2' is not '$3'" >&2
        exit 1
    }
}

project=$work/outer/build/project
mkdir -p "$project/packaging" "$project/build"
cp "$list" "$project/packaging"
touch "$project/README.md" "$project/build/made"
expect "without git" "$(found_in "$project")" "README.md packaging/list-sources "

git init --quiet "$work/outer"
echo /build/ >"$work/outer/.gitignore"
expect "in another project" "$(found_in "$project")" "README.md packaging/list-sources "

git init --quiet "$project"
echo /build/ >"$project/.gitignore"
expect "with git" "$(found_in "$project")" ".gitignore README.md packaging/list-sources "
