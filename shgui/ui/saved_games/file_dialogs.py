"""Asks for files on the disk: where a record goes to, and which come in."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QFileDialog, QWidget

ChooseTarget = Callable[[QWidget, str, str, str], str]
"""Window, title, suggestion, kinds; empty if nobody wants to."""
ChooseSources = Callable[[QWidget, str, str], list[str]]
"""Window, title, kinds; empty if nobody wants to."""


def ask_for_target(window: QWidget, title: str, suggested: str, kinds: str) -> str:
    return QFileDialog.getSaveFileName(window, title, suggested, kinds)[0]


def ask_for_sources(window: QWidget, title: str, kinds: str) -> list[str]:
    return QFileDialog.getOpenFileNames(window, title, "", kinds)[0]


class FileDialogs(NamedTuple):
    target: ChooseTarget = ask_for_target
    sources: ChooseSources = ask_for_sources


BY_THE_SYSTEM = FileDialogs()
