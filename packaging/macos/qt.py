"""The part of Qt and PySide6 that the program needs on macOS, for one kind of processor."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers import sources
from installers.binaries import macho
from installers.closure import closure, qt_modules
from installers.project import Project
from installers.signatures import put_signatures

PLUGINS = (
    "platforms/libqcocoa.dylib",
    "platforms/libqoffscreen.dylib",
    "styles/libqmacstyle.dylib",
    "iconengines/libqsvgicon.dylib",
    "imageformats/libqsvg.dylib",
)
_MODULES = {
    "PySide6": ("__init__.py", "_config.py", "_git_pyside_version.py"),
    "shiboken6": ("__init__.py", "_config.py", "_git_shiboken_module_version.py", "Shiboken.abi3.so"),
}
_OF_THE_SYSTEM = ("/System/", "/usr/lib/")


def put_qt(project: Project, site: Path, languages: tuple[str, ...]) -> None:
    pyside, shiboken = (sources.unpacked(project, "macos", name) for name in ("PySide6", "shiboken6"))
    whole = {"PySide6": pyside / "PySide6", "shiboken6": shiboken / "shiboken6"}
    qt = whole["PySide6"] / "Qt"
    wanted = [folder / name for part, folder in whole.items() for name in _MODULES[part]]
    wanted += [whole["PySide6"] / f"{module}.abi3.so" for module in qt_modules(project.root / "shgui")]
    wanted += [qt / "plugins" / plugin for plugin in PLUGINS]
    frameworks = [path for path in qt.glob("lib/*.framework/Versions/A/Qt*") if path.is_file()]
    dylibs = [path for folder in whole.values() for path in folder.glob("*.dylib")]
    libraries = {path.name: path for path in (*frameworks, *dylibs)}
    needed = closure(wanted, libraries, _needed)
    strange = [name for name in needed.outside if not name.startswith(_OF_THE_SYSTEM)]
    if strange:
        raise ValueError(f"Neither macOS nor PySide6 brings {', '.join(strange)}")
    translations = [qt / "translations" / f"qtbase_{language}.qm" for language in languages]
    for path in (*needed.files, *(path for path in translations if path.is_file())):
        target = site / path.relative_to(pyside if path.is_relative_to(pyside) else shiboken)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
        about = path.parent / "Resources" / "Info.plist"
        if path in frameworks and about.is_file():
            (target.parent / "Resources").mkdir()
            shutil.copy(about, target.parent / "Resources")
    put_signatures(project, site / "shiboken6")


def _needed(path: Path) -> set[str]:
    """Names of libraries: bare for those in PySide6, with their folder for those of the system."""
    if not macho.is_macho(path):
        return set()
    return {
        name.rpartition("/")[2] if name.startswith("@") else name
        for part in macho.slices(path).values()
        for name in part.needed
    }
