"""States of the hand-over sheet and the end."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from shgui.engine.actions import (
    Action,
    Discard,
    Enact,
    Investigate,
    Nominate,
    Vote,
)
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.errors import Refusal
from shgui.engine.record import build_record
from shgui.engine.state import Rigging, State
from shgui.engine.types import Phase, Policy, Role, Seat
from shgui.engine.view import view_for
from shgui.presentation.requests import HandOverRequest, OpenHandRequest
from shgui.presentation.scenes import CoverScene, EndScene, PrivateView
from shgui.table.private_tasks import TaskKind
from shgui.table.role_showings import LastShowing, RoleShowing
from shgui.ui import widget_names as names
from shgui.ui.hand_over.hand_over_page import HandOverPage
from shgui.ui.hand_over.hold_area import OPENS_AFTER
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from tests.ui.asked import end_page

PLAYERS = ("Ana", "Piotr", "Ingrid", "Max", "Александра-Мария Х.", "Bruno", "Olga", "Igor", "Marta", "Ola")
SEED = bytes(range(32))
_EVENING = datetime(2026, 11, 18, 21, 14, tzinfo=UTC)
LAST_SHOWN = LastShowing(RoleShowing(_EVENING, 3), _EVENING + timedelta(hours=1))


class Studio:
    def __init__(self, renderer: Renderer, size: QSize, words: Catalogue) -> None:
        self.renderer = renderer
        self.size = size
        self.words = words

    def picture(self, page: QWidget) -> QPixmap:
        page.resize(self.size)
        page.show()
        return page.grab()


def deal(players: int, cards: str = "", roles: tuple[Role, ...] | None = None) -> State:
    rest = "F" * (11 - cards.count("F")) + "L" * (6 - cards.count("L"))
    deck = tuple(Policy(card) for card in cards + rest)
    fascists = (players - 3) // 2
    usual = (Role.HITLER, *(Role.FASCIST,) * fascists, *(Role.LIBERAL,) * (players - fascists - 1))
    return new_game(
        players, get_edition("official"), SEED, Rigging(roles=roles or usual, deck=deck, first=2)
    )[0]


def after(state: State, *moves: tuple[Seat, Action]) -> State:
    for seat, action in moves:
        answer = apply(state, seat, action)
        if isinstance(answer, Refusal):
            raise ValueError(answer)
        state = answer[0]
    return state


def chancellor(state: State) -> Seat:
    if state.chancellor is None:
        raise ValueError("nobody is Chancellor")
    return state.chancellor


def elected(state: State) -> State:
    """The candidate nominates somebody who is not Hitler, and everybody says Ja!."""
    targets = [
        action for action in list_legal_actions(state, state.president) if isinstance(action, Nominate)
    ]
    nomination = next(action for action in targets if action.target != 0)
    state = after(state, (state.president, nomination))
    return after(state, *((seat, Vote(seat != 4)) for seat in state.alive))


def enacted(state: State, policy: Policy) -> State:
    """A round in which this policy is enacted, if the hand has it, and the power used."""
    state = elected(state)
    other = Policy.LIBERAL if policy is Policy.FASCIST else Policy.FASCIST
    away = other if other in state.hand else policy
    state = after(state, (state.president, Discard(away)))
    card = policy if policy in state.hand else other
    state = after(state, (chancellor(state), Enact(card)))
    return used(state)


def used(state: State) -> State:
    """The power, if there is one; never on Hitler."""
    if state.phase in (Phase.NOMINATE, Phase.OVER):
        return state
    options = list_legal_actions(state, state.president)
    return after(state, (state.president, next(each for each in options if getattr(each, "target", 1) != 0)))


def until(state: State, rounds: int, policy: Policy = Policy.FASCIST) -> State:
    for _ in range(rounds):
        state = enacted(state, policy)
    return state


def hand_over(
    studio: Studio,
    purpose: TaskKind,
    state: State,
    seat: Seat,
    *steps: str,
) -> QPixmap:
    """The page after these steps: "half", "hold", a key to press, or "let go"."""
    dwell = QTimer(singleShot=True)
    page = HandOverPage(
        UiContext(studio.renderer, studio.words), dwell=dwell, shuffle=lambda count: tuple(range(count))
    )
    page.resize(studio.size)
    page.show()

    def answer(wish: HandOverRequest) -> None:
        if wish == OpenHandRequest():
            page.show_secret(PrivateView(view_for(state, seat), PLAYERS[: state.setup.players], LAST_SHOWN))

    page.wanted.connect(answer)
    cover = CoverScene(
        seat, PLAYERS[seat], purpose, studio.words.language, number=3, hands=state.setup.players
    )
    page.cover(cover, studio.words)
    hold = find(page, names.HAND_OVER_HOLD)
    for step in steps:
        if step in ("half", "hold"):
            dwell.setInterval(OPENS_AFTER * 10 if step == "half" else 0)
            QTest.mousePress(hold, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
            QTest.qWait(OPENS_AFTER // 2 if step == "half" else 30)
        elif step == "let go":
            QTest.mouseRelease(hold, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        elif step == "late":
            page._hide_unasked()
        else:
            QTest.keyClick(page, Qt.Key(ord(step)))
    picture = page.grab()
    page.close()
    page.deleteLater()
    return picture


def _role(studio: Studio, players: int, seat: Seat, rounds: int = 0) -> QPixmap:
    state = until(deal(players, "FFLFFLFFL"), rounds)
    return hand_over(studio, TaskKind.ROLE, state, seat, "hold")


def _vote(studio: Studio, *steps: str) -> QPixmap:
    state = deal(7)
    state = after(state, (state.president, Nominate(4)))
    return hand_over(studio, TaskKind.BALLOT, state, 4, *steps)


def _discard(studio: Studio, *steps: str) -> QPixmap:
    state = elected(deal(7, "FLF"))
    return hand_over(studio, TaskKind.DISCARD, state, state.president, *steps)


def _enact(studio: Studio, rounds: int, *steps: str) -> QPixmap:
    state = until(deal(7, "FFLFFLFFLFFLFFLFL"), rounds)
    state = elected(state)
    state = after(state, (state.president, Discard(Policy.FASCIST)))
    return hand_over(studio, TaskKind.ENACT, state, chancellor(state), *steps)


def _party(studio: Studio) -> QPixmap:
    state = elected(deal(9, "FFF"))
    state = after(state, (state.president, Discard(Policy.FASCIST)))
    president = state.president
    state = after(state, (chancellor(state), Enact(Policy.FASCIST)), (president, Investigate(4)))
    return hand_over(studio, TaskKind.PARTY, state, president, "hold")


def _peek(studio: Studio) -> QPixmap:
    state = until(deal(5, "FFLFFLFFLFLF"), 2)
    state = elected(state)
    state = after(state, (state.president, Discard(Policy.FASCIST)))
    state = after(state, (chancellor(state), Enact(Policy.FASCIST)))
    return hand_over(studio, TaskKind.PEEK, state, state.president, "hold")


def finished(players: int = 7) -> tuple[State, EndScene]:
    """A whole game that the Fascists win with six policies."""
    state = deal(players, "FFLFFLFFLFFLFFLFL")
    while state.outcome is None:
        state = enacted(state, Policy.FASCIST)
    end = build_record(PLAYERS[:players], state, ()).end
    return state, EndScene(view_for(state, None), PLAYERS[:players], end)


def _end(studio: Studio, players: int, turned: bool = True, phones_stay: bool = False) -> QPixmap:
    page = end_page(UiContext(studio.renderer, studio.words))
    broadcast(page)
    page.show_end(replace(finished(players)[1], phones_stay=phones_stay))
    page.resize(studio.size)
    page.show()
    if turned:
        page.stage.finish()
    else:
        page.stage.advance_to(1050)
    return page.grab()


def find(page: QWidget, name: str) -> QWidget:
    return next(child for child in page.findChildren(QWidget) if child.objectName() == name)


State_ = Callable[[Studio], QPixmap]
STATES: dict[str, State_] = {
    "cover": partial(_vote),
    "cover-half": lambda studio: _vote(studio, "half"),
    "cover-done": lambda studio: _vote(studio, "hold", "J", "let go"),
    "closed-role": lambda studio: hand_over(studio, TaskKind.ROLE, deal(7), 3, "hold", "let go"),
    "closed-discard-chosen": lambda studio: _discard(studio, "hold", "2", "let go"),
    "closed-late": lambda studio: _discard(studio, "hold", "late"),
    "role-liberal": lambda studio: _role(studio, 10, 9),
    "role-fascist": lambda studio: _role(studio, 10, 2, 3),
    "role-hitler": lambda studio: _role(studio, 5, 0),
    "ballot": lambda studio: _vote(studio, "hold"),
    "ballot-chosen": lambda studio: _vote(studio, "hold", "J"),
    "discard": lambda studio: _discard(studio, "hold"),
    "discard-chosen": lambda studio: _discard(studio, "hold", "2"),
    "enact-chosen": lambda studio: _enact(studio, 0, "hold", "1"),
    "enact-veto": lambda studio: _enact(studio, 5, "hold"),
    "enact-veto-chosen": lambda studio: _enact(studio, 5, "hold", "3"),
    "party": _party,
    "peek": _peek,
    "end-5": partial(_end, players=5),
    "end-7": partial(_end, players=7),
    "end-10": partial(_end, players=10),
    "end-phones": partial(_end, players=10, phones_stay=True),
    "end-turning": partial(_end, players=7, turned=False),
}
