"""The packages for Linux, each in a Debian that knows nothing of them."""

from __future__ import annotations

import re
import shlex
import signal
import time
from os import killpg
from pathlib import Path

from installers.project import NAME, Project
from linux import requirements
from linux.processor import AMD64, Processor

from proofs.chroot import Chroot
from proofs.report import kept, must, passed, say
from proofs.screen import Screen

SUITES = ("bookworm", "trixie")
# Qt for arm64 wants a newer glibc.
SUITES_FOR_ARM = ("trixie",)
_SCREEN = "SHGUI_SELF_TEST_SCREEN"
_TIME_TO_PAINT = 6
# What installing anything at all writes, and what a player has saved.
_OF_THE_SYSTEM = re.compile(
    r"^/(var/(lib/(apt|dpkg|rpm)|cache|log|backups)|root/\.rpmdb|etc/(ld\.so|mtab)|home|tmp|run)"
)


def prove_deb(project: Project, suite: str, processor: Processor = AMD64) -> None:
    package = project.output / f"{NAME}_{project.version}-1_{processor.debian}.deb"
    with Chroot(project, suite, processor) as chroot, Screen() as screen:
        inside = chroot.take(package)
        chroot.run("apt-get", "update")
        chroot.install(inside)
        version = chroot.as_user(NAME, "--version").strip()
        must(version == f"{NAME} {project.version}", f"installed in {suite}: {version}")
        _self_tests(chroot, screen, NAME)
        entry = (chroot.root / f"usr/share/applications/{NAME}.desktop").read_text(encoding="utf-8")
        (line,) = re.findall(r"^Exec=(.*)$", entry, re.MULTILINE)
        command = tuple(shlex.split(line.replace("%f", "")))
        _look(project, chroot, screen, command, f"deb-{suite}-{processor.debian}", _patience(processor))
        chroot.run("apt-get", "purge", "-y", NAME)
        _nothing_left({path for path in chroot.files() - {inside} if NAME in path}, "purging")


def prove_rpm(project: Project, suite: str, processor: Processor = AMD64) -> None:
    package = project.output / f"{NAME}-{project.version}-1.{processor.name}.rpm"
    with Chroot(project, suite, processor) as chroot, Screen() as screen:
        inside = chroot.take(package)
        chroot.run("apt-get", "update")
        # Debian's rpm knows of no other package: what it would have asked for is installed by hand.
        chroot.install("rpm", *_packages(chroot))
        before = chroot.files()
        # Its plugin wants mounts of its own, which there are none of in here.
        chroot.run("rpm", "--noplugins", "--install", "--nodeps", inside)
        say(f"installed in {suite} by rpm")
        _self_tests(chroot, screen, f"/usr/bin/{NAME}")
        name = f"rpm-{suite}-{processor.debian}"
        _look(project, chroot, screen, (f"/usr/bin/{NAME}",), name, _patience(processor))
        chroot.run("rpm", "--noplugins", "--erase", NAME)
        _nothing_left(chroot.files() - before, "removing")


def prove_appimage(project: Project, suite: str) -> None:
    image = project.output / f"{NAME}-{project.version}-x86_64.AppImage"
    with Chroot(project, suite) as chroot, Screen() as screen:
        inside = chroot.take(image)
        chroot.run("apt-get", "update")
        chroot.install(*_packages(chroot, frozen=True))
        chroot.run("chmod", "755", inside)
        must(not list((chroot.root / "usr/bin").glob("python3*")), f"there is no Python in this {suite}")
        _self_tests(chroot, screen, inside, "--appimage-extract-and-run")
        _portable(chroot, "/srv", inside, "--appimage-extract-and-run")
        command = (inside, "--appimage-extract-and-run")
        _look(project, chroot, screen, command, f"appimage-{suite}")


def prove_tar(project: Project, suite: str) -> None:
    archive = project.output / f"{NAME}-{project.version}-linux-x86_64.tar.xz"
    with Chroot(project, suite) as chroot, Screen() as screen:
        inside = chroot.take(archive)
        chroot.run("apt-get", "update")
        chroot.install("xz-utils", *_packages(chroot, frozen=True))
        chroot.run("tar", "-xf", inside, "-C", "/opt")
        home = f"/opt/{NAME}-{project.version}"
        command = f"{home}/{NAME}"
        _self_tests(chroot, screen, command)
        _portable(chroot, home, command)
        _look(project, chroot, screen, (command,), f"tar-{suite}")


def _self_tests(chroot: Chroot, screen: Screen, *command: str) -> None:
    passed(chroot.as_user(*command, "self-test"))
    shown = {"DISPLAY": screen.display, _SCREEN: "xcb"}
    passed(chroot.as_user(*command, "self-test", environment=shown))


def _portable(chroot: Chroot, folder: str, *command: str) -> None:
    """A self-test says where a game would be kept."""
    beside = f"{folder}/shgui-data"
    must(kept(chroot.as_user(*command, "self-test")) != beside, "keeps games at home")
    chroot.run("mkdir", beside)
    must(kept(chroot.as_user(*command, "self-test")) == beside, f"keeps games in {beside} where there is one")
    chroot.run("rmdir", beside)


def _patience(processor: Processor) -> int:
    return _TIME_TO_PAINT if processor.is_here else _TIME_TO_PAINT * 15


def _look(
    project: Project,
    chroot: Chroot,
    screen: Screen,
    command: tuple[str, ...],
    name: str,
    patience: int = _TIME_TO_PAINT,
) -> None:
    """Starts it as a desktop does, in Polish, and takes a picture."""
    environment = {"DISPLAY": screen.display, "LANGUAGE": "pl", "LANG": "C.UTF-8"}
    program = chroot.start_as_user(*command, environment=environment)
    time.sleep(patience)
    must(program.poll() is None, f"{shlex.join(command)} runs")
    target = _pictures(project) / f"{name}.png"
    screen.picture(target)
    killpg(program.pid, signal.SIGTERM)
    program.wait()
    say(f"picture: {target.relative_to(project.root)}")


def _pictures(project: Project) -> Path:
    folder = project.root / "build" / "proofs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _nothing_left(files: set[str], doing: str) -> None:
    left = sorted(path for path in files if not _OF_THE_SYSTEM.search(path))
    must(not left, f"{doing} it leaves {', '.join(left) or 'nothing'}")


def _packages(chroot: Chroot, *, frozen: bool = False) -> list[str]:
    """Return the names of the required packages here; for a frozen program without what it brings."""
    brought = requirements.BROUGHT_BY_FROZEN if frozen else ()
    names = {" | ".join(each) for library, each in requirements.LIBRARIES.items() if library not in brought}
    names.update(() if frozen else requirements.PYTHON)
    known = set(chroot.run("apt-cache", "pkgnames").split())
    choices = [[name.split()[0] for name in row.split("|")] for row in sorted(names)]
    return [next(name for name in row if name in known) for row in choices]
