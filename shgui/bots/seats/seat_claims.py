"""Claims of the table as values for thinking, and claims of bots as values for the table."""

from collections.abc import Iterable
from dataclasses import replace

from shgui.bots.thinking.situation import BotOccasion, StandingClaims
from shgui.engine.events import Event
from shgui.reasoning import claim_values
from shgui.review.claim_conversion import to_reasoning_claim
from shgui.table.log_lines import (
    Claim,
    ClaimKind,
    ClaimNoted,
    ClaimWithdrawn,
    Line,
    Occasion,
    SlipTakenBack,
    find_standing_claim,
    list_occasions,
)
from shgui.table.public_facts import list_open_occasions
from shgui.table.table_reader import TableReader

_CLAIM_TYPES: dict[ClaimKind, type[claim_values.Claim]] = {
    ClaimKind.DREW: claim_values.DrewClaim,
    ClaimKind.RECEIVED: claim_values.ReceivedClaim,
    ClaimKind.PEEKED: claim_values.PeekedClaim,
    ClaimKind.SAW_PARTY: claim_values.PartyClaim,
}


def list_standing_claims(lines: Iterable[Line]) -> tuple[StandingClaims, ...]:
    """Return the claims that stood after each change of them, without undone changes."""
    history: list[Event] = []
    standing: dict[Occasion, Claim] = {}
    changes: list[StandingClaims] = []
    for line in lines:
        match line:
            case ClaimNoted(claim):
                standing.pop(claim.occasion, None)
                standing[claim.occasion] = claim
            case ClaimWithdrawn(claim):
                standing.pop(claim.occasion, None)
            case SlipTakenBack(undone):
                del history[len(history) - len(undone) :]
                known = list_occasions(history)
                standing = {each: claim for each, claim in standing.items() if each in known}
                changes = [each for each in changes if each.events <= len(history)]
            case _:
                if isinstance(line, Event):
                    history.append(line)
                continue
        now = StandingClaims(len(history), tuple(map(to_reasoning_claim, standing.values())))
        if now.claims != (changes[-1].claims if changes else ()):
            changes.append(now)
    return tuple(changes)


def to_bot_occasion(occasion: Occasion) -> BotOccasion:
    return BotOccasion(_CLAIM_TYPES[occasion.kind], occasion.round, occasion.target)


def to_table_claim(claim: claim_values.Claim, occasion: Occasion) -> Claim:
    """Return a bot's claim for the table, which refuses it if it is about another occasion."""
    if isinstance(claim, claim_values.PartyClaim):
        return Claim(_build_claimed_occasion(occasion, claim, claim.target), party=claim.party)
    return Claim(replace(_build_claimed_occasion(occasion, claim, None), round=claim.round), claim.cards)


def _build_claimed_occasion(occasion: Occasion, claim: claim_values.Claim, target: int | None) -> Occasion:
    kind = next(kind for kind, cls in _CLAIM_TYPES.items() if isinstance(claim, cls))
    return replace(occasion, seat=claim.seat, kind=kind, target=target)


def list_unclaimed_occasions(table: TableReader) -> tuple[Occasion, ...]:
    """Return what bots saw in this round or the last one and haven't claimed yet, oldest first.

    A bot that was Chancellor waits for the claim of its President, if that is a bot, too.
    """
    view, lines = table.view(None), table.chronicle
    waiting = [
        each
        for each in list_open_occasions(view.phase, table.occasions)
        if each.seat in table.bots
        and each.seat in view.alive
        and each.round >= view.round - 1
        and find_standing_claim(lines, each) is None
    ]
    first = [each for each in waiting if not any(_comes_before(other, each) for other in waiting)]
    return tuple(sorted(first, key=lambda each: (each.round, each.seat, each.kind)))


def waits_for_person(table: TableReader, occasion: Occasion) -> bool:
    """Return whether a person, as President of the same round, hasn't claimed yet what was drawn."""
    people, lines = set(table.view(None).alive) - table.bots, table.chronicle
    before = (each for each in table.occasions if _comes_before(each, occasion))
    return any(each.seat in people and find_standing_claim(lines, each) is None for each in before)


def _comes_before(one: Occasion, other: Occasion) -> bool:
    order = list(type(one.kind))
    return one.round == other.round and order.index(one.kind) < order.index(other.kind)
