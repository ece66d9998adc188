"""The public table as it is seen: header, seats, boards, band, and what moves from one moment to the next.

Nobody operates it; the table page adds what can be done, a second screen takes it as it is.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.events import Event, GameEnded, VotesRevealed
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.presentation.scenes import TableScene
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.input_guard import turned
from shgui.ui.table import drawables as table_faces
from shgui.ui.table.animation.animation_builder import AnimationBuilder, ScriptCallbacks
from shgui.ui.table.animation.frames import seen_after, seen_before
from shgui.ui.table.animation.script import ScriptStep
from shgui.ui.table.animation.scripts import moment_at, script_of
from shgui.ui.table.header import Header
from shgui.ui.table.layout import TablePlan, plan_table
from shgui.ui.table.prompt_bar import PromptBar, PromptBarText, PromptOption
from shgui.ui.table.prompt_text import PromptText, looking_on, player
from shgui.ui.table.shown import InFlight, Selection, Shown
from shgui.ui.table.table_widgets import TableWidgets, paint_order
from shgui.ui.table.tooltip_note import TooltipNote
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.ui.widgets.announce import announce
from shgui.words import terms
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import said_among

if TYPE_CHECKING:
    from shgui.ui.table.speech_notes import Speech


class TableView(QWidget):
    sound_due = Signal(object)
    """A `Sound` or a line (`Spoken`), at the moment when it belongs to what is seen; None for silence."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self._renderer = renderer
        self._words: Catalogue | None = None
        self._public: TableScene | None = None
        self._before: PlayerView | None = None
        """What the table showed until now."""
        self._due: tuple[Event, ...] = ()
        """What happened while the table was hidden: its motion waits until it is seen."""
        self._untold = False
        self._again = False
        """What moves was seen before."""
        self._held = InFlight()
        self._plan: TablePlan | None = None
        self.header = Header(renderer, self)
        self.surface = TableWidgets(renderer, self)
        self.band = PromptBar(renderer, self)
        self.speech: Speech | None = None
        """Made when somebody first says something: a table of people alone has none."""
        self.stage = AnimationStage(self)
        self.stage.finished.connect(self._motion_over)

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self.stage.finish()
        for part in (self.header, self.surface, self.band):
            part.set_renderer(renderer)
        self._arrange()
        self._refresh()
        if self.speech is not None:
            self.speech.set_renderer(renderer)

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        self.stage.finish()
        if self.speech is not None:
            self.speech.stop()
        self.header.retranslate(words)
        self.band.retranslate(words)
        self._refresh()

    def show_table(self, public: TableScene) -> None:
        """Show what the table knows now; what happened since then moves, as soon as it is seen."""
        if self.stage.heeds_presses:
            turned(self)
        self.stage.finish()
        before, self._public = self._public, public
        self._before = before.view if before is not None else None
        self._held = InFlight()
        self._interrupt(None if before is None else before.view.history, public)
        self._due = public.events
        self._untold = True
        self._arrange()
        if self.isVisible():
            self._begin_motion()
        self._refresh()

    # What the table page adds

    def _asking(self, public: TableScene, words: Catalogue) -> PromptText:
        return looking_on(public, words)

    def _pick(self) -> Selection:
        return Selection()

    def _refusals(self, public: TableScene, words: Catalogue) -> Mapping[Seat, str]:
        return {}

    def _choices(self, public: TableScene) -> frozenset[Seat]:
        return frozenset()

    @property
    def _sheet_open(self) -> bool:
        return False

    def _arranged(self, plan: TablePlan) -> None:
        """Everything has another place."""

    def _tell(self) -> None:
        """Everybody has seen what happened: now it may be said and written down."""

    # What is said

    def _interrupt(self, known: tuple[Event, ...] | None, public: TableScene) -> None:
        """What was said of this session and the last is said behind what happens now; a count of votes ends
        it.
        """
        if self.speech is None or known is None:
            return
        history = public.view.history
        news = history[len(known) :]
        goes_on = history[: len(known)] == known
        if not goes_on or any(isinstance(event, VotesRevealed | GameEnded) for event in news):
            self.speech.stop()
        elif public.events:
            self.speech.interrupt()

    def _let_speak(self, public: TableScene, words: Catalogue) -> None:
        said = said_among(words, public.said_by_bots, public.chronicle, public.names, public.view.edition)
        if said and self.speech is None:
            from shgui.ui.table.speech_notes import Speech

            self.speech = Speech(self._renderer, self, self._lay_slip)
        if self.speech is not None:
            self.speech.say(said)

    def _lay_slip(self, seat: Seat, slip: TooltipNote, text: str) -> None:
        self.surface.lay_beside(seat, slip, text)

    def _announce(self, text: str) -> None:
        """Something is to be heard by whoever doesn't see the table: from the window that all look at."""
        if not self.stage.follows:
            announce(self, text)

    # Motion

    def _begin_motion(self) -> None:
        events, self._due = self._due, ()
        public = self._public
        if events and public is not None:
            before = seen_before(public.view, len(events))
            known = self._before
            if known is not None and known.history == before.history:
                before = known
            self._play(public.told_here, before, events[len(public.told_here) :])

    def play_again(self, index: int) -> None:
        """Show a moment once more: the event at this place of the game, which all have seen."""
        public = self._public
        if public is None or self._waits or self._still:
            return
        history = public.view.history
        events = moment_at(history, index)
        if events:
            before = seen_before(public.view, len(history) - index)
            self._again = True
            self._play(events, before, history[index + len(events) :])

    def _play(self, events: tuple[Event, ...], before: PlayerView, following: tuple[Event, ...] = ()) -> None:
        """Tell these events, of a table as it was before them; what is `following` is told elsewhere."""
        public, words, theme = self._public, self._words, self._renderer.theme
        if public is None or words is None:
            return
        script = script_of(events, words, public.names, before, theme.motion, following)
        self._held = InFlight(before)
        film = AnimationBuilder(self._renderer, self.devicePixelRatioF(), self.surface)
        self.stage.play(
            film.score(script, ScriptCallbacks(self._step_begins, self._step_sounds, self._step_tells))
        )

    @property
    def _still(self) -> bool:
        """Nothing takes any time: it is told in one go, at the end."""
        return self._renderer.theme.motion.still

    def _step_begins(self, step: ScriptStep) -> None:
        self._held.step = step
        if step.silent and not self._still:
            self.sound_due.emit(None)
        if not step.late:
            self._step_said(step)
        self._refresh()

    def _step_said(self, step: ScriptStep) -> None:
        if not step.lingers:
            self._held.said = step
        if step.announced and not self._still:
            self._announce(step.announced)

    def _step_sounds(self, step: ScriptStep) -> None:
        if step.sound is not None:
            self.sound_due.emit(step.sound)

    def _step_tells(self, step: ScriptStep) -> None:
        if self._held.seen is None:
            return
        self._held.seen = seen_after(self._held.seen, step.tells)
        for line in () if self._still or self._again else step.spoken:
            self.sound_due.emit(line)
        if step.late:
            self._step_said(step)
            self._refresh()

    @property
    def _ends_at_once(self) -> bool:
        """Whether all that is left to be told is told where the roles turn."""
        public, told = self._public, self._held.waits and not (self._again or self._still)
        return public is not None and public.end_follows and told and self.isVisible()

    def _motion_over(self) -> None:
        self._held = InFlight()
        self._again = False
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._arrange()
        self._begin_motion()
        self._refresh()
        if self.speech is not None and not self._waits:
            self.speech.go_on()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.stage.finish()
        if self.speech is not None:
            self.speech.interrupt()
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
        if self.speech is not None:
            self.speech.lay_again()
        self._arranged(plan)
        self.update()

    def _refresh(self) -> None:
        public, words, held = self._public, self._words, self._held
        if public is None or words is None:
            return
        # The question comes when everybody has seen what happened.
        waits = self._waits
        # What happens in passing is waited for by nobody, but nothing is offered before its end.
        moves = waits or held.seen is not None
        self.surface.show(
            Shown(
                view=public.view,
                names=public.names,
                words=words,
                held=held,
                pick=self._pick(),
                choices=frozenset() if moves else self._choices(public),
                refusals={} if moves else self._refusals(public, words),
                away=public.away,
                bots=public.bots,
            )
        )
        view = (held.seen or public.view) if waits else public.view
        heading = terms.round_heading(words, view.round)
        self.header.strip.show_face(table_faces.strip_face(view, words), heading)
        self._show_band(public, words)
        if self._untold and not waits:
            self._untold = False
            self._let_speak(public, words)
            self._tell()

    @property
    def _waits(self) -> bool:
        """Whether something has happened that isn't told yet."""
        return bool(self._due) or self._held.waits

    def _show_band(self, public: TableScene, words: Catalogue) -> None:
        band = self.band
        if self._waits:
            band.show_text(self._told_in_band(public, words))
            band.offer(PromptOption.NONE, "", possible=False)
            return
        asked = self._asking(public, words)
        band.show_text(asked.text)
        band.offer(asked.option, asked.confirm, possible=asked.possible)

    def _told_in_band(self, public: TableScene, words: Catalogue) -> PromptBarText:
        """What all look at, unless it stands on a bill; nothing of what comes after it."""
        seen, step = self._held.seen, self._held.said
        if seen is None or step is None or not step.in_band:
            return PromptBarText()
        told = replace(public, view=seen)
        who = () if step.teller is None else (player(told, words, step.teller),)
        return PromptBarText(who, step.words, loud=step.loud)
