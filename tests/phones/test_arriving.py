"""Phones arrive at a new table: by code or word, to a row of their own or one that is free."""

from __future__ import annotations

import pytest

from shgui.phones.server.join_link import matrix
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.session.phone_status import NewTableRow, PhoneNews
from shgui.table.seating import Temperament
from tests.phones.evening import Evening, rows
from tests.table.play import NAMES


def names(evening: Evening) -> list[str]:
    return [row.name for row in evening.room.rows]


# Who comes in


def test_a_scanned_code_lets_in_without_a_word(evening: Evening) -> None:
    phone = evening.phone()
    assert phone.shows["block"] == "join"
    assert phone.shows["needs_word"] is False
    assert [arrival.place for arrival in evening.room.arrivals] == [None]
    assert phone.sit("Ana")["done"]
    assert phone.shows["block"] == "waiting"
    assert (phone.shows["number"], phone.shows["name"]) == (1, "Ana")
    assert evening.room.rows == (NewTableRow("Ana", "en", phone.key),)


def test_who_typed_the_address_needs_the_word(evening: Evening) -> None:
    phone = evening.stranger()
    assert phone.shows["needs_word"] is True
    assert evening.room.arrivals == ()
    refused = phone.sit("Ana", word="WRONGO")
    assert (refused["done"], refused["text"]) == (False, "That is not the word on the table’s screen.")
    assert evening.room.rows == ()
    assert phone.sit("Ana", word=evening.room.word.lower())["done"]
    assert names(evening) == ["Ana"]


def test_a_phone_that_was_let_in_shows_others_the_way(evening: Evening) -> None:
    phone = evening.phone("Ana")
    phone.do("invite")
    told = phone.last("invitation")
    assert (told["address"], told["word"]) == (evening.opened.host, evening.room.word)
    assert [[square == "1" for square in row] for row in told["code"]] == [
        list(row) for row in matrix(evening.room.url)
    ]


def test_strangers_are_shown_no_way(evening: Evening) -> None:
    stranger = evening.stranger()
    assert not stranger.ask("invite")["done"]
    assert stranger.told("invitation") == []


def test_a_wrong_token_lets_nobody_in(evening: Evening) -> None:
    phone = evening.stranger()
    phone.hello(token="x" * 16)
    assert phone.shows["needs_word"] is True
    assert not phone.sit("Ana", token="y" * 16)["done"]
    assert evening.room.arrivals == ()


def test_a_token_may_come_with_the_name(evening: Evening) -> None:
    phone = evening.stranger()
    assert phone.sit("Ana", token=evening.token)["done"]


def test_the_word_is_not_guessed(evening: Evening) -> None:
    phone = evening.stranger()
    answers = [phone.sit("Ana", word=f"WRONG{number}") for number in range(12)]
    assert not any(answer["done"] for answer in answers)
    assert answers[-1]["text"].startswith("Too many wrong words")
    assert not phone.sit("Ana", word=evening.room.word)["done"]
    # The code still lets in, and somebody else isn't kept out for ever.
    assert evening.phone("Ola").shows["block"] == "waiting"
    evening.now += 3600
    assert phone.sit("Ana", word=evening.room.word)["done"]


def test_strangers_are_nobody_for_the_screen(evening: Evening) -> None:
    evening.stranger()
    assert evening.room.arrivals == ()
    assert PhoneNews.ARRIVALS not in evening.heard


# Where they sit


def test_each_phone_gets_a_row_of_its_own(evening: Evening) -> None:
    evening.phone("Ana")
    evening.phone("Ola")
    assert names(evening) == ["Ana", "Ola"]
    assert [arrival.place for arrival in evening.room.arrivals] == [0, 1]
    assert evening.heard.count(PhoneNews.ROWS) == 2


def test_a_new_name_goes_into_the_first_row_without_one(evening: Evening) -> None:
    evening.room.offer(rows("Piotr", "", " "))
    evening.phone("Ana")
    assert names(evening) == ["Piotr", "Ana", " "]


