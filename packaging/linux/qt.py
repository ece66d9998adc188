"""The part of Qt and PySide6 that the program needs on Linux, as files that anyone may replace."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers import sources, tools
from installers.binaries import elf
from installers.closure import closure, qt_modules
from installers.project import Project
from installers.signatures import put_signatures

from linux import icu
from linux.processor import Processor

PLUGINS = (
    "platforms/libqxcb.so",
    "platforms/libqwayland.so",
    "platforms/libqoffscreen.so",
    "wayland-shell-integration/libxdg-shell.so",
    "wayland-decoration-client/libadwaita.so",
    "wayland-decoration-client/libbradient.so",
    "iconengines/libqsvgicon.so",
    "imageformats/libqsvg.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platformthemes/libqxdgdesktopportal.so",
)
_MODULES = {
    "PySide6": ("__init__.py", "_config.py", "_git_pyside_version.py"),
    "shiboken6": ("__init__.py", "_config.py", "_git_shiboken_module_version.py", "Shiboken.abi3.so"),
}


def put_qt(project: Project, site: Path, languages: tuple[str, ...], processor: Processor) -> tuple[str, ...]:
    """Copies what is needed below `site`; answers which libraries the system has to bring."""
    modules = qt_modules(project.root / "shgui")
    pyside, shiboken = (
        sources.unpacked(project, processor.sources, name) for name in ("PySide6", "shiboken6")
    )
    whole = {"PySide6": pyside / "PySide6", "shiboken6": shiboken / "shiboken6"}
    qt = whole["PySide6"] / "Qt"
    wanted = [folder / name for part, folder in whole.items() for name in _MODULES[part]]
    wanted += [whole["PySide6"] / f"{module}.abi3.so" for module in modules]
    wanted += [qt / "plugins" / plugin for plugin in PLUGINS]
    libraries = {
        path.name: path
        for folder in (qt / "lib", *whole.values())
        for path in folder.iterdir()
        if path.is_file() and ".so" in path.name
    }
    needed = closure(wanted, libraries, lambda path: elf.needed(path) if elf.is_elf(path) else ())
    translations = [qt / "translations" / f"qtbase_{language}.qm" for language in languages]
    for path in (*needed.files, *(path for path in translations if path.is_file())):
        target = site / path.relative_to(pyside if path.is_relative_to(pyside) else shiboken)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    (data,) = (site / "PySide6/Qt/lib").glob("libicudata.so.*")
    icu.trim(data, languages, project.fresh("icu"), processor)
    for path in (site / "PySide6/Qt/lib").glob("libicu*.so.*"):
        if path != data:
            tools.run([processor.tool("strip"), "--strip-unneeded", path])
    put_signatures(project, site / "shiboken6")
    processor.check(site)
    return needed.outside
