"""The game on the table, if there is one. All that leads a game is imported with the first."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.table.table import Table
    from shgui.ui.controller import Controller, Stage


class Play(QObject):
    begun = Signal(object)
    """The `Controller`, made for the first game and kept for all others."""
    screen_changed = Signal()
    failed = Signal(object)
    over = Signal()
    same_group_wanted = Signal()
    review_wanted = Signal()

    def __init__(
        self,
        stage: "Stage",
        catalogue: Callable[[str], Catalogue],
        holds_to_see: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._catalogue = catalogue
        self._holds_to_see = holds_to_see
        self.controller: Controller | None = None

    @property
    def table(self) -> "Table | None":
        return None if self.controller is None else self.controller.table

    @property
    def may_take_back(self) -> bool:
        return self.controller is not None and self.controller.may_take_back

    @property
    def may_ask_role(self) -> bool:
        return self.controller is not None and self.controller.may_ask_role

    @property
    def at_end(self) -> bool:
        """All roles of the game lie open."""
        return self.controller is not None and self.controller.at_end

    def begin(self, table: "Table", *, resumed: bool = False) -> None:
        """Take up a game, dealt just now or saved before."""
        if self.controller is None:
            self.controller = self._made()
            self.begun.emit(self.controller)
        self.controller.begin(table, resumed=resumed)

    def take_back(self) -> None:
        if self.controller is not None:
            self.controller.take_back()

    def leave(self) -> None:
        """Let go of the game; it is saved."""
        if self.controller is not None:
            self.controller.leave()

    def _made(self) -> "Controller":
        from shgui.ui.controller import Controller

        controller = Controller(self._stage, self._catalogue, self._holds_to_see, self)
        controller.screen_changed.connect(self.screen_changed)
        controller.failed.connect(self.failed)
        controller.over.connect(self.over)
        controller.same_group_wanted.connect(self.same_group_wanted)
        controller.review_wanted.connect(self.review_wanted)
        return controller
