#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""A computer player of your own: it likes big cards, and boards on which it is behind.

    academy-arena play --players "exec:python3 my_player.py,page" --squires 3

EXTERNAL-PLAYERS.md tells what the messages mean.
"""
import json
import random
import sys

view = {}


def lead(squire, board):
    """Squares that the squire is ahead of the best of the others."""
    progress = {owner: squares for owner, squares, _ in view["tracks"][board]}
    return progress.pop(squire) - max(progress.values())


def worth(choice):
    """How much a choice promises; choices look like the entries of a game record."""
    kind, what = next(iter(choice.items()))
    if kind == "keep":
        return int(what["card"][1])
    if kind == "play":
        return int(what["card"][1]) - 0.2 * lead(what["squire"], what["board"])
    if kind == "bonus":
        return -lead(what["squire"], what["board"])
    return random.random()


def answer(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    (message, content), = json.loads(line).items()
    if message == "hello":
        answer(hello={"name": "My player"})
    elif message == "view":
        view = content
    elif message == "choose":
        choices = content["choices"]
        answer(choice=max(range(len(choices)), key=lambda i: worth(choices[i])))
    elif message == "bye":
        break
