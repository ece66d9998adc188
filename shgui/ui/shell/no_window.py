"""Where Qt would end the program with words of its own because no window can be opened, we say why."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from shgui.words.catalogue import Catalogue

FAILED = 1


@contextmanager
def windows_or_words(explain: Callable[[str], str]) -> Iterator[None]:
    """Make the application in here. If Qt can't, `explain` words its last message, and the program ends.

    What Qt has to say besides is told afterwards, as ever: it matters only where it goes on.
    """
    told: list[str] = []

    def hear(kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            told.append(message)
            return
        print(f"shgui: {explain(message)}", file=sys.stderr, flush=True)  # noqa: T201  # there is no window
        os._exit(FAILED)  # Qt would abort as soon as this returns

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for message in told:
        print(message, file=sys.stderr)  # noqa: T201  # as Qt would have


def why_no_window(words: Catalogue, environment: Mapping[str, str], message: str) -> str:
    """One sentence for whoever started the program, from what can be seen of the system."""
    from shgui.ui.shell.missing_libraries import missing_libraries, told_missing, why_not_loaded
    from shgui.words import window_problem_texts

    # A list of platforms, each perhaps with options.
    wanted = environment.get("QT_QPA_PLATFORM", "")
    platforms = [name.partition(":")[0] for name in wanted.split(";") if name]
    if platforms and not _known_platforms().intersection(platforms):
        return window_problem_texts.format_unknown_platform(words, wanted)
    if sys.platform != "linux":
        return window_problem_texts.format_window_impossible(words, message)
    screens = [environment[name] for name in ("WAYLAND_DISPLAY", "DISPLAY") if environment.get(name)]
    if not screens:
        return window_problem_texts.get_no_screen_text(words)
    # Packages bring libraries of their own, where only the plugin finds them: it is asked first.
    plugin = _plugins() / ("libqxcb.so" if environment.get("DISPLAY") else "libqwayland.so")
    reason = why_not_loaded(str(plugin))
    if reason is None:
        return window_problem_texts.format_screen_unreachable(words, ", ".join(screens))
    missing = missing_libraries()
    return (
        told_missing(words, missing)
        if missing
        else window_problem_texts.format_window_impossible(words, reason)
    )


def _known_platforms() -> set[str]:
    """By the files of their plugins: libqxcb.so, qwindows.dll."""
    stems = {path.stem.removeprefix("lib").removeprefix("q") for path in _plugins().glob("*")}
    # One plugin for two names that make different surfaces.
    return stems | {"wayland-egl"} if "wayland" in stems else stems


def _plugins() -> Path:
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
