"""The four ways in which a game ends, up to the page that tells which."""

from collections.abc import Callable

import pytest

from shgui.engine.events import GameEnded
from shgui.engine.types import Outcome
from shgui.presentation.screens import EndScreen, PromptKind, TableScreen
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Motion
from shgui.words import outcome_texts, terms
from tests.engine.stage import FASCIST, LIBERAL
from tests.ui.evening_players import PLAYERS
from tests.ui.forced.dealing import FIVE_FASCIST
from tests.ui.forced.directed import WORDS, Directed
from tests.ui.programs import QUIET

pytestmark = [pytest.mark.qt_log_ignore(QUIET), pytest.mark.lengthy(daily=1)]


def five_liberal_policies(players: Directed) -> None:
    players.deal(7, LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    players.govern(LIBERAL)


def six_fascist_policies(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.govern(FASCIST)


def hitler_executed(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.choose(players.hitler)


def hitler_chancellor(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.elect(players.hitler)


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize(
    ("play", "outcome"),
    [
        (five_liberal_policies, Outcome.FIVE_LIBERAL_POLICIES),
        (six_fascist_policies, Outcome.SIX_FASCIST_POLICIES),
        (hitler_executed, Outcome.HITLER_EXECUTED),
        (hitler_chancellor, Outcome.HITLER_CHANCELLOR),
    ],
    ids=lambda part: part.value if isinstance(part, Outcome) else "",
)
def test_the_end_tells_how_it_came(
    players: Directed, play: Callable[[Directed], None], outcome: Outcome
) -> None:
    play(players)
    assert players.asks(TableScreen(PromptKind.FINISH))
    assert players.shows(PageName.TABLE)
    assert players.rows[-1] == players.line(GameEnded(outcome, players.roles))
    players.confirm()
    assert players.shows(PageName.END)
    assert players.find(names.END).accessibleName() == outcome_texts.describe_outcome(WORDS, outcome)
    told = [players.find(names.end_role(seat)).accessibleName() for seat in range(len(players.roles))]
    assert told == [
        terms.format_with_role(WORDS, role, seat, PLAYERS) for seat, role in enumerate(players.roles)
    ]
    assert players.table.record() is not None


def test_when_hitler_was_executed_the_roles_turn_at_once(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.govern(FASCIST)
    looks = players.program.appearance
    looks.renderer = Renderer(looks.theme._replace(motion=Motion()), looks.renderer.art)
    players.program.window.change_appearance(looks.renderer)
    players.choose(players.hitler)
    page = players.program.window.page(PageName.TABLE)
    assert isinstance(page, TablePage)
    assert page.stage.playing
    page.stage.finish()
    assert not page.prompt_bar.confirm.isVisible()
    players.settle()
    assert players.asks(EndScreen())
    assert players.shows(PageName.END)
    assert players.find(names.END).accessibleName() == "The Liberals were"


def test_hitler_may_be_chancellor_before_three_fascist_policies(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST)
    players.elect(players.hitler)
    assert players.view.outcome is None
    assert isinstance(players.screen, TableScreen)
    assert players.screen.ask is PromptKind.HAND_OVER


def test_an_executed_player_who_is_not_hitler_ends_nothing(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.choose(2)
    assert players.view.outcome is None
    assert players.asks(TableScreen(PromptKind.NOMINATE, players.hitler))
