"""The whole program, operated over its input: `python -m tests.phones.browsers.program FOLDER`.

A line on its input is something to do, `{"do": …, "with": […]}`, and is answered by one line on its output.
What is done is a `do_…` below; all of it goes by what people can press, except `rig`, which lays the cards of
the next game, and `truth`, which reads what no screen shows.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import traceback
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit

from shgui.engine.state import FAIR, Rigging
from shgui.engine.types import Policy, Role
from shgui.table.evening import Evening
from shgui.table.paths import UserFolders
from shgui.table.table import Table
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.motion import OFF
from tests.ui.programs import Started


class Operated(Started):
    def __init__(self, application: QApplication, folder: Path, *, moves: bool) -> None:
        super().__init__(application, UserFolders(folder / "data", folder / "settings"), "en")
        if not moves:
            looks = self.program.looks
            looks.renderer = Renderer(looks.theme._replace(motion=OFF), looks.renderer.art)
            self.program.window.set_renderer(looks.renderer)
        self._rigging = FAIR
        start = Evening.start

        def rigged(evening: Evening, *arguments: Any, **names: Any) -> Table:
            return start(evening, *arguments, **names | {"rigging": self._rigging})

        self._patched = patch.object(Evening, "start", rigged)
        self._patched.start()
        self._line = b""
        self._input = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        self._input.activated.connect(self._heard)

    def _heard(self) -> None:
        said = os.read(sys.stdin.fileno(), 65536)
        if not said:
            self.application.quit()
            return
        *lines, self._line = (self._line + said).split(b"\n")
        for line in lines:
            self._do(json.loads(line))

    def _do(self, order: dict[str, Any]) -> None:
        try:
            told = getattr(self, f"do_{order['do']}")(*order["with"])
        except Exception:  # noqa: BLE001  (whatever it is, whoever gave the order is told)
            answer = {"failed": traceback.format_exc()}
        else:
            answer = {"told": told}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()

    # What people do

    def do_click(self, name: str) -> None:
        self.click(name)

    def do_write(self, name: str, text: str) -> None:
        self.write(name, text)

    def do_menu(self, name: str) -> None:
        self.menu(name)

    def do_shown(self, name: str) -> dict[str, object] | None:
        """Of a widget: what it says, and whether it can be pressed; None where it can't be seen."""
        from PySide6.QtWidgets import QWidget

        for widget in self.window.findChildren(QWidget, name):
            if widget.isVisibleTo(self.window):
                text = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
                return {"text": text or widget.accessibleName(), "enabled": widget.isEnabled()}
        return None

    def do_names(self) -> list[str]:
        """Of all that can be seen."""
        from PySide6.QtWidgets import QWidget

        found = self.window.findChildren(QWidget)
        return sorted({each.objectName() for each in found if each.objectName() and each.isVisible()})

    def do_screen(self) -> dict[str, object]:
        controller = self.program.games.controller
        screen = None if controller is None else controller.screen
        told: dict[str, object] = {"page": str(self.program.window.current), "kind": type(screen).__name__}
        for part in ("ask", "seat", "purpose"):
            told[part] = getattr(screen, part, None)
        return told

    def do_picture(self, path: str) -> None:
        self.window.grab().save(path)

    # What only tests do

    def do_rig(self, roles: list[str], deck: str, first: int) -> None:
        self._rigging = Rigging(roles=tuple(map(Role, roles)), deck=tuple(map(Policy, deck)), first=first)

    def do_truth(self) -> dict[str, object]:
        table = self.table
        public = table.view(None)
        seats = [table.view(seat) for seat in range(public.players)]
        return {
            "phase": str(public.phase),
            "on_move": public.on_move,
            "unseen": table.unseen,
            "newcomers": table.newcomers,
            "round": public.round,
            "president": public.president,
            "chancellor": public.chancellor,
            "alive": public.alive,
            "liberal": public.liberal,
            "fascist": public.fascist,
            "tracker": public.tracker,
            "veto_unlocked": public.veto_unlocked,
            "veto_refused": public.veto_refused,
            "events": [type(event).__name__ for event in public.history],
            "outcome": None if public.outcome is None else str(public.outcome),
            "roles": [str(view.role) for view in seats],
            "hands": [[str(card) for card in view.hand] for view in seats],
            "ballots": [view.ballot for view in seats],
            "names": [player.name for player in table.players],
            "targets": [
                [
                    target
                    for each in table.legal(seat)
                    if (target := getattr(each, "target", None)) is not None
                ]
                for seat in range(public.players)
            ],
        }


def main() -> None:
    folder, *options = sys.argv[1:]
    application = QApplication(["shgui", "-style", "fusion"])
    operated = Operated(application, Path(folder), moves="moves" in options)
    sys.stdout.write(json.dumps({"told": "ready"}) + "\n")
    sys.stdout.flush()
    with contextlib.closing(operated):
        application.exec()


if __name__ == "__main__":
    main()
