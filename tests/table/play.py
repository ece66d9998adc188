"""Groups that play for the tests: names, options, and whole games of random decisions."""

from collections.abc import Callable
from random import Random

from shgui.engine.actions import Nominate
from shgui.engine.components import POLICIES, list_roles
from shgui.engine.editions import get_edition
from shgui.engine.record import record_to_json
from shgui.engine.state import Rigging
from shgui.engine.types import Party, Phase, Policy, Role
from shgui.engine.view import PlayerView
from shgui.storage.journal import Journal
from shgui.table.answers import Accepted, Answer
from shgui.table.log_lines import Claim, ClaimKind, Line, find_standing_claim
from shgui.table.options import Options, Voting
from shgui.table.seating import Player
from shgui.table.table import Table

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")
LANGUAGES = ("pl", "pt_BR", "it", "nb", "ru", "en")
SEED = bytes(range(32))
HITLER = 4

Decision = Callable[[Table], Answer]


def group(size: int) -> list[Player]:
    return [Player(name, LANGUAGES[seat % 6]) for seat, name in enumerate(NAMES[:size])]


def options(
    voting: Voting = Voting.HANDS, book: str = "official", *, claims: bool = False, language: str = "en"
) -> Options:
    return Options(get_edition(book), language, voting, claims=claims)


def table_for(
    journal: Journal, size: int = 7, voting: Voting = Voting.HANDS, *, claims: bool = False
) -> Table:
    """A table whose deck has the fascist policies on top, so that all powers come, and Hitler in seat 4."""
    roles = [role for role in list_roles(size) if role is not Role.HITLER]
    rigging = Rigging(roles=(*roles[:HITLER], Role.HITLER, *roles[HITLER:]), deck=POLICIES)
    return Table.start(group(size), options(voting, claims=claims), journal, seed=SEED, rigging=rigging)


def everything(table: Table) -> dict[str, object]:
    """Return everything that can be asked of the table, for comparing."""
    seats = range(len(table.players))
    record = table.record()
    shown: dict[str, object] = {
        str(seat): (table.view(seat), table.list_legal_actions(seat)) for seat in seats
    }
    return shown | {
        "public": table.view(None),
        "players": table.players,
        "options": table.options,
        "chronicle": table.chronicle,
        "unseen": table.unseen,
        "newcomers": table.newcomers,
        "next_voting": table.next_voting,
        "can_take_back": table.can_take_back,
        "occasions": table.occasions,
        "kept_beside": table.saved_note,
        "review": table.review(),
        "record": None if record is None else record_to_json(record),
    }


def decide(table: Table, rng: Random) -> Decision:
    """Something that somebody may do now: mostly the next move, at times a slip, look, claim or change."""
    chance = rng.random()
    if table.can_take_back and chance < 0.15:
        return Table.take_back
    if chance < 0.2:
        seat = rng.randrange(len(table.players))
        return lambda table: table.note_secret_shown(seat)
    if table.occasions and chance < 0.27:
        claim = a_claim(table, rng)
        if find_standing_claim(table.chronicle, claim.occasion) is not None and chance < 0.24:
            return lambda table: table.withdraw_claim(claim.occasion)
        return lambda table: table.note_claim(claim)
    if chance > 0.94:
        return a_change(table, rng, len(table.chronicle))
    return a_move(table, rng)


def a_change(table: Table, rng: Random, number: int) -> Decision:
    """Change a player, language or way of voting; `number` makes names unique."""
    seat = rng.randrange(len(table.players))
    language = rng.choice(LANGUAGES)
    return rng.choice(
        [
            lambda table: table.stand_in(seat, Player(f"Guest {number}", language)),
            lambda table: table.change_language(seat, language),
            lambda table: table.change_voting(
                Voting.HANDS if table.next_voting is Voting.BALLOTS else Voting.BALLOTS
            ),
        ]
    )


def a_move(table: Table, rng: Random) -> Decision:
    view = table.view(None)
    if view.phase is not Phase.VOTE:
        (seat,) = view.on_move
        action = rng.choice(table.list_legal_actions(seat))
        return lambda table: table.submit(seat, action)
    if table.options.voting is Voting.HANDS and rng.random() < 0.5:
        votes = {seat: rng.random() < 0.6 for seat in view.on_move}
        return lambda table: table.reveal_votes(votes)
    seat, ja = rng.choice(view.alive), rng.random() < 0.6
    return lambda table: table.cast_ballot(seat, ja)


def a_claim(table: Table, rng: Random) -> Claim:
    occasion = rng.choice(table.occasions)
    if occasion.kind is ClaimKind.SAW_PARTY:
        return Claim(occasion, party=rng.choice(list(Party)))
    number = 2 if occasion.kind is ClaimKind.RECEIVED else 3
    return Claim(occasion, tuple(rng.choices(list(Policy), k=number)))


def done(answer: Answer) -> Accepted:
    assert isinstance(answer, Accepted), answer
    return answer


def vote(table: Table, ja: bool = True) -> None:
    """Let everyone vote the same way."""
    for seat in table.view(None).on_move:
        done(table.cast_ballot(seat, ja))


def until(table: Table, phase: Phase) -> PlayerView:
    """Plays on until the game is in this phase: all governments are elected, Hitler is never Chancellor."""
    while (view := table.view(None)).phase is not phase:
        if view.phase is Phase.VOTE:
            vote(table)
        else:
            (seat,) = view.on_move
            choices = [action for action in table.list_legal_actions(seat) if action != Nominate(HITLER)]
            done(table.submit(seat, choices[-1] if view.phase is Phase.PRESIDENT_DISCARD else choices[0]))
    return view


def play_on(table: Table, seed: int = 0) -> None:
    """Random moves until the end."""
    rng = Random(seed)
    while table.view(None).phase is not Phase.OVER:
        done(a_move(table, rng)(table))


class Listening:
    """Keeps what a table tells its listeners."""

    def __init__(self, table: Table) -> None:
        self.heard: list[tuple[Line, ...]] = []
        self.stop = table.subscribe(lambda change: self.heard.append(change.lines))
