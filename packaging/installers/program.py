"""The program itself, as every installer carries it."""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path

from installers import sources, tools
from installers.project import NAME, Project

LANGUAGE_DATA = "locale-data"
LEFT_OUT_OF_NETWORK = (
    *("asyncio", "legacy", "sync", "trio", "auth.py", "connection.py", "proxy.py", "speedups.c"),
    *("__main__.py", "cli.py"),
)
"""Parts that open connections by themselves, and terminal commands."""


def put_program(project: Project, site: Path) -> None:
    """The package with its pictures, fonts, sounds and compiled catalogues: what its wheel holds."""
    built = project.fresh("wheel")
    tools.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", built],
        cwd=project.root,
        env={"SOURCE_DATE_EPOCH": str(project.moment)},
    )
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        members = [name for name in archive.namelist() if name.startswith(f"{NAME}/")]
        archive.extractall(site, members)
    # Where the program looks for it that is not installed as a Python package.
    shutil.copy(project.root / "LICENSE", site / NAME / "_data")
    for catalogue in (site / NAME / "_data" / "locales").rglob("*.mo"):
        if not catalogue.stat().st_size:
            raise ValueError(f"{catalogue} is empty")


def put_babel(project: Project, site: Path, languages: tuple[str, ...]) -> None:
    """Babel with the data of the program's languages only: a hundredth of all."""
    source = sources.unpacked(project, "everywhere", "Babel") / "babel"
    left_out = shutil.ignore_patterns("messages", "*.dat", "__pycache__")
    shutil.copytree(source, site / "babel", ignore=left_out)
    shutil.copy(source / "global.dat", site / "babel")
    for path in sorted((source / LANGUAGE_DATA).glob("*.dat")):
        if path.stem in locales_of(languages):
            shutil.copy(path, site / "babel" / LANGUAGE_DATA)


def put_network(project: Project, site: Path) -> None:
    """Put what phones need: websockets without parts that open connections by themselves, and segno."""
    left_out = shutil.ignore_patterns(*LEFT_OUT_OF_NETWORK, "*.pyi", "py.typed", "__pycache__")
    for name in ("websockets", "segno"):
        source = sources.unpacked(project, "everywhere", name) / name
        shutil.copytree(source, site / name, ignore=left_out)


def locales_of(languages: tuple[str, ...]) -> frozenset[str]:
    """The names of Babel's data that these languages are read from: their own and what those build upon."""
    related = {"nb": ("no",)}
    found = {"root"}
    for language in languages:
        found |= {language, language.partition("_")[0], *related.get(language, ())}
    return frozenset(found)


def languages(project: Project) -> tuple[str, ...]:
    """The codes of all languages that have a catalogue."""
    return tuple(sorted(path.parents[1].name for path in project.root.glob("locales/*/LC_MESSAGES/shgui.po")))


def sizes(folder: Path) -> int:
    """Bytes in all files of a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
