#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Writes the pseudo-language: every text in brackets and with accents, longer by two fifths, as far as its vowels go.

Usage: pseudo.py TRANSLATIONS.ts PSEUDO.ts
       pseudo.py PAGES FOLDER

The first makes translations from the English texts of a complete file, the second a rulebook from the English pages. Whatever
is shown without brackets has not been translated; what is cut off here would be in a language with longer words.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as xml

LONGER = 0.4
ACCENTS = dict(zip("aeiouAEIOU", "àéîöúÀÉÎÖÚ"))
PLACEHOLDER = re.compile(r"(%L?\d+|%n)")
# What is no text in a page of the rulebook (model/rulebook/PageReader.h).
MARKUP = re.compile(r"(^#+ |^- |^→ |\{#[^}]*\}|!?\[|\]\([^)]*\)|\*\*| — |\||; )")


def pseudo(text):
    parts = PLACEHOLDER.split(text)
    more = round(LONGER * sum(map(len, parts[::2]))) - len("‹›")

    def accented(found):
        nonlocal more
        more -= 1
        vowel = found.group()
        return vowel + ACCENTS[vowel.lower()] if more >= 0 else ACCENTS[vowel]

    parts[::2] = [re.sub("[aeiouAEIOU]", accented, part) for part in parts[::2]]
    return f"‹{''.join(parts)}›"


def write_translations(source, target):
    tree = xml.parse(source)
    tree.getroot().set("language", "en")  # whose plurals it has
    for message in tree.getroot().iter("message"):
        text, translation = message.findtext("source"), message.find("translation")
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        for form, ending in zip(forms, ("", "s")):
            form.text = pseudo(text.replace("(s)", ending))
        if not forms:
            translation.text = pseudo(text)
    tree.write(target, encoding="utf-8", xml_declaration=True)


def of_page(page):
    for line in page.splitlines():
        if index := re.fullmatch(r"<!-- index: (.*) -->", line):
            yield f"<!-- index: {'; '.join(map(pseudo, index.group(1).split('; ')))} -->"
        elif line.startswith("<!--") or re.fullmatch(r"[|-]*", line):
            yield line
        else:
            yield "".join(
                part if MARKUP.fullmatch(part) or not re.search("[A-Za-z]", part)
                else re.sub(r"\S(?:.*\S)?", lambda words: pseudo(words.group()), part)
                for part in MARKUP.split(line)
            )


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    if source.is_file():
        write_translations(source, target)
        return
    target.mkdir(parents=True, exist_ok=True)
    for page in source.glob("*.md"):
        text = "\n".join(of_page(page.read_text(encoding="utf-8"))) + "\n"
        (target / page.name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
