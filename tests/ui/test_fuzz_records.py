"""A few of the odd records that `python -m tests.ui.fuzz_records` opens in the window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shgui.storage.user_folders import UserFolders
from tests.ui.fuzz_records import open_odd_records
from tests.ui.programs import QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)


def test_odd_records_are_shown_or_refused_in_words(
    qapp: QApplication, folders: UserFolders, tmp_path: Path
) -> None:
    started = Started(qapp, folders, "en")
    found = open_odd_records(started, tmp_path, 150)
    started.close()
    assert found.trouble == []
    assert found.outcomes["shown"] > 0
    assert len(found.outcomes) > 2
