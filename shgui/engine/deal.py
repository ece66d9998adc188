"""A new game: everything that chance decides at the start, and its fingerprint."""

from collections import Counter

from shgui.engine.chance import SEED_BYTES, draw_number, fresh_seed, mix_in_words, shuffle_items
from shgui.engine.components import BOARDS, MOST_PLAYERS, POLICIES, hitler_knows_fascists, list_roles
from shgui.engine.editions import Edition
from shgui.engine.events import Event, GameBegan
from shgui.engine.fingerprint import NOBODY, Sitting, compute_fingerprint
from shgui.engine.phases.rounds import begin_round
from shgui.engine.state import FAIR, Allies, Rigging, Setup, State
from shgui.engine.types import Phase, Role

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
    roles = rigging.roles or shuffle_items(chance, "roles", list_roles(players))
    first = rigging.first if rigging.first is not None else draw_number(chance, "first", players)
    setup = Setup(
        players=players,
        edition=edition,
        seed=seed,
        chance=chance,
        sitting=sitting,
        rigging=rigging,
        commitment="" if rigging.is_rigged else compute_fingerprint(players, edition, seed, sitting),
        board=BOARDS[players],
        roles=roles,
        parties=tuple(role.party for role in roles),
        allies=_list_known_allies(roles),
    )
    state = State(
        setup=setup,
        phase=Phase.NOMINATE,
        on_move=(first,),
        round=0,
        president=first,
        deck=rigging.deck or shuffle_items(chance, "deck", POLICIES),
        alive=tuple(range(players)),
        memories=((),) * players,
    )
    events: list[Event] = [GameBegan(players, edition.name, setup.commitment)]
    begin_round(state, first, False, events)
    state.history = tuple(events)
    return state, state.history


def _list_known_allies(roles: tuple[Role, ...]) -> tuple[Allies, ...]:
    """Return for each seat the others that it knows from the start (`pl.txt L58`, `L68-70`)."""
    fascists = [(seat, role) for seat, role in enumerate(roles) if role is not Role.LIBERAL]
    seeing = {Role.FASCIST, Role.HITLER} if hitler_knows_fascists(len(roles)) else {Role.FASCIST}
    return tuple(
        tuple(ally for ally in fascists if role in seeing and ally[0] != seat)
        for seat, role in enumerate(roles)
    )


def _check_rigging(players: int, rigging: Rigging) -> None:
    if rigging.roles is not None and sorted(rigging.roles) != sorted(list_roles(players)):
        raise BadSetup("these are not the roles for that many players")
    if rigging.deck is not None and sorted(rigging.deck) != sorted(POLICIES):
        raise BadSetup("a deck has 11 fascist and 6 liberal policies")
    if rigging.first is not None and not 0 <= rigging.first < players:
        raise BadSetup("the first candidate sits at the table")
    if len(rigging.shuffles) > _MOST_SHUFFLES:
        raise BadSetup("no game reshuffles that often")
    if any(not order or Counter(order) - Counter(POLICIES) for order in rigging.shuffles):
        raise BadSetup("a shuffle holds cards of one deck")
