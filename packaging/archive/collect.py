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
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Plugins of Qt that the game uses: windows and OpenGL on X11 and Wayland, input methods, drawings.
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
# Wanted by parts of Qt Network and PulseAudio that the game has no use for, and a fifth of all there would be: proxies,
# Kerberos, files of sounds.
STANDING_IN = re.compile(r"lib(proxy|gssapi_krb5|sndfile)\.so\.")
NOTHING = {"x86_64": "xor %eax, %eax\nret\n", "aarch64": "mov x0, #0\nret\n"}[platform.machine()]
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


def license_of(package: str, work: Path) -> bytes:
    """The licence of a Debian package, which a small system like ours may have left out."""
    text = Path("/usr/share/doc", package, "copyright")
    if text.exists():
        return text.read_bytes()
    subprocess.run(["apt-get", "-qq", "download", package], cwd=work, check=True, stderr=subprocess.DEVNULL)
    subprocess.run(["dpkg-deb", "--extract", next(work.glob(f"{package}_*.deb")), work], check=True)
    folder = work / "usr/share/doc" / package
    return license_of(folder.readlink().name, work) if folder.is_symlink() else (folder / "copyright").read_bytes()


class Collection:
    def __init__(self, project: Path, folder: Path):
        self.project, self.folder = project, folder
        self.origins: set[Path] = set()  # files of the system that were copied
        self.replaced: dict[str, list[Path]] = {}  # libraries that something stands in for, and who wants them
        query = dict(line.split(":", 1) for line in run("qtpaths6", "--query").splitlines())
        self.qt = {name: Path(query[f"QT_INSTALL_{name}"]) for name in ("QML", "PLUGINS", "LIBEXECS")}

    def take(self, source: Path, place: str) -> Path:
        self.origins.add(source)
        return copy(source, self.folder / place)

    def take_modules(self):
        """The QML modules in use: their plugins, what describes them, and QML, which is within the plugins of some only."""
        found = json.loads(run(
            self.qt["LIBEXECS"] / "qmlimportscanner", "-rootPath", self.project / "qml",
            "-rootPath", self.project / "resources/artwork", "-importPath", self.qt["QML"],
        ))
        for module in found:
            source = Path(module.get("path", ""))
            if not source.is_relative_to(self.qt["QML"]) or UNUSED_MODULES.fullmatch(module["name"]):
                continue
            place = "qml/" + str(source.relative_to(self.qt["QML"]))
            self.take(source / "qmldir", f"{place}/qmldir")
            for file in sorted(source.rglob("*")):
                module_of = next(folder for folder in file.parents if (folder / "qmldir").exists())
                if module_of == source and file.suffix in (".so", ".qml", ".js"):
                    self.take(file, f"{place}/{file.relative_to(source)}")

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
        waiting = [file for file in sorted(self.folder.rglob("*")) if file.is_file() and is_elf(file)]
        while waiting:
            file = waiting.pop()
            wanted = re.findall(r"\(NEEDED\).*\[(.+)\]", run("readelf", "--dynamic", file))
            found = dict(re.findall(r"^\s*(\S+) => (/\S+) \(", run("ldd", file), re.MULTILINE))
            for name in wanted:
                kind = "lib/opengl" if OPENGL.match(name) else "lib/older" if SHARED.match(name) else "lib"
                if STANDING_IN.match(name):
                    self.replaced.setdefault(name, []).append(file)
                elif name.startswith("ld-linux"):
                    continue
                elif name not in found:
                    sys.exit(f"collect.py: {file} needs {name}, which is not there")
                elif not (self.folder / kind / name).exists():
                    waiting.append(self.take(Path(found[name]), f"{kind}/{name}"))
        interpreter = re.search(r"interpreter: (\S+)\]", run("readelf", "--program-headers", "/bin/sh"))
        self.take(Path(interpreter[1]), "bin/loader").chmod(0o755)

    def make_stand_ins(self):
        """Libraries in whose functions nothing is done, for those who want them to be there and never call them here."""
        for name, users in sorted(self.replaced.items()):
            wanted: dict[str, set[str]] = {}
            defined = {line.split()[-1].split("@")[0]
                       for line in run("nm", "--dynamic", "--defined-only", self.library(name)).splitlines()}
            for user in users:
                for line in run("nm", "--dynamic", "--undefined-only", user).splitlines():
                    function, _, version = line.split()[-1].partition("@")
                    if function in defined:
                        wanted.setdefault(version, set()).add(function)
            with tempfile.TemporaryDirectory() as work:
                source, versions = Path(work, "nothing.s"), Path(work, "versions")
                functions = sorted(function for some in wanted.values() for function in some)
                source.write_text(".text\n" + "".join(
                    f".globl {each}\n.type {each}, %function\n{each}:\n" for each in functions)
                    + NOTHING + ".section .note.GNU-stack\n", encoding="ascii")
                versions.write_text("".join(
                    f"{version} {{ global: {'; '.join(sorted(some))}; }};\n" for version, some in sorted(wanted.items()) if version),
                    encoding="ascii")
                run("gcc", "-shared", "-nostdlib", "-Wl,--build-id=none", f"-Wl,-soname,{name}",
                    *([f"-Wl,--version-script={versions}"] if any(wanted) else []), source, "-o", self.folder / "lib" / name)

    def library(self, name: str) -> Path:
        return next(Path(folder, name) for folder in self.qt["PLUGINS"].parents if Path(folder, name).exists())

    def write_versions(self):
        """What the launcher compares with the system's: the C library's version, the newest symbols of the C++ library."""
        c = re.search(rb"stable release version (\d+)\.(\d+)", (self.folder / "lib/older/libc.so.6").read_bytes())
        cxx = re.findall(rb"GLIBCXX_3\.4\.(\d+)\0", (self.folder / "lib/older/libstdc++.so.6").read_bytes())
        line = f"{c[1].decode()} {c[2].decode()} GLIBCXX_3.4.{max(map(int, cxx))}\n"
        (self.folder / "lib/older/versions").write_text(line, encoding="ascii")

    def shrink_icu(self):
        """A tenth of ICU's data is what Qt asks for; the library is made again with that."""
        library = next((self.folder / "lib").glob("libicudata.so.*"))
        symbol = re.search(r"([0-9a-f]+)\s+(0x[0-9a-f]+|\d+) OBJECT\s+GLOBAL DEFAULT\s+\d+ (icudt\d+_dat)",
                           run("readelf", "--wide", "--dyn-syms", library))
        address, size, name = int(symbol[1], 16), int(symbol[2], 0), symbol[3]
        content = library.read_bytes()
        for line in run("readelf", "--wide", "--program-headers", library).splitlines():
            words = line.split()
            if words[:1] == ["LOAD"] and int(words[2], 16) <= address < int(words[2], 16) + int(words[4], 16):
                start = address - int(words[2], 16) + int(words[1], 16)
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
                (licenses / package).write_bytes(license_of(package, Path(work)))
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
    collection.make_stand_ins()
    collection.write_versions()
    collection.shrink_icu()
    collection.set_paths()
    collection.write_licenses()


main()
