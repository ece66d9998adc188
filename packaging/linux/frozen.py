"""A folder with the program and its own Python, made by PyInstaller: for systems without packages of ours."""

from __future__ import annotations

import sysconfig
import venv
from pathlib import Path

from installers import program, sources, tools
from installers.native import put_nacl
from installers.project import NAME, Project

from linux.processor import Processor
from linux.qt import put_qt
from linux.requirements import BROUGHT_BY_FROZEN, LIBRARIES

_TOOLS = ("PyInstaller", "altgraph", "pyinstaller-hooks-contrib", "packaging", "setuptools")
_RECIPE = Path(__file__).with_name("frozen.spec")
_STARTER = f"import sys\n\nfrom {NAME}.cli import main\n\nsys.exit(main())\n"


def frozen(project: Project, processor: Processor) -> Path:
    """The folder; its program lies right inside, the rest in _internal."""
    work = project.fresh("frozen")
    site = work / "site"
    site.mkdir()
    languages = program.languages(project)
    put_qt(project, site, languages, processor)
    program.put_babel(project, site, languages)
    program.put_network(project, site)
    program.put_program(project, site)
    put_nacl(project, processor.sources, site)
    starter = work / "start.py"
    starter.write_text(_STARTER, encoding="ascii")
    python = _environment(project, work / "python", site)
    built = work / "built"
    places: list[str | Path] = ["--workpath", work / "work", "--distpath", built]
    tools.run(
        [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, _RECIPE],
        env={
            "SHGUI_SITE": str(site),
            "SHGUI_NAME": NAME,
            "SHGUI_STARTER": str(starter),
            "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
            "PYTHONHASHSEED": "1",
            "SOURCE_DATE_EPOCH": str(project.moment),
        },
    )
    folder = built / NAME
    for library in BROUGHT_BY_FROZEN:
        if not (folder / "_internal" / library).is_file():
            raise tools.Missing(
                f"This needs {library}, which Debian's package {LIBRARIES[library][0]} brings."
            )
    _slim(folder)
    processor.check(folder)
    return folder


def _environment(project: Project, folder: Path, site: Path) -> Path:
    """A Python that knows PyInstaller and what is to be frozen, and nothing that happens to be installed."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    packages = folder / Path(sysconfig.get_path("purelib", vars={"base": ""}).lstrip("/"))
    known = [site, *(sources.unpacked(project, "tools", name) for name in _TOOLS)]
    packages.mkdir(parents=True, exist_ok=True)
    (packages / "frozen.pth").write_text("\n".join(map(str, known)) + "\n", encoding="utf-8")
    return python


def _slim(folder: Path) -> None:
    """Some libraries bring their symbols along, and links into nowhere are left of what was weeded out."""
    strip = tools.find("strip")
    inside = folder / "_internal"
    for path in (*inside.glob("libpython*"), *inside.glob("python3*/*/*.so"), *inside.glob("nacl/*.so")):
        if not path.is_symlink():
            tools.run([strip, "--strip-unneeded", path])
    for path in folder.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()
