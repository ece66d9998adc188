"""The tree that the Debian and the RPM package install: program, its part of Qt, desktop files."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from pathlib import Path

from installers import icons, program
from installers.project import APP_ID, NAME, RECORD_TYPE, Project

from linux.desktop_entry import desktop_entry
from linux.man_page import man_page
from linux.metainfo import metainfo
from linux.mime_type import mime_type
from linux.processor import Processor
from linux.qt import put_qt
from shgui.words.languages import list_languages

SITE = f"usr/lib/{NAME}"

_STARTER = f"""\
#!/usr/bin/python3 -I
import sys

sys.path.insert(0, "/{SITE}")

from {NAME}.cli import main

sys.exit(main())
"""


@dataclass(frozen=True)
class Tree:
    root: Path
    libraries: tuple[str, ...]
    """Libraries that the system has to bring."""


def tree(project: Project, name: str, commands: str, processor: Processor) -> Tree:
    """A file system with nothing but this program. The command goes into `commands`: usr/games, usr/bin."""
    root = project.fresh(name)
    site = root / SITE
    site.mkdir(parents=True)
    languages = program.languages(project)
    libraries = put_qt(project, site, languages, processor)
    program.put_babel(project, site, languages)
    program.put_network(project, site)
    program.put_program(project, site)
    starter = root / commands / NAME
    _write(starter, _STARTER.encode())
    put_desktop_files(project, root / "usr/share", f"/{commands}/{NAME}")
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == starter else 0o644)
    return Tree(root, libraries)


def put_desktop_files(project: Project, share: Path, command: str) -> None:
    _write(share / f"applications/{NAME}.desktop", desktop_entry(command).encode())
    _write(share / f"metainfo/{APP_ID}.metainfo.xml", metainfo(project))
    _write(share / f"mime/packages/{NAME}.xml", mime_type())
    put_icons(share / "icons/hicolor")
    for language in list_languages():
        folder = "man/man6" if language == "en" else f"man/{language}/man6"
        page = gzip.compress(man_page(project, language).encode(), 9, mtime=0)
        _write(share / folder / f"{NAME}.6.gz", page)


def put_icons(theme: Path) -> None:
    """Put icons where icon themes want them; a file type is named by its icon."""
    for drawing, folder, name in (
        (icons.PROGRAM, "apps", NAME),
        (icons.RECORD, "mimetypes", RECORD_TYPE.replace("/", "-")),
    ):
        _write(theme / f"scalable/{folder}/{name}.svg", icons.drawing(drawing).read_bytes())
        for side, picture in icons.pngs(drawing).items():
            _write(theme / f"{side}x{side}/{folder}/{name}.png", picture)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
