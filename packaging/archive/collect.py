#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Adds to an installed game all that it needs of the system it was built on, so that it runs on others.

    collect.py PROJECT FOLDER

FOLDER holds bin/, lib/ and share/ as `cmake --install` makes them. Added are the QML modules that the sources import,
the plugins of Qt named here, and the libraries that all these need, save what only the system with its hardware can
give. Where they come from and under which licences is written into FOLDER/licenses.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Plugins of Qt that the game uses: windows and OpenGL on X11 and Wayland, input methods, drawings, the portal of sandboxes.
PLUGINS = [
    "iconengines/libqsvgicon.so",
    "imageformats/libqsvg.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland.so",
    "platforms/libqwayland-egl.so",
    "platforms/libqwayland-generic.so",
    "platforms/libqxcb.so",
    "platformthemes/libqxdgdesktopportal.so",
    "wayland-decoration-client/libbradient.so",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "wayland-shell-integration/libxdg-shell.so",
    "xcbglintegrations/libqxcb-egl-integration.so",
    "xcbglintegrations/libqxcb-glx-integration.so",
]
# Of those, the ones that one version of Qt has and another has not.
PLUGINS_OF_SOME = {"platforms/libqwayland.so", "platforms/libqwayland-egl.so", "platforms/libqwayland-generic.so"}
# QML modules that are named as alternatives, and never chosen.
UNUSED_MODULES = re.compile(
    r"QtQuick\.Controls\.(Fusion|Material|Imagine|Universal|FluentWinUI3|Windows|macOS|iOS)(\..*)?|QtQuick\.NativeStyle"
)

# Whose drivers they lead to is the system's affair.
OPENGL = re.compile(r"lib(EGL|GLX|OpenGL|GLdispatch|GL|GLESv2)\.so\.")
# What comes from whichever is newer: the C library, and what drivers use too.
SHARED = re.compile(
    r"ld-linux.*\.so\.|lib(c|m|dl|rt|pthread|resolv|anl|gcc_s|stdc\+\+|X11|X11-xcb|Xau|Xdmcp|xcb|xcb-shm|xcb-randr|xcb-sync|"
    r"xcb-xfixes|drm|gbm|wayland-client|wayland-cursor|wayland-egl|wayland-server|expat|ffi|z|zstd|lzma|bsd|md)\.so\."
)
# Items of ICU's data that Qt asks for: how words are sorted, and the names of encodings.
ICU_KEPT = re.compile(
    r"(coll/)?(root|res_index|en|fr|pool|supplementalData)\.res|coll/ucadata\.icu|cnvalias\.icu|.*\.nrm|uemoji\.icu|ulayout\.icu"
)


