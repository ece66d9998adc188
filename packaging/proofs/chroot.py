"""A Debian with nothing in it, to install in and to throw away. Needs root."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from installers import tools
from installers.project import NAME, Project
from linux.processor import AMD64, Processor

from proofs.report import Unproven

USER = "player"
_EMULATORS = Path("/proc/sys/fs/binfmt_misc")

# In a space of mounts of its own: nothing is left to be unmounted, whatever happens.
_ENTER = (
    'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; mount -t sysfs sys "$0/sys"; '
    'exec chroot "$0" /usr/bin/env -i "$@"'
)
_ENVIRONMENT = {
    "DEBIAN_FRONTEND": "noninteractive",
    "HOME": "/root",
    "LANG": "C.UTF-8",
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
}


class Chroot:
    def __init__(self, project: Project, suite: str, processor: Processor = AMD64) -> None:
        """Use qemu's emulation for a processor other than this machine's."""
        self._project = project
        self._suite = suite
        self._processor = processor

    def __enter__(self) -> Self:
        if os.geteuid() != 0:
            raise Unproven("This needs root: it makes a Debian of its own.")
        base = self._base()
        self.root = base.with_name(f"{self._suite}-{os.getpid()}")
        tools.run(["cp", "-a", base, self.root])
        self.run("useradd", "--create-home", USER)
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        shutil.rmtree(self.root, ignore_errors=True)

    def run(self, *command: str, environment: Mapping[str, str] | None = None) -> str:
        return tools.run(self._command(command, environment or {}))

    def as_user(self, *command: str, environment: Mapping[str, str] | None = None) -> str:
        """Return the command as run by a user without rights, at home."""
        return self.run(*_as_user(command), environment={"HOME": f"/home/{USER}", **(environment or {})})

    def start_as_user(self, *command: str, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        return self.start(*_as_user(command), environment={"HOME": f"/home/{USER}", **environment})

    def start(self, *command: str, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command(command, environment), start_new_session=True)

    def install(self, *packages: str) -> None:
        self.run("apt-get", "install", "-y", "--no-install-recommends", *packages)

    def take(self, path: Path, folder: str = "/srv") -> str:
        """Puts a file into it; answers where it lies there."""
        target = self.root / folder.lstrip("/")
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
        return f"{folder}/{path.name}"

    def files(self) -> set[str]:
        """Return everything in it but folders that all programs share."""
        theirs = ("-not", "-type", "d", "-o", "-path", f"*{NAME}*")
        found = self.run("find", "/", "-xdev", "-path", "/proc", "-prune", "-o", "(", *theirs, ")", "-print")
        return set(found.splitlines())

    def _command(self, command: tuple[str, ...], environment: Mapping[str, str]) -> list[str]:
        variables = [f"{name}={value}" for name, value in {**_ENVIRONMENT, **environment}.items()]
        return ["unshare", "-m", "sh", "-c", _ENTER, str(self.root), *variables, *command]

    def _base(self) -> Path:
        """Fetched once; nothing is ever installed in it."""
        base = self._project.root / "build" / "proofs" / f"base-{self._suite}-{self._processor.debian}"
        if not base.is_dir():
            partial = base.with_name(f"{base.name}.part")
            if partial.exists():
                shutil.rmtree(partial)
            partial.parent.mkdir(parents=True, exist_ok=True)
            self._make(partial)
            partial.rename(base)
        return base

    def _make(self, folder: Path) -> None:
        debootstrap, arch = tools.find("debootstrap"), f"--arch={self._processor.debian}"
        foreign = [] if self._processor.is_here else ["--foreign"]
        if foreign and not (_EMULATORS / f"qemu-{self._processor.name}").exists():
            raise Unproven("This needs qemu-user-static, and the kernel to know of it (binfmt_misc).")
        tools.run([debootstrap, "--variant=minbase", arch, *foreign, self._suite, folder])
        if foreign:
            tools.run([tools.find("chroot"), folder, "/debootstrap/debootstrap", "--second-stage"])


def _as_user(command: tuple[str, ...]) -> tuple[str, ...]:
    return ("setpriv", "--reuid", USER, "--regid", USER, "--init-groups", "--", *command)
