"""Who listens on the way hears the same in games that differ in what isn't public, and who sits at a phone is
told the same in games that differ in what his seat can't know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Action, Discard, Enact, EndPeek, Nominate, ProposeVeto, Vote
from shgui.engine.components import list_roles
from shgui.engine.state import Rigging
from shgui.engine.types import Policy, Role, Seat
from shgui.phones.server.connection import Connection
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.options import Voting
from shgui.table.public_choices import list_public_choices
from shgui.table.table import Table
from shgui.words import terms
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests.engine.twins import Twins
from tests.phones.local_room import LocalRoom, Phone
from tests.table.play import LANGUAGES, NAMES, SEED, group, options

_FEWEST_LETTERS = 5
_MOST_ACTIONS = 80
"""Of a game: a few governments of ten, and most of a game of five."""


class Said(NamedTuple):
    """A message as the network sees it."""

    phone: int
    by_desktop: bool
    size: int


class Wire:
    """A record of all messages on the network, in order, with their senders."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heard: list[Said] = []
        self.bytes = bytearray()
        self._keys: list[bytes] = []
        send, receive = Connection.send, Connection._unseal_message

        def received(connection: Connection, messages: list[bytes]) -> None:
            self._note(connection, True, messages)
            send(connection, messages)

        def heard(connection: Connection, message: bytes) -> None:
            self._note(connection, False, [message])
            receive(connection, message)

        patch.setattr(Connection, "send", received)
        patch.setattr(Connection, "_unseal_message", heard)

    def _note(self, connection: Connection, by_desktop: bool, messages: Iterable[bytes]) -> None:
        key = connection._key
        if key and key not in self._keys:
            self._keys.append(key)
        who = self._keys.index(key) if key else len(self._keys)
        for message in messages:
            self.heard.append(Said(who, by_desktop, len(message)))
            self.bytes += message


class Quiet(LocalRoom):
    """A room that settles without sending anything, so that it adds no messages of its own."""

    def settle(self) -> None:
        self.until(self._quiet)

    def _quiet(self) -> bool:
        door = self.room._server
        assert door is not None
        said = sum(each._sealing._sent for each in door._connections if each._sealing is not None)
        heard = sum(phone.caller.sealing._received for phone in self.phones if phone.is_there)
        return said == heard and not self.room.is_busy


class Group:
    """A game in which all seats are on phones, each in another language."""

    def __init__(self, players: int, rigging: Rigging, journal: Journal) -> None:
        self.local_room = Quiet(Random(1)).open()
        self.phones = [
            self.local_room.phone(NAMES[seat], language=LANGUAGES[seat % 6]) for seat in range(players)
        ]
        self.table = Table.start(group(players), options(Voting.BALLOTS), journal, seed=SEED, rigging=rigging)
        self.local_room.begin(self.table, dict(enumerate(self.phones)))
        self.local_room.settle()

    def look(self, seat: Seat) -> None:
        """Open the hand and finish looking."""
        phone = self.phones[seat]
        phone.open()
        phone.close()
        assert phone.finish()["done"]

    def look_again(self, seat: Seat) -> None:
        """Open the role or ballot again, while the seat has no task."""
        self.phones[seat].open()
        self.phones[seat].close()

    def look_at_what_is_new(self) -> None:
        for seat in self.table.unseen:
            self.look(seat)

    def do(self, seat: Seat, action: Action) -> None:
        phone = self.phones[seat]
        match action:
            case Vote(ja):
                self._choose(phone, "ja" if ja else "nein")
            case Discard(card) | Enact(card):
                self._choose(phone, {Policy.LIBERAL: "liberal", Policy.FASCIST: "fascist"}[card])
            case ProposeVeto():
                phone.do("veto", moment=phone.hand["moment"])
            case EndPeek():
                self.look(seat)
            case _:
                choices = [each.action for each in list_public_choices(self.table, seat)]
                assert phone.act(choices.index(action))["done"]
        self.look_at_what_is_new()

    @staticmethod
    def _choose(phone: Phone, side: str) -> None:
        opened = phone.open()
        phone.close()
        place = [card["side"] for card in opened["cards"]].index(side)
        assert phone.choose(place)["done"]


Play = Callable[[Group], None]


