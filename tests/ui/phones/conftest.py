from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shgui.storage.user_folders import UserFolders
from tests.ui.phones.desk_evening import Desk


@pytest.fixture
def desk(qapp: QApplication, folders: UserFolders, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    evening = Desk(qapp, folders, monkeypatch)
    yield evening
    evening.quit()
