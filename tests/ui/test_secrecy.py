"""Nobody learns what he shouldn't: games that differ in secrets alone can't be told apart at the window."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.state import Rigging
from shgui.engine.types import Role
from shgui.presentation.requests import ReturnScreenRequest
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.options import Voting
from shgui.ui.hand_over.dossier import Dossier
from shgui.ui.paint.art import Art
from shgui.ui.paint.drawables import BallotDrawable, PartyDrawable, RoleDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.ui.hand_over.private import PLAYERS
from tests.ui.secrecy_plan import Step, twins
from tests.ui.secrecy_play import Evening
from tests.ui.secrecy_watch import Sight, every_text, look_at, what_is_kept

MakeEvening = Callable[..., Evening]


@pytest.fixture
def still(qapp: QApplication) -> Renderer:
    """Nothing moves, so that every look sees the end of a motion."""
    load_fonts(resources.assets() / "fonts")
    theme = Theme.of(Scheme.LIGHT, height=600)._replace(motion=NO_MOTION)
    return Renderer(theme, Art(resources.assets()))


@pytest.fixture
def sit_down(journal: Journal, still: Renderer, tmp_path: Path) -> Iterator[MakeEvening]:
    evenings: list[Evening] = []
    kept = ExitStack()

    def make(
        players: int, rigging: Rigging, voting: Voting = Voting.HANDS, *, awaits_words: bool = False
    ) -> Evening:
        for evening in evenings:
            evening.window.hide()
        here = tmp_path / f"first deal of evening {len(evenings)}"
        # Otherwise the next one would be another deal for the same players, and say so.
        own = kept.enter_context(Journal(here, Keyring(tmp_path))) if awaits_words else journal
        evenings.append(Evening(own, still, players, rigging, voting, awaits_words=awaits_words))
        return evenings[-1]

    yield make
    for evening in evenings:
        evening.close()
    kept.close()


def play(evening: Evening, script: tuple[Step, ...]) -> list[Sight]:
    evening.look_at_roles()
    for number, step in enumerate(script):
        evening.by_mouse = number % 2 == 1
        evening.do(step)
    return evening.sights


def assert_alike(one: list[Sight], other: list[Sight]) -> None:
    """Step by step, with the first difference in the message."""
    assert [sight.after for sight in one] == [sight.after for sight in other]
    for number, (first, second) in enumerate(zip(one, other, strict=True)):
        told = [(a, b) for a, b in zip(first.facts, second.facts, strict=False) if a != b]
        assert told == [], f"look {number}, after {first.after}"
        assert len(first.facts) == len(second.facts), f"look {number}, after {first.after}"
        assert first.pixels == second.pixels, f"look {number}, after {first.after}"


def assert_told_alike(one: Evening, other: Evening) -> None:
    assert_alike(one.sights, other.sights)
    assert one.told == other.told


def test_short_games_that_differ_in_secrets_alone_look_alike(sit_down: MakeEvening) -> None:
    play_twins(sit_down, 5, rounds=5)


@pytest.mark.lengthy(daily=0)
@pytest.mark.parametrize("players", [5, 7, 10])
def test_games_with_a_veto_that_differ_in_secrets_alone_look_alike(
    sit_down: MakeEvening, players: int
) -> None:
    play_twins(sit_down, players, rounds=12)


def play_twins(sit_down: MakeEvening, players: int, rounds: int) -> None:
    pair = twins(players, rounds, veto=True)
    evenings = []
    for rigging, script in zip(pair.riggings, pair.scripts, strict=True):
        evenings.append(sit_down(players, rigging))
        play(evenings[-1], script)
    assert_told_alike(*evenings)


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(("players", "rounds"), [(5, 4), (5, 8), (7, 8)])
def test_nobody_learns_from_what_is_done_beside_the_screen(
    sit_down: MakeEvening, players: int, rounds: int
) -> None:
    pair = twins(players, rounds, veto=True)
    evenings = []
    for rigging, script in zip(pair.riggings, pair.scripts, strict=True):
        evening = sit_down(players, rigging)
        evening.look_at_roles()
        for number, step in enumerate(script):
            evening.by_mouse = number % 4 > 1
            if number % 2:
                evening.do(step)
            elif evening.session.can_show_role and number % 4:
                evening.beside_an_open_role(step)
            else:
                evening.beside(step)
        evenings.append(evening)
    assert_told_alike(*evenings)


def test_before_the_table_has_added_its_word_nothing_shows_of_what_will_be_dealt(
    sit_down: MakeEvening,
) -> None:
    evenings = []
    for rigging in twins(7, 1).riggings:
        assert rigging.roles is not None
        evening = sit_down(7, replace(rigging, first=rigging.roles.index(Role.HITLER)), awaits_words=True)
        QTest.keyClicks(evening.focused, "rhubarb")
        evening.look("a word")
        evenings.append(evening)
        told = every_text(evening.window) + every_text(evening.second)
        assert [name for name in PLAYERS if name in told] == []
    assert_told_alike(*evenings)


def test_everybody_may_see_the_own_role_again_and_nobody_learns_from_it(sit_down: MakeEvening) -> None:
    pair = twins(5, rounds=1)
    evenings = []
    for rigging, script in zip(pair.riggings, pair.scripts, strict=True):
        evening = sit_down(5, rigging)
        play(evening, script)
        for seat in range(5):
            evening.show_role_again(seat)
        evenings.append(evening)
    assert_told_alike(*evenings)


def test_votes_in_the_box_cannot_be_seen_nor_that_one_was_changed(sit_down: MakeEvening) -> None:
    evenings = []
    for rigging, first in zip(twins(5, 1).riggings, (True, False), strict=True):
        evening = sit_down(5, rigging, Voting.BALLOTS)
        evening.look_at_roles()
        evening.pick(1)
        evening.go_on()
        voter = evening.sheet.seat
        evening.private(0 if first else 1)
        evening.put_back()
        evening.change_ballot(voter, True)
        evening.go_on()
        for _ in range(4):
            evening.private(0)
        evenings.append(evening)
    assert_told_alike(*evenings)


# That the watch would see it


def test_the_watch_sees_what_lies_in_an_open_hand(sit_down: MakeEvening) -> None:
    sights = []
    for rigging in twins(5, 1).riggings:
        evening = sit_down(5, rigging)
        evening.go_on()
        evening.hold()
        sights.append(look_at(evening.window, "open", hand_open=False))
        evening.let_go()
    assert sights[0].pixels != sights[1].pixels
    assert sights[0].facts != sights[1].facts


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("leak", ["setToolTip", "setAccessibleName", "setStatusTip", "setWindowTitle"])
def test_the_watch_sees_a_leak(sit_down: MakeEvening, leak: str) -> None:
    evening = sit_down(5, twins(5, 1).riggings[0])
    before = look_at(evening.window, "", hand_open=False)
    getattr(evening.find("table"), leak)("Hitler: Ana")
    assert look_at(evening.window, "", hand_open=False) != before


# What is left when a hand closes


HIDING: dict[str, Callable[[Evening], object]] = {
    "let go": Evening.let_go,
    "time out": lambda evening: evening.clock.run_out(),
    "keyboard elsewhere": lambda evening: evening.find("handover.hold").clearFocus(),
    "window deactivated": lambda evening: send(evening, QEvent(QEvent.Type.WindowDeactivate)),
    "minimised": lambda evening: evening.window.showMinimized(),
    "window hidden": lambda evening: evening.window.hide(),
    "dialog": lambda evening: send(evening, QEvent(QEvent.Type.WindowBlocked)),
    "table shown": lambda evening: evening.session.handle(ReturnScreenRequest()),
}


def send(evening: Evening, event: QEvent) -> None:
    QApplication.sendEvent(evening.window, event)


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("way", HIDING)
def test_nothing_private_is_kept_when_a_hand_closes(sit_down: MakeEvening, way: str) -> None:
    evening = sit_down(7, twins(7, 1).riggings[0])
    before = what_is_kept()
    evening.go_on()
    evening.hold()
    open_ = what_is_kept().keys() - before.keys()
    HIDING[way](evening)
    assert open_ != set()
    assert what_is_kept().keys() - before.keys() == set()


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("way", HIDING)
def test_no_text_tells_the_role_when_a_hand_has_closed(sit_down: MakeEvening, way: str) -> None:
    texts = []
    for rigging in twins(7, 1).riggings:
        evening = sit_down(7, rigging)
        evening.go_on()
        evening.hold()
        shown = every_text(evening.window)
        HIDING[way](evening)
        texts.append((shown, every_text(evening.window)))
    assert texts[0][0] != texts[1][0]
    assert texts[0][1] == texts[1][1]


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("way", HIDING)
def test_a_hand_has_fronts_only_while_it_is_held_open(sit_down: MakeEvening, way: str) -> None:
    evening = sit_down(7, twins(7, 1).riggings[0])
    evening.go_on()
    (hand,) = evening.window.findChildren(Dossier)

    def fronts() -> int:
        return sum(hand.front(place) is not None for place in range(len(hand.places)))

    told = [fronts()]
    evening.hold()
    told.append(fronts())
    HIDING[way](evening)
    assert [*told, fronts()] == [0, 2, 0]


def test_no_print_is_kept_of_what_one_player_saw(sit_down: MakeEvening, still: Renderer) -> None:
    evening = sit_down(7, twins(7, 1).riggings[0])
    evening.look_at_roles()
    private = RoleDrawable | PartyDrawable | BallotDrawable
    assert [key for key in still._prints if isinstance(key[0], private)] == []
