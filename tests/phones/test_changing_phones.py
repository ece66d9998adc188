"""Seats that move between phones and screen during a game, and phones that come back."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui.engine.actions import Discard, Nominate
from shgui.engine.types import Phase, Policy
from shgui.phones.server.phone_server import OpeningProblem, ServerAddress
from shgui.phones.session.phone_status import PhoneNews
from shgui.phones.session.saved_session import session_from_json
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.storage.keyring import Keyring
from shgui.table.answers import NotSaved
from shgui.table.seating import Player
from shgui.table.table import Table
from tests.phones.local_room import LocalRoom, table_of
from tests.phones.test_private_hands import faces
from tests.table.play import done, play_on

L, F = Policy.LIBERAL, Policy.FASCIST
KEY = urlsafe_b64encode(bytes(32)).decode()


# To the screen


def test_the_screen_takes_the_seat_of_a_phone_that_is_gone(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    phones[0].open()
    moment = phones[0].hand["moment"]
    local_room.room.use_screen(0)
    local_room.settle()
    assert local_room.room.elsewhere == {1, 2, 3, 4, 5, 6}
    assert phones[0].shows["heading"] == "This seat is at the screen"
    for wish in (
        {"wish": "open", "moment": moment},
        {"wish": "choose", "moment": moment, "place": 0},
        {"wish": "done", "moment": moment},
    ):
        assert not phones[0].ask(**wish)["done"]
    assert table.view(None).phase is Phase.PRESIDENT_DISCARD
    done(table.submit(0, Discard(F)))


def test_a_phone_gives_its_seat_back(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal)
    phones[3].say("leave")
    local_room.settle()
    assert 3 not in local_room.room.elsewhere
    assert (phones[3].shows["block"], phones[3].shows["forget"]) == ("gone", True)
    assert PhoneNews.SEATS in local_room.heard


def test_a_player_who_goes_home_takes_the_phone_along(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    done(table.stand_in(4, Player("Zoe", "en")))
    local_room.settle()
    assert 4 not in local_room.room.elsewhere
    assert phones[4].shows["block"] == "gone"
    assert not phones[4].ask("open", moment=1)["done"]
    newcomer = local_room.phone()
    local_room.change_phone(4, newcomer)
    assert (newcomer.hand["purpose"], newcomer.hand["asked"]) == ("role", True)
    newcomer.open()
    assert newcomer.finish()["done"]
    assert table.newcomers == ()


# To another phone


def test_another_phone_takes_a_seat_by_the_word_on_the_screen(
    local_room: LocalRoom, journal: Journal
) -> None:
    _, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    phones[0].open()
    word = local_room.room.open_seat(0)
    assert local_room.room.words == {0: word}
    other = local_room.phone()
    assert (other.shows["needs_word"], other.shows["word_for_seat"]) == (True, 0)
    assert [seat["free"] for seat in other.shows["seats"]] == [True, *[False] * 6]
    assert other.sit(seat=0, word=word)["done"]
    local_room.hand_over(other)
    assert other.table["seat"] == 0
    assert phones[0].shows["heading"] == "Another phone has this seat"
    assert local_room.room.words == {}
    assert local_room.room.elsewhere == set(range(7))
    other.open()
    order = faces(other)
    assert sorted(order) == ["fascist", "liberal", "liberal"]
    moment = other.hand["moment"]
    assert not phones[0].ask("open", moment=moment)["done"]
    assert not phones[0].ask("choose", moment=moment, place=0)["done"]
    assert other.choose(order.index("fascist"))["done"]


def test_a_phone_that_lost_its_seat_cannot_get_it_back(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal)
    other = local_room.phone()
    local_room.change_phone(2, other)
    phones[2].come_back()
    assert phones[2].shows["block"] == "join"
    assert other.table["seat"] == 2


def test_a_word_opens_its_seat_once(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, 0, 1)
    word = local_room.room.open_seat(2)
    other = local_room.phone()
    assert other.sit(seat=2, word=word)["done"]
    local_room.hand_over(other)
    thief = local_room.phone()
    assert not thief.sit(seat=2, word=word)["done"]
    assert not thief.sit(seat=0, word=word)["done"]
    assert not thief.sit(seat=3, word=word)["done"]
    assert thief.shows["block"] == "join"
    assert phones[0].table["seat"] == 0


def test_no_seat_is_taken_without_its_word(local_room: LocalRoom, journal: Journal) -> None:
    local_room.sitting(journal, 0, 1)
    local_room.room.open_seat(2)
    thief = local_room.phone()
    for word in ("", "WRONGO", local_room.room.word):
        assert not thief.sit(seat=2, word=word)["done"]
    assert not thief.sit("Eve")["done"]
    assert local_room.room.elsewhere == {0, 1}


def test_a_word_that_is_guessed_at_is_withdrawn(local_room: LocalRoom, journal: Journal) -> None:
    local_room.sitting(journal, 0, 1)
    word = local_room.room.open_seat(2)
    thief = local_room.phone()
    for _ in range(20):
        thief.sit(seat=2, word="WRONGO")
        local_room.now += 60
    assert local_room.room.words == {}
    assert not thief.sit(seat=2, word=word)["done"]
    assert local_room.room.open_seat(2) != word


def test_strangers_cannot_use_up_the_word_of_a_seat(local_room: LocalRoom, journal: Journal) -> None:
    local_room.sitting(journal, 0, 1)
    word = local_room.room.open_seat(2)
    stranger = local_room.stranger()
    for _ in range(20):
        assert not stranger.sit(seat=2, word="WRONGO")["done"]
        local_room.now += 60
    assert local_room.room.words == {2: word}
    assert local_room.phone().sit(seat=2, word=word)["done"]


def test_a_word_can_be_withdrawn(local_room: LocalRoom, journal: Journal) -> None:
    local_room.sitting(journal, 0, 1)
    word = local_room.room.open_seat(2)
    local_room.room.close_seat(2)
    late = local_room.phone()
    assert not late.sit(seat=2, word=word)["done"]
    assert late.shows["needs_word"] is False


def test_a_stranger_takes_a_seat_by_its_word_alone(local_room: LocalRoom, journal: Journal) -> None:
    local_room.sitting(journal, 0, 1)
    word = local_room.room.open_seat(5)
    stranger = local_room.stranger()
    assert stranger.shows["needs_word"] is True
    assert stranger.sit(word=word)["done"]
    local_room.hand_over(stranger)
    assert stranger.table["seat"] == 5


def test_a_seat_keeps_its_language_on_another_phone(local_room: LocalRoom, journal: Journal) -> None:
    table, _ = local_room.sitting(journal, 0, 1)
    borrowed = local_room.phone(language="ru")
    local_room.change_phone(3, borrowed, language="ru")
    assert borrowed.table["language"] == table.players[3].language == "en"


def test_a_seated_phone_takes_no_other_seat(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal)
    word = local_room.room.open_seat(1)
    assert not phones[0].sit(seat=1, word=word)["done"]
    assert phones[0].table["seat"] == 0


def test_words_of_seats_end_with_their_game(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, 0, 1)
    word = local_room.room.open_seat(2)
    local_room.begin(table_of(journal), phones)
    assert local_room.room.words == {}
    assert not local_room.phone().sit(seat=2, word=word)["done"]


# Away, and back


def test_a_phone_that_comes_back_gets_everything_at_once(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    before = phones[0].table
    phones[0].open()
    phones[0].come_back()
    assert phones[0].table == {**before, "note": ""}
    assert phones[0].received("opened") == []


def test_the_table_shows_phones_that_are_away(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal)
    phones[3].caller.drop_connection()
    local_room.until(lambda: local_room.room.away == {3})
    local_room.settle()
    assert phones[0].table["seats"][3]["device"]
    phones[3].connect()
    phones[3].hello()
    local_room.settle()
    assert local_room.room.away == frozenset()
    assert "device" not in phones[0].table["seats"][3]


def test_a_decision_made_while_a_phone_was_away_is_no_news(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    phones[0].caller.drop_connection()
    local_room.until(lambda: local_room.room.away == {0})
    done(table.submit(0, Nominate(1)))
    phones[0].connect()
    phones[0].hello()
    assert phones[0].table["note"] == ""


def test_a_ballot_of_a_phone_that_is_away_can_come_from_the_screen(
    local_room: LocalRoom, journal: Journal
) -> None:
    table, phones = local_room.sitting(journal)
    done(table.submit(0, Nominate(1)))
    phones[3].caller.drop_connection()
    local_room.room.use_screen(3)
    for seat in (0, 1, 2, 4, 5, 6):
        local_room.settle()
        phones[seat].open()
        phones[seat].choose(0)
    assert table.view(None).on_move == (3,)


# The desktop ends, and is started anew


@pytest.fixture
def again(local_room: LocalRoom, qapp: object) -> Iterator[LocalRoom]:
    """Restart the program, with the phones of before."""
    made = LocalRoom()
    yield made
    made.close()


def restarted(local_room: LocalRoom, again: LocalRoom, table: Table, journal: Journal) -> Table:
    """Kill and restart the program: only what is on the disk remains."""
    local_room.room._server.close()  # type: ignore[union-attr]
    local_room.until(lambda: all(phone.has_left for phone in local_room.phones))
    resumed = Table.resume(journal, table.game)
    opened = again.room.come_back(resumed)
    assert isinstance(opened, ServerAddress)
    again.phones = local_room.phones
    again.follow(resumed)
    for phone in again.phones:
        phone.local_room = again
    return resumed


def test_phones_find_a_restarted_program(local_room: LocalRoom, again: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    url, word = local_room.room.url, local_room.room.word
    shown = {seat: phone.table for seat, phone in phones.items()}
    resumed = restarted(local_room, again, table, journal)
    assert (again.room.url, again.room.word) == (url, word)
    assert again.room.elsewhere == set(range(7))
    assert again.room.away == set(range(7))
    for phone in phones.values():
        phone.connect()
        phone.hello(token="")
    again.settle()
    for seat, phone in phones.items():
        assert phone.table["seats"] == shown[seat]["seats"]
        assert phone.hand["purpose"] == shown[seat]["hand"]["purpose"]
    phones[0].open()
    assert phones[0].choose(faces(phones[0]).index("fascist"))["done"]
    assert resumed.view(None).phase is Phase.CHANCELLOR_ENACT


def test_requests_for_the_program_before_a_restart_do_nothing(
    local_room: LocalRoom, again: LocalRoom, journal: Journal
) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    phones[0].open()
    moment = phones[0].hand["moment"]
    resumed = restarted(local_room, again, table, journal)
    phones[0].connect()
    phones[0].hello()
    assert phones[0].hand["moment"] != moment
    assert not phones[0].ask("choose", moment=moment, place=0)["done"]
    assert resumed.view(None).phase is Phase.PRESIDENT_DISCARD


def test_a_game_without_phones_resumes_without_phones(local_room: LocalRoom, journal: Journal) -> None:
    table = table_of(journal)
    assert local_room.room.come_back(table) is None
    local_room.begin(table, {})
    assert table.saved_note == {}


def test_a_game_that_was_left_goes_on_with_its_phones(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 0, 3)
    local_room.room.leave()
    resumed = Table.resume(journal, table.game)
    assert local_room.room.come_back(resumed) == local_room.opened
    local_room.follow(resumed)
    local_room.settle()
    assert (phones[0].table["seat"], phones[3].table["seat"]) == (0, 3)
    assert all(phone.is_there for phone in phones.values())


def test_a_game_that_was_left_is_forgotten_when_the_room_is_closed(
    local_room: LocalRoom, journal: Journal
) -> None:
    table, _ = local_room.sitting(journal, 0, 3)
    local_room.room.leave()
    assert Table.resume(journal, table.game).saved_note
    local_room.room.close()
    assert Table.resume(journal, table.game).saved_note == {}


def test_a_finished_game_keeps_no_phone_session(local_room: LocalRoom, journal: Journal) -> None:
    table, _ = local_room.sitting(journal)
    assert len(session_from_json(table.saved_note).seats) == 7
    play_on(table)
    local_room.settle()
    assert Table.resume(journal, table.game).saved_note == {}


def test_the_saved_session_follows_changes_of_seats(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 0, 1)
    other = local_room.phone()
    local_room.change_phone(2, other)
    local_room.room.use_screen(0)
    kept = session_from_json(Table.resume(journal, table.game).saved_note)
    assert kept.seats == {1: phones[1].key, 2: other.key}
    local_room.room.use_screen(1)
    local_room.room.use_screen(2)
    assert table.saved_note == {}


def test_a_session_that_cannot_be_saved_is_reported(
    local_room: LocalRoom, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = local_room.sitting(journal, 0, 1)
    not_saved = NotSaved(JournalProblem.DISK_FULL)
    monkeypatch.setattr(table, "save_note", lambda _: not_saved)
    local_room.room.use_screen(0)
    assert [news for news in local_room.heard if not isinstance(news, PhoneNews)] == [not_saved]
    assert local_room.room.elsewhere == {1}


def test_a_taken_port_changes_no_keys(local_room: LocalRoom, again: LocalRoom, journal: Journal) -> None:
    table, _ = local_room.sitting(journal, 0, 1)
    before = local_room.opened
    # The program of before still holds it.
    opened = again.room.come_back(Table.resume(journal, table.game))
    assert isinstance(opened, ServerAddress)
    assert opened.port != before.port
    assert again.desktop == local_room.desktop


def test_seats_wait_for_another_address(local_room: LocalRoom, again: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 0, 1)
    table.save_note({**table.saved_note, "address": "192.0.2.77"})
    assert again.room.come_back(Table.resume(journal, table.game)) is OpeningProblem.ADDRESS_GONE
    assert again.room.elsewhere == {0, 1}
    again.open()
    phones[0].local_room = again
    phones[0].come_back()
    assert again.room.away == {1}


@pytest.mark.parametrize(
    "note",
    [
        {},
        {"secret": 5},
        {"port": 0},
        {"seats": [[99, "x"]]},
        {"seats": [[8, KEY]]},
        {"seats": 5},
        {"token": ""},
    ],
)
def test_an_unreadable_session_brings_no_phones_back(
    local_room: LocalRoom, journal: Journal, note: dict[str, object]
) -> None:
    table, _ = local_room.sitting(journal, 0)
    table.save_note({**table.saved_note, **note} if note else {"of another": "version"})
    assert local_room.room.come_back(table) is None


# Without phones from now on, and the next game


def test_a_game_may_go_on_without_phones(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    local_room.room.close()
    local_room.until(lambda: all(phone.has_left for phone in phones.values()))
    assert {phone.shows["heading"] for phone in phones.values()} == {"The table plays without phones"}
    assert local_room.room.elsewhere == frozenset()
    assert table.saved_note == {}
    done(table.submit(0, Nominate(1)))


def test_a_finished_game_keeps_its_phones_for_the_next(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    play_on(table)
    local_room.settle()
    phones[0].do("stay", stays=True)
    assert phones[0].table["over"]["stays"] is True
    assert [guest.stays for guest in local_room.registry.guests.values()].count(True) == 1
    phones[1].say("stay", stays=False)
    local_room.settle()
    assert (phones[1].shows["block"], phones[1].shows["forget"]) == ("gone", True)
    assert local_room.room.elsewhere == {0, 2, 3, 4, 5, 6}
    local_room.room.leave()
    local_room.settle()
    assert phones[0].shows["heading"] == "You stay for the next game"
    assert [row.phone is not None for row in local_room.room.rows] == [True, False, *[True] * 5]
    again = table_of(journal, looked=False)
    local_room.begin(again, {seat: phones[seat] for seat in (0, 2, 3, 4, 5, 6)})
    local_room.settle()
    assert phones[0].hand["asked"]
    assert phones[0].table["over"] is None


def test_phones_cannot_stay_or_go_during_a_game(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal)
    assert not phones[1].ask("stay", stays=False)["done"]
    assert phones[1].table["seat"] == 1


def test_phones_keep_their_seats_when_a_game_is_left(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 0, 3)
    local_room.room.leave()
    local_room.settle()
    assert (phones[3].shows["block"], phones[3].shows["number"]) == ("waiting", 4)
    assert len(session_from_json(table.saved_note).seats) == 2
    done(table.submit(0, Nominate(1)))
    local_room.settle()
    assert phones[3].shows["block"] == "waiting"


def test_a_journal_that_was_closed_brings_phones_back_too(
    local_room: LocalRoom, again: LocalRoom, tmp_path: Path
) -> None:
    path, keyring = tmp_path / "other" / "journal.sqlite", Keyring(tmp_path / "other-keys")
    with Journal(path, keyring) as journal:
        table, _ = local_room.sitting(journal, 2)
        local_room.room.stop()
    with Journal(path, keyring) as journal:
        resumed = Table.resume(journal, table.game)
        assert isinstance(again.room.come_back(resumed), ServerAddress)
        assert again.room.elsewhere == {2}
