"""Builds accept only recorded files."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import pytest
from installers import sources
from installers.project import Project
from installers.sources import Source, WrongFile

LISTED = tomllib.loads(Path(sources.__file__).with_name("sources.toml").read_text(encoding="utf-8"))
ENTRIES = [(system, name) for system, names in LISTED.items() for name in names]


@pytest.mark.parametrize(("system", "name"), ENTRIES, ids="-".join)
def test_every_source_has_an_address_and_a_hash(system: str, name: str) -> None:
    source = sources.listed(system, name)
    assert source.url.startswith("https://files.pythonhosted.org/")
    assert len(bytes.fromhex(source.sha256)) == hashlib.sha256().digest_size


def test_all_systems_get_the_same_qt() -> None:
    versions = {sources.listed(system, "PySide6").version for system in ("linux", "windows", "macos")}
    assert len(versions) == 1


def test_the_licences_name_the_qt_that_comes_along(root: Path) -> None:
    version = sources.listed("linux", "PySide6").version
    told = (root / "assets/licences/libraries.txt").read_text(encoding="utf-8")
    assert f"Qt {version} and PySide6 {version}" in told


def fetched(folder: Path, content: bytes, sha256: str) -> Path:
    project = Project(folder)
    project.downloads.mkdir(parents=True)
    (project.downloads / "thing-1.0.whl").write_bytes(content)
    return sources.fetch(project, Source("https://example.org/thing-1.0.whl", sha256))


def test_a_file_that_is_there_already_is_taken(tmp_path: Path) -> None:
    path = fetched(tmp_path, b"right", hashlib.sha256(b"right").hexdigest())
    assert path.read_bytes() == b"right"


def test_a_file_with_another_hash_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongFile, match=r"thing-1\.0\.whl has the hash"):
        fetched(tmp_path, b"wrong", hashlib.sha256(b"right").hexdigest())
