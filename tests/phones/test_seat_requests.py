"""A phone that asks for a seat in the middle of a game waits until the main screen decides."""

from __future__ import annotations

from shgui.phones.session.phone_registry import MOST_REQUESTS
from shgui.storage.journal import Journal
from tests.phones.local_room import LocalRoom


def test_a_seat_is_handed_over_to_the_phone_whose_word_is_confirmed(
    local_room: LocalRoom, journal: Journal
) -> None:
    _, phones = local_room.sitting(journal, chancellor=1)
    word = local_room.room.open_seat(0)
    watcher, other = local_room.phone(), local_room.phone()
    assert watcher.sit(seat=0, word=word)["done"]
    assert other.sit(seat=0, word=word)["done"]
    local_room.settle()
    assert [request.seat for request in local_room.room.requests] == [0, 0]
    assert {watcher.shows["word"], other.shows["word"]} == {each.word for each in local_room.room.requests}
    assert watcher.shows["word"] != other.shows["word"]
    assert phones[0].table["seat"] == 0
    local_room.hand_over(other)
    assert other.table["seat"] == 0
    assert phones[0].shows["heading"] == "Another phone has this seat"
    assert (watcher.shows["block"], bool(watcher.shows["note"])) == ("join", True)
    assert local_room.room.requests == ()


def test_a_phone_that_waits_for_a_seat_gets_nothing_of_the_game(
    local_room: LocalRoom, journal: Journal
) -> None:
    _, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    moment = phones[0].hand["moment"]
    watcher = local_room.phone()
    watcher.sit(seat=0, word=local_room.room.open_seat(0))
    for wish in (
        {"wish": "open", "moment": moment},
        {"wish": "choose", "moment": moment, "place": 0},
        {"wish": "act", "moment": moment, "choice": 0},
        {"wish": "claim", "occasion": 0, "faces": [0, 0, 0]},
    ):
        assert not watcher.ask(**wish)["done"]
    phones[0].open()
    phones[0].choose(0)
    local_room.settle()
    received = {block["block"] for block in watcher.blocks}
    assert received <= {"texts", "join", "requested", "answer", "opened", "pong"}
    assert not any(block["cards"] or block["lines"] for block in watcher.received("opened"))
    assert local_room.room.elsewhere == set(range(7))


def test_the_table_may_turn_all_phones_down(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal)
    other = local_room.phone()
    other.sit(seat=3, word=local_room.room.open_seat(3))
    word = other.shows["word"]
    local_room.room.close_seat(3)
    local_room.settle()
    assert other.shows["note"]
    local_room.room.hand_over(word)
    local_room.settle()
    assert other.shows["block"] == "join"
    assert phones[3].table["seat"] == 3


def test_a_phone_that_asks_again_shows_another_word(local_room: LocalRoom, journal: Journal) -> None:
    local_room.sitting(journal)
    other = local_room.phone()
    other.sit(seat=3, word=local_room.room.open_seat(3))
    before = other.shows["word"]
    other.do("leave")
    assert (other.shows["block"], local_room.room.requests) == ("join", ())
    local_room.room.hand_over(before)
    other.sit(seat=3, word=local_room.room.words[3])
    assert (other.shows["block"], other.shows["word"] == before) == ("requested", False)


def test_a_phone_that_disconnects_stops_waiting(local_room: LocalRoom, journal: Journal) -> None:
    local_room.sitting(journal)
    other = local_room.phone()
    other.sit(seat=3, word=local_room.room.open_seat(3))
    other.caller.drop_connection()
    local_room.until(lambda: not local_room.room.requests)


def test_only_a_few_phones_wait_for_a_seat(local_room: LocalRoom, journal: Journal) -> None:
    local_room.sitting(journal, 0, 1)
    word = local_room.room.open_seat(3)
    phones = [local_room.phone() for _ in range(MOST_REQUESTS + 1)]
    answers = [phone.sit(seat=3, word=word) for phone in phones]
    assert [answer["done"] for answer in answers] == [*[True] * MOST_REQUESTS, False]
    phones[0].do("leave")
    assert phones[-1].sit(seat=3, word=word)["done"]
