"""Motion: how long everything takes, and that it holds back no more than what is on its way."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Enact, Execute, Nominate, Vote
from shgui.engine.events import DeckReshuffled, Event, GameEnded, PolicyEnacted
from shgui.engine.state import State
from shgui.engine.types import Outcome, Policy
from shgui.ui.table.scores import Stagecraft, write_score
from shgui.ui.table.shown import Held
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import REDUCED, Motion
from shgui.ui.widgets.motion import Score
from shgui.words.catalogue import catalogue
from tests.ui.games import after, elected, game, table_view
from tests.ui.table.tables import renderer

FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL


class Places:
    """Everything lies somewhere."""

    def seat_place(self, seat: int) -> QRectF:
        return QRectF(100 * seat, 0, 90, 40)

    def placard_place(self, seat: int) -> QRectF:
        return QRectF(100 * seat, 20, 60, 16)

    def ballot_place(self, seat: int) -> QRectF:
        return QRectF(100 * seat + 60, 20, 24, 16)

    def policy_place(self, policy: Policy, index: int) -> QRectF:
        return QRectF(200 + 40 * index, 100 if policy is LIBERAL else 200, 29, 40)

    def marker_place(self, step: int) -> QRectF:
        return QRectF(100 * step, 160, 80, 20)

    def draw_place(self) -> QRectF:
        return QRectF(600, 100, 40, 50)

    def discard_place(self) -> QRectF:
        return QRectF(600, 160, 40, 50)

    def boards_place(self) -> QRectF:
        return QRectF(200, 100, 450, 150)


class Craft:
    def __init__(self, before: State, motion: Motion) -> None:
        self.held = Held()
        self.sounds: list[object] = []
        self.refreshed = 0
        self.craft = Stagecraft(
            renderer=renderer(motion),
            ratio=1.0,
            words=catalogue("en"),
            places=Places(),
            held=self.held,
            refresh=self._refresh,
            sound=self.sounds.append,
            before=table_view(before),
        )

    def write(self, events: tuple[Event, ...]) -> Score:
        return write_score(events, self.craft)

    def _refresh(self) -> None:
        self.refreshed += 1


def play(score: Score) -> None:
    for cue in sorted(score.cues, key=lambda cue: cue.delay):
        cue.act()


def nominated() -> tuple[State, State]:
    return game(10), after(game(10), (0, Nominate(4)))


def rejected() -> tuple[State, State]:
    before = after(game(10), (0, Nominate(4)))
    return before, after(before, *((seat, Vote(False)) for seat in range(10)))


def elected_of_ten() -> tuple[State, State]:
    return after(game(10), (0, Nominate(4))), elected(game(10), 4)


def enacted() -> tuple[State, State]:
    before = after(elected(game(cards="LLL"), 3), (0, Discard(LIBERAL)))
    return before, after(before, (3, Enact(LIBERAL)))


def chaos() -> tuple[State, State]:
    before = after(game(10), (0, Nominate(4)))
    before.tracker = 2
    return before, after(before, *((seat, Vote(False)) for seat in range(10)))


def executed() -> tuple[State, State]:
    before = game(cards="FFF")
    before.fascist = 3
    before = after(elected(before, 3), (0, Discard(FASCIST)), (3, Enact(FASCIST)))
    return before, after(before, (0, Execute(5)))


Make = Callable[[], tuple[State, State]]
ALL: list[Make] = [nominated, rejected, elected_of_ten, enacted, chaos, executed]


def events_of(pair: tuple[State, State]) -> tuple[Event, ...]:
    before, behind = pair
    return behind.history[len(before.history) :]


@pytest.mark.parametrize("make", ALL)
@pytest.mark.parametrize("motion", [Motion(), REDUCED])
def test_at_the_end_of_a_score_nothing_is_held_back(make: Make, motion: Motion, qtbot: QtBot) -> None:
    pair = make()
    craft = Craft(pair[0], motion)
    score = craft.write(events_of(pair))
    play(score)
    assert craft.held == Held(policies=dict.fromkeys(craft.held.policies, 0))
    assert craft.refreshed


def test_a_placard_travels_within_400_ms(qtbot: QtBot) -> None:
    craft = Craft(nominated()[0], Motion())
    assert 0 < craft.write(events_of(nominated())).length <= 400


def test_three_cards_are_drawn_within_400_ms(qtbot: QtBot) -> None:
    craft = Craft(game(), Motion())
    drawn = craft.write(events_of(elected_of_ten())[-1:])
    assert 0 < drawn.length <= 400


def test_an_enactment_takes_at_most_1200_ms(qtbot: QtBot) -> None:
    craft = Craft(enacted()[0], Motion())
    score = craft.write(events_of(enacted())[:1])
    assert 600 < score.length <= 1200
    assert score.showpiece


def test_ballots_turn_one_after_the_other(qtbot: QtBot) -> None:
    craft = Craft(elected_of_ten()[0], Motion())
    score = craft.write(events_of(elected_of_ten())[:1])
    starts = [travel.delay for travel in score.travels]
    assert len(starts) == 10
    assert all(80 <= after - before <= 100 for before, after in pairwise(starts))


def test_without_motion_nothing_travels(qtbot: QtBot) -> None:
    for make in ALL:
        pair = make()
        score = Craft(pair[0], REDUCED).write(events_of(pair))
        assert all(travel.begin == travel.end or travel.fades_in for travel in score.travels)
        assert all(travel.duration <= 100 for travel in score.travels)


def test_votes_are_shown_by_what_the_table_knew_before(qtbot: QtBot) -> None:
    craft = Craft(rejected()[0], Motion())
    craft.write(events_of(rejected()))
    assert craft.held.before is craft.craft.before
    assert craft.held.votes == set(range(10))


@pytest.mark.parametrize(
    ("make", "sound"), [(enacted, Sound.STAMP), (chaos, Sound.CHAOS), (elected_of_ten, Sound.VOTES)]
)
def test_what_happens_has_its_sound(make: Make, sound: Sound, qtbot: QtBot) -> None:
    pair = make()
    craft = Craft(pair[0], Motion())
    play(craft.write(events_of(pair)))
    assert sound in craft.sounds


def test_both_parties_policies_sound_alike(qtbot: QtBot) -> None:
    liberal, fascist = Craft(enacted()[0], Motion()), Craft(enacted()[0], Motion())
    play(liberal.write((PolicyEnacted(LIBERAL, 1, 0, 3),)))
    play(fascist.write((PolicyEnacted(FASCIST, 1, 0, 3),)))
    assert liberal.sounds == fascist.sounds


def test_both_teams_win_with_the_same_sound(qtbot: QtBot) -> None:
    heard = []
    for outcome in Outcome:
        craft = Craft(game(), Motion())
        play(craft.write((GameEnded(outcome, ()),)))
        heard.append(tuple(craft.sounds))
    assert set(heard) == {(Sound.END,)}


def test_a_reshuffle_is_seen(qtbot: QtBot) -> None:
    assert Craft(game(), Motion()).write((DeckReshuffled(12),)).travels
