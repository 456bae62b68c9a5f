#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""What a package is made of, as an SPDX 2.3 document on stdout.

    sbom.py NAME [PACKAGES]

NAME is the file that is described. PACKAGES is the list of Debian packages of which an archive holds parts, as
archive/collect.py writes it. The fonts, from which the build makes the game's faces, are in every package.
"""

import hashlib
import json
import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
FONTS = [
    ("EB Garamond", "0.016", "https://github.com/georgd/EB-Garamond", "OFL-1.1"),
    ("Jessen (Gotico-Antiqua)", "2019-07-04", "https://github.com/anrt/gotico-antiqua", "OFL-1.1"),
]


def element(number: int, name: str, version: str, place: str, license_: str, more: dict | None = None) -> dict:
    return {
        "SPDXID": f"SPDXRef-{number}", "name": name, "versionInfo": version, "downloadLocation": place,
        "filesAnalyzed": False, "licenseConcluded": license_, "licenseDeclared": license_, "copyrightText": "NOASSERTION",
    } | (more or {})


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    cmake = (PROJECT / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"^project\(.* VERSION (\S+)", cmake, re.MULTILINE)[1]
    home = re.search(r"ACADEMY_HOMEPAGE (\S+)\)", cmake)[1]
    day = re.search(rf"^## {re.escape(version)}, (\S+)", (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)[1]
    packages = [element(0, "medieval-academy", version, home, "MIT", {"packageFileName": sys.argv[1]})]
    packages += [element(1 + i, *font) for i, font in enumerate(FONTS)]
    if len(sys.argv) == 3:
        for line in Path(sys.argv[2]).read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                name, found, source, source_version = line.split()
                packages.append(element(
                    len(packages), name, found, f"https://snapshot.debian.org/package/{source}/{source_version}/", "NOASSERTION",
                    {"externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                                       "referenceLocator": f"pkg:deb/debian/{name}@{found}"}]}))
    mark = hashlib.sha256(json.dumps(packages).encode()).hexdigest()[:32]
    json.dump({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": sys.argv[1],
        "documentNamespace": f"{home}/spdx/{sys.argv[1]}-{mark}",
        "creationInfo": {"created": f"{day}T12:00:00Z", "creators": ["Tool: packaging/sbom.py"]},
        "packages": packages,
        "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-0"}]
        + [{"spdxElementId": "SPDXRef-0", "relationshipType": "CONTAINS", "relatedSpdxElement": package["SPDXID"]}
           for package in packages[1:]],
    }, sys.stdout, indent=1)
    print()


main()