def run(*command) -> str:
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def is_elf(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def copy(source: Path, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)
    return target


class Collection:
    def __init__(self, project: Path, folder: Path):
        self.project, self.folder = project, folder
        self.origins: set[Path] = set()  # files of the system that were copied
        query = dict(line.split(":", 1) for line in run("qtpaths6", "--query").splitlines())
        self.qt = {name: Path(query[f"QT_INSTALL_{name}"]) for name in ("QML", "PLUGINS", "LIBEXECS")}

    def take(self, source: Path, place: str) -> Path:
        self.origins.add(source)
        return copy(source, self.folder / place)

    def take_modules(self):
        """The QML modules in use: their plugins and what describes them; the QML itself is within the plugins."""
        found = json.loads(run(
            self.qt["LIBEXECS"] / "qmlimportscanner", "-rootPath", self.project / "qml",
            "-rootPath", self.project / "resources/artwork", "-importPath", self.qt["QML"],
        ))
        for module in found:
            source = Path(module.get("path", ""))
            if not source.is_relative_to(self.qt["QML"]) or UNUSED_MODULES.fullmatch(module["name"]):
                continue
            place = "qml/" + str(source.relative_to(self.qt["QML"]))
            description = (source / "qmldir").read_text(encoding="utf-8")
            self.take(source / "qmldir", f"{place}/qmldir")
            within = re.search(r"^prefer :", description, re.MULTILINE)
            for file in sorted(source.iterdir()):
                if file.suffix == ".so" or (not within and file.suffix in (".qml", ".js")):
                    self.take(file, f"{place}/{file.name}")

    def take_plugins(self):
        for name in PLUGINS:
            source = self.qt["PLUGINS"] / name
            if source.exists():
                self.take(source, f"plugins/{name}")
            elif name not in PLUGINS_OF_SOME:
                sys.exit(f"collect.py: Qt has no plugin {name}")
        if not list((self.folder / "plugins/platforms").glob("libqwayland*")):
            sys.exit("collect.py: Qt has no plugin for Wayland")

    def take_libraries(self):
        """All that is needed by what is there, in the folder of its kind."""
        for file in [file for file in sorted(self.folder.rglob("*")) if file.is_file() and is_elf(file)]:
            for line in run("ldd", file).splitlines():
                if "not found" in line:
                    sys.exit(f"collect.py: {file} needs {line.strip()}")
                match = re.search(r"(?:=> )?(/\S+) \(", line)
                if not match:
                    continue
                source = Path(match[1])
                if source.is_relative_to(self.folder):
                    continue
                kind = "lib/opengl" if OPENGL.match(source.name) else "lib/older" if SHARED.match(source.name) else "lib"
                if not (self.folder / kind / source.name).exists():
                    self.take(source, f"{kind}/{source.name}")
        loader = next((self.folder / "lib/older").glob("ld-linux*"))
        loader.rename(self.folder / "bin/loader")
        (self.folder / "bin/loader").chmod(0o755)

    def write_versions(self):
        """What the launcher compares with the system's: the C library's version, the newest symbols of the C++ library."""
        c = re.search(rb"stable release version (\d+)\.(\d+)", (self.folder / "lib/older/libc.so.6").read_bytes())
        cxx = re.findall(rb"GLIBCXX_3\.4\.(\d+)\0", (self.folder / "lib/older/libstdc++.so.6").read_bytes())
        line = f"{c[1].decode()} {c[2].decode()} GLIBCXX_3.4.{max(map(int, cxx))}\n"
        (self.folder / "lib/older/versions").write_text(line, encoding="ascii")

    def shrink_icu(self):
        """A tenth of ICU's data is what Qt asks for; the library is made again with that."""
        library = next((self.folder / "lib").glob("libicudata.so.*"))
        symbol = re.search(r"([0-9a-f]+)\s+(\d+) OBJECT\s+GLOBAL DEFAULT\s+\d+ (icudt\d+_dat)",
                           run("readelf", "--wide", "--dyn-syms", library))
        address, size, name = int(symbol[1], 16), int(symbol[2]), symbol[3]
        content = library.read_bytes()
        for line in run("readelf", "--wide", "--program-headers", library).splitlines():
            words = line.split()
            if words[:1] == ["LOAD"] and int(words[2], 16) <= address < int(words[2], 16) + int(words[4], 16):
                start = address - int(words[2], 16) + int(words[1], 16)
                # ICU 76 gives the symbol no size of its own: then it goes on to the end of what is loaded.
                size = size or int(words[4], 16) - (address - int(words[2], 16))
                break
        with tempfile.TemporaryDirectory() as work:
            whole, less, unused = Path(work, f"{name[:-4]}l.dat"), Path(work, "less.dat"), Path(work, "unused.txt")
            whole.write_bytes(content[start : start + size])
            items = run("icupkg", "--list", whole).split()
            unused.write_text("\n".join(item for item in items if not ICU_KEPT.fullmatch(item)), encoding="ascii")
            run("icupkg", "--remove", unused, whole, less)
            source = Path(work, "data.s")
            source.write_text(
                f'.section .rodata\n.balign 16\n.globl {name}\n.type {name}, %object\n{name}:\n.incbin "{less}"\n'
                f".size {name}, . - {name}\n.section .note.GNU-stack\n", encoding="ascii")
            run("gcc", "-shared", "-nostdlib", "-Wl,--build-id=none", f"-Wl,-soname,{library.name}", source, "-o", library)

    def set_paths(self):
        """Everything finds lib/ from where it lies; an old kind of path, as it holds for what plugins need too."""
        for file in sorted(self.folder.rglob("*")):
            if not file.is_file() or not is_elf(file) or file.parent.name in ("older", "opengl") or file.name == "loader":
                continue
            up = "/".join([".."] * (len(file.relative_to(self.folder).parts) - 1))
            run("patchelf", "--force-rpath", "--set-rpath", f"$ORIGIN/{up}/lib", file)
            file.chmod(0o755 if file.parent.name == "bin" else 0o644)

    def write_licenses(self):
        """Which packages the files come from, with their licences."""
        owners: dict[str, str] = {}
        for source in sorted({origin.resolve() for origin in self.origins}):
            found = subprocess.run(["dpkg-query", "--search", str(source)], capture_output=True, text=True)
            if found.returncode != 0:  # known to dpkg by the name from before /usr was merged
                found = subprocess.run(["dpkg-query", "--search", str(source).removeprefix("/usr")],
                                       capture_output=True, text=True, check=True)
            owners[found.stdout.split(":", 1)[0]] = ""
        licenses = self.folder / "licenses"
        licenses.mkdir()
        lines = []
        with tempfile.TemporaryDirectory() as work:
            for package in sorted(owners):
                target = licenses / package
                text = Path("/usr/share/doc", package, "copyright")
                if not text.exists():  # left out of this system, to keep it small
                    subprocess.run(["apt-get", "-qq", "download", package], cwd=work, check=True)
                    archive = next(Path(work).glob(f"{package}_*.deb"))
                    subprocess.run(["dpkg-deb", "--extract", archive, work], check=True)
                    text = Path(work, str(text).lstrip("/"))
                target.write_bytes(text.read_bytes())
                lines.append(run("dpkg-query", "--show", "--showformat",
                                 "${Package} ${Version} ${source:Package} ${source:Version}\n", package))
        (licenses / "PACKAGES").write_text(
            "# Debian packages that files of lib/, plugins/ and qml/ are from: package, version, source package, version.\n"
            "# Their sources are at https://snapshot.debian.org. The game itself is under LICENSE.\n" + "".join(lines),
            encoding="utf-8")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    collection = Collection(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
    collection.take_modules()
    collection.take_plugins()
    collection.take_libraries()
    collection.write_versions()
    collection.shrink_icu()
    collection.set_paths()
    collection.write_licenses()


main()
