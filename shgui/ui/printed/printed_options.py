"""The answers to what is asked with the printed game alone: a few large buttons, only the possible ones."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from shgui.engine.actions import Enact, ProposeVeto
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Phase, Policy
from shgui.presentation.requests import Finish, PrintedRequest
from shgui.table.printed.printed_facts import ChaosPolicy, FirstCandidate, HitlerAnswered
from shgui.table.printed.printed_game import PrintedQuestion
from shgui.table.private_tasks import TASK_OF_PHASE
from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.printed.printed_scene import PrintedScene
from shgui.ui.theme import Text, Theme
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import TypeButton
from shgui.words import printed_texts as texts
from shgui.words import terms

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
    def __init__(self, ui: UiContext, request: Callable[[PrintedRequest], None]) -> None:
        super().__init__(ui)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._request = request
        self._buttons = {
            name: TypeButton(ui, self, name, size=Text.LABEL, mark=mark) for name, mark in _MARKS.items()
        }
        self._seats = [
            TypeButton(ui, self, names.printed_first(seat), size=Text.LABEL) for seat in range(MOST_PLAYERS)
        ]
        self._all = [*self._buttons.values(), *self._seats]
        self.requests: dict[str, PrintedRequest] = {}
        """The request of each button that is shown, by its name."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        for button in self._all:
            button.fix_height()
            button.clicked.connect(self._choose)
            button.hide()
        for button in self._buttons.values():
            self._layout.addWidget(button)
        for seat, button in enumerate(self._seats):
            self._grid.addWidget(button, seat // _IN_A_ROW, seat % _IN_A_ROW)
        for column in range(_IN_A_ROW):
            self._grid.setColumnStretch(column, 1)
        self._layout.addLayout(self._grid)

    def height_at(self, theme: Theme) -> int:
        """Return the height of all answers with texts of this size."""
        seats = [button for button in self._seats if not button.isHidden()]
        in_rows = (seats[first : first + _IN_A_ROW] for first in range(0, len(seats), _IN_A_ROW))
        rows = [*([button] for button in self._buttons.values() if not button.isHidden()), *in_rows]
        heights = [max(button.compute_size_hint(theme).height() for button in row) for row in rows]
        return sum(heights) + self._layout.spacing() * len(rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        first = next((button for button in self._all if not button.isHidden()), None)
        if event.key() in _ARROWS and first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def show_options(self, shown: PrintedScene) -> None:
        self.requests = _list_requests(shown)
        for button, name in zip(self._seats, shown.names, strict=False):
            button.set_words(name)
        for button in self._all:
            button.hide()
        for button in self._all:
            button.setVisible(button.objectName() in self.requests)

    def update_theme(self) -> None:
        self._layout.setSpacing(self.ui.theme.space.small)
        self._grid.setSpacing(self.ui.theme.space.small)

    def update_texts(self) -> None:
        words = self.ui.words
        said = {
            names.PRINTED_POLICY_LIBERAL: terms.get_policy_name(words, Policy.LIBERAL),
            names.PRINTED_POLICY_FASCIST: terms.get_policy_name(words, Policy.FASCIST),
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

    def _choose(self) -> None:
        request = self.requests.get(self.sender().objectName())
        if request is not None:
            self._request(request)


def _list_requests(shown: PrintedScene) -> dict[str, PrintedRequest]:
    """Return the possible answers by the names of their buttons."""
    match shown.ask:
        case PrintedQuestion.FIRST_CANDIDATE:
            return {names.printed_first(seat): FirstCandidate(seat) for seat in range(len(shown.names))}
        case PrintedQuestion.POLICY:
            requests: dict[str, PrintedRequest] = {
                names.PRINTED_POLICY_LIBERAL: Enact(Policy.LIBERAL),
                names.PRINTED_POLICY_FASCIST: Enact(Policy.FASCIST),
            }
            if shown.may_propose_veto:
                requests[names.PRINTED_VETO] = ProposeVeto()
            return requests
        case PrintedQuestion.CHAOS_POLICY:
            return {
                names.PRINTED_POLICY_LIBERAL: ChaosPolicy(Policy.LIBERAL),
                names.PRINTED_POLICY_FASCIST: ChaosPolicy(Policy.FASCIST),
            }
        case PrintedQuestion.IS_HITLER | PrintedQuestion.WAS_HITLER:
            return {
                names.PRINTED_NOT_HITLER: HitlerAnswered(False),
                names.PRINTED_HITLER: HitlerAnswered(True),
            }
        case Phase.OVER:
            return {names.PRINTED_FINISH: Finish()}
        case ask:
            look = TASK_OF_PHASE.get(ask)
            return {} if look is None or look.seen is None else {names.PRINTED_PEEKED: look.seen}
