"""What was claimed at a table, as those who think about it are told, and what they claim, as the table is."""

from collections.abc import Iterable
from dataclasses import replace

from shgui.bots.thinking.situation import BotOccasion as SeenBySeat
from shgui.bots.thinking.situation import StandingClaims
from shgui.engine.events import Event
from shgui.reasoning import claim_values as said
from shgui.review.claim_conversion import to_reasoning_claim
from shgui.table.log_lines import (
    Claim,
    ClaimKind,
    ClaimNoted,
    ClaimWithdrawn,
    Line,
    Occasion,
    SlipTakenBack,
    occasions,
    standing_claim,
)
from shgui.table.open_claims import open_occasions
from shgui.table.table_reader import TableReader

_KINDS: dict[ClaimKind, type[said.Claim]] = {
    ClaimKind.DREW: said.DrewClaim,
    ClaimKind.RECEIVED: said.ReceivedClaim,
    ClaimKind.PEEKED: said.PeekedClaim,
    ClaimKind.SAW_PARTY: said.PartyClaim,
}


def told_of(lines: Iterable[Line]) -> tuple[StandingClaims, ...]:
    """What stood after each change of claims; of what was taken back nothing is left."""
    history: list[Event] = []
    standing: dict[Occasion, Claim] = {}
    told: list[StandingClaims] = []
    for line in lines:
        match line:
            case ClaimNoted(claim):
                standing.pop(claim.occasion, None)
                standing[claim.occasion] = claim
            case ClaimWithdrawn(claim):
                standing.pop(claim.occasion, None)
            case SlipTakenBack(undone):
                del history[len(history) - len(undone) :]
                known = occasions(history)
                standing = {each: claim for each, claim in standing.items() if each in known}
                told = [each for each in told if each.events <= len(history)]
            case _:
                if isinstance(line, Event):
                    history.append(line)
                continue
        now = StandingClaims(len(history), tuple(map(to_reasoning_claim, standing.values())))
        if now.claims != (told[-1].claims if told else ()):
            told.append(now)
    return tuple(told)


def seen_by_seat(occasion: Occasion) -> SeenBySeat:
    """As its seat is asked about it."""
    return SeenBySeat(_KINDS[occasion.kind], occasion.round, occasion.target)


def to_note(claim: said.Claim, occasion: Occasion) -> Claim:
    """As the table notes it; about something else it would be refused."""
    if isinstance(claim, said.PartyClaim):
        return Claim(_meant(occasion, claim, claim.target), party=claim.party)
    return Claim(replace(_meant(occasion, claim, None), round=claim.round), claim.cards)


def _meant(occasion: Occasion, claim: said.Claim, target: int | None) -> Occasion:
    kind = next(kind for kind, cls in _KINDS.items() if isinstance(claim, cls))
    return replace(occasion, seat=claim.seat, kind=kind, target=target)


def claims_to_make(table: TableReader) -> tuple[Occasion, ...]:
    """Return what bots saw in this round or the last one and haven't claimed yet, oldest first.

    A bot that was Chancellor waits for the claim of its President, if that is a bot, too.
    """
    view, lines = table.view(None), table.chronicle
    waiting = [
        each
        for each in open_occasions(view.phase, table.occasions)
        if each.seat in table.bots
        and each.seat in view.alive
        and each.round >= view.round - 1
        and standing_claim(lines, each) is None
    ]
    first = [each for each in waiting if not any(_comes_before(other, each) for other in waiting)]
    return tuple(sorted(first, key=lambda each: (each.round, each.seat, each.kind)))


def waits_for_person(table: TableReader, occasion: Occasion) -> bool:
    """Return whether a person, as President of the same round, hasn't claimed yet what was drawn."""
    people, lines = set(table.view(None).alive) - table.bots, table.chronicle
    before = (each for each in table.occasions if _comes_before(each, occasion))
    return any(each.seat in people and standing_claim(lines, each) is None for each in before)


def _comes_before(one: Occasion, other: Occasion) -> bool:
    order = list(type(one.kind))
    return one.round == other.round and order.index(one.kind) < order.index(other.kind)
