"""Random games of players of whom the liberals keep their word, and others do and say anything."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from shgui.engine import knowledge
from shgui.engine.actions import Action, Discard, Enact, Execute, ProposeVeto, Vote
from shgui.engine.apply import list_legal_actions
from shgui.engine.chance import SEED_BYTES
from shgui.engine.components import HITLER_ZONE, POLICIES
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.knowledge import Memory
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Party, Policy, Role, Seat
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from tests.engine.random_play import moved

L, F = Policy.LIBERAL, Policy.FASCIST


@dataclass(frozen=True)
class Told:
    """A moment of a game, and the claims that stand."""

    state: State
    claims: tuple[Claim, ...]


def game_of_word_keepers(players: int, rules: str, seed: int, freely: float = 0.0) -> Iterator[Told]:
    """A whole game, moment by moment. With chance `freely` a liberal forgets the word given."""
    chance = random.Random(f"{players} {rules} {seed}")
    rigging = Rigging(deck=_few_liberals_on_top(chance)) if chance.random() < 0.4 else FAIR
    state, _ = new_game(players, get_edition(rules), chance.randbytes(SEED_BYTES), rigging)
    trusting = chance.choice((0.3, 0.6, 0.8))
    claims: list[Claim] = []
    yield Told(state, ())
    while state.on_move:
        seat = chance.choice(state.on_move)
        bound = state.setup.roles[seat] is Role.LIBERAL and chance.random() >= freely
        state, _ = moved(state, seat, _act(state, seat, bound, trusting, chance))
        if state.ballots:
            continue
        yield Told(state, tuple(claims))
        for _ in range(chance.choice((0, 1, 2))):
            _talk(state, claims, chance)
        yield Told(state, tuple(claims))


def _few_liberals_on_top(chance: random.Random) -> tuple[Policy, ...]:
    """A deck that often leads to the fifth fascist policy, and so to vetoes."""
    places = sorted(range(len(POLICIES)), key=lambda place: chance.random() + 0.1 * place)
    return tuple(POLICIES[place] for place in places)


def _act(state: State, seat: Seat, bound: bool, trusting: float, chance: random.Random) -> Action:
    options = list_legal_actions(state, seat)
    match options[0]:
        case Vote():
            doomed = state.fascist >= HITLER_ZONE and state.chancellor == _hitler(state)
            return Vote(chance.random() < (0.1 if doomed else trusting))
        case Discard() if bound:
            return Discard(F) if F in state.hand else Discard(L)
        case Enact() if bound and L in state.hand:
            return Enact(L)
        case Enact() if ProposeVeto() in options and chance.random() < 0.5:
            return ProposeVeto()
        case Discard():
            return Discard(chance.choice(state.hand))
        case Enact():
            return Enact(chance.choice(state.hand))
        case Execute() if chance.random() < 0.8:
            options = tuple(each for each in options if each != Execute(_hitler(state)))
    return chance.choice(options)


def _hitler(state: State) -> Seat:
    """Players who spare and shun him without knowing why make games long enough for vetoes."""
    return state.setup.roles.index(Role.HITLER)


def _talk(state: State, claims: list[Claim], chance: random.Random) -> None:
    """Let a player claim, correct or withdraw something seen, now or long ago."""
    if claims and chance.random() < 0.15:
        del claims[chance.randrange(len(claims))]
        return
    seen = [(seat, memory) for seat, all_ in enumerate(state.memories) for memory in all_]
    if not seen:
        return
    seat, memory = chance.choice(seen[-6:] if chance.random() < 0.7 else seen)
    liberal = state.setup.roles[seat] is Role.LIBERAL
    claim = _claim(seat, memory, liberal or chance.random() < 0.3, chance)
    if claim is None:
        return
    same = [each for each in claims if _about(each) == _about(claim)]
    if same:
        claims.remove(same[0])
    claims.append(claim)


def _claim(seat: Seat, memory: Memory, truly: bool, chance: random.Random) -> Claim | None:
    match memory:
        case knowledge.Drew(number, cards):
            return DrewClaim(seat, number, _mixed(cards, truly, chance))
        case knowledge.Received(number, cards):
            return ReceivedClaim(seat, number, _mixed(cards, truly, chance))
        case knowledge.Peeked(number, cards):
            return PeekedClaim(seat, number, cards if truly else tuple(chance.choices((L, F), k=3)))
        case knowledge.SawParty(_, target, party):
            return PartyClaim(seat, target, party if truly else chance.choice(tuple(Party)))
    return None


def _mixed(cards: tuple[Policy, ...], truly: bool, chance: random.Random) -> tuple[Policy, ...]:
    if not truly:
        return tuple(chance.choices((L, F), k=len(cards)))
    return tuple(chance.sample(cards, len(cards)))


def _about(claim: Claim) -> tuple[object, ...]:
    if isinstance(claim, PartyClaim):
        return PartyClaim, claim.seat, claim.target
    return type(claim), claim.seat, claim.round
