# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# What zsh itself offers for a line, each on a line of its own: zsh -f completion.zsh FOLDER LINE
#
# A second zsh completes the line on a terminal of its own, as for a person; what it has to offer it writes into a file.

zmodload zsh/zpty
work=$(mktemp -d)
cat >$work/setup <<END
fpath=(${(q)1} \$fpath)
offered=$work/offered
END
cat >>$work/setup <<'END'
PROMPT=
autoload -Uz compinit
compinit -D -u
setopt extended_glob no_beep
compadd() {
    local -a hits
    # With these it only answers questions of the completion's own.
    if [[ ${@[1,(i)(-|--)]} != *-[a-zA-Z]#[OAD]\ * ]]; then
        builtin compadd -A hits "$@"
        print -rl -- $hits >>$offered
    fi
    builtin compadd "$@"
}
comppostfuncs=(finish)
finish() { print -- '*end*' >>$offered }
bindkey '^I' complete-word
END
zpty -b asked zsh -f -i
zpty -w asked "source $work/setup"
zpty -w -n asked "$2"$'\t'
answer=1
for ((tries = 0; tries < 200 && answer == 1; ++tries)); do
    zpty -r -t asked >/dev/null
    if grep -qs '^\*end\*$' $work/offered; then
        sed '/^\*end\*$/,$d; /^$/d' $work/offered | sort -u
        answer=0
    fi
    sleep 0.05
done
zpty -d asked
rm -r $work
exit $answer
