#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Says what each language of the game still lacks: texts, rulebook, manual pages, and what systems and shops are told.

Usage: languages.py [--can-fail]

The languages are those of ACADEMY_LANGUAGES in CMakeLists.txt; the first is that of the sources. Whether the texts are
complete is lint.translations's business, whether the rulebook says what it should the rulebook's tests'. With --can-fail the
check looks for a language that nobody has written, and fails unless it misses every single thing.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as xml

PROJECT = pathlib.Path(__file__).resolve().parents[2]
LINUX = "packaging/linux"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def text_of(path):
    return (PROJECT / path).read_text(encoding="utf-8")


def languages():
    return re.search(r"set\(ACADEMY_LANGUAGES ([a-z ]+)\)", text_of("CMakeLists.txt")).group(1).split()


def words_of(path, pattern):
    """The words of a list that is found in a file."""
    return re.findall(r"\w+", re.search(pattern, text_of(path)).group(1))


def is_source(language):
    return language == languages()[0]


def texts(language):
    """The file of its texts, and how many of them are not translated."""
    path = PROJECT / "translations" / f"medieval-academy_{language}.ts"
    if not path.exists():
        yield path.name
        return
    open_ones = sum(found.get("type") == "unfinished" for found in xml.parse(path).getroot().iter("translation"))
    if open_ones:
        yield f"{open_ones} texts"


def rulebook(language):
    pages = [page for line in text_of("resources/rulebook/contents").splitlines() for page in line.split()[1:]]
    folder = PROJECT / "resources/rulebook" / language
    yield from (f"the page {page}.md" for page in pages if not (folder / f"{page}.md").exists())


def manual(language):
    folder = PROJECT / LINUX / "man"
    for page in sorted(folder.glob("*.6")):
        if not (folder / ("" if is_source(language) else language) / page.name).exists():
            yield page.name


def software_centres(language):
    """Texts of AppStream's file in the language of the sources that this one does not have."""
    count = {}
    for element in xml.parse(PROJECT / LINUX / "medieval-academy.metainfo.xml.in").getroot().iter():
        if element.tag in ("summary", "p", "li", "caption", "keyword"):
            tongue = element.get(XML_LANGUAGE, languages()[0])
            count[tongue] = count.get(tongue, 0) + 1
    missing = count[languages()[0]] - count.get(language, 0)
    if missing > 0:
        yield f"{missing} of {count[languages()[0]]} texts"


def desktop(language):
    entry = text_of(f"{LINUX}/medieval-academy.desktop.in")
    for key in ("GenericName", "Comment", "Keywords"):
        if not is_source(language) and f"\n{key}[{language}]=" not in entry:
            yield f"{key}[{language}]"


def media_type(language):
    if not is_source(language) and f'xml:lang="{language}"' not in text_of(f"{LINUX}/medieval-academy.mime.xml.in"):
        yield "<comment>"


def its_name(language):
    if f'u"{language}"' not in text_of("model/names/Languages.h"):
        yield "its name"


# What tells what is missing in a place.
PLACES = {
    "translations": texts,
    "resources/rulebook": rulebook,
    "model/names/Languages.h": its_name,
    f"{LINUX}/man": manual,
    f"{LINUX}/medieval-academy.metainfo.xml.in": software_centres,
    f"{LINUX}/medieval-academy.desktop.in": desktop,
    f"{LINUX}/medieval-academy.mime.xml.in": media_type,
}
# Where all languages are listed, and how the list is found.
LISTS = {
    f"{LINUX}/man/medieval-academy.6": r"Fl -language Ar ([a-z|]+)",
    f"{LINUX}/completions/medieval-academy.bash": r'--language\) .*-W "([a-z ]+)"',
    f"{LINUX}/completions/_medieval-academy": r"--language\[.*:language:\(([a-z ]+)\)",
    f"{LINUX}/completions/medieval-academy.fish": r'-l language -x -a "([a-z ]+)"',
    "packaging/android/build.gradle": r"localeFilters \+= \[([a-z', ]+)\]",
    "packaging/android/res/xml/locales.xml": r"(?s)<locale-config[^>]*>(.*)</locale-config>",
    "packaging/macos/Info.plist.in": r"CFBundleLocalizations</key><array>(.*?)</array>",
    "packaging/archive/collect.py": r"root\|res_index\|([a-z|]+)\|pool",
}


def lacks(language):
    """What the language lacks: (where, what)."""
    for place, missing in PLACES.items():
        yield from ((place, what) for what in missing(language))
    for path, pattern in LISTS.items():
        if language not in words_of(path, pattern):
            yield path, "it in its list"


def main():
    if "--can-fail" in sys.argv[1:]:
        missed = {place for place, _ in lacks("tlh")}
        blind = [place for place in (*PLACES, *LISTS) if place not in missed]
        print("\n".join(f"{place}: nothing is missed there" for place in blind) or f"misses something in {len(missed)} places")
        return 1 if blind else 0
    found = 0
    for language in languages():
        for place, what in lacks(language):
            found += 1
            print(f"{language}: {place} lacks {what}")
    print(f"{' '.join(languages())}: {found} things are missing")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
