"""The package for Debian 12, Ubuntu 24.04 and what is newer: the system's Python, our own part of Qt."""

from __future__ import annotations

import gzip
import hashlib
import shutil
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from installers import program, tools
from installers.copyright import WITHOUT_PYTHON, copyright_text
from installers.project import MAINTAINER, NAME, PAGE, TITLE, Project
from installers.texts import in_english
from installers.times import settle

from linux import requirements
from linux.processor import Processor
from linux.tree import SITE, tree
from shgui.words import desktop_texts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import SOURCE

# More threads would cut the data in as many parts, and differently on every machine.
_COMPRESSION = ("-Zxz", "-z9", "-Sextreme", "--threads-max=1")

_COMPILE = f"""\
#!/bin/sh
set -e
if [ "$1" = configure ] && command -v py3compile >/dev/null; then
    py3compile -p {NAME} /{SITE}
fi
"""
_CLEAN = f"""\
#!/bin/sh
set -e
if command -v py3clean >/dev/null; then
    py3clean -p {NAME}
fi
find /{SITE} -name __pycache__ -type d -prune -exec rm -rf {{}} +
"""
# Another Python has come: what was compiled for the old one is of no use.
_COMPILE_ANEW = f"""\
#!/bin/sh
set -e
if [ "$1" = rtupdate ]; then
    py3clean -p {NAME} /{SITE}
    py3compile -p {NAME} /{SITE}
fi
"""
_OVERRIDES = f"""\
# Given away by its authors, not uploaded to Debian.
{NAME}: initial-upload-closes-no-bugs *
# Data only: there is nothing that it could be linked with.
{NAME}: shared-library-lacks-prerequisites [{SITE}/PySide6/Qt/lib/libicudata.so.*]
# The program has its own part of Qt, found relative to the files that need it.
{NAME}: custom-library-search-path *
"""


def build_deb(project: Project, processor: Processor) -> Path:
    built = tree(project, f"deb-{processor.debian}", "usr/games", processor)
    root = built.root
    documents = root / "usr/share/doc" / NAME
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_text(project, WITHOUT_PYTHON), encoding="utf-8")
    _gzip(documents / "changelog.Debian.gz", debian_changelog(project))
    _gzip(documents / "changelog.gz", (project.root / "packaging/CHANGELOG.md").read_text(encoding="utf-8"))
    overrides = root / "usr/share/lintian/overrides" / NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text(_OVERRIDES, encoding="ascii")
    recompiler = root / "usr/share/python3/runtime.d" / f"{NAME}.rtupdate"
    recompiler.parent.mkdir(parents=True)
    recompiler.write_text(_COMPILE_ANEW, encoding="ascii")
    recompiler.chmod(0o755)
    depends = requirements.debian_depends(built.libraries, processor.glibc)
    _put_control(root, _control(project, processor, depends, program.sizes(root)))
    settle(root, project.moment)
    target = project.output / f"{NAME}_{project.version}-1_{processor.debian}.deb"
    target.parent.mkdir(exist_ok=True)
    tools.run(
        [tools.find("dpkg-deb"), *_COMPRESSION, "--root-owner-group", "--build", root, target],
        env={"SOURCE_DATE_EPOCH": str(project.moment)},
    )
    shutil.rmtree(root)
    return target


def _put_control(root: Path, control: str) -> None:
    folder = root / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text(control, encoding="utf-8")
    for name, script in (("postinst", _COMPILE), ("prerm", _CLEAN)):
        (folder / name).write_text(script, encoding="ascii")
        (folder / name).chmod(0o755)
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in sorted((root / "usr").rglob("*"))
        if path.is_file()
    ]
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")


def _control(project: Project, processor: Processor, depends: str, size: int) -> str:
    told = "\n .\n".join(
        textwrap.indent(textwrap.fill(paragraph, 78), " ")
        for paragraph in desktop_texts.list_description(load_catalogue(SOURCE))
    )
    summary = in_english(desktop_texts.get_summary)
    return (
        f"Package: {NAME}\n"
        f"Version: {project.version}-1\n"
        f"Architecture: {processor.debian}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Installed-Size: {size // 1024}\n"
        f"Depends: {depends}\n"
        f"Recommends: {requirements.SOUND}\n"
        f"Homepage: {PAGE}\n"
        "Section: games\n"
        "Priority: optional\n"
        f"Description: {TITLE}: {summary[0].lower()}{summary[1:]}\n{told}\n"
    )


def debian_changelog(project: Project) -> str:
    when = format_datetime(datetime.fromtimestamp(project.moment, UTC))
    notes = "\n".join(
        textwrap.fill(note, 78, initial_indent="  * ", subsequent_indent="    ")
        for note in project.releases[0].notes
    )
    return f"{NAME} ({project.version}-1) unstable; urgency=medium\n\n{notes}\n\n -- {MAINTAINER}  {when}\n"


def _gzip(path: Path, text: str) -> None:
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
