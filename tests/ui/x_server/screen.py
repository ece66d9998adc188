"""An X server of the test's own, without a picture, and hands on its keyboard and mouse (XTEST)."""

from __future__ import annotations

import ctypes
import os
import subprocess
from types import TracebackType
from typing import Self

KEYSYMS = {"Return": 0xFF0D, "Escape": 0xFF1B, "space": 0x20, "F1": 0xFFBE, "Control": 0xFFE3, "m": 0x6D}
_REPEAT_AFTER, _REPEAT_EVERY = 150, 20
"""Milliseconds until a held key repeats itself, and between its repeats."""
_MOMENT, _WHILE = 30, 800
"""Milliseconds between two strokes of a finger, and between two clicks that are no double click."""
_REVERT_TO_PARENT = 2


class Screen:
    """Serves from `with` on; its address is told by `name`."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-screen", "0", "1280x800x24"]
        command += ["-ardelay", str(_REPEAT_AFTER), "-arinterval", str(_REPEAT_EVERY)]
        self._server = subprocess.Popen(  # the number of the display is the server's choice
            command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        self._x = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XCreateSimpleWindow.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(self.name.encode()))
        assert self._display.value, self.name

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._x.XCloseDisplay(self._display)
        self._server.terminate()
        self._server.wait()

    def down(self, key: str) -> None:
        self._key(key, down=True)

    def up(self, key: str) -> None:
        self._key(key, down=False)

    def tap(self, key: str) -> None:
        self.down(key)
        self.up(key)

    def click(self, x: int, y: int, times: int = 1) -> None:
        """As quickly as can be, and a while after anything before."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(_WHILE))
        for _ in range(times):
            for down in (True, False):
                self._test.XTestFakeButtonEvent(self._display, 1, down, ctypes.c_ulong(0))
        self._flush()

    def focus(self, window: int) -> None:
        self._x.XSetInputFocus(self._display, ctypes.c_ulong(window), _REVERT_TO_PARENT, ctypes.c_ulong(0))
        self._flush()

    def cover(self) -> int:
        """Another program's window on top, with the keyboard; its number."""
        root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        white = ctypes.c_ulong(0xFFFFFF)
        window: int = self._x.XCreateSimpleWindow(self._display, root, 0, 0, 1280, 800, 0, white, white)
        self._x.XMapRaised(self._display, ctypes.c_ulong(window))
        self._x.XSync(self._display, False)
        self.focus(window)
        return window

    def uncover(self, window: int) -> None:
        self._x.XDestroyWindow(self._display, ctypes.c_ulong(window))
        self._flush()

    def resize(self, window: int, width: int, height: int) -> None:
        self._x.XResizeWindow(self._display, ctypes.c_ulong(window), width, height)
        self._flush()

    def _key(self, key: str, *, down: bool) -> None:
        code = self._x.XKeysymToKeycode(self._display, ctypes.c_ulong(KEYSYMS[key]))
        self._test.XTestFakeKeyEvent(self._display, code, down, ctypes.c_ulong(_MOMENT))
        self._flush()

    def _flush(self) -> None:
        self._x.XFlush(self._display)
