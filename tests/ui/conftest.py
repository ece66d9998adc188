"""A journal of the test's own, the looks, and the words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts
from shgui.words.catalogue import Catalogue, load_catalogue


@pytest.fixture
def folders(tmp_path: Path) -> UserFolders:
    return UserFolders(tmp_path / "data", tmp_path / "settings")


@pytest.fixture
def journal(folders: UserFolders) -> Iterator[Journal]:
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        yield journal


@pytest.fixture(scope="session")
def renderer(qapp: QApplication) -> Renderer:
    load_fonts(resources.assets() / "fonts")
    return Renderer(Theme.of(Scheme.LIGHT, height=720), Art(resources.assets()))


@pytest.fixture
def english() -> Catalogue:
    return load_catalogue("en")
