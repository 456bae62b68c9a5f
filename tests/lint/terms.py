#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Checks the words of all texts for people against translations/TERMS.md, and the typography of both languages.

Texts are those of the program (its English ones as the French file has them; lint.translations holds that file against the
sources), the rulebook's pages, the manual pages, and what desktops and software centres show. With --can-fail it checks itself:
that each kind of fault is found in an example of it.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as xml

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TERMS = PROJECT / "translations" / "TERMS.md"
LINUX = PROJECT / "packaging" / "linux"
LANGUAGES = ("en", "fr")
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
NO_BREAK = "\u00a0"

# What is read aloud as one with the number behind it or before it stays on the line of the number.
NUMBERED = r"cases?|tours?|jetons?|étape|[Jj]oueur|[Vv]ersion|valeur"
COUNTED = r"cases?|points?|cartes?|Blasons?|pions?|jetons?|joueurs?|écuyers?|parties?|victoires?|fois|minutes?|événements?"
NUMBER = r"(?:%\d|%n|\d+|[IVX]+)\b"
TYPOGRAPHY = {
    "both": [
        ("a no-break hyphen, U+2011", r"\u2011"),
        ("a narrow no-break space, U+202F", r"\u202f"),
        ("three dots instead of …", r"\.\.\."),
        ('a straight quotation mark, "', r'"'),
        ("a straight apostrophe, '", r"'"),
        ("two spaces", r"\S  \S"),
    ],
    "en": [("a space before a punctuation mark", r"\w[ \u00a0][:;!?](?:\s|$)")],
    "fr": [
        ("no no-break space before ; ! ? or »", r"[^\u00a0!?][;!?»]"),
        ("no no-break space before :", r"[^\u00a0]:(?!//|\d)"),
        ("no no-break space before %", r"[^\u00a0]%(?![\dnL])"),
        ("no no-break space after «", r"«[^\u00a0]"),
        ("English quotation marks", r"[“”]"),
        ("an ordinary space before a number", rf"(?<!%n\u00a0)(?<!\d\u00a0)\b(?:{NUMBERED}) {NUMBER}"),
        ("an ordinary space after a number", rf"(?:%n|\b\d+) (?:{COUNTED})\b"),
    ],
}


def pattern_of(words):
    """A pattern for one of the terms: `*` is any ending, a space any space."""
    pattern = re.escape(words).replace(r"\*", r"\w*").replace(r"\ ", r"\s")
    return re.compile(rf"(?<![\w]){pattern}(?![\w])", re.IGNORECASE)


def forbidden_words():
    """What TERMS.md forbids: language -> [(pattern, patterns of what is allowed, the term to use)]."""
    found = {language: [] for language in LANGUAGES}
    for line in TERMS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or len(cells) != 4 or cells[0] == "English" or set(cells[0]) == {"-"}:
            continue
        for language, term, against in (("en", cells[0], cells[1]), ("fr", cells[2], cells[3])):
            for words, allowed in re.findall(r"`([^`]+)`(?: but `([^`]+)`)?", against):
                found[language].append((pattern_of(words), pattern_of(allowed) if allowed else None, term))
    return found


def faults(language, text, words, has_typography=True):
    """What is wrong with a text: pairs of what and where in it."""
    for pattern, allowed, term in words[language]:
        rest = allowed.sub("", text) if allowed else text
        for hit in pattern.finditer(rest):
            yield f"the term is {term}", hit.group()
    for what, pattern in (TYPOGRAPHY["both"] + TYPOGRAPHY[language]) if has_typography else []:
        for hit in re.finditer(pattern, text):
            yield what, text[max(0, hit.start() - 12) : hit.end() + 12]


def of_translations():
    for language in LANGUAGES:
        path = PROJECT / "translations" / f"medieval-academy_{language}.ts"
        for context in xml.parse(path).getroot().iter("context"):
            for message in context.iter("message"):
                where = f"{path.name}: {context.findtext('name')}"
                if language == "fr":
                    yield "en", where, message.findtext("source")
                translation = message.find("translation")
                for form in translation.findall("numerusform") or [translation]:
                    yield language, where, form.text or ""


def of_page(page):
    """The lines of a page of the rulebook as they are read: words of the index, text without the targets of links."""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if index := re.match(r"<!-- index: (.*) -->", line):
            yield from ((number, word) for word in index.group(1).split("; "))
        elif not line.startswith("<!--") and not re.fullmatch(r"[|-]+", line):
            yield number, re.sub(r"\]\([^)]*\)|\{#[^}]*\}", "]", line)


