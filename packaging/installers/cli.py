"""The commands of `packaging/build`."""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from installers.project import Project
from installers.sources import WrongFile
from installers.tools import Failed, Missing


class Target(NamedTuple):
    system: str
    kind: str
    what: str
    build: Callable[[Project], Path]
    arch: str | None = None
    """The processor, where each is built apart."""


def _deb(project: Project, arch: str) -> Path:
    from linux.deb import build_deb
    from linux.processor import PROCESSORS

    return build_deb(project, PROCESSORS[arch])


def _rpm(project: Project, arch: str) -> Path:
    from linux.processor import PROCESSORS
    from linux.rpm import build_rpm

    return build_rpm(project, PROCESSORS[arch])


def _appimage(project: Project) -> Path:
    from linux.archive import build_appimage

    return build_appimage(project)


def _tar(project: Project) -> Path:
    from linux.archive import build_tar

    return build_tar(project)


def _setup(project: Project) -> Path:
    from windows.setup import build_setup

    return build_setup(project)


def _msi(project: Project) -> Path:
    from windows.msi import build_msi

    return build_msi(project)


def _bundle(project: Project) -> Path:
    from macos.bundle import build_bundles

    return build_bundles(project)


TARGETS = (
    Target(
        "linux", "deb", "package for Debian 12, Ubuntu 24.04 and newer", partial(_deb, arch="amd64"), "amd64"
    ),
    Target("linux", "deb", "the same, from Debian 13 on", partial(_deb, arch="arm64"), "arm64"),
    Target("linux", "rpm", "package for Fedora, openSUSE and others", partial(_rpm, arch="amd64"), "amd64"),
    Target("linux", "rpm", "the same", partial(_rpm, arch="arm64"), "arm64"),
    Target("linux", "appimage", "one file that runs on most systems of the last years", _appimage),
    Target("linux", "tar", "the same as a folder, packed", _tar),
    Target("windows", "setup", "set-up program for Windows 10 and 11", _setup),
    Target("windows", "msi", "package of Windows Installer, for administrators", _msi),
    Target("macos", "app", "bundles for macOS 13 and newer, not yet run on a Mac", _bundle),
)


def main(arguments: Sequence[str] | None = None) -> int:
    request = _parser().parse_args(arguments)
    project = Project.here()
    done = [_builds(project, target, twice=request.twice) for target in _wanted(request)]
    return 0 if all(done) else 1


def _builds(project: Project, target: Target, *, twice: bool) -> bool:
    start = time.monotonic()
    try:
        built = target.build(project)
        if twice:
            first = {path: _hash(path) for path in project.output.iterdir()}
            target.build(project)
            changed = [path.name for path, hash_ in first.items() if _hash(path) != hash_]
            if changed:
                raise Failed(f"a second build gave another {', '.join(changed)}")
    except (Missing, Failed, WrongFile) as error:
        print(f"{target.system} {target.kind}: {error}", file=sys.stderr)
        return False
    told = f"{built.stat().st_size / 1e6:.1f} MB, {time.monotonic() - start:.0f} s"
    print(f"{built.relative_to(project.root)}  {told}{', twice the same' if twice else ''}", flush=True)
    return True


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _parser() -> argparse.ArgumentParser:
    rows = "\n".join(
        f"  {target.system:8} {target.kind:9} {target.arch or '':6} {target.what}" for target in TARGETS
    )
    parser = argparse.ArgumentParser(
        prog="packaging/build",
        description="Builds what players install, into dist/. Nothing is fetched but what "
        "installers/sources.toml lists.",
        epilog=f"what there is to build:\n{rows}\n\n`all` builds everything, `linux` alone all of Linux.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("system", choices=["all", *dict.fromkeys(target.system for target in TARGETS)])
    parser.add_argument("kind", nargs="?", choices=list(dict.fromkeys(target.kind for target in TARGETS)))
    parser.add_argument("--arch", choices=["amd64", "arm64"], help="for one kind of processor only")
    parser.add_argument("--twice", action="store_true", help="build anew and fail where the two differ")
    return parser


def _wanted(request: argparse.Namespace) -> Iterator[Target]:
    for target in TARGETS:
        if (
            request.system in ("all", target.system)
            and request.kind in (None, target.kind)
            and (request.arch is None or target.arch in (None, request.arch))
        ):
            yield target
