"""The public table as it is seen: header, seats, boards, band, and what moves from one moment to the next.

Nobody operates it; the table page adds what can be done, a second screen takes it as it is.
"""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.events import Event
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.ui.game.page_data import PublicTable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table import faces as table_faces
from shgui.ui.table.asking import Asking, looking_on
from shgui.ui.table.band import Band, BandText, Option
from shgui.ui.table.header import Header
from shgui.ui.table.layout import TablePlan, plan_table
from shgui.ui.table.scores import Stagecraft, write_score
from shgui.ui.table.shown import Held, Pick, Shown
from shgui.ui.table.surface import Surface, paint_order
from shgui.ui.widgets.motion import Stage
from shgui.ui.window.fresh_input import turned
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue


class TableView(QWidget):
    sound_due = Signal(object)
    """A `Sound`, at the moment when it belongs to what is seen."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self._renderer = renderer
        self._words: Catalogue | None = None
        self._public: PublicTable | None = None
        self._before: PlayerView | None = None
        self._due: tuple[Event, ...] = ()
        """What happened while the table was hidden: its motion waits until it is seen."""
        self._untold = False
        self._held = Held()
        self._plan: TablePlan | None = None
        self.header = Header(renderer, self)
        self.surface = Surface(renderer, self)
        self.band = Band(renderer, self)
        self.stage = Stage(self)
        self.stage.finished.connect(self._motion_over)

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self.stage.finish()
        for part in (self.header, self.surface, self.band):
            part.set_renderer(renderer)
        self._arrange()
        self._refresh()

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        self.stage.finish()
        self.header.retranslate(words)
        self.band.retranslate(words)
        self._refresh()

    def show_table(self, public: PublicTable) -> None:
        """Show what the table knows now; what happened since then moves, as soon as it is seen."""
        turned(self)
        self.stage.finish()
        before, self._public = self._public, public
        self._before = before.view if before is not None else None
        self._held = Held()
        self._due = public.events
        self._untold = True
        self._arrange()
        if self.isVisible():
            self._begin_motion()
        self._refresh()

    # What the table page adds

    def _asking(self, public: PublicTable, words: Catalogue) -> Asking:
        return looking_on(public, words)

    def _pick(self) -> Pick:
        return Pick()

    def _refusals(self, public: PublicTable, words: Catalogue) -> Mapping[Seat, str]:
        return {}

    def _choices(self, public: PublicTable) -> frozenset[Seat]:
        return frozenset()

    @property
    def _sheet_open(self) -> bool:
        return False

    def _arranged(self, plan: TablePlan) -> None:
        """Everything has another place."""

    def _tell(self) -> None:
        """Everybody has seen what happened: now it may be said and written down."""

    # Motion

    def _begin_motion(self) -> None:
        events, self._due = self._due, ()
        if not events or self._words is None:
            return
        craft = Stagecraft(
            renderer=self._renderer,
            ratio=self.devicePixelRatioF(),
            words=self._words,
            places=self.surface,
            held=self._held,
            refresh=self._refresh,
            sound=self.sound_due.emit,
            before=self._before,
        )
        self.stage.play(write_score(events, craft))

    def _motion_over(self) -> None:
        self._held = Held()
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._arrange()
        self._begin_motion()
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.stage.finish()
        self.surface.hide_note()

    # What is seen

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.stage.finish()
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._plan is not None:
            painter = QPainter(self)
            paint_order(painter, self._plan, self._renderer.theme)
            painter.end()

    def _arrange(self) -> None:
        if self._public is None:
            return
        players = self._public.view.players
        plan = plan_table(self.size(), players, self._renderer.theme, sheet=self._sheet_open)
        if plan == self._plan:
            return
        self._plan = plan
        self.header.setGeometry(plan.header)
        self.surface.place(plan)
        self.band.setGeometry(plan.band)
        self._arranged(plan)
        self.update()

    def _refresh(self) -> None:
        public, words, held = self._public, self._words, self._held
        if public is None or words is None:
            return
        # The question comes when everybody has seen what happened.
        waits = self._waits
        self.surface.show(
            Shown(
                view=public.view,
                names=public.names,
                words=words,
                held=held,
                pick=self._pick(),
                choices=frozenset() if waits else self._choices(public),
                refusals={} if waits else self._refusals(public, words),
            )
        )
        view = held.before or public.view
        heading = terms.round_heading(words, view.round)
        self.header.strip.show_face(table_faces.strip_face(view, words), heading)
        self._show_band(public, words)
        if self._untold and not waits:
            self._untold = False
            self._tell()

    @property
    def _waits(self) -> bool:
        """Whether something has happened that isn't told yet."""
        return bool(self._due) or self._held.before is not None

    def _show_band(self, public: PublicTable, words: Catalogue) -> None:
        band, before = self.band, self._held.before
        if before is not None:
            seen = looking_on(replace(public, view=before), words).text
            stage = labels.stages(words)[labels.stage_of(before.phase)]
            band.show_text(BandText(seen.who, stage, on_move=seen.on_move))
            band.offer(Option.NONE, "", possible=False)
            return
        asked = self._asking(public, words)
        band.show_text(asked.text)
        band.offer(asked.option, asked.confirm, possible=asked.possible)
