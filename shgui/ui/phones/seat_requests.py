"""The choice between phones that wait for a seat during a game, by the words that they show."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.phones.joining_scene import SeatRequestScene
from shgui.ui.shell.input_guard import invalidate_input
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import TypeButton
from shgui.words import phone_texts
from shgui.words.catalogue import Catalogue

_COLUMNS = 2


class SeatRequests(Themed, QWidget):
    """Buttons with the words of the phones, and one that turns all of them down."""

    def __init__(
        self, ui: UiContext, hand_over: Callable[[str], None], turn_down: Callable[[], None]
    ) -> None:
        super().__init__(ui)
        self._hand_over = hand_over
        self._requests: tuple[SeatRequestScene, ...] = ()
        self._question = PlainLabel(wraps=True, size=Text.CONTROL)
        self._buttons: list[TypeButton] = []
        self._none = TypeButton(ui, self, names.PHONES_NO_REQUEST)
        self._none.clicked.connect(turn_down)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        self._column.addWidget(self._question)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)

    def show_requests(self, words: Catalogue, requests: Sequence[SeatRequestScene]) -> None:
        self._question.setText(phone_texts.get_which_word_heading(words))
        self._none.set_words(
            # Translators: button beside those words: no phone gets the seat; max 20
            words.pgettext("button", "None of these")
        )
        if tuple(requests) != self._requests:
            self._requests = tuple(requests)
            # A press that began on another word chooses nothing.
            invalidate_input(self)
        while len(self._buttons) < len(requests):
            self._add_button()
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(requests))
            if place < len(requests):
                button.set_words(requests[place].word)
                button.set_note(requests[place].name)
                button.setAccessibleName(
                    phone_texts.format_takes_seat(words, requests[place].word, requests[place].name)
                )
        self._grid.addWidget(self._none, *divmod(len(requests), _COLUMNS))

    def update_theme(self) -> None:
        self._column.setSpacing(self.ui.theme.space.medium)
        self._grid.setSpacing(self.ui.theme.space.small)

    def _add_button(self) -> None:
        place = len(self._buttons)
        button = TypeButton(self.ui, self, names.phones_request(place), size=Text.HEADLINE)
        button.clicked.connect(lambda: self._hand_over(self._requests[place].word))
        self._buttons.append(button)
        self._grid.addWidget(button, *divmod(place, _COLUMNS))
