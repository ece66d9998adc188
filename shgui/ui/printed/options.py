"""The answers to what the box alone asks: a few large buttons, only those that are possible now."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from shgui.engine.actions import Enact, EndPeek, ProposeVeto
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Policy
from shgui.table.printed_facts import ChaosPolicy, Fact, FirstCandidate, HitlerAnswered
from shgui.table.printed_game import BoxAsk
from shgui.ui import names
from shgui.ui.paint.renderer import Press
from shgui.ui.paint.signs import Mark
from shgui.ui.printed.printed_shown import BoxShown
from shgui.ui.theme import Text
from shgui.ui.widgets.type_button import TypeButton
from shgui.words import printed as texts
from shgui.words.catalogue import Catalogue

_MARKS: Mapping[str, Mark] = {
    names.BOX_POLICY_LIBERAL: Mark.LIBERAL,
    names.BOX_POLICY_FASCIST: Mark.FASCIST,
    names.BOX_VETO: Mark.VETO,
    names.BOX_NOT_HITLER: Mark.NEIN,
    names.BOX_HITLER: Mark.HITLER,
    names.BOX_PEEKED: Mark.PEEK,
    names.BOX_FINISH: Mark.CHECK,
}
_IN_A_ROW = 2


class BoxOptions(QWidget):
    chosen = Signal(object)
    """A fact."""
    finish_wanted = Signal()

    def __init__(self, press: Press) -> None:
        super().__init__()
        self._buttons = {
            name: TypeButton(press, self, name, size=Text.LABEL, mark=mark) for name, mark in _MARKS.items()
        }
        self._seats = [
            TypeButton(press, self, names.box_first(seat), size=Text.LABEL) for seat in range(MOST_PLAYERS)
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
        """Where the keyboard goes."""
        return next((button for button in self._all if not button.isHidden()), None)

    def show_options(self, shown: BoxShown) -> None:
        for button in self._all:
            button.hide()
        self._facts = _facts(shown, self._buttons)
        if shown.ask is BoxAsk.FIRST_CANDIDATE:
            for seat, (button, name) in enumerate(zip(self._seats, shown.names, strict=False)):
                button.set_words(name)
                self._facts[button] = FirstCandidate(seat)
        for button in self._facts:
            button.show()
        self._buttons[names.BOX_FINISH].setVisible(shown.ask is BoxAsk.OVER)

    def set_press(self, press: Press) -> None:
        for button in self._all:
            button.set_press(press)
        self._layout.setSpacing(press.theme.space.small)
        self._grid.setSpacing(press.theme.space.small)

    def retranslate(self, words: Catalogue) -> None:
        said = {
            names.BOX_POLICY_LIBERAL: texts.policy(words, Policy.LIBERAL),
            names.BOX_POLICY_FASCIST: texts.policy(words, Policy.FASCIST),
            names.BOX_VETO: texts.veto(words),
            names.BOX_NOT_HITLER: texts.not_hitler(words),
            names.BOX_HITLER: texts.hitler(words),
            names.BOX_PEEKED: texts.peeked(words),
            names.BOX_FINISH: texts.finish(words),
        }
        for name, word in said.items():
            self._buttons[name].set_words(word)

    @property
    def _all(self) -> tuple[TypeButton, ...]:
        return (*self._buttons.values(), *self._seats)

    def _choose(self) -> None:
        button = self.sender()
        if button is self._buttons[names.BOX_FINISH]:
            self.finish_wanted.emit()
        elif isinstance(button, TypeButton) and button in self._facts:
            self.chosen.emit(self._facts[button])


def _facts(shown: BoxShown, buttons: Mapping[str, TypeButton]) -> dict[TypeButton, Fact]:
    liberal, fascist = buttons[names.BOX_POLICY_LIBERAL], buttons[names.BOX_POLICY_FASCIST]
    match shown.ask:
        case BoxAsk.POLICY:
            facts: dict[TypeButton, Fact] = {liberal: Enact(Policy.LIBERAL), fascist: Enact(Policy.FASCIST)}
            if shown.may_propose_veto:
                facts[buttons[names.BOX_VETO]] = ProposeVeto()
            return facts
        case BoxAsk.CHAOS_POLICY:
            return {liberal: ChaosPolicy(Policy.LIBERAL), fascist: ChaosPolicy(Policy.FASCIST)}
        case BoxAsk.IS_HITLER | BoxAsk.WAS_HITLER:
            return {
                buttons[names.BOX_NOT_HITLER]: HitlerAnswered(False),
                buttons[names.BOX_HITLER]: HitlerAnswered(True),
            }
        case BoxAsk.PEEK:
            return {buttons[names.BOX_PEEKED]: EndPeek()}
        case _:
            return {}
