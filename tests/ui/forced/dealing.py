"""A game dealt by hand, and how far governments have come in it before anybody sits down at the window.

Liberals sit from seat 0 on, fascists after them, Hitler last; seat 0 is the first candidate.
"""

from shgui.engine.actions import Discard, Enact, Nominate
from shgui.engine.components import list_roles
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Policy, Seat
from shgui.table.table import Table
from tests.engine.stage import EITHER_POLICY, FASCIST, LIBERAL, cards, deck
from tests.table.play import done, vote

FIVE_FASCIST = (FASCIST,) * 5
AGAIN = "FFL LFF FFL LLL"
"""An order for the twelve cards that are left then."""


def rigging(
    players: int,
    policies: tuple[Policy, ...] = (),
    top: str = EITHER_POLICY,
    swapped: tuple[Seat, Seat] | None = None,
) -> Rigging:
    """For a game in which these are going to be enacted; `swapped` are two players who change roles."""
    roles = list(list_roles(players))
    if swapped is not None:
        one, other = swapped
        roles[one], roles[other] = roles[other], roles[one]
    shuffles = (cards(AGAIN),) if policies == FIVE_FASCIST else ()
    return Rigging(roles=tuple(roles), deck=deck(top), first=0, shuffles=shuffles)


def the_other(policy: Policy) -> Policy:
    return FASCIST if policy is LIBERAL else LIBERAL


def harmless(table: Table) -> Seat:
    """The first seat that may be nominated and is not Hitler."""
    hitler = len(table.players) - 1
    return next(seat for seat in table.view(None).eligible if seat != hitler)


def govern(table: Table, policy: Policy) -> None:
    """A government, its policy, and the power that comes with it, used on nobody who matters."""
    view = table.view(None)
    done(table.submit(view.president, Nominate(harmless(table))))
    vote(table)
    for action in (Discard, Enact):
        (seat,) = table.view(None).on_move
        hand = table.view(seat).hand
        put_away = the_other(policy) if the_other(policy) in hand else policy
        done(table.submit(seat, action(put_away if action is Discard else policy)))
    view = table.view(None)
    if view.phase in (Phase.NOMINATE, Phase.OVER):
        return
    options = [
        option
        for option in table.list_legal_actions(view.president)
        if not _is_at(option, len(table.players) - 1)
    ]
    done(table.submit(view.president, options[-1]))
    if table.unseen:
        done(table.note_secret_shown(view.president))


def _is_at(option: object, seat: Seat) -> bool:
    return getattr(option, "target", None) == seat