class Recorded(NamedTuple):
    wire: list[Said]
    received: list[list[dict[str, object]]]
    """By phone: all blocks, as they were when the seal was off."""
    public: object
    """How the table stands at last, for all to see."""


Playing = Callable[[int, Rigging, Play], Recorded]


@pytest.fixture
def play(qtbot: QtBot, tmp_path: Path) -> Playing:
    """Play a whole game."""
    folders = (tmp_path / str(number) for number in range(9))

    def play(players: int, rigging: Rigging, game: Play) -> Recorded:
        folder = next(folders)
        with (
            Journal(folder / "journal", Keyring(folder / "keys")) as journal,
            pytest.MonkeyPatch.context() as patch,
        ):
            wire = Wire(patch)
            group = Group(players, rigging, journal)
            try:
                group.look_at_what_is_new()
                game(group)
                assert_unreadable(bytes(wire.bytes))
                received = [phone.blocks for phone in group.phones]
                return Recorded(wire.heard, received, group.table.view(None))
            finally:
                group.local_room.close()

    return play


def assert_unreadable(said: bytes) -> None:
    """Check that no card, role, name or member of a message can be read."""
    terms_of = [
        *(partial(terms.get_role_name, role=role) for role in Role),
        *(partial(terms.get_policy_name, policy=policy) for policy in Policy),
    ]
    words = {term(load_catalogue(code)) for code in list_languages() for term in terms_of}
    for word in words | {*NAMES, "opened", "policy", "ballot", "moment", "choose"}:
        # Shorter ones come by chance.
        if len(word) >= _FEWEST_LETTERS:
            assert word.encode() not in said, word


def acting(actions: Iterable[tuple[Seat, Action]]) -> Play:
    def game(group: Group) -> None:
        for seat, action in actions:
            group.do(seat, action)

    return game


def both(play: Playing, twins: Twins) -> Iterator[Recorded]:
    done = list(islice(twins.actions(), _MOST_ACTIONS))
    players = len(twins.steps[0].before.alive)
    yield play(players, twins.riggings[0], acting((seat, one) for seat, one, _ in done))
    yield play(players, twins.riggings[1], acting((seat, other) for seat, _, other in done))


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(("players", "seed"), [(5, 3), (7, 1), (10, 2)])
def test_games_that_differ_in_secrets_look_the_same_on_the_network(
    play: Playing, players: int, seed: int
) -> None:
    twins = Twins(players, "official", seed, None)
    game, twin = both(play, twins)
    assert game.public == twin.public
    assert twins.differences["roles"]
    assert twins.differences["decks"]
    assert game.wire == twin.wire


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(("players", "seed"), [(5, 3), (7, 1), (10, 2)])
def test_games_that_differ_in_secrets_of_others_look_the_same_on_a_phone(
    play: Playing, players: int, seed: int
) -> None:
    every = (Twins(players, "official", seed, seat) for seat in range(players))
    twins = next(each for each in every if each.differences["roles"])
    game, twin = both(play, twins)
    seat = twins.seat
    assert seat is not None
    assert game.public == twin.public
    assert game.received[seat] == twin.received[seat]
    assert game.received != twin.received


def test_secret_ballots_look_the_same_on_the_network(play: Playing) -> None:
    rigging = Rigging(roles=list_roles(7), first=0)

    def voted(ja: bool) -> Recorded:
        def vote(group: Group) -> None:
            acting([(0, Nominate(3)), *((seat, Vote(ja)) for seat in range(1, 7))])(group)
            group.look_again(6)

        return play(7, rigging, vote)

    all_ja, all_nein = voted(True), voted(False)
    assert all_ja.wire == all_nein.wire
    assert all_ja.received[0] == all_nein.received[0]
    assert all_ja.received[6] != all_nein.received[6]


def test_looking_at_a_role_again_looks_the_same_on_the_network(play: Playing) -> None:
    def looked(roles: tuple[Role, ...]) -> Recorded:
        return play(7, Rigging(roles=roles, first=0), lambda group: group.look_again(6))

    hitler, liberal = looked(list_roles(7)), looked(list_roles(7)[::-1])
    assert hitler.wire == liberal.wire
    assert hitler.received[6] != liberal.received[6]
