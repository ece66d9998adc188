"""The public table to look at: header, seats, boards, prompt bar, and the animations between two scenes.

The table page adds everything that can be operated; a second screen takes the view as it is.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.events import Event, GameEnded, TrackerAdvanced, VotesRevealed
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.presentation.scenes import TableScene
from shgui.presentation.selection import Selection
from shgui.ui.shell.input_guard import invalidate_input
from shgui.ui.table.animation.animation_builder import AnimationBuilder
from shgui.ui.table.animation.frames import build_view_after, build_view_before
from shgui.ui.table.animation.script import ScriptStep
from shgui.ui.table.animation.scripts import find_watched_events, write_script
from shgui.ui.table.header import Header
from shgui.ui.table.layout import TablePlan, plan_table
from shgui.ui.table.prompt_bar import PromptBar, PromptBarText, PromptOption
from shgui.ui.table.prompt_content import build_prompt_content, build_prompt_player
from shgui.ui.table.speech_notes import SpeechNotes
from shgui.ui.table.table_widgets import TableWidgets, paint_presidency_order
from shgui.ui.table.tooltip_note import TooltipNote
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import list_spoken


@dataclass(slots=True)
class ScriptProgress:
    """How far the table has come in the script that it plays."""

    view: PlayerView
    """The public view with the events that have been told."""
    step: ScriptStep | None = None
    read: ScriptStep | None = None
    """The step whose words are to be read."""

    @property
    def is_waited_for(self) -> bool:
        """Whether everyone looks at it, and nothing is asked meanwhile."""
        return self.step is None or not self.step.light

    def build_frame(self, scene: TableScene) -> TableScene:
        step = self.step or ScriptStep()
        marker = any(
            isinstance(event, TrackerAdvanced) and event.tracker != self.view.tracker for event in step.tells
        )
        on_move = None if self.is_waited_for else scene.on_move
        return scene.frame(self.view, replace(step.in_flight, marker=marker, on_move=on_move))


class TableView(Themed, QWidget):
    sound_due = Signal(object)
    """A `Sound` or a line (`Spoken`), in time with the animation; None for silence."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._scene: TableScene | None = None
        self._before: PlayerView | None = None
        """The view that the table showed before this scene."""
        self._due: tuple[Event, ...] = ()
        """Events that happened while the table was hidden: they are played when it is shown."""
        self._is_unannounced = False
        self._repeats = False
        """The script that plays was seen before."""
        self._progress: ScriptProgress | None = None
        self._plan: TablePlan | None = None
        self.header = Header(ui, self)
        self.widgets = TableWidgets(ui, self)
        self.prompt_bar = PromptBar(ui, self)
        self.speech = SpeechNotes(ui, self, self._place_remark)
        self.stage = AnimationStage(self)
        self.stage.finished.connect(self._on_motion_over)

    def update_theme(self) -> None:
        self.stage.finish()
        self._arrange()
        self._refresh()
        self.speech.place_again()

    def update_texts(self) -> None:
        self.stage.finish()
        self.speech.stop()
        self._refresh()

    def show_table(self, scene: TableScene) -> None:
        """Show a scene; its events are played as soon as the table is visible."""
        if self.stage.heeds_presses:
            invalidate_input(self)
        self.stage.finish()
        before, self._scene = self._scene, scene
        self._before = before.view if before is not None else None
        self._progress = None
        if before is not None:
            self._interrupt_speech(before.view.history, scene)
        self._due = scene.events
        self._is_unannounced = True
        self._arrange()
        if self.isVisible():
            self._play_due_events()
        self._refresh()

    # What the table page adds

    def _get_selection(self) -> Selection | None:
        return None

    @property
    def _is_sheet_open(self) -> bool:
        return False

    def _on_arranged(self, plan: TablePlan) -> None:
        """Adapt to new places of everything."""

    def _announce_scene(self) -> None:
        """Announce a scene, now that everyone has seen what happened before it."""

    def _interrupt_speech(self, known: tuple[Event, ...], scene: TableScene) -> None:
        """Let remarks wait while something happens, or drop them: after a count of votes they are stale."""
        history = scene.view.history
        news = history[len(known) :]
        goes_on = history[: len(known)] == known
        if not goes_on or any(isinstance(event, VotesRevealed | GameEnded) for event in news):
            self.speech.stop()
        elif scene.events:
            self.speech.interrupt()

    def _place_remark(self, seat: Seat, note: TooltipNote, text: str) -> None:
        self.widgets.show_remark_beside(seat, note, text)

    def _announce(self, text: str) -> None:
        """Have a screen reader say something, once: the window that leads the animation says it."""
        if not self.stage.is_following:
            announce(self, text)

    def _play_due_events(self) -> None:
        events, self._due = self._due, ()
        scene = self._scene
        if events and scene is not None:
            before = build_view_before(scene.view, len(events))
            known = self._before
            if known is not None and known.history == before.history:
                before = known
            self._play_events(scene.table_events, before, events[len(scene.table_events) :])

    def play_again(self, index: int) -> None:
        """Repeat the animation of the event at this place of the game, which everyone has seen."""
        scene = self._scene
        if scene is None or self._is_waiting or self._is_still:
            return
        history = scene.view.history
        if events := find_watched_events(history, index):
            before = build_view_before(scene.view, len(history) - index)
            self._repeats = True
            self._play_events(events, before, history[index + len(events) :])

    def _play_events(
        self, events: tuple[Event, ...], before: PlayerView, following: tuple[Event, ...] = ()
    ) -> None:
        scene, words, theme = self._scene, self.ui.words, self.ui.theme
        if scene is None:
            return
        script = write_script(events, words, scene.names, before, theme.motion, following)
        self._progress = ScriptProgress(before)
        builder = AnimationBuilder(self.ui.renderer, self.devicePixelRatioF(), self.widgets.places)
        self.stage.play(builder.build(script, self._on_step_begun, self.sound_due.emit, self._on_step_told))

    @property
    def _is_still(self) -> bool:
        """Whether animations take no time: everything is announced in one go, at the end."""
        return self.ui.theme.motion.still

    def _on_step_begun(self, step: ScriptStep) -> None:
        if self._progress is not None:
            self._progress.step = step
        if step.silent and not self._is_still:
            self.sound_due.emit(None)
        if not step.is_announced_late:
            self._show_step_words(step)
        self._refresh()

    def _show_step_words(self, step: ScriptStep) -> None:
        if self._progress is not None and not step.lingers:
            self._progress.read = step
        if step.announced and not self._is_still:
            self._announce(step.announced)

    def _on_step_told(self, step: ScriptStep) -> None:
        if self._progress is None:
            return
        self._progress.view = build_view_after(self._progress.view, step.tells)
        for line in () if self._is_still or self._repeats else step.spoken_lines:
            self.sound_due.emit(line)
        if step.is_announced_late:
            self._show_step_words(step)
            self._refresh()

    @property
    def _ends_at_once(self) -> bool:
        """Whether the roles turn next, on the end page, and tell the rest there."""
        if self._scene is None or self._progress is None or not self._progress.is_waited_for:
            return False
        return self._scene.end_follows and not (self._repeats or self._is_still) and self.isVisible()

    def _on_motion_over(self) -> None:
        self._progress = None
        self._repeats = False
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._arrange()
        self._play_due_events()
        self._refresh()
        if not self._is_waiting:
            self.speech.show_next()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.stage.finish()
        self.speech.interrupt()
        self.widgets.hide_note()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.stage.finish()
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._plan is not None:
            painter = QPainter(self)
            paint_presidency_order(painter, self._plan, self.ui.theme)
            painter.end()

    def _arrange(self) -> None:
        if self._scene is None:
            return
        players = self._scene.view.players
        plan = plan_table(self.size(), players, self.ui.theme, sheet=self._is_sheet_open)
        if plan == self._plan:
            return
        self._plan = plan
        self.header.setGeometry(plan.header)
        self.widgets.place_widgets(plan)
        self.prompt_bar.setGeometry(plan.prompt_bar)
        self.speech.place_again()
        self._on_arranged(plan)
        self.update()

    def _refresh(self) -> None:
        scene, words = self._scene, self.ui.words
        if scene is None:
            return
        # The question comes when everyone has seen what happened.
        waits = self._is_waiting
        scene = scene.with_selection(self._get_selection())
        shown = scene
        if self._progress is not None:
            shown = self._progress.build_frame(shown)
        elif waits:
            shown = replace(shown, prompt=scene.prompt.without_choices())
        self.widgets.show_scene(words, shown)
        self.header.strip.show_view(words, shown.view if waits else scene.view)
        self._show_prompt(scene, words)
        if self._is_unannounced and not waits:
            self._is_unannounced = False
            said = list_spoken(words, scene.said_by_bots, scene.chronicle, scene.names, scene.view.edition)
            self.speech.show_remarks(said)
            self._announce_scene()

    @property
    def _is_waiting(self) -> bool:
        """Whether something has happened that everyone has to look at first."""
        return bool(self._due) or (self._progress is not None and self._progress.is_waited_for)

    def _show_prompt(self, scene: TableScene, words: Catalogue) -> None:
        prompt_bar = self.prompt_bar
        if self._is_waiting:
            prompt_bar.show_text(self._build_script_text(scene, words))
            prompt_bar.show_buttons(PromptOption.NONE, "", possible=False)
            return
        prompt = build_prompt_content(words, scene)
        prompt_bar.show_text(prompt.text)
        prompt_bar.show_buttons(prompt.option, prompt.confirm, possible=prompt.possible)

    def _build_script_text(self, scene: TableScene, words: Catalogue) -> PromptBarText:
        progress = self._progress
        if progress is None or progress.read is None or not progress.read.in_prompt_bar:
            return PromptBarText()
        step = progress.read
        who = (
            ()
            if step.speaker is None
            else (build_prompt_player(words, progress.build_frame(scene), step.speaker),)
        )
        return PromptBarText(who, step.words, loud=step.loud)
