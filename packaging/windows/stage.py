"""The folder that every installer for Windows brings."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers import program
from installers.bytecode import compile_all
from installers.copyright import Carried, copyright_text
from installers.native import put_miniaudio, put_nacl
from installers.project import NAME, Project
from installers.times import settle

from windows.cpython import put_python
from windows.launcher import put_launchers
from windows.qt import put_qt

_CARRIED = Carried("lib", "lib/python3* lib/*.pyd lib/*.dll", icu=False, miniaudio=True)


def stage(project: Project) -> Path:
    """Two programs in front, everything else in the folder lib."""
    root = project.fresh("windows") / NAME
    site = root / "lib"
    site.mkdir(parents=True)
    languages = program.languages(project)
    put_python(project, site)
    put_qt(project, site, languages)
    program.put_babel(project, site, languages)
    program.put_network(project, site)
    program.put_program(project, site)
    put_nacl(project, "windows", site)
    put_miniaudio(project, "windows", site)
    shutil.copy(Path(__file__).with_name("start.py"), site)
    put_launchers(project, root)
    # Windows opens them with a double click, and shows the ends of their lines only when they are its own.
    licence = (project.root / "LICENSE").read_text(encoding="utf-8")
    for name, text in (("LICENSE.txt", licence), ("COPYRIGHT.txt", copyright_text(project, _CARRIED))):
        (root / name).write_text(text, encoding="utf-8-sig", newline="\r\n")
    compile_all(site)
    settle(root, project.moment)
    return root