def of_rulebook():
    for language in LANGUAGES:
        for page in sorted((PROJECT / "resources" / "rulebook" / language).glob("*.md")):
            for number, line in of_page(page):
                yield language, f"rulebook/{language}/{page.name}:{number}", line


def of_manual(page):
    """The lines of a manual page without its macros and examples; what they mark is code, where punctuation is the shell's."""
    example = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        example = line == ".EX" or (example and line != ".EE")
        if not example and not line.startswith("."):
            yield number, line


def of_desktop():
    """What software centres, desktops and the console say."""
    for element in xml.parse(LINUX / "medieval-academy.metainfo.xml.in").getroot().iter():
        if element.tag in ("summary", "p", "li", "caption"):
            yield element.get(XML_LANGUAGE, "en"), "metainfo.xml", element.text
    for line in (LINUX / "medieval-academy.desktop.in").read_text(encoding="utf-8").splitlines():
        if entry := re.match(r"(?:GenericName|Comment)(?:\[(\w+)\])?=(.*)", line):
            yield entry.group(1) or "en", "desktop", entry.group(2)
    versions = re.split(r"^## .*\d\n", (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    for version in versions:
        for language, paragraph in zip(LANGUAGES, version.strip().split("\n\n")):
            yield language, "CHANGELOG.md", paragraph.replace("\n", " ")


def of_console():
    for language, folder in (("en", "man"), ("fr", "man/fr")):
        for page in sorted((LINUX / folder).glob("*.6")):
            yield from ((language, f"{folder}/{page.name}:{number}", line) for number, line in of_manual(page))
    source = (PROJECT / "app" / "CommandLine.cpp").read_text(encoding="utf-8")
    for text in re.findall(r'QStringLiteral\(\s*"([^"]* [^"]*)"', source):
        yield "en", "CommandLine.cpp", text


def check():
    words = forbidden_words()
    found = 0
    read = 0
    for texts in (of_translations, of_rulebook, of_desktop, of_console):
        for language, where, text in texts():
            read += 1
            has_typography = language == "fr" or texts is not of_console
            for what, part in faults(language, text, words, has_typography):
                found += 1
                print(f"{where}: {what}: {part.replace(NO_BREAK, '␣')!r} in {text.replace(NO_BREAK, '␣')!r}")
    print(f"{read} texts, {sum(map(len, words.values()))} words not to use, {found} faults")
    return 1 if found else 0


# A text and how many faults it has.
EXAMPLES = [
    ("en", "The last decision is taken back.", 1),
    ("en", "Click the TAKE-BACKS button.", 2),
    ("en", "Undo. The colour of the clickless centre; it’s fine: yes!", 1),
    ("en", "It's not \"fine\"...", 4),
    ("en", "Not in English : no", 1),
    ("en", "A no\u2011break hyphen", 1),
    ("fr", "La partie est enregistrée.", 1),
    ("fr", "Les “paris”,  non les Challenges", 4),
    ("fr", "Avancer de %n\u00a0cases %1", 0),
    ("fr", "Second, mais pas seconde", 1),
    ("fr", "C’est «\u00a0bien\u00a0»\u00a0: 50\u00a0%, case\u00a05, %n\u00a0cases\u00a0!", 0),
    ("fr", "%1\u00a0: %2\u00a0; %n\u00a0fois?!", 1),
    ("fr", "Non: non; non! non? 5 % « non »", 7),
    ("fr", "l'école... \"ici\"", 4),
    ("fr", "case 5 et 5 cases du tour %1", 3),
    ("fr", "Oui\u202f!", 2),
]


def can_fail():
    words = forbidden_words()
    wrong = [(text, list(faults(language, text, words))) for language, text, count in EXAMPLES
             if len(list(faults(language, text, words))) != count]
    for text, found in wrong:
        print(f"{text!r}: {found}")
    # Each kind of fault and each source of texts is there.
    kinds = {what for language, text, _ in EXAMPLES for what, _ in faults(language, text, words)}
    missing = [what for kind in TYPOGRAPHY.values() for what, _ in kind if what not in kinds]
    missing += [texts.__name__ for texts in (of_translations, of_rulebook, of_desktop, of_console)
                if {language for language, _, _ in texts()} != set(LANGUAGES)]
    for what in missing:
        print(f"never found: {what}")
    return 1 if wrong or missing else 0


if __name__ == "__main__":
    sys.exit(can_fail() if "--can-fail" in sys.argv[1:] else check())
