"""Fetches what sources.toml lists, once, and takes nothing else than what it says."""

from __future__ import annotations

import hashlib
import os
import ssl
import tomllib
import urllib.request
import zipfile
from dataclasses import dataclass
from pathlib import Path

from installers.project import Project

_LISTED = Path(__file__).with_name("sources.toml")


class WrongFile(Exception):
    """A fetched file differs from the recorded one."""


@dataclass(frozen=True)
class Source:
    url: str
    sha256: str

    @property
    def file_name(self) -> str:
        return self.url.rpartition("/")[2]

    @property
    def version(self) -> str:
        """The one in the name of the file."""
        return self.file_name.split("-")[1].removesuffix(".tar.gz")


def listed(system: str, name: str) -> Source:
    entry = tomllib.loads(_LISTED.read_text(encoding="utf-8"))[system][name]
    return Source(entry["url"], entry["sha256"])


def fetch(project: Project, source: Source) -> Path:
    """The file, from build/downloads if it is there already; its hash is checked either way."""
    target = project.downloads / source.file_name
    if not target.is_file():
        print(f"Fetching {source.file_name}", flush=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_name(f"{target.name}.part")
        context = ssl.create_default_context(cafile=os.environ.get("PIP_CERT") or None)
        # The address comes from sources.toml and is https throughout.
        with urllib.request.urlopen(source.url, timeout=300, context=context) as answer:  # noqa: S310
            partial.write_bytes(answer.read())
        partial.replace(target)
    found = hashlib.sha256(target.read_bytes()).hexdigest()
    if found != source.sha256:
        raise WrongFile(f"{target} has the hash {found}, recorded is {source.sha256}")
    return target


def unpacked(project: Project, system: str, name: str) -> Path:
    """The contents of a wheel in a folder of its own, which nobody writes to."""
    source = listed(system, name)
    wheel = fetch(project, source)
    folder = project.work / "unpacked" / f"{system}-{name}-{source.sha256[:12]}"
    if not folder.is_dir():
        partial = folder.with_name(f"{folder.name}.part")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(partial)
            for entry in archive.infolist():
                mode = entry.external_attr >> 16
                if mode & 0o111:
                    (partial / entry.filename).chmod(0o755)
        partial.rename(folder)
    return folder


def site(project: Project, system: str, names: tuple[str, ...]) -> Path:
    """Several wheels put into one folder, as an installation has them."""
    import shutil

    folder = project.fresh(f"{system}-site")
    for name in names:
        here = system if name in _names(system) else "everywhere"
        shutil.copytree(unpacked(project, here, name), folder, dirs_exist_ok=True, symlinks=True)
    return folder


def _names(system: str) -> frozenset[str]:
    return frozenset(tomllib.loads(_LISTED.read_text(encoding="utf-8"))[system])
