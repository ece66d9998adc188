"""Who made what, in the form that Debian asks for; other packages carry the same text."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from installers.project import NAME, PROGRAM_LICENCE, PUBLISHER, Project

_HEADER = f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {NAME}
Upstream-Contact: {PUBLISHER}
Comment: The program builds on the board game Secret Hitler by Mike Boxleiter, Tommy Maranges, Max Temkin and
 Mac Schubert, https://www.secrethitler.com, and stands under the same licence. It must not be submitted to
 any app store without their approval.
"""


def debian_copyright(project: Project) -> str:
    licences = project.root / "assets" / "licences"
    site = f"usr/lib/{NAME}"
    fonts = f"{site}/{NAME}/_data/assets/fonts"
    paragraphs = [
        _HEADER,
        _files("*", PUBLISHER, PROGRAM_LICENCE),
        _files(f"{fonts}/ShguiPoster-*", "The Roboto Serif Project Authors", "OFL-1.1"),
        _files(f"{fonts}/ShguiGothic-*", "The Oswald Project Authors", "OFL-1.1"),
        _files(f"{fonts}/ShguiText-*", "The Brygada 1918 Project Authors", "OFL-1.1"),
        _files(
            f"{site}/PySide6/* {site}/shiboken6/*",
            "The Qt Company Ltd. and other contributors",
            "LGPL-3.0-only",
        ),
        _files(f"{site}/PySide6/Qt/lib/libicu*", "Unicode, Inc. and others", "Unicode"),
        _files(f"{site}/babel/*", "the Babel Team; Unicode, Inc. (data of the CLDR)", "BSD-3-Clause"),
        _licence(PROGRAM_LICENCE, _legal_code(project.root / "LICENSE")),
        _licence("OFL-1.1", _ofl(project.root / "assets/fonts/OFL-Oswald.txt")),
        _licence(
            "LGPL-3.0-only",
            "On Debian systems the text stands in /usr/share/common-licenses/LGPL-3, and that of the GPL, "
            "which it adds to, in /usr/share/common-licenses/GPL-3. Both, the licences of code of others "
            "inside Qt, where the sources are and how to put another Qt in place: "
            f"/{site}/{NAME}/_data/assets/licences.",
        ),
        _licence("Unicode", (licences / "ICU.txt").read_text(encoding="utf-8")),
        _licence("BSD-3-Clause", (licences / "Babel.txt").read_text(encoding="utf-8")),
    ]
    return "\n".join(paragraphs)


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


def _ofl(path: Path) -> str:
    """The licence without the line that names whose font this is."""
    text = path.read_text(encoding="utf-8")
    return text[text.index("SIL OPEN FONT LICENSE") :]
