"""Every test runs without a screen, in English, and far from the user's own files."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Programs that tests start have none of this machine's habits either.
for _name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[_name]
# A slow machine is no failure.
hypothesis.settings.register_profile(
    "patient", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("patient")

USER_FOLDERS = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA")


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the source tree."""
    return Path(__file__).parent.parent


@pytest.fixture(scope="session", autouse=True)
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A user who has never run the program, and whose system speaks English."""
    with pytest.MonkeyPatch.context() as patch:
        for name in USER_FOLDERS:
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            patch.delenv(name, raising=False)
        patch.setenv("LANG", "C.UTF-8")
        yield


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """What a test has put off deleting is deleted after it, and no window of it lives on."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        _delete_put_off()


def _delete_put_off() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if not QApplication.topLevelWidgets():
        return
    # A window in a circle of references is no fault: Python drops it sooner or later.
    gc.collect()
    left = QApplication.topLevelWidgets()
    kinds = [f"{type(widget).__name__} {widget.objectName()}" for widget in left]
    for widget in left:
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert kinds == [], "windows that a test has left behind"