def test_phones_take_names_that_the_host_has_typed(evening: Evening) -> None:
    evening.room.offer(rows("Piotr", "Marta"))
    phone = evening.phone()
    assert [(seat["seat"], seat["name"], seat["free"]) for seat in phone.shows["seats"]] == [
        (0, "Piotr", True),
        (1, "Marta", True),
    ]
    assert phone.sit(seat=1, language="it")["done"]
    assert evening.room.rows == (NewTableRow("Piotr", "en"), NewTableRow("Marta", "it", phone.key))
    other = evening.phone()
    assert [seat["free"] for seat in other.shows["seats"]] == [True, False]
    assert other.shows["seats"][1]["status"] == "on a phone"


def test_who_types_a_name_that_waits_for_him_gets_its_row(evening: Evening) -> None:
    evening.room.offer(rows("Piotr", "Marta"))
    phone = evening.phone("marta")
    assert evening.room.rows[1] == NewTableRow("Marta", "en", phone.key)
    assert len(evening.room.rows) == 2


def test_a_seat_that_was_taken_first_is_refused(evening: Evening) -> None:
    evening.room.offer(rows("Piotr"))
    first, second = evening.phone(), evening.phone()
    n = second.say("sit", name="", seat=0, word="", token="", language="en", watch=False)
    assert first.sit(seat=0)["done"] is not any(
        each["n"] == n and each["done"] for each in second.told("answer")
    )
    assert len([row for row in evening.room.rows if row.phone is not None]) == 1


def test_a_seat_that_no_page_shows_is_refused(evening: Evening) -> None:
    assert not evening.phone().sit(seat=7)["done"]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "name"),
        ("   ", "name"),
        ("x" * 40, "long"),
        ("a\nb\u202e", ""),
        ("Ana", "already"),
        ("АNA", ""),
    ],
)
def test_names_that_the_screen_would_not_take_phones_cannot_have(
    evening: Evening, name: str, problem: str
) -> None:
    evening.phone("Ana")
    answer = evening.phone().sit(name)
    assert not answer["done"]
    assert problem in answer["text"]
    assert names(evening) == ["Ana"]


def test_ten_sit_down_and_no_more(evening: Evening) -> None:
    for name in NAMES:
        evening.phone(name)
    late = evening.phone()
    assert late.shows["full"] == "The table is full: ten can play. You can watch."
    assert late.sit("Zoe")["text"] == "The table is full: ten can play. You can watch."
    assert len(evening.room.rows) == 10
    assert late.sit(watch=True)["done"]


def test_ten_typed_names_leave_free_seats_for_phones(evening: Evening) -> None:
    evening.room.offer(rows(*NAMES))
    phone = evening.phone()
    assert phone.shows["full"] == ""
    assert not phone.sit("Zoe")["done"]
    assert phone.sit(seat=3)["done"]


def test_who_sits_already_cannot_sit_twice(evening: Evening) -> None:
    phone = evening.phone("Ana")
    assert not phone.sit("Ola")["done"]
    assert names(evening) == ["Ana"]


# What changes there


def test_the_name_can_be_changed(evening: Evening) -> None:
    phone, other = evening.phone("Ana"), evening.phone("Ola")
    phone.do("rename", name=" Anna  Maria ")
    assert names(evening) == ["Anna Maria", "Ola"]
    assert [seat["name"] for seat in other.shows["seats"]] == ["Anna Maria", "Ola"]
    assert not phone.ask("rename", name="ola")["done"]
    assert not evening.phone().ask("rename", name="Eve")["done"]
    assert names(evening) == ["Anna Maria", "Ola"]


def test_the_screen_orders_the_seats(evening: Evening) -> None:
    ana, ola = evening.phone("Ana"), evening.phone("Ola")
    evening.room.offer([*reversed(evening.room.rows)])
    evening.settle()
    assert (ana.shows["number"], ola.shows["number"]) == (2, 1)


def test_the_screen_corrects_a_name(evening: Evening) -> None:
    ana = evening.phone("Ana")
    evening.room.offer([NewTableRow("Anna", "pl", ana.key)])
    evening.settle()
    assert ana.shows["name"] == "Anna"
    assert ana.shows["language"] == "pl"


