"""Phones that join a new table: by code or word, in a row of their own or a free one."""

from __future__ import annotations

import pytest

from shgui.phones.server.join_link import matrix
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.session.phone_status import PhoneNews
from shgui.table.seating import NewTableRow, Temperament
from tests.phones.evening import Evening, rows
from tests.table.play import NAMES


def names(evening: Evening) -> list[str]:
    return [row.name for row in evening.room.rows]


# Who comes in


def test_the_code_lets_a_phone_in_without_a_word(evening: Evening) -> None:
    phone = evening.phone()
    assert phone.shows["block"] == "join"
    assert phone.shows["needs_word"] is False
    assert [arrival.place for arrival in evening.room.arrivals] == [None]
    assert phone.sit("Ana")["done"]
    assert phone.shows["block"] == "waiting"
    assert (phone.shows["number"], phone.shows["name"]) == (1, "Ana")
    assert evening.room.rows == (NewTableRow("Ana", "en", phone.key),)


def test_a_typed_address_needs_the_word(evening: Evening) -> None:
    phone = evening.stranger()
    assert phone.shows["needs_word"] is True
    assert evening.room.arrivals == ()
    refused = phone.sit("Ana", word="WRONGO")
    assert (refused["done"], refused["text"]) == (False, "That is not the word on the table’s screen.")
    assert evening.room.rows == ()
    assert phone.sit("Ana", word=evening.room.word.lower())["done"]
    assert names(evening) == ["Ana"]


def test_a_phone_that_was_let_in_shows_the_invitation(evening: Evening) -> None:
    phone = evening.phone("Ana")
    phone.do("invite")
    told = phone.last("invitation")
    assert (told["address"], told["word"]) == (evening.opened.host, evening.room.word)
    assert [[square == "1" for square in row] for row in told["code"]] == [
        list(row) for row in matrix(evening.room.url)
    ]


def test_strangers_get_no_invitation(evening: Evening) -> None:
    stranger = evening.stranger()
    assert not stranger.ask("invite")["done"]
    assert stranger.told("invitation") == []


def test_a_wrong_token_lets_no_one_in(evening: Evening) -> None:
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


def test_strangers_are_no_arrivals(evening: Evening) -> None:
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


def test_phones_take_rows_with_names_from_the_host(evening: Evening) -> None:
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


def test_typing_the_name_of_a_free_row_takes_it(evening: Evening) -> None:
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


def test_a_seat_that_is_not_offered_is_refused(evening: Evening) -> None:
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
def test_names_that_the_screen_refuses_are_refused_to_phones(
    evening: Evening, name: str, problem: str
) -> None:
    evening.phone("Ana")
    answer = evening.phone().sit(name)
    assert not answer["done"]
    assert problem in answer["text"]
    assert names(evening) == ["Ana"]


def test_only_ten_players_sit_down(evening: Evening) -> None:
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


def test_a_seated_phone_cannot_sit_again(evening: Evening) -> None:
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


def test_a_phone_whose_row_is_gone_loses_its_seat(evening: Evening) -> None:
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


def test_a_phone_that_leaves_forgets_everything_and_frees_its_row(evening: Evening) -> None:
    ana = evening.phone("Ana")
    ana.say("leave")
    evening.settle()
    assert (ana.shows["block"], ana.shows["forget"]) == ("gone", True)
    assert evening.room.rows == (NewTableRow("Ana", "en"),)
    assert evening.room.arrivals == ()


def test_a_phone_without_a_seat_cannot_leave_one(evening: Evening) -> None:
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
def test_a_phone_uses_the_language_of_its_browser(
    evening: Evening, browser: list[str], language: str
) -> None:
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


def test_refusals_are_in_the_language_of_the_phone(evening: Evening) -> None:
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


def test_a_phone_that_comes_back_has_its_seat(evening: Evening) -> None:
    ana = evening.phone("Ana")
    ana.come_back()
    assert (ana.shows["block"], ana.shows["name"]) == ("waiting", "Ana")
    assert len(evening.room.rows) == 1


def test_a_known_phone_needs_no_token(evening: Evening) -> None:
    ana = evening.phone("Ana")
    ana.caller.hang_up()
    ana.connect()
    ana.hello(token="")
    assert ana.shows["block"] == "waiting"


def test_a_phone_is_identified_by_its_key_alone(evening: Evening) -> None:
    ana = evening.phone("Ana")
    same_browser = evening.phone(keys=ana.keys)
    assert same_browser.shows["block"] == "waiting"
    evening.until(lambda: ana.has_left)
    assert ana.caller.close_code == 4001


def test_a_row_keeps_a_phone_that_is_away(evening: Evening) -> None:
    ana = evening.phone("Ana")
    ana.caller.hang_up()
    evening.room.offer([NewTableRow("Zoe", "en"), *evening.room.rows])
    ana.connect()
    ana.hello()
    assert ana.shows["number"] == 2


def test_an_unknown_phone_gets_no_row(evening: Evening) -> None:
    evening.room.offer([NewTableRow("Ana", "en", KeyPair.fresh().public)])
    assert evening.room.rows == (NewTableRow("Ana", "en"),)


# Only looking on


def test_a_watching_phone_has_no_row(evening: Evening) -> None:
    television = evening.phone()
    assert television.sit(watch=True)["done"]
    assert evening.room.rows == ()
    assert [arrival.watches for arrival in evening.room.arrivals] == [True]
    assert (television.shows["block"], television.shows["number"]) == ("waiting", 0)
    assert television.shows["heading"] == "You are watching"


def test_watching_needs_the_word_too(evening: Evening) -> None:
    phone = evening.stranger()
    assert not phone.sit(watch=True)["done"]
    assert phone.sit(watch=True, word=evening.room.word)["done"]


def test_a_watching_phone_may_sit_down_later(evening: Evening) -> None:
    phone = evening.phone()
    phone.sit(watch=True)
    assert phone.sit("Ana")["done"]
    assert [arrival.watches for arrival in evening.room.arrivals] == [False]
    assert names(evening) == ["Ana"]


# The end


def test_phones_forget_everything_when_the_room_is_closed(evening: Evening) -> None:
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


def test_phones_expect_a_program_that_stops_to_come_back(evening: Evening) -> None:
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


def test_requests_that_are_saved_are_limited_to_a_persons_speed(evening: Evening) -> None:
    ana = evening.phone("Ana")
    answers = [ana.ask("rename", name=f"Ana {number}") for number in range(60)]
    assert answers[0]["done"]
    assert not answers[-1]["done"]
    assert answers[-1]["text"] == "That was too much at once. Try again in a moment."
    evening.now += 10
    assert ana.ask("rename", name="Ana")["done"]


def test_phones_that_leave_without_a_seat_are_forgotten(evening: Evening) -> None:
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


def test_no_one_can_sit_down_if_bots_and_phones_have_all_rows(evening: Evening) -> None:
    evening.room.offer([NewTableRow(f"Bot {place}", "en", bot=Temperament.EASY) for place in range(9)])
    evening.phone("Ana")
    assert evening.phone().shows["full"]
