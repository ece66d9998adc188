"""The line above the table: the round, its phases and a few tools."""

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.view import PlayerView
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import PhaseStripDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.table_drawing import get_strip_capitals
from shgui.ui.paint.text import draw_text, measure_width
from shgui.ui.theme import Text, Theme, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import claim_texts, phone_texts, table_labels, terms
from shgui.words.catalogue import Catalogue


class DiscussionClock(QObject):
    """A countdown before a vote, without any effect."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._talk: object = None
        self.seconds = 0
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self.tick)

    @property
    def has_discussion(self) -> bool:
        return self._talk is not None

    def follow(self, talk: object, seconds: int | None) -> None:
        """Restart with each new discussion, go on with the same one, stop where `talk` is None."""
        if seconds is None or talk is None:
            self._talk = None
            self._timer.stop()
        elif talk != self._talk:
            self._talk = talk
            self.seconds = seconds
            self._timer.start()
        self.changed.emit()

    def toggle_pause(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
        elif self.has_discussion and self.seconds:
            self._timer.start()
        self.changed.emit()

    def tick(self) -> None:
        self.seconds = max(0, self.seconds - 1)
        if not self.seconds:
            self._timer.stop()
        self.changed.emit()

    @property
    def time_text(self) -> str:
        minutes, seconds = divmod(self.seconds, 60)
        return f"{minutes}:{seconds:02}"


def build_phase_strip_drawable(words: Catalogue, view: PlayerView) -> PhaseStripDrawable:
    return PhaseStripDrawable(table_labels.list_stages(words), table_labels.find_stage(view.phase))


class PhaseStrip(Picture):
    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self._drawable: PhaseStripDrawable | None = None
        self._round = ""

    def show_view(self, words: Catalogue, view: PlayerView) -> None:
        strip, heading = build_phase_strip_drawable(words, view), terms.format_round(words, view.round)
        if (strip, heading) == (self._drawable, self._round):
            return
        self._drawable, self._round = strip, heading
        self.setAccessibleName(heading)
        self.setAccessibleDescription(strip.phases[strip.current] if strip.current >= 0 else "")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._drawable is None:
            return
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        area = QRectF(self.rect())
        family = theme.type.family(Text.CONTROL)
        inset = area.height() * 0.1
        capitals = get_strip_capitals(theme, area.height() - 2 * inset)
        wanted = measure_width(self._round, family) * capitals / family.capitals
        room = QRectF(area.left(), area.top(), min(wanted + 2, area.width() * 0.22), area.height())
        ink = colour(theme.palette.ink)
        draw_text(
            painter, room, self._round, family, capitals, ink, align=Qt.AlignmentFlag.AlignLeft, lines=1
        )
        strip = QRectF(room.right() + theme.space.large, area.top(), 0, area.height())
        strip.setRight(area.right())
        self.ui.renderer.draw(painter, strip.adjusted(0, inset, 0, -inset), self._drawable)
        painter.end()


class Header(Themed, QWidget):
    """The phase strip and the tools. `tools` stand in their order at the right; hidden ones leave no gap."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self.strip = PhaseStrip(ui, self)
        self.take_back = self._make_tool(names.TABLE_TAKE_BACK, Icon.UNDO)
        self.claims = self._make_tool(names.TABLE_CLAIMS, Icon.ADD)
        self.clock = self._make_tool(names.TABLE_CLOCK, Icon.CLOCK, Text.LABEL)
        self.role_again = self._make_tool(names.TABLE_ROLE_AGAIN, Icon.EYE)
        self.phones = self._make_tool(names.TABLE_PHONES, Icon.PHONE)
        self.chronicle = self._make_tool(names.TABLE_CHRONICLE, Icon.CHRONICLE)
        self.chronicle.setCheckable(True)
        # The table page shows those that can be used.
        self.tools = (self.take_back, self.claims, self.clock, self.role_again, self.phones, self.chronicle)
        for tool in self.tools:
            tool.hide()

    def _make_tool(self, name: str, mark: Icon, size: Text = Text.CONTROL) -> TypeButton:
        return TypeButton(self.ui, self, name, kind=ButtonKind.QUIET, mark=mark, size=size)

    def update_theme(self) -> None:
        self.arrange()

    def update_texts(self) -> None:
        words = self.ui.words
        self.take_back.set_words(
            # Translators: button: what was chosen last doesn't hold any more; max 24
            words.pgettext("button", "Take back")
        )
        self.claims.set_words(claim_texts.get_claims_label(words))
        # Translators: button; somebody wants to see the own role again; max 16
        self.role_again.set_words(words.pgettext("button", "My role"))
        self.phones.set_words(phone_texts.get_phones_label(words))
        self.chronicle.set_words(words.pgettext("menu", "Chronicle"))
        self.clock.setAccessibleDescription(
            words.gettext("Discussion clock; press to stop it or to continue.")
        )
        self.arrange()

    def show_tools(
        self, *, take_back: bool, claims: bool, clock: bool, role_again: bool, phones: bool = False
    ) -> None:
        wanted = (take_back, claims, clock, role_again, phones)
        tools = (self.take_back, self.claims, self.clock, self.role_again, self.phones)
        if tuple(not tool.isHidden() for tool in tools) == wanted:
            return
        for tool, shown in zip(tools, wanted, strict=True):
            tool.setVisible(shown)
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Show tools with words where the strip keeps most of the line, otherwise as icons.

        Large texts leave the strip as much as usual ones.
        """
        theme = self.ui.theme
        gap = theme.space.tight
        shown = [tool for tool in self.tools if not tool.isHidden()]
        allowed = self.width() * 0.36 - gap * len(shown)
        wanted = self._compact_and_measure(shown, theme.as_drawn, allowed)
        if theme.type.enlarged:
            allowed = min(allowed, sum(wanted))
            larger = self._compact_and_measure(shown, theme, allowed)
            wanted = larger if sum(larger) <= allowed else wanted
        factor = min(1.0, allowed / max(1, sum(wanted)))
        height = min(self.height() - gap, max(self.ui.theme.space.target, self.height() - 2 * gap))
        right = self.width()
        for tool, width in zip(reversed(shown), reversed(wanted), strict=True):
            taken = max(self.ui.theme.space.target, round(width * factor))
            right -= taken
            tool.setGeometry(QRect(right, (self.height() - height) // 2, taken, height))
            right -= gap
        self.strip.setGeometry(0, 0, max(0, right - 2 * gap), self.height())

    def _compact_and_measure(self, tools: list[TypeButton], theme: Theme, allowed: float) -> list[int]:
        """Leave out the words of tools that would be too wide with them; return the widths of all."""
        for tool in tools:
            tool.set_compact(False)
        if sum(tool.compute_size_hint(theme).width() for tool in tools) > allowed:
            for tool in tools:
                tool.set_compact(tool is not self.clock)
        return [tool.compute_size_hint(theme).width() for tool in tools]
