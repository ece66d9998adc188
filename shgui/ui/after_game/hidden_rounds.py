"""The hidden facts at a step of a finished game: cards and looks beside the claims about them. No Qt.

They are built only on request; a claim or a look appears from its own step on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shgui.engine.events import PolicyEnacted, RoundBegan, VetoAgreed
from shgui.engine.knowledge import Drew, Memory, Peeked, PutAway, Received, SawParty, Sight, is_true_claim
from shgui.engine.types import Party, Policy, Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.table.claim_checks import find_seen
from shgui.table.log_lines import Claim, ClaimNoted
from shgui.table.public_log import PublicStep
from shgui.ui.after_game.review_rounds import HandStep
from shgui.words import replay_texts
from shgui.words.catalogue import Catalogue
from shgui.words.claim_texts import compare_with_truth, format_claim
from shgui.words.memory_texts import describe_memory
from shgui.words.terms import Names, format_round


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A player's claim about hidden cards."""

    cards: tuple[Policy, ...]
    party: Party | None
    honest: bool


@dataclass(frozen=True, slots=True)
class HiddenHandRow:
    name: str
    what: str
    hand: HandStep
    party: Party | None
    said: ClaimMade | None
    text: str
    """The row for a screen reader."""


@dataclass(frozen=True, slots=True)
class HiddenRound:
    heading: str
    rows: tuple[HiddenHandRow, ...]


@dataclass(frozen=True, slots=True)
class HiddenFacts:
    roles: tuple[Role, ...]
    rounds: tuple[HiddenRound, ...]
    """The round of the step, and earlier ones about which something was claimed in it."""


def build_hidden_facts(words: Catalogue, game: FinishedGame, number: int, round_: int) -> HiddenFacts:
    """Build the facts at the step of this number, which belongs to this round."""
    step = game.steps[number]
    names = tuple(player.name for player in step.players)
    memories = tuple(game.seen_by(number, seat).memory for seat in range(len(names)))
    spoken_of = {line.claim.occasion.round for line in step.new if isinstance(line, ClaimNoted)}
    rounds = (
        HiddenRound(format_round(words, each), tuple(_rows(words, step, each, memories, names)))
        for each in (round_, *sorted(spoken_of - {round_}))
    )
    return HiddenFacts(game.roles, tuple(rounds))


def _rows(
    words: Catalogue, step: PublicStep, round_: int, memories: Sequence[Sequence[Memory]], names: Names
) -> Iterator[HiddenHandRow]:
    for seat, memory in _looks(memories, round_):
        claim = _claim_of(step, seat, memory)
        lines = [describe_memory(words, memory, seat, names)]
        hand, party, what = _seen(words, step, memory, memories[seat], names)
        if claim is not None:
            lines += [format_claim(words, claim, names), compare_with_truth(words, claim, memory)]
        yield HiddenHandRow(names[seat], what, hand, party, _said(claim, memory), " ".join(lines))


_ORDER = (Drew, Received, SawParty, Peeked)


def _looks(memories: Sequence[Sequence[Memory]], round_: int) -> list[tuple[Seat, Sight]]:
    found = [
        (seat, memory)
        for seat, seen in enumerate(memories)
        for memory in seen
        if isinstance(memory, Sight) and memory.round == round_
    ]
    return sorted(found, key=lambda each: _ORDER.index(type(each[1])))


def _claim_of(step: PublicStep, seat: Seat, memory: Sight) -> Claim | None:
    of_seat = (claim for claim in step.claims if claim.occasion.seat == seat)
    return next((claim for claim in of_seat if find_seen(claim.occasion, (memory,)) is not None), None)


def _said(claim: Claim | None, memory: Sight) -> ClaimMade | None:
    return (
        None
        if claim is None
        else ClaimMade(claim.cards, claim.party, is_true_claim(memory, claim.cards, claim.party))
    )


def _seen(
    words: Catalogue, step: PublicStep, memory: Sight, of_seat: Sequence[Memory], names: Names
) -> tuple[HandStep, Party | None, str]:
    match memory:
        case Drew(round_, cards):
            away = (each.card for each in of_seat if isinstance(each, PutAway) and each.round == round_)
            return HandStep(cards, tuple(map(cards.index, away))), None, replay_texts.get_drawn_label(words)
        case Received(round_, cards):
            return (
                HandStep(cards, _put_away(step, round_, cards)),
                None,
                replay_texts.get_received_label(words),
            )
        case Peeked(_, cards):
            return HandStep(cards), None, replay_texts.get_on_top_label(words)
        case SawParty(_, target, party):
            return HandStep(()), party, replay_texts.format_party_seen(words, names[target])


def _put_away(step: PublicStep, round_: int, cards: tuple[Policy, ...]) -> tuple[int, ...]:
    """Return the places of the cards that the Chancellor discarded by then: one, or with a veto both."""
    number = 0
    for event in step.view.history:
        match event:
            case RoundBegan(number):
                pass
            case PolicyEnacted(policy) if number == round_:
                return (1 - cards.index(policy),)
            case VetoAgreed() if number == round_:
                return (0, 1)
            case _:
                pass
    return ()
