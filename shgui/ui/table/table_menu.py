"""Menus of the table: the same for every player, so that opening one reveals nothing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QWindow
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Seat
from shgui.presentation.requests import (
    ChangeBallot,
    ChooseLanguage,
    ChooseVoting,
    OtherPhoneRequest,
    ShowRoleRequest,
    TableRequest,
    UseScreenRequest,
)
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import PromptKind
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.text import draw_text
from shgui.ui.table.tooltip_note import paint_note
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import phone_texts
from shgui.words.isolation import isolate
from shgui.words.languages import get_endonym, list_languages

_MOST_IN_ONE_COLUMN = 7
ARROW_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
"""Arrow keys, on to the next of several things or back."""


@dataclass(frozen=True, slots=True)
class MenuEntry:
    name: str
    words: str
    act: Callable[[], None]


def can_show_role(scene: TableScene) -> bool:
    """Return whether somebody can look at a role again at this screen."""
    is_anyone_here = len(scene.elsewhere | scene.bots) < scene.view.players
    is_private = scene.prompt.task in (TaskKind.ROLE, TaskKind.PARTY)
    return can_change_game(scene) and is_anyone_here and not is_private


def can_change_game(scene: TableScene) -> bool:
    """Return whether players, languages and voting can be changed: while the game goes on."""
    return not scene.printed and scene.prompt.kind not in (None, PromptKind.FINISH)


class TableMenu(Themed, QWidget):
    """A menu beside a seat or tool; a choice, Esc or another focus closes it."""

    def __init__(
        self,
        ui: UiContext,
        page: QWidget,
        request: Callable[[TableRequest], None],
        show_lines: Callable[[Seat], None],
        ask_stand_in: Callable[[Seat, bool], None],
        ask_to_end: Callable[[], None],
    ) -> None:
        """`show_lines` filters the game log, `ask_stand_in` asks which person takes over a seat or, with
        True, whether a bot shall, and `ask_to_end` asks whether to end the game.
        """
        super().__init__(ui, page)
        self._page = page
        self._request = request
        self._show_lines = show_lines
        self._ask_stand_in = ask_stand_in
        self._ask_to_end = ask_to_end
        self._window: QWindow | None = None
        self._title = ""
        self._acts: dict[QObject, Callable[[], None]] = {}
        self.buttons: tuple[TypeButton, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def update_theme(self) -> None:
        self.close_menu()

    def open_seat_menu(self, seat: Seat, scene: TableScene, beside: QRect) -> None:
        entries, words = [], self.ui.words
        is_here = seat not in scene.elsewhere | scene.bots
        if can_show_role(scene) and is_here:
            text = words.pgettext("menu", "Show me my role again")
            entries.append(self._make_request_entry(names.TABLE_MENU_ROLE, text, ShowRoleRequest(seat)))
        if scene.voting is Voting.BALLOTS and seat in scene.view.voted and is_here:
            text = words.pgettext("menu", "Change my vote")
            entries.append(self._make_request_entry(names.TABLE_MENU_BALLOT, text, ChangeBallot(seat)))
        text = words.pgettext("menu", "Only this player in the chronicle")
        entries.append(MenuEntry(names.TABLE_MENU_LINES, text, partial(self._show_lines, seat)))
        if can_change_game(scene):
            if seat not in scene.bots:
                entries.extend(self._list_phone_entries(seat, scene))
            entries.extend(self._list_change_entries(seat, scene, beside))
        self._open_menu(scene.names[seat], entries, beside)

    def open_languages(self, seat: Seat, scene: TableScene, beside: QRect) -> None:
        entries = [
            self._make_request_entry(
                names.table_menu_language(code), get_endonym(code), ChooseLanguage(seat, code)
            )
            for code in list_languages()
            if code != scene.languages[seat]
        ]
        # Translators: heading above the languages to choose from, and whose private screens will speak it
        title = self.ui.words.pgettext("menu", "Other language: {name}")
        self._open_menu(title.format(name=scene.names[seat]), entries, beside)

    def open_seats(self, scene: TableScene, beside: QRect) -> None:
        if can_change_game(scene):
            title = self.ui.words.pgettext("menu", "Somebody goes home")
            acts = {
                seat: partial(self.open_seat_menu, seat, scene, beside) for seat in range(scene.view.players)
            }
            self._open_player_list(title, acts, scene, beside)

    def _list_phone_entries(self, seat: Seat, scene: TableScene) -> list[MenuEntry]:
        entries, words = [], self.ui.words
        has_phone = seat in scene.elsewhere
        if has_phone:
            # Translators: menu of a seat; {name} plays at the computer's screen from now on
            text = words.pgettext("menu", "{name}: phone is gone, use the screen").format(
                name=scene.names[seat]
            )
            entries.append(self._make_request_entry(names.TABLE_MENU_SCREEN, text, UseScreenRequest(seat)))
        if scene.phones_open:
            take = (
                phone_texts.format_other_phone_label if has_phone else phone_texts.format_join_by_phone_label
            )
            text = take(words, scene.names[seat])
            entries.append(
                self._make_request_entry(names.TABLE_MENU_OTHER_PHONE, text, OtherPhoneRequest(seat))
            )
        return entries

    def _list_change_entries(self, seat: Seat, scene: TableScene, beside: QRect) -> list[MenuEntry]:
        entries, words = [], self.ui.words
        if seat in scene.view.alive:
            # Translators: somebody goes home, and another person takes over the seat
            text = words.pgettext("menu", "Another person takes over…")
            if seat in scene.bots:
                # Translators: a person takes over the seat in which a bot has played, often the same one as
                # before
                text = words.pgettext("menu", "A person takes over again…")
            entries.append(
                MenuEntry(names.TABLE_MENU_STAND_IN, text, partial(self._ask_stand_in, seat, False))
            )
        people = set(range(scene.view.players)) - scene.bots
        if seat in people and seat in scene.view.alive and len(people) > 1:
            # Translators: somebody goes home, and a bot takes over the seat
            text = words.pgettext("menu", "A bot takes over…")
            entries.append(MenuEntry(names.TABLE_MENU_BOT, text, partial(self._ask_stand_in, seat, True)))
        if seat not in scene.bots:
            text = words.pgettext("menu", "Other language…")
            opens = partial(self.open_languages, seat, scene, beside)
            entries.append(MenuEntry(names.TABLE_MENU_LANGUAGE, text, opens))
        if scene.next_voting is Voting.HANDS:
            text, other = words.pgettext("menu", "All: secret vote from the next round on"), Voting.BALLOTS
        else:
            text, other = words.pgettext("menu", "All: vote by thumb from the next round on"), Voting.HANDS
        entries.append(self._make_request_entry(names.TABLE_MENU_VOTING, text, ChooseVoting(other)))
        text = words.pgettext("menu", "All: end now and turn the roles over…")
        entries.append(MenuEntry(names.TABLE_MENU_END, text, self._ask_to_end))
        return entries

    def open_roles(self, scene: TableScene, beside: QRect) -> None:
        title = self.ui.words.pgettext("menu", "Show me my role again")
        here = [seat for seat in range(scene.view.players) if seat not in scene.elsewhere | scene.bots]
        acts = {seat: partial(self._request, ShowRoleRequest(seat)) for seat in here}
        self._open_player_list(title, acts, scene, beside)

    def _open_player_list(
        self, title: str, acts: Mapping[Seat, Callable[[], None]], scene: TableScene, beside: QRect
    ) -> None:
        entries = [
            MenuEntry(names.table_menu_name(seat), f"{seat + 1}   {isolate(scene.names[seat])}", act)
            for seat, act in acts.items()
        ]
        self._open_menu(title, entries, beside)

    def _make_request_entry(self, name: str, words: str, request: TableRequest) -> MenuEntry:
        return MenuEntry(name, words, partial(self._request, request))

    def close_menu(self) -> None:
        if self._window is not None:
            self._window.focusObjectChanged.disconnect(self._on_focus_changed)
            self._window = None
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = ARROW_STEPS.get(Qt.Key(event.key()))
        digit = (event.key() - Qt.Key.Key_1) % 10 if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9 else None
        here = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self.close_menu()
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        elif step is not None:
            first = 0 if step > 0 else -1
            there = first if here is None else (here + step) % len(self.buttons)
            self.buttons[there].setFocus(Qt.FocusReason.TabFocusReason)
        elif digit is not None and digit < len(self.buttons):
            self.buttons[digit].click()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and here is not None:
            self.buttons[here].click()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        paint_note(painter, QRectF(self.rect()), self.ui.renderer, self.devicePixelRatioF())
        theme = self.ui.theme
        margin = theme.space.small
        head = QRectF(2 * margin, margin, self.width() - 5 * margin, self._heading_height)
        soft, family = colour(theme.palette.ink_soft), theme.type.family(Text.CONTROL)
        draw_text(painter, head, self._title, family, theme.type.capitals(Text.CONTROL), soft)
        painter.end()

    @property
    def _heading_height(self) -> int:
        return round(self.ui.theme.type.capitals(Text.CONTROL) * 2.6)

    def _open_menu(self, title: str, entries: Sequence[MenuEntry], beside: QRect) -> None:
        self.close_menu()
        for button in self.buttons:
            button.deleteLater()
        self.setAccessibleName(title)
        self._title = title
        self.buttons = tuple(self._make_button(entry) for entry in entries)
        self._acts = {button: entry.act for button, entry in zip(self.buttons, entries, strict=True)}
        self._place_beside(beside)
        self.raise_()
        self.show()
        # No entry has the focus at first: most of them show something.
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self._window = self.window().windowHandle()
        if self._window is not None:
            self._window.focusObjectChanged.connect(self._on_focus_changed)

    def _make_button(self, entry: MenuEntry) -> TypeButton:
        button = TypeButton(self.ui, self, entry.name, kind=ButtonKind.QUIET, size=Text.LABEL)
        button.set_words(entry.words)
        button.clicked.connect(self._on_entry_chosen)
        button.show()
        return button

    def _place_beside(self, beside: QRect) -> None:
        columns = 1 if len(self.buttons) <= _MOST_IN_ONE_COLUMN else 2
        rows = -(-len(self.buttons) // columns)
        hints = [button.sizeHint() for button in self.buttons]
        cell = QSize(max(hint.width() for hint in hints), max(hint.height() for hint in hints))
        page, margin = self._page.rect(), self.ui.theme.space.small
        cell.setHeight(min(cell.height(), (page.height() - 4 * margin - self._heading_height) // rows))
        slip = QRect(
            0,
            0,
            columns * cell.width() + 3 * margin,
            self._heading_height + rows * cell.height() + 3 * margin,
        )
        slip.moveTopLeft(beside.bottomLeft())
        if slip.bottom() > page.bottom() - margin:
            slip.moveBottom(max(beside.top(), slip.height()))
        slip.moveLeft(max(margin, min(slip.left(), page.right() - margin - slip.width())))
        slip.moveTop(max(margin, min(slip.top(), page.bottom() - margin - slip.height())))
        self.setGeometry(slip)
        for place, button in enumerate(self.buttons):
            column, row = divmod(place, rows)
            button.setGeometry(
                margin + column * cell.width(),
                margin + self._heading_height + row * cell.height(),
                cell.width(),
                cell.height(),
            )

    def _on_entry_chosen(self) -> None:
        act = self._acts[self.sender()]
        self.close_menu()
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        act()

    def _on_focus_changed(self, where: QObject | None) -> None:
        if where is None or (
            isinstance(where, QWidget) and where is not self and not self.isAncestorOf(where)
        ):
            self.close_menu()
