"""The cards followed from happening to happening, forward and back."""

from itertools import product

import pytest

from shgui.engine.types import Policy
from shgui.reasoning.assignments import Roles, list_assignments
from shgui.reasoning.deck_tracker import DeckStep, DeckTracker, PeekStep
from shgui.reasoning.game_facts import Chaos, Reshuffle, Session
from shgui.reasoning.habits import Habits, SessionFacts, count_liberals
from shgui.reasoning.likely_habits import LIKELY_HABITS
from shgui.reasoning.proven_habits import PROVEN_HABITS

L, F = Policy.LIBERAL, Policy.FASCIST
FIVE = list_assignments(5)


def session(number: int, president: int, chancellor: int, enacted: Policy = F) -> DeckStep:
    return Session(number, president, chancellor, 0, number - 1, passed=True, enacted=enacted), SessionFacts()


FIRST, SECOND, THIRD = session(1, 0, 1), session(2, 1, 2, L), session(3, 2, 3)
LINES: list[list[DeckStep]] = [
    [],
    [FIRST],
    [FIRST, SECOND],
    [FIRST, SECOND, Reshuffle(15, 5)],
    [FIRST, SECOND, Reshuffle(15, 5), THIRD],
    [FIRST, SECOND],
    [FIRST, SECOND, Chaos(F)],
    [FIRST, SECOND, PeekStep(2, ((F, F, L),)), Chaos(F), Reshuffle(14, 5), THIRD],
    [FIRST, SECOND, PeekStep(2, ((L, F, L),)), Chaos(F), Reshuffle(14, 5), THIRD],
    [FIRST],
    [],
    [SECOND, THIRD],
]


def test_whatever_was_asked_before_the_answer_is_the_same() -> None:
    wandering = DeckTracker(FIVE, PROVEN_HABITS)
    for steps in LINES:
        assert wandering.weigh(steps) == DeckTracker(FIVE, PROVEN_HABITS).weigh(steps)


def test_no_weight_grows_with_what_is_seen() -> None:
    line = DeckTracker(FIVE, PROVEN_HABITS)
    before = line.weigh([])
    for steps in LINES[1:3]:
        after = line.weigh(steps)
        assert all(0 <= new <= old for new, old in zip(after, before, strict=True))
        before = after


AFTER_PEEKS: list[list[DeckStep]] = [
    [FIRST, PeekStep(2, ((F, L, F),)), SECOND],
    [FIRST, PeekStep(2, ((F, L, F),), (F, L, F)), SECOND],
    [FIRST, PeekStep(2, ((F, L, F), (F, F, F))), Chaos(F), SECOND],
    [FIRST, PeekStep(2, ((F, L, F),)), Chaos(F), Chaos(L), SECOND],
    [PeekStep(2, ((F, L, F),)), PeekStep(3, ((F, L, L),)), SECOND],
    [PeekStep(2, ((F, L, F),)), PeekStep(3, (), (F, L, F)), Chaos(F), PeekStep(0, ((L, F, F),)), SECOND],
]


@pytest.mark.parametrize("habits", [PROVEN_HABITS, LIKELY_HABITS], ids=["proven", "likely"])
@pytest.mark.parametrize("steps", AFTER_PEEKS)
def test_cards_that_were_looked_at_lie_there_until_they_are_drawn(
    habits: Habits, steps: list[DeckStep]
) -> None:
    weights = DeckTracker(FIVE, habits).weigh(steps)
    for weight, roles in zip(weights, FIVE.roles, strict=True):
        assert weight == pytest.approx(_by_all_decks(habits, steps, roles), abs=1e-15)


def _by_all_decks(habits: Habits, steps: list[DeckStep], roles: Roles) -> float:
    """Return the same by every order of the cards that come to light."""
    length = sum(3 if isinstance(step, tuple) else isinstance(step, Chaos) for step in steps)
    total = 0.0
    for cards in product((L, F), repeat=length):
        chance, left = 1.0, {L: 6, F: 11}
        for card in cards:
            chance *= left[card] / sum(left.values())
            left[card] -= 1
        total += chance * _explained(habits, steps, roles, cards) if chance else 0.0
    return total


def _explained(habits: Habits, steps: list[DeckStep], roles: Roles, cards: tuple[Policy, ...]) -> float:
    chance = 1.0
    for step in steps:
        match step:
            case (session, _):
                chance *= _session(habits, session, roles, count_liberals(cards[:3]))
                cards = cards[3:]
            case Chaos(policy):
                chance *= cards[0] is policy
                cards = cards[1:]
            case PeekStep(seat, claims, seen):
                truly, anything = habits.tells_peeked[roles[seat]]
                for claim in claims:
                    chance *= truly * (claim == cards[:3]) + anything
                chance *= seen in ((), cards[:3])
    return chance


def _session(habits: Habits, session: Session, roles: Roles, drawn: int) -> float:
    """Return the ways to discard one of both cards and enact one of the rest."""
    discarding = habits.discards(session)[roles[session.president]][drawn]
    chance = 0.0
    for put_away, of_this in ((1, discarding), (0, 1 - discarding)):
        if of_this:
            enacting = habits.enacts(session)[roles[session.chancellor]][drawn - put_away]
            chance += of_this * (enacting if session.enacted is L else 1 - enacting)
    return chance
