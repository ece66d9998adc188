"""What of a game all have seen on the screen, when it has moved there: for whoever acts on no more than that.

Imports nothing of a game before there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shgui.presentation.scenes import EndScene, TableScene
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.widgets.animation_stage import AnimationStage


class SeenByRoom:
    def __init__(self, tell: Callable[[], None]) -> None:
        """`tell` is called whenever it is something else."""
        self._tell = tell
        self.shown: TableScene | EndScene | None = None
        """What all see; None for nothing of the game."""
        self._due: TableScene | EndScene | None = None
        """What moves there, and is seen when that is over."""

    def follow(
        self, controller: GameSession, stage: AnimationStage, end_stage: Callable[[], AnimationStage]
    ) -> None:
        """`stage` moves what happens, `end_stage` turns the roles."""
        controller.fingerprint_shown.connect(self._hide)
        controller.table_shown.connect(partial(self._follow_table, controller, stage))
        controller.end_shown.connect(partial(self._follow_end, end_stage))
        stage.finished.connect(self._seen)

    def forget(self) -> None:
        """The game is left."""
        self.shown = self._due = None

    def _follow_table(self, controller: GameSession, stage: AnimationStage, public: TableScene) -> None:
        if controller.unwatched and self._is_news(public):
            # Told when somebody has led the window back to it.
            return
        self._due = public
        # What is played on a second screen is told by what the window shows after it.
        if not stage.playing and not controller.on_stage:
            self._seen()

    def _is_news(self, public: TableScene) -> bool:
        from shgui.presentation.screens import looked_at_together

        seen = 0 if self.shown is None else len(self.shown.view.history)
        return looked_at_together(public.view.history[seen:])

    def _follow_end(self, end_stage: Callable[[], AnimationStage], ending: EndScene) -> None:
        self._due = ending
        stage = end_stage()
        if stage.playing:
            stage.finished.connect(self._seen)
        else:
            self._seen()

    def _hide(self, _fingerprint: object) -> None:
        self.forget()
        self._tell()

    def _seen(self) -> None:
        if self._due is not None:
            self.shown, self._due = self._due, None
            self._tell()
