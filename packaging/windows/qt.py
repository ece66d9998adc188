"""The part of Qt and PySide6 that the program needs on Windows, as files that anyone may replace."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers import sources
from installers.binaries import pe
from installers.closure import closure, qt_modules
from installers.project import Project
from installers.signatures import put_signatures

PLUGINS = (
    "platforms/qwindows.dll",
    "platforms/qoffscreen.dll",
    "styles/qmodernwindowsstyle.dll",
    "iconengines/qsvgicon.dll",
    "imageformats/qsvg.dll",
)
_MODULES = {
    "PySide6": ("__init__.py", "_config.py", "_git_pyside_version.py"),
    "shiboken6": ("__init__.py", "_config.py", "_git_shiboken_module_version.py", "Shiboken.pyd"),
}
# Python and Qt share one set: the newer one, which comes with Qt, beside Python.
RUNTIME = ("vcruntime140.dll", "vcruntime140_1.dll")
_BINARIES = (".dll", ".pyd")


def put_qt(project: Project, site: Path, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Copies what is needed below `site`; answers which libraries Windows has to bring."""
    pyside, shiboken = (sources.unpacked(project, "windows", name) for name in ("PySide6", "shiboken6"))
    whole = {"PySide6": pyside / "PySide6", "shiboken6": shiboken / "shiboken6"}
    qt = whole["PySide6"]
    wanted = [folder / name for part, folder in whole.items() for name in _MODULES[part]]
    wanted += [qt / f"{module}.pyd" for module in qt_modules(project.root / "shgui")]
    wanted += [qt / "plugins" / plugin for plugin in PLUGINS]
    libraries = {path.name.lower(): path for folder in whole.values() for path in folder.glob("*.dll")}
    needed = closure(wanted, libraries, _needed)
    translations = [qt / "translations" / f"qtbase_{language}.qm" for language in languages]
    for path in (*needed.files, *(path for path in translations if path.is_file())):
        inside = path.relative_to(pyside if path.is_relative_to(pyside) else shiboken)
        target = site / (path.name if path.name in RUNTIME else inside)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    put_signatures(project, site / "shiboken6")
    return needed.outside


def _needed(path: Path) -> tuple[str, ...]:
    return tuple(name.lower() for name in pe.needed(path)) if path.suffix in _BINARIES else ()
