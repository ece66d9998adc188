"""The time that tests wait for something, on the slowest machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import MultiSignalBlocker, SignalBlocker

SECONDS = 60.0
"""Longer than anything takes on a busy machine; a wait ends as soon as its condition is met."""
MILLISECONDS = int(SECONDS * 1000)


class PatientQtBot(QtBot):
    """A `qtbot` whose waits last `SECONDS` by default, where pytest-qt's give up after five."""

    def waitUntil(  # noqa: N802  # pytest-qt's name
        self, callback: Callable[[], bool | None], *, timeout: int = MILLISECONDS
    ) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = MILLISECONDS, **options: Any) -> SignalBlocker:  # noqa: N802
        return super().waitSignal(signal, timeout=timeout, **options)

    def waitSignals(  # noqa: N802
        self, signals: Sequence[Any], *, timeout: int = MILLISECONDS, **options: Any
    ) -> MultiSignalBlocker:
        return super().waitSignals(list(signals), timeout=timeout, **options)
