"""A new game: everything that chance decides at the start, and its fingerprint."""

from shgui.engine.chance import SEED_BYTES, fresh_seed, mix_in_words, number, shuffled
from shgui.engine.components import BOARDS, MOST_PLAYERS, POLICIES, hitler_knows_fascists, roles_for
from shgui.engine.editions import Edition
from shgui.engine.events import Event, GameBegan
from shgui.engine.fingerprint import NOBODY, Sitting, commitment
from shgui.engine.phases.rounds import begin_round
from shgui.engine.state import FAIR, Allies, Rigging, Setup, State
from shgui.engine.types import Phase, Policy, Role, Seat

_MOST_SHUFFLES = 100


class BadSetup(ValueError):
    """A game that can't be dealt."""


def new_game(
    players: int,
    edition: Edition,
    seed: bytes | None = None,
    rigging: Rigging = FAIR,
    sitting: Sitting = NOBODY,
) -> tuple[State, tuple[Event, ...]]:
    """Deal a game, up to its first nomination; without a seed, draw one from the system's source."""
    if type(players) is not int or players not in BOARDS:
        raise BadSetup(f"a game takes {min(BOARDS)} to {MOST_PLAYERS} players")
    if seed is None:
        seed = fresh_seed()
    if len(seed) != SEED_BYTES:
        raise BadSetup(f"a seed has {SEED_BYTES} bytes")
    if sitting.names and len(sitting.names) != players:
        raise BadSetup("a name for every seat, or none")
    if sitting.bots and len(sitting.bots) != players:
        raise BadSetup("every seat is a person's or the program's, or nothing is said of any")
    _check_rigging(players, rigging)
    chance = mix_in_words(seed, sitting.words)
    roles = rigging.roles or shuffled(chance, "roles", roles_for(players))
    first = rigging.first if rigging.first is not None else number(chance, "first", players)
    setup = Setup(
        players=players,
        edition=edition,
        seed=seed,
        chance=chance,
        sitting=sitting,
        rigging=rigging,
        commitment="" if rigging.by_hand else commitment(players, edition, seed, sitting),
        board=BOARDS[players],
        roles=roles,
        parties=tuple(role.party for role in roles),
        allies=_allies(roles),
    )
    state = State(
        setup=setup,
        phase=Phase.NOMINATE,
        on_move=(first,),
        round=0,
        president=first,
        deck=rigging.deck or shuffled(chance, "deck", POLICIES),
        alive=tuple(range(players)),
        memories=((),) * players,
    )
    events: list[Event] = [GameBegan(players, edition.name, setup.commitment)]
    begin_round(state, first, False, events)
    state.history = tuple(events)
    return state, state.history


def _allies(roles: tuple[Role, ...]) -> tuple[Allies, ...]:
    """Return for each seat the others that it knows from the start (`pl.txt L58`, `L68-70`)."""
    hitler_sees = hitler_knows_fascists(len(roles))

    def known_to(seat: Seat) -> Allies:
        role = roles[seat]
        if role is Role.LIBERAL or (role is Role.HITLER and not hitler_sees):
            return ()
        return tuple(
            (other, roles[other])
            for other in range(len(roles))
            if other != seat and roles[other] is not Role.LIBERAL
        )

    return tuple(known_to(seat) for seat in range(len(roles)))


def _check_rigging(players: int, rigging: Rigging) -> None:
    if rigging.roles is not None and sorted(rigging.roles) != sorted(roles_for(players)):
        raise BadSetup("these are not the roles for that many players")
    if rigging.deck is not None and sorted(rigging.deck) != sorted(POLICIES):
        raise BadSetup("a deck has 11 fascist and 6 liberal policies")
    if rigging.first is not None and not 0 <= rigging.first < players:
        raise BadSetup("the first candidate sits at the table")
    if len(rigging.shuffles) > _MOST_SHUFFLES:
        raise BadSetup("no game reshuffles that often")
    if any(not _could_be_a_deck(order) for order in rigging.shuffles):
        raise BadSetup("a shuffle holds cards of one deck")


def _could_be_a_deck(order: tuple[Policy, ...]) -> bool:
    return 0 < len(order) <= len(POLICIES) and all(
        order.count(card) <= POLICIES.count(card) for card in Policy
    )
