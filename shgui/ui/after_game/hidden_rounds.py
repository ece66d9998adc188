"""The hidden facts at a step of a finished game: cards and looks beside the claims about them. No Qt.

They are built only on request; a claim or a look appears from its own step on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shgui.engine.events import PolicyEnacted, RoundBegan, VetoAgreed
from shgui.engine.knowledge import Drew, Memory, Peeked, PutAway, Received, SawParty, Sight
from shgui.engine.types import Policy, Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.presentation.round_scene import HandScene, RoundScene
from shgui.table.claim_checks import find_claimed_memory
from shgui.table.log_lines import Claim, ClaimNoted
from shgui.table.public_log import PublicStep
from shgui.ui.after_game.hand_scenes import build_hand
from shgui.words import replay_texts
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names, format_round

_ORDER = (Drew, Received, SawParty, Peeked)


@dataclass(frozen=True, slots=True)
class HiddenFacts:
    roles: tuple[Role, ...]
    rounds: tuple[RoundScene, ...]
    """The round of the step, and earlier ones about which something was claimed in it."""


def build_hidden_facts(words: Catalogue, game: FinishedGame, number: int, round_: int) -> HiddenFacts:
    """Build the facts at the step of this number, which belongs to this round."""
    step = game.steps[number]
    names = tuple(player.name for player in step.players)
    memories = tuple(game.view_of_seat(number, seat).memory for seat in range(len(names)))
    spoken_of = {line.claim.occasion.round for line in step.new if isinstance(line, ClaimNoted)}
    rounds = []
    for each in (round_, *sorted(spoken_of - {round_})):
        hands = tuple(_list_hands(words, step, each, memories, names))
        note = "" if hands else replay_texts.get_nothing_hidden_text(words)
        rounds.append(RoundScene(each, format_round(words, each), hands, note))
    return HiddenFacts(game.roles, tuple(rounds))


def _list_hands(
    words: Catalogue, step: PublicStep, round_: int, memories: Sequence[Sequence[Memory]], names: Names
) -> Iterator[HandScene]:
    for seat, seen in _list_looks(memories, round_):
        discarded = _list_discarded(step, seen, memories[seat])
        claim = _find_claim(step, seat, seen)
        yield build_hand(words, seen, claim, seat, names, discarded=discarded, named=True)


def _list_looks(memories: Sequence[Sequence[Memory]], round_: int) -> list[tuple[Seat, Sight]]:
    found = [
        (seat, memory)
        for seat, seen in enumerate(memories)
        for memory in seen
        if isinstance(memory, Sight) and memory.round == round_
    ]
    return sorted(found, key=lambda each: _ORDER.index(type(each[1])))


def _find_claim(step: PublicStep, seat: Seat, seen: Sight) -> Claim | None:
    of_seat = (claim for claim in step.claims if claim.occasion.seat == seat)
    return next(
        (claim for claim in of_seat if find_claimed_memory(claim.occasion, (seen,)) is not None), None
    )


def _list_discarded(step: PublicStep, seen: Sight, of_seat: Sequence[Memory]) -> tuple[Policy, ...]:
    match seen:
        case Drew(round_, _):
            return tuple(each.card for each in of_seat if isinstance(each, PutAway) and each.round == round_)
        case Received(round_, cards):
            return _list_chancellor_discards(step, round_, cards)
        case _:
            return ()


def _list_chancellor_discards(step: PublicStep, round_: int, cards: tuple[Policy, ...]) -> tuple[Policy, ...]:
    """Return the cards that the Chancellor discarded by then: one, or with a veto both."""
    number = 0
    for event in step.view.history:
        match event:
            case RoundBegan(number):
                pass
            case PolicyEnacted(policy) if number == round_:
                return (cards[1 - cards.index(policy)],)
            case VetoAgreed() if number == round_:
                return cards
            case _:
                pass
    return ()
