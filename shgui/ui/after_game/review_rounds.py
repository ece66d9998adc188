"""The log of a finished game round by round, with the hands of cards. No Qt."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from shgui.engine.events import (
    ChaosBroke,
    GameEnded,
    PoliciesDrawn,
    PoliciesPassed,
    PolicyEnacted,
    VetoAgreed,
    VotesRevealed,
)
from shgui.engine.knowledge import Drew, Peeked, PutAway, Received
from shgui.engine.types import Policy
from shgui.table.log_lines import ClaimNoted, Remarked, Said, SlipTakenBack
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import LogRound, LogText
from shgui.words.vote_texts import format_voters

Kind = TypeVar("Kind")


class ReviewRowKind(StrEnum):
    PUBLIC = "public"
    DETAIL = "detail"
    """A detail of the line above."""
    SECRET = "secret"  # noqa: S105  (a kind of row, not a password)
    """A fact that one seat alone knew during the game."""
    CLAIM = "claim"
    SLIP = "slip"


@dataclass(frozen=True, slots=True)
class ReviewRow:
    kind: ReviewRowKind
    text: str
    cards: tuple[Policy, ...] = ()
    """The cards that the line is about."""
    undone: bool = False


@dataclass(frozen=True, slots=True)
class HandStep:
    """The cards that one player held, and the places of those that were discarded."""

    cards: tuple[Policy, ...]
    away: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ReviewRound:
    number: int
    """0 for everything before the first round."""
    heading: str
    rows: tuple[ReviewRow, ...]
    hands: tuple[HandStep, ...] = ()
    """The cards drawn, passed on and enacted, as far as the round came."""

    @property
    def text(self) -> str:
        """The round for a screen reader."""
        return "\n".join((self.heading, *(row.text for row in self.rows)))


def build_round(words: Catalogue, round_: LogRound, *, hide_roles: bool) -> ReviewRound:
    """Build a round of the log; with hidden roles, without the end."""
    lines = [
        line
        for line in round_.lines
        if not (hide_roles and isinstance(line.source, GameEnded))
        and not isinstance(line.source, PoliciesDrawn | PoliciesPassed)
    ]
    if round_.heading is None:
        # What was before the first round stands under its own first line.
        return ReviewRound(round_.number, lines[0].text if lines else "", ())
    rows = tuple(row for line in lines for row in _rows(words, line))
    secret = any(line.secret for line in lines)
    return ReviewRound(round_.number, round_.heading.text, rows, _hands(round_) if secret else ())


def _rows(words: Catalogue, line: LogText) -> Iterator[ReviewRow]:
    source = line.source
    yield ReviewRow(_kind(line), line.text, _cards(source), line.undone)
    if isinstance(source, VotesRevealed):
        for ja in (True, False):
            yield ReviewRow(
                ReviewRowKind.DETAIL, format_voters(words, source, line.names, ja), (), line.undone
            )


def _kind(line: LogText) -> ReviewRowKind:
    if line.secret:
        return ReviewRowKind.SECRET
    if isinstance(line.source, Said | Remarked):
        return ReviewRowKind.CLAIM
    return (
        ReviewRowKind.SLIP if isinstance(line.source, SlipTakenBack) or line.undone else ReviewRowKind.PUBLIC
    )


def _cards(source: object) -> tuple[Policy, ...]:
    match source:
        case Drew(_, cards) | Received(_, cards) | Peeked(_, cards):
            return cards
        case PutAway(_, card):
            return (card,)
        case PolicyEnacted() | ChaosBroke():
            return (source.policy,)
        case ClaimNoted(claim):
            return claim.cards
        case _:
            return ()


def _hands(round_: LogRound) -> tuple[HandStep, ...]:
    """Return the way of the cards from the deck to the board."""
    # A claim made later, and what was true of it, belong to an earlier round.
    of_all = [line.source for line in round_.lines]
    sources = [source for source in of_all if getattr(source, "round", round_.number) == round_.number]
    drawn = next(_of(sources, Drew), None)
    if drawn is None:
        return ()
    put_away, received = next(_of(sources, PutAway), None), next(_of(sources, Received), None)
    steps = [HandStep(drawn.cards, () if put_away is None else (drawn.cards.index(put_away.card),))]
    enacted = next(_of(sources, PolicyEnacted), None)
    if received is not None:
        if enacted is not None:
            away: tuple[int, ...] = (1 - received.cards.index(enacted.policy),)
        else:
            away = (0, 1) if any(_of(sources, VetoAgreed)) else ()
        steps.append(HandStep(received.cards, away))
    if enacted is not None:
        steps.append(HandStep((enacted.policy,)))
    return tuple(steps)


def _of(sources: Iterable[object], kind: type[Kind]) -> Iterator[Kind]:
    return (source for source in sources if isinstance(source, kind))
