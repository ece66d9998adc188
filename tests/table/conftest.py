"""A table's folders, empty and the test's own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders

# What these tests arrange (rights, file size limits) exists on POSIX systems alone.
collect_ignore = ["test_journal_posix.py"] if sys.platform == "win32" else []


@pytest.fixture
def folders(tmp_path: Path) -> UserFolders:
    return UserFolders(tmp_path / "data", tmp_path / "settings")


@pytest.fixture
def keyring(folders: UserFolders) -> Keyring:
    return Keyring(folders.keys)


@pytest.fixture
def path(folders: UserFolders) -> Path:
    return folders.journal


@pytest.fixture
def journal(path: Path, keyring: Keyring) -> Iterator[Journal]:
    with Journal(path, keyring) as journal:
        yield journal
