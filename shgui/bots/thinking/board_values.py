"""The likely results of a government, and the liberals' chance to win on given boards."""

from collections.abc import Sequence
from functools import cache

from shgui.engine.components import BOARDS, FASCIST_SPACES, HITLER_ZONE, LIBERAL_SPACES
from shgui.engine.types import Policy, Power
from shgui.reasoning.assignments import HITLER, ROLES
from shgui.reasoning.game_facts import Session
from shgui.reasoning.habits import DRAWN_HANDS, get_passing_chances
from shgui.reasoning.likely_habits import LIKELY_HABITS

_LIBERAL_NEXT = 0.5
_HITLER_ELECTED = 0.13
_HITLER_SHOT = 0.22
_VETO_AGREED = 0.7


@cache
def compute_board_values(players: int) -> tuple[tuple[float, ...], ...]:
    """Return how often liberals win, with nothing known of anyone, by liberal and fascist policies."""
    found = [[0.0] * (FASCIST_SPACES + 1) for _ in range(LIBERAL_SPACES)]
    found.append([1.0] * (FASCIST_SPACES + 1))
    for fascist in reversed(range(FASCIST_SPACES)):
        for liberal in reversed(range(LIBERAL_SPACES)):
            shot = _HITLER_SHOT if BOARDS[players][fascist] is Power.EXECUTE else 0.0
            after_fascist = shot + (1 - shot) * found[liberal][fascist + 1] if fascist < 5 else 0.0
            spared = 1 - _HITLER_ELECTED if fascist >= HITLER_ZONE else 1.0
            next_one = _LIBERAL_NEXT * found[liberal + 1][fascist] + (1 - _LIBERAL_NEXT) * after_fascist
            found[liberal][fascist] = spared * next_one
    return tuple(map(tuple, found))


@cache
def list_enactment_chances(liberal: int, fascist: int) -> tuple[tuple[tuple[float, float, float], ...], ...]:
    """Return chances of a liberal policy, a fascist one and a veto, by both roles and the cards drawn."""
    session = Session(0, 0, 0, liberal, fascist)
    discards, enacts = LIKELY_HABITS.discards(session), LIKELY_HABITS.enacts(session)
    vetoes = LIKELY_HABITS.vetoes(session)
    found = []
    for president in range(ROLES):
        for chancellor in range(ROLES):
            by_draw = []
            for drawn in range(DRAWN_HANDS):
                ends = [0.0, 0.0, 0.0]
                for passed, chance in enumerate(get_passing_chances(drawn, discards[president][drawn])):
                    veto = vetoes[chancellor][passed] * _VETO_AGREED if session.may_veto else 0.0
                    ends[0] += chance * (1 - veto) * enacts[chancellor][passed]
                    ends[1] += chance * (1 - veto) * (1 - enacts[chancellor][passed])
                    ends[2] += chance * veto
                by_draw.append((ends[0], ends[1], ends[2]))
            found.append(tuple(by_draw))
    return tuple(found)


def get_enactment_chances(role: int, passed: int, liberal: int, fascist: int) -> tuple[float, float]:
    """Return how likely a Chancellor of that role enacts a liberal and a fascist policy out of these two."""
    chance = LIKELY_HABITS.enacts(Session(0, 0, 0, liberal, fascist))[role][passed]
    return chance, 1 - chance


@cache
def compute_government_values(players: int, liberal: int, fascist: int) -> tuple[tuple[float, ...], ...]:
    """Return what a candidate government is worth to the liberals, by both roles as one number and by the
    liberal cards drawn."""
    by_board = compute_board_values(players)
    if_liberal, if_vetoed = by_board[liberal + 1][fascist], by_board[liberal][fascist]
    if_fascist = by_board[liberal][fascist + 1]
    found = []
    for pair, by_draw in enumerate(list_enactment_chances(liberal, fascist)):
        lost = fascist >= HITLER_ZONE and pair % ROLES == HITLER
        found.append(
            tuple(
                0.0 if lost else ends[0] * if_liberal + ends[1] * if_fascist + ends[2] * if_vetoed
                for ends in by_draw
            )
        )
    return tuple(found)


def compute_chaos_value(players: int, liberal: int, fascist: int, hand: Sequence[float]) -> float:
    """Return what chaos is worth to the liberals, given the chances of liberals in the next three cards."""
    share = sum(number * chance for number, chance in enumerate(hand)) / (DRAWN_HANDS - 1)
    by_board = compute_board_values(players)
    return share * by_board[liberal + 1][fascist] + (1 - share) * by_board[liberal][fascist + 1]


def compute_value_after_session(players: int, liberal: int, fascist: int, enacted: Policy | None) -> float:
    """Return what the boards are worth to the liberals after a session enacted this policy, or none."""
    by_board = compute_board_values(players)
    if enacted is Policy.LIBERAL:
        return by_board[liberal + 1][fascist]
    return by_board[liberal][fascist + (enacted is Policy.FASCIST)]
