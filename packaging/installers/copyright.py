"""Authors and licences in Debian's format, carried by every package."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import NamedTuple

from installers.project import NAME, PROGRAM_LICENCE, PUBLISHER, Project

_HEADER = f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {NAME}
Upstream-Contact: {PUBLISHER}
Comment: The program builds on the board game Secret Hitler by Mike Boxleiter, Tommy Maranges, Max Temkin and
 Mac Schubert, https://www.secrethitler.com, and stands under the same licence. It must not be submitted to
 any app store without their approval.
"""


class Carried(NamedTuple):
    """Places of others' work in a package, as patterns of its files."""

    site: str
    """The folder of all Python packages."""
    python: str = ""
    """Python itself, where it isn't the system's; PyNaCl is in `site` then, too."""
    x11: str = ""
    icu: bool = True
    miniaudio: bool = False


WITHOUT_PYTHON = Carried(f"usr/lib/{NAME}")


def copyright_text(project: Project, carried: Carried) -> str:
    data = f"{carried.site}/{NAME}/_data/assets"
    paragraphs = [
        _HEADER,
        _files("*", PUBLISHER, PROGRAM_LICENCE),
        *_fonts(f"{data}/fonts"),
        *_fonts(f"{data}/phones/fonts"),
        _files(f"{data}/phones/nacl-fast*", "Dmitry Chestnykh and the authors of TweetNaCl.js", "Unlicense"),
        *_voices(f"{data}/voice"),
        _files(f"{data}/lookalikes.txt", "Unicode, Inc.", "Unicode"),
        *_libraries(carried),
        _licence(PROGRAM_LICENCE, _legal_code(project.root / "LICENSE")),
        *_texts_elsewhere(f"{data}/licences"),
        *_texts_in_full(project.root / "assets", carried),
    ]
    return "\n".join(paragraphs)


def _fonts(folder: str) -> list[str]:
    made = {"Poster": "Roboto Serif", "Gothic": "Oswald", "Text": "Brygada 1918"}
    return [
        _files(f"{folder}/Shgui{name}-*", f"The {font} Project Authors", "OFL-1.1")
        for name, font in made.items()
    ]


def _voices(folder: str) -> list[str]:
    """The recordings stand under the licences of the voices that spoke them."""
    spoken = " ".join(f"{folder}/{language}/*" for language in ("en", "it", "nb", "pt_BR"))
    return [
        _files(spoken, "hexgrad (voices of Kokoro-82M)", "Apache-2.0"),
        _files(f"{folder}/ru/*", "Olga Yakovleva (voice of RHVoice)", "GPL-2.0-or-later"),
        _files(
            f"{folder}/pl/*",
            "Edwin Tarka, Tomasz Bilecki, Zvonimir Stanecic (voice of RHVoice)",
            "public-domain",
        ),
    ]


def _libraries(carried: Carried) -> list[str]:
    site = carried.site
    found = [
        _files(
            f"{site}/PySide6/* {site}/shiboken6/*",
            "The Qt Company Ltd. and other contributors",
            "LGPL-3.0-only",
        ),
        _files(f"{site}/babel/*", "the Babel Team", "BSD-3-Clause"),
        _files(f"{site}/websockets/*", "Aymeric Augustin and contributors", "BSD-3-Clause"),
        _files(f"{site}/segno/*", "2016 - 2025, Lars Heuer", "BSD-3-Clause"),
        _files(f"{site}/babel/global.dat {site}/babel/locale-data/*", "Unicode, Inc. (CLDR)", "Unicode"),
    ]
    if carried.icu:
        found.append(_files(f"{site}/PySide6/Qt/lib/libicu*", "Unicode, Inc. and others", "Unicode"))
    if carried.python:
        found += [
            _files(carried.python, "Python Software Foundation and others", "PSF-2.0"),
            _files(f"{site}/nacl/*", "the PyNaCl developers", "Apache-2.0"),
            _files(f"{site}/nacl/_sodium*", "Frank Denis (libsodium)", "ISC"),
            _files(f"{site}/_cffi_backend*", "Armin Rigo, Maciej Fijalkowski and others", "MIT-0"),
        ]
    if carried.x11:
        makers = "Bart Massey, Jamey Sharp, Josh Triplett and others (XCB); Ran Benita and others (xkbcommon)"
        found.append(_files(carried.x11, makers, "Expat"))
    if carried.miniaudio:
        makers = "Irmen de Jong, David Reid, Sean Barrett"
        found.append(_files(f"{site}/*miniaudio*", makers, "Expat"))
    return found


def _texts_elsewhere(folder: str) -> list[str]:
    """Licences that every Debian has, and the other packages in a folder of the program."""
    return [
        _licence(
            "LGPL-3.0-only",
            "On Debian systems the text stands in /usr/share/common-licenses/LGPL-3, and that of the GPL, "
            "which it adds to, in /usr/share/common-licenses/GPL-3. Both, the licences of code of others "
            f"inside Qt, where the sources are and how to put another Qt in place: {folder}.",
        ),
        _licence(
            "GPL-2.0-or-later",
            "On Debian systems the text of version 2 stands in /usr/share/common-licenses/GPL-2. That of "
            f"version 3, which may be chosen instead: {folder}/GPL-3.0.txt.",
        ),
        _licence(
            "Apache-2.0",
            "On Debian systems the text stands in /usr/share/common-licenses/Apache-2.0. It is the one in "
            f"{folder}/PyNaCl.txt, too.",
        ),
        _licence("public-domain", "Those who lent their voice have given up all rights in it."),
    ]


def _texts_in_full(assets: Path, carried: Carried) -> list[str]:
    wanted = {
        "OFL-1.1": "fonts/OFL-Oswald",
        "Unicode": "licences/ICU",
        "BSD-3-Clause": "licences/Babel",
        "Unlicense": "licences/TweetNaCl.js",
    }
    if carried.python:
        wanted |= {"PSF-2.0": "licences/Python", "ISC": "licences/libsodium", "MIT-0": "licences/cffi"}
    if carried.miniaudio or carried.x11:
        wanted["Expat"] = "licences/miniaudio"
    read = {name: (assets / f"{path}.txt").read_text(encoding="utf-8") for name, path in wanted.items()}
    # Without the line that names whose font this is.
    read["OFL-1.1"] = read["OFL-1.1"][read["OFL-1.1"].index("SIL OPEN FONT LICENSE") :]
    return [_licence(name, text) for name, text in read.items()]


def _files(patterns: str, holder: str, licence: str) -> str:
    listed = "\n ".join(patterns.split())
    return f"Files: {listed}\nCopyright: {holder}\nLicense: {licence}\n"


def _licence(name: str, text: str) -> str:
    lines = [
        line
        for given in text.strip().splitlines()
        for line in (textwrap.wrap(given, 118, break_long_words=False, break_on_hyphens=False) or [""])
    ]
    body = "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in lines)
    return f"License: {name}\n{body}\n"


def _legal_code(path: Path) -> str:
    """LICENSE from the name of the licence on; what stands above is about this program."""
    text = path.read_text(encoding="utf-8")
    found = re.search(r"^=+\n\n(?=Creative Commons Attribution)", text, re.MULTILINE)
    if found is None:
        raise ValueError("LICENSE holds no legal code behind a line of =")
    return text[found.end() :]
