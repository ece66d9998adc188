"""Compiles launcher.c, with the icons and what Windows shows about a program."""

from __future__ import annotations

from pathlib import Path

from installers import icons, tools
from installers.project import NAME, PUBLISHER, TITLE, Project

# Without the time of the build two builds are the same.
_OPTIONS = ("-Os", "-s", "-municode", "-Wall", "-Wl,--no-insert-timestamp")
_RESOURCES = """\
1 ICON "{name}.ico"
2 ICON "record.ico"
1 24 "{manifest}"
1 VERSIONINFO
FILEVERSION {numbers}
PRODUCTVERSION {numbers}
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904b0"
    BEGIN
      VALUE "CompanyName", "{publisher}"
      VALUE "FileDescription", "{title}"
      VALUE "FileVersion", "{version}"
      VALUE "InternalName", "{name}"
      VALUE "OriginalFilename", "{name}.exe"
      VALUE "ProductName", "{title}"
      VALUE "ProductVersion", "{version}"
    END
  END
  BLOCK "VarFileInfo"
  BEGIN
    VALUE "Translation", 0x409, 1200
  END
END
"""


def put_launchers(project: Project, folder: Path) -> None:
    """shgui.exe for the desktop, shgui-console.exe for a command line."""
    work = project.fresh("windows-launcher")
    for drawing in (icons.PROGRAM, icons.RECORD):
        (work / f"{drawing}.ico").write_bytes(icons.ico(drawing))
    here = Path(__file__).parent
    (work / "shgui.manifest").write_bytes((here / "shgui.manifest").read_bytes())
    numbers = ",".join((project.version.split(".") + ["0"] * 4)[:4])
    told = {"name": NAME, "publisher": PUBLISHER, "title": TITLE, "version": project.version}
    (work / "shgui.rc").write_text(_RESOURCES.format(numbers=numbers, manifest="shgui.manifest", **told))
    windres = tools.find("x86_64-w64-mingw32-windres", "windres")
    tools.run([windres, "shgui.rc", "-O", "coff", "-o", "resources.o"], cwd=work)
    compiler = tools.find("x86_64-w64-mingw32-gcc", "gcc")
    common: list[str | Path] = [compiler, *_OPTIONS, here / "launcher.c"]
    tools.run([*common, "resources.o", "-mwindows", "-o", folder / f"{NAME}.exe"], cwd=work)
    tools.run([*common, "-DCONSOLE", "resources.o", "-o", folder / f"{NAME}-console.exe"], cwd=work)
