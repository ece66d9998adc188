"""Games just before each kind of moment: the next press brings it about."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt

from shgui.table.options import Voting
from shgui.ui import widget_names as names
from tests.engine.stage import FASCIST, LIBERAL
from tests.ui.forced.dealing import FIVE_FASCIST
from tests.ui.forced.directed import Directed


def thumbs(players: Directed) -> None:
    players.deal(5)
    players.nominate(1)
    players.count()


def thumbs_down(players: Directed) -> None:
    players.deal(5)
    players.nominate(1)
    players.count(ja=False)


def ballots(players: Directed) -> None:
    players.deal(5, voting=Voting.BALLOTS)
    players.nominate(3)
    for ja in (True, False, True, True):
        players.vote_alone(ja)
    players.pick_card("Ja!", players.look())


def policy(players: Directed) -> None:
    players.deal(7)
    players.elect(3)
    players.put_away(FASCIST)
    players.pick_policy(FASCIST, players.look())


def peek(players: Directed) -> None:
    """The policy that brings it."""
    players.deal(5, FASCIST, FASCIST)
    players.elect(players.harmless)
    players.put_away(LIBERAL)
    players.pick_policy(FASCIST, players.look())


def not_hitler(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.nominate(players.harmless)
    players.count()


def hitler(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.nominate(players.hitler)
    players.count()


def execution(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.tap(2)


def execution_of_hitler(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.tap(players.hitler)


def chaos(players: Directed) -> None:
    players.deal(7, FASCIST)
    players.reject()
    players.reject()
    players.nominate(players.view.eligible[0])
    players.count(ja=False)


def veto(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.elect(players.harmless)
    players.put_away(FASCIST)
    players.look()
    players.pick_veto()


def veto_agreed(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.propose_veto()
    players.tap_veto(True)


def veto_refused(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.propose_veto()
    players.tap_veto(False)


def special_election(players: Directed) -> None:
    players.deal(7, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.tap(5)


def investigation(players: Directed) -> None:
    players.deal(9)
    players.govern(FASCIST)
    players.choose(7)
    players.look()


def unlocked_and_reshuffled(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST[:4])
    players.elect(players.harmless)
    players.put_away(LIBERAL)
    players.pick_policy(FASCIST, players.look())


def last_policy(players: Directed) -> None:
    players.deal(7, LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    players.elect(players.harmless)
    players.put_away(FASCIST)
    players.pick_policy(FASCIST, players.look())


class Moment(NamedTuple):
    reach: Callable[[Directed], None]
    in_private: bool = False
    """Brought about by one player who has the screen, and laid open by all."""


MOMENTS = (
    Moment(thumbs),
    Moment(thumbs_down),
    Moment(ballots, in_private=True),
    Moment(policy, in_private=True),
    Moment(peek, in_private=True),
    Moment(not_hitler),
    Moment(hitler),
    Moment(execution),
    Moment(execution_of_hitler),
    Moment(chaos),
    Moment(veto, in_private=True),
    Moment(veto_agreed),
    Moment(veto_refused),
    Moment(special_election),
    Moment(investigation, in_private=True),
    Moment(unlocked_and_reshuffled, in_private=True),
    Moment(last_policy, in_private=True),
)


def bring_about(players: Directed, moment: Moment) -> None:
    """One more press."""
    if moment.in_private:
        players._press(names.HAND_OVER_CONFIRM, Qt.Key.Key_Return)
        players.settle()
    else:
        players.confirm()
