"""A game with the printed game on the whole program: names put in, facts entered by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random

from PySide6.QtCore import Qt

from shgui import resources
from shgui.engine.actions import (
    AnswerVeto,
    CallSpecialElection,
    Enact,
    EndPeek,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
)
from shgui.engine.types import Phase, Policy
from shgui.table.entries import VotesEntry
from shgui.table.printed.printed_facts import ChaosPolicy, Fact, FirstCandidate, HitlerAnswered
from shgui.table.printed.printed_game import PrintedGame, PrintedQuestion
from shgui.ui import widget_names as names
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.pages import PageName
from shgui.ui.theme import Motion, Theme
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.table.play import NAMES
from tests.table.printed_play import accepted
from tests.ui.hands import touch
from tests.ui.programs import Started

Play = Callable[[Started, Fact], None]

_BUTTONS: dict[Fact, str] = {
    Enact(Policy.LIBERAL): names.PRINTED_POLICY_LIBERAL,
    Enact(Policy.FASCIST): names.PRINTED_POLICY_FASCIST,
    ChaosPolicy(Policy.LIBERAL): names.PRINTED_POLICY_LIBERAL,
    ChaosPolicy(Policy.FASCIST): names.PRINTED_POLICY_FASCIST,
    HitlerAnswered(True): names.PRINTED_HITLER,
    HitlerAnswered(False): names.PRINTED_NOT_HITLER,
    ProposeVeto(): names.PRINTED_VETO,
    EndPeek(): names.PRINTED_PEEKED,
}
_DIGITS = "1234567890"


def at_rest(started: Started) -> Started:
    """Nothing moves: what is tapped is there already."""
    return dressed(started, NO_MOTION)


def dressed(started: Started, motion: Motion) -> Started:
    started.program.window.change_appearance(
        _renderer(started.program.appearance.theme._replace(motion=motion))
    )
    return started


@cache
def _renderer(theme: Theme) -> Renderer:
    """One for all games: what was printed for the first need not be printed again."""
    return Renderer(theme, Art(resources.assets()))


def sit_down(started: Started, players: int, rules: str = "official") -> None:
    started.click(names.HOME_PRINTED)
    for row, name in enumerate(NAMES[:players]):
        started.write(names.new_table_name(row), name)
    rulebook = started.find(names.NEW_TABLE_RULEBOOK)
    rulebook.setCurrentIndex(rulebook.findData(rules))  # type: ignore[attr-defined]  # a QComboBox
    started.click(names.NEW_TABLE_START)
    assert started.shows(PageName.PRINTED)
    started.application.processEvents()
    at_rest(started)


def game(started: Started) -> PrintedGame:
    table = started.program.games.printed_table
    assert table is not None
    return table.game


def by_mouse(started: Started, fact: Fact) -> None:
    _by_taps(started.click, fact)


def by_touch(started: Started, fact: Fact) -> None:
    _by_taps(partial(touch, started.window), fact)


def _by_taps(tap: Callable[[str], None], fact: Fact) -> None:
    match fact:
        case FirstCandidate(seat):
            tap(names.printed_first(seat))
        case VotesEntry(ballots):
            tap(names.TABLE_ALL_JA)
            for seat, ja in ballots:
                if not ja:
                    tap(names.table_seat(seat))
            tap(names.TABLE_CONFIRM)
        case AnswerVeto(consent):
            tap(names.TABLE_VETO_AGREE if consent else names.TABLE_VETO_REFUSE)
            tap(names.TABLE_CONFIRM)
        case Nominate(seat) | Investigate(seat) | CallSpecialElection(seat) | Execute(seat):
            tap(names.table_seat(seat))
            tap(names.TABLE_CONFIRM)
        case _:
            tap(_BUTTONS[fact])


def by_keys(started: Started, fact: Fact) -> None:
    def choose_seat(seat: int) -> None:
        started.key(Qt.Key(ord(_DIGITS[seat])))

    match fact:
        case VotesEntry(ballots):
            started.key(Qt.Key.Key_J)
            for seat, ja in ballots:
                if not ja:
                    choose_seat(seat)
        case AnswerVeto(consent):
            started.key(Qt.Key.Key_J if consent else Qt.Key.Key_N)
        case Nominate(seat) | Investigate(seat) | CallSpecialElection(seat) | Execute(seat):
            choose_seat(seat)
        case _:
            wanted = names.printed_first(fact.seat) if isinstance(fact, FirstCandidate) else _BUTTONS[fact]
            for _ in range(len(NAMES)):
                focused = started.application.focusWidget()
                if focused is not None and focused.objectName() == wanted:
                    break
                started.key(Qt.Key.Key_Down)
    started.key(Qt.Key.Key_Return)


def choose(now: PrintedGame, chance: Random) -> Fact:
    """At random, but so that most games come as far as the veto."""
    if now.asks is PrintedQuestion.FIRST_CANDIDATE:
        return FirstCandidate(chance.randrange(len(now.players)))
    view = now.view
    assert view is not None
    if now.asks is Phase.VOTE:
        return VotesEntry(tuple((seat, chance.random() < 0.7) for seat in view.alive))
    if now.may_propose_veto and chance.random() < 0.5:
        return ProposeVeto()
    if now.asks is PrintedQuestion.POLICY:
        return Enact(Policy.FASCIST if chance.random() < 0.7 else Policy.LIBERAL)
    if now.asks in (PrintedQuestion.IS_HITLER, PrintedQuestion.WAS_HITLER):
        return HitlerAnswered(chance.random() < 0.1)
    return chance.choice(accepted(now))


def play(started: Started, how: Play, seed: int) -> None:
    chance = Random(seed)
    while game(started).asks is not Phase.OVER:
        fact = choose(game(started), chance)
        before = game(started)
        started.application.processEvents()
        how(started, fact)
        assert game(started).facts == (*before.facts, fact)