def test_a_row_that_is_gone_takes_the_seat_along(evening: Evening) -> None:
    ana, ola = evening.phone("Ana"), evening.phone("Ola")
    evening.room.offer([row for row in evening.room.rows if row.phone != ana.key])
    evening.settle()
    assert (ana.shows["block"], ana.shows["forget"]) == ("gone", False)
    assert ana.shows["heading"] == "You have no seat any more"
    assert ola.shows["block"] == "waiting"
    ana.hello()
    assert (ana.shows["block"], ana.shows["name"]) == ("join", "Ana")


def test_the_screen_frees_a_seat(evening: Evening) -> None:
    ana = evening.phone("Ana")
    evening.room.unseat(ana.key)
    evening.settle()
    assert ana.shows["block"] == "gone"
    assert evening.room.rows == (NewTableRow("Ana", "en"),)
    other = evening.phone()
    assert other.sit(seat=0)["done"]


def test_a_phone_that_leaves_forgets_and_its_row_is_free(evening: Evening) -> None:
    ana = evening.phone("Ana")
    ana.say("leave")
    evening.settle()
    assert (ana.shows["block"], ana.shows["forget"]) == ("gone", True)
    assert evening.room.rows == (NewTableRow("Ana", "en"),)
    assert evening.room.arrivals == ()


def test_a_phone_without_a_seat_has_none_to_leave(evening: Evening) -> None:
    phone = evening.phone()
    assert not phone.ask("leave")["done"]
    assert phone.shows["block"] == "join"


# Languages


@pytest.mark.parametrize(
    ("browser", "language"),
    [
        (["no"], "nb"),
        (["nn-NO", "en"], "nb"),
        (["pt"], "pt_BR"),
        (["pt-PT", "en"], "pt_BR"),
        (["de-AT", "it-CH"], "it"),
        (["ja"], "en"),
        ([], "en"),
    ],
)
def test_a_phone_speaks_what_its_browser_does(evening: Evening, browser: list[str], language: str) -> None:
    phone = evening.stranger(browser)
    assert phone.shows["language"] == language
    assert phone.last("texts")["lang"] == language.replace("_", "-")


def test_the_language_can_be_changed_at_any_time(evening: Evening) -> None:
    phone = evening.stranger()
    phone.do("language", language="ru")
    assert phone.shows["language"] == "ru"
    assert phone.last("texts")["lang"] == "ru"
    assert phone.sit("Ana", word=evening.room.word, language="ru")["done"]
    phone.do("language", language="pl")
    assert evening.room.rows[0].language == "pl"
    assert phone.shows["language"] == "pl"
    assert not phone.ask("language", language="xx")["done"]


def test_what_is_refused_is_said_in_the_language_of_the_phone(evening: Evening) -> None:
    phone = evening.stranger(["pl"])
    assert phone.sit("Ana", word="X", language="pl")["text"].startswith("To nie jest")


# Being there


def test_the_screen_sees_who_is_connected(evening: Evening) -> None:
    ana, ola = evening.phone("Ana"), evening.phone("Ola")
    ana.caller.hang_up()
    evening.until(lambda: not evening.room.arrivals[0].connected)
    evening.settle()
    assert [arrival.connected for arrival in evening.room.arrivals] == [False, True]
    assert [seat["away"] for seat in ola.shows["seats"]] == [True, False]
    assert ola.shows["seats"][0]["status"] == "phone is away"


def test_a_phone_that_comes_back_is_where_it_was(evening: Evening) -> None:
    ana = evening.phone("Ana")
    ana.come_back()
    assert (ana.shows["block"], ana.shows["name"]) == ("waiting", "Ana")
    assert len(evening.room.rows) == 1


def test_without_the_token_it_is_known_by_its_key(evening: Evening) -> None:
    ana = evening.phone("Ana")
    ana.caller.hang_up()
    ana.connect()
    ana.hello(token="")
    assert ana.shows["block"] == "waiting"


def test_a_key_is_all_that_a_phone_is(evening: Evening) -> None:
    ana = evening.phone("Ana")
    same_browser = evening.phone(keys=ana.keys)
    assert same_browser.shows["block"] == "waiting"
    evening.until(lambda: ana.has_left)
    assert ana.caller.close_code == 4001


def test_a_row_may_go_on_with_a_phone_that_is_away(evening: Evening) -> None:
    ana = evening.phone("Ana")
    ana.caller.hang_up()
    evening.room.offer([NewTableRow("Zoe", "en"), *evening.room.rows])
    ana.connect()
    ana.hello()
    assert ana.shows["number"] == 2


