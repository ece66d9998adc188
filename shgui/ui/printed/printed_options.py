"""The answers to what is asked with the printed game alone: a few large buttons, only the possible ones."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from shgui.engine.actions import Enact, ProposeVeto
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Phase, Policy
from shgui.presentation.requests import Finish, PrintedRequest
from shgui.table.printed.printed_facts import ChaosPolicy, Fact, FirstCandidate, HitlerAnswered
from shgui.table.printed.printed_game import PrintedAsk
from shgui.table.private_tasks import PRIVATE
from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.printed.printed_scene import PrintedScene
from shgui.ui.theme import Text, Theme
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import TypeButton
from shgui.words import printed_texts as texts

_MARKS: Mapping[str, Icon] = {
    names.PRINTED_POLICY_LIBERAL: Icon.LIBERAL,
    names.PRINTED_POLICY_FASCIST: Icon.FASCIST,
    names.PRINTED_VETO: Icon.VETO,
    names.PRINTED_NOT_HITLER: Icon.NEIN,
    names.PRINTED_HITLER: Icon.HITLER,
    names.PRINTED_PEEKED: Icon.PEEK,
    names.PRINTED_FINISH: Icon.CHECK,
}
_IN_A_ROW = 2
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PrintedOptions(Themed, QWidget):
    def __init__(self, ui: UiContext, wish: Callable[[PrintedRequest], None]) -> None:
        super().__init__(ui)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._wish = wish
        self._buttons = {
            name: TypeButton(ui, self, name, size=Text.LABEL, mark=mark) for name, mark in _MARKS.items()
        }
        self._seats = [
            TypeButton(ui, self, names.printed_first(seat), size=Text.LABEL) for seat in range(MOST_PLAYERS)
        ]
        self._facts: dict[TypeButton, Fact] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        for button in self._all:
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            button.clicked.connect(self._choose)
            button.hide()
        for button in self._buttons.values():
            self._layout.addWidget(button)
        for seat, button in enumerate(self._seats):
            self._grid.addWidget(button, seat // _IN_A_ROW, seat % _IN_A_ROW)
        for column in range(_IN_A_ROW):
            self._grid.setColumnStretch(column, 1)
        self._layout.addLayout(self._grid)

    @property
    def first(self) -> QWidget | None:
        """The widget for the focus, which is no answer: no key may give one by mistake."""
        return self if self._shown else None

    @property
    def _shown(self) -> list[TypeButton]:
        return [button for button in self._all if not button.isHidden()]

    def height_at(self, theme: Theme) -> int:
        """Return the height of all answers with texts of this size."""
        singles = [button for button in self._buttons.values() if not button.isHidden()]
        names = [button for button in self._seats if not button.isHidden()]
        in_rows = (names[first : first + _IN_A_ROW] for first in range(0, len(names), _IN_A_ROW))
        rows = [*([each] for each in singles), *in_rows]
        heights = [max(button.hint_for(theme).height() for button in row) for row in rows]
        return sum(heights) + self._layout.spacing() * len(rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in _ARROWS and self._shown:
            self._shown[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def show_options(self, shown: PrintedScene) -> None:
        for button in self._all:
            button.hide()
        self._facts = _facts(shown, self._buttons)
        if shown.ask is PrintedAsk.FIRST_CANDIDATE:
            for seat, (button, name) in enumerate(zip(self._seats, shown.names, strict=False)):
                button.set_words(name)
                self._facts[button] = FirstCandidate(seat)
        for button in self._facts:
            button.show()
        self._buttons[names.PRINTED_FINISH].setVisible(shown.ask is Phase.OVER)

    def update_theme(self) -> None:
        self._layout.setSpacing(self.ui.theme.space.small)
        self._grid.setSpacing(self.ui.theme.space.small)

    def update_texts(self) -> None:
        words = self.ui.words
        said = {
            names.PRINTED_POLICY_LIBERAL: texts.get_policy_label(words, Policy.LIBERAL),
            names.PRINTED_POLICY_FASCIST: texts.get_policy_label(words, Policy.FASCIST),
            names.PRINTED_VETO: texts.get_veto_label(words),
            # Translators: button: the answer to the question whether this player is Hitler; max 24
            names.PRINTED_NOT_HITLER: words.pgettext("button", "No, not Hitler"),
            # Translators: button: the answer to the question whether this player is Hitler; max 24
            names.PRINTED_HITLER: words.pgettext("button", "Yes, Hitler"),
            # Translators: button: the President has looked at the top three cards and put them back; max 24
            names.PRINTED_PEEKED: words.pgettext("button", "Seen and put back"),
            names.PRINTED_FINISH: texts.get_finish_label(words),
        }
        for name, word in said.items():
            self._buttons[name].set_words(word)

    @property
    def _all(self) -> tuple[TypeButton, ...]:
        return (*self._buttons.values(), *self._seats)

    def _choose(self) -> None:
        button = self.sender()
        if button is self._buttons[names.PRINTED_FINISH]:
            self._wish(Finish())
        elif isinstance(button, TypeButton) and button in self._facts:
            self._wish(self._facts[button])


def _facts(shown: PrintedScene, buttons: Mapping[str, TypeButton]) -> dict[TypeButton, Fact]:
    liberal, fascist = buttons[names.PRINTED_POLICY_LIBERAL], buttons[names.PRINTED_POLICY_FASCIST]
    match shown.ask:
        case PrintedAsk.POLICY:
            facts: dict[TypeButton, Fact] = {liberal: Enact(Policy.LIBERAL), fascist: Enact(Policy.FASCIST)}
            if shown.may_propose_veto:
                facts[buttons[names.PRINTED_VETO]] = ProposeVeto()
            return facts
        case PrintedAsk.CHAOS_POLICY:
            return {liberal: ChaosPolicy(Policy.LIBERAL), fascist: ChaosPolicy(Policy.FASCIST)}
        case PrintedAsk.IS_HITLER | PrintedAsk.WAS_HITLER:
            return {
                buttons[names.PRINTED_NOT_HITLER]: HitlerAnswered(False),
                buttons[names.PRINTED_HITLER]: HitlerAnswered(True),
            }
        case ask:
            look = PRIVATE.get(ask)
            return {} if look is None or look.seen is None else {buttons[names.PRINTED_PEEKED]: look.seen}