def test_a_phone_that_never_came_has_no_row(evening: Evening) -> None:
    evening.room.offer([NewTableRow("Ana", "en", KeyPair.fresh().public)])
    assert evening.room.rows == (NewTableRow("Ana", "en"),)


# Only looking on


def test_who_only_looks_on_has_no_row(evening: Evening) -> None:
    television = evening.phone()
    assert television.sit(watch=True)["done"]
    assert evening.room.rows == ()
    assert [arrival.watches for arrival in evening.room.arrivals] == [True]
    assert (television.shows["block"], television.shows["number"]) == ("waiting", 0)
    assert television.shows["heading"] == "You are watching"


def test_looking_on_takes_the_word_too(evening: Evening) -> None:
    phone = evening.stranger()
    assert not phone.sit(watch=True)["done"]
    assert phone.sit(watch=True, word=evening.room.word)["done"]


def test_who_looks_on_may_sit_down_later(evening: Evening) -> None:
    phone = evening.phone()
    phone.sit(watch=True)
    assert phone.sit("Ana")["done"]
    assert [arrival.watches for arrival in evening.room.arrivals] == [False]
    assert names(evening) == ["Ana"]


# The end


def test_at_the_end_of_the_evening_phones_forget(evening: Evening) -> None:
    phones = [evening.phone("Ana"), evening.phone(), evening.stranger()]
    url, word = evening.room.url, evening.room.word
    evening.room.close()
    evening.until(lambda: all(phone.has_left for phone in phones))
    assert [phone.shows["block"] for phone in phones] == ["gone"] * 3
    assert all(phone.shows["forget"] for phone in phones)
    assert [phone.caller.close_code for phone in phones] == [4000] * 3
    assert evening.room.opened is None
    assert evening.room.rows == ()
    assert evening.room.arrivals == ()
    evening.open()
    assert (evening.room.url, evening.room.word) != (url, word)


def test_a_program_that_stops_is_expected_back(evening: Evening) -> None:
    ana = evening.phone("Ana")
    opened = evening.opened
    evening.room.stop()
    evening.until(lambda: ana.has_left)
    assert ana.caller.close_code == 1001
    assert ana.shows["block"] == "waiting"
    evening.room.open(opened.address, opened.port)
    ana.connect()
    ana.hello()
    assert ana.shows["name"] == "Ana"


def test_wishes_that_cost_the_disk_something_come_no_faster_than_fingers(evening: Evening) -> None:
    ana = evening.phone("Ana")
    answers = [ana.ask("rename", name=f"Ana {number}") for number in range(60)]
    assert answers[0]["done"]
    assert not answers[-1]["done"]
    assert answers[-1]["text"] == "That was too much at once. Try again in a moment."
    evening.now += 10
    assert ana.ask("rename", name="Ana")["done"]


def test_those_who_come_and_go_are_forgotten(evening: Evening) -> None:
    ana = evening.phone("Ana")
    for _ in range(60):
        passer = evening.phone()
        passer.caller.hang_up()
        evening.phones.remove(passer)
        evening.now += 1
    assert len(evening.room.arrivals) <= 41
    assert evening.room.arrivals[0].phone == ana.key


def test_no_phone_takes_the_row_of_a_bot_by_its_place_or_by_its_name(evening: Evening) -> None:
    pica = NewTableRow("Pica", "en", bot=Temperament.BOLD)
    evening.room.offer([pica, NewTableRow("Ana", "en")])
    phone = evening.phone()
    assert [(seat["status"], seat["free"]) for seat in phone.shows["seats"]] == [
        ("Bot", False),
        ("free", True),
    ]
    assert not phone.sit(seat=0)["done"]
    assert not phone.sit("pica")["done"]
    assert evening.room.rows[0] == pica
    assert phone.sit(seat=1)["done"]


def test_where_bots_and_phones_have_all_rows_nobody_more_can_sit_down(evening: Evening) -> None:
    evening.room.offer([NewTableRow(f"Bot {place}", "en", bot=Temperament.EASY) for place in range(9)])
    evening.phone("Ana")
    assert evening.phone().shows["full"]
