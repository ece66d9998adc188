"""Phones that join a new table: by code or word, in a row of their own or a free one."""

from __future__ import annotations

import pytest

from shgui.phones.server.join_link import build_qr_matrix
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.session.phone_status import PhoneNews
from shgui.table.seating import NewTableRow, Temperament
from tests.phones.local_room import LocalRoom, rows
from tests.table.play import NAMES


def names(local_room: LocalRoom) -> list[str]:
    return [row.name for row in local_room.room.rows]


# Who comes in


def test_the_code_lets_a_phone_in_without_a_word(local_room: LocalRoom) -> None:
    phone = local_room.phone()
    assert phone.shows["block"] == "join"
    assert phone.shows["needs_word"] is False
    assert [local_room.registry.place(each) for each in local_room.registry.guests] == [None]
    assert phone.sit("Ana")["done"]
    assert phone.shows["block"] == "waiting"
    assert (phone.shows["number"], phone.shows["name"]) == (1, "Ana")
    assert local_room.room.rows == (NewTableRow("Ana", "en", phone.key),)


def test_a_typed_address_needs_the_word(local_room: LocalRoom) -> None:
    phone = local_room.stranger()
    assert phone.shows["needs_word"] is True
    assert local_room.registry.guests == {}
    refused = phone.sit("Ana", word="WRONGO")
    assert (refused["done"], refused["text"]) == (False, "That is not the word on the table’s screen.")
    assert local_room.room.rows == ()
    assert phone.sit("Ana", word=local_room.room.word.lower())["done"]
    assert names(local_room) == ["Ana"]


def test_a_phone_that_was_let_in_shows_the_invitation(local_room: LocalRoom) -> None:
    phone = local_room.phone("Ana")
    phone.do("invite")
    received = phone.last("invitation")
    assert (received["address"], received["word"]) == (local_room.opened.host, local_room.room.word)
    assert [[square == "1" for square in row] for row in received["code"]] == [
        list(row) for row in build_qr_matrix(local_room.room.url)
    ]


def test_strangers_get_no_invitation(local_room: LocalRoom) -> None:
    stranger = local_room.stranger()
    assert not stranger.ask("invite")["done"]
    assert stranger.received("invitation") == []


def test_a_wrong_token_lets_no_one_in(local_room: LocalRoom) -> None:
    phone = local_room.stranger()
    phone.hello(token="x" * 16)
    assert phone.shows["needs_word"] is True
    assert not phone.sit("Ana", token="y" * 16)["done"]
    assert local_room.registry.guests == {}


def test_a_token_may_come_with_the_name(local_room: LocalRoom) -> None:
    phone = local_room.stranger()
    assert phone.sit("Ana", token=local_room.token)["done"]


def test_the_word_is_not_guessed(local_room: LocalRoom) -> None:
    phone = local_room.stranger()
    answers = [phone.sit("Ana", word=f"WRONG{number}") for number in range(12)]
    assert not any(answer["done"] for answer in answers)
    assert answers[-1]["text"].startswith("Too many wrong words")
    assert not phone.sit("Ana", word=local_room.room.word)["done"]
    # The code still lets in, and somebody else isn't kept out for ever.
    assert local_room.phone("Ola").shows["block"] == "waiting"
    local_room.now += 3600
    assert phone.sit("Ana", word=local_room.room.word)["done"]


def test_strangers_are_no_arrivals(local_room: LocalRoom) -> None:
    local_room.stranger()
    assert local_room.registry.guests == {}
    assert PhoneNews.ARRIVALS not in local_room.heard


# Where they sit


def test_each_phone_gets_a_row_of_its_own(local_room: LocalRoom) -> None:
    local_room.phone("Ana")
    local_room.phone("Ola")
    assert names(local_room) == ["Ana", "Ola"]
    assert [local_room.registry.place(each) for each in local_room.registry.guests] == [0, 1]
    assert local_room.heard.count(PhoneNews.ROWS) == 2


def test_a_new_name_goes_into_the_first_row_without_one(local_room: LocalRoom) -> None:
    local_room.room.offer(rows("Piotr", "", " "))
    local_room.phone("Ana")
    assert names(local_room) == ["Piotr", "Ana", " "]


def test_phones_take_rows_with_names_from_the_host(local_room: LocalRoom) -> None:
    local_room.room.offer(rows("Piotr", "Marta"))
    phone = local_room.phone()
    assert [(seat["seat"], seat["name"], seat["free"]) for seat in phone.shows["seats"]] == [
        (0, "Piotr", True),
        (1, "Marta", True),
    ]
    assert phone.sit(seat=1, language="it")["done"]
    assert local_room.room.rows == (NewTableRow("Piotr", "en"), NewTableRow("Marta", "it", phone.key))
    other = local_room.phone()
    assert [seat["free"] for seat in other.shows["seats"]] == [True, False]
    assert other.shows["seats"][1]["status"] == "on a phone"


def test_typing_the_name_of_a_free_row_takes_it(local_room: LocalRoom) -> None:
    local_room.room.offer(rows("Piotr", "Marta"))
    phone = local_room.phone("marta")
    assert local_room.room.rows[1] == NewTableRow("Marta", "en", phone.key)
    assert len(local_room.room.rows) == 2


def test_a_seat_that_was_taken_first_is_refused(local_room: LocalRoom) -> None:
    local_room.room.offer(rows("Piotr"))
    first, second = local_room.phone(), local_room.phone()
    n = second.say("sit", name="", seat=0, word="", token="", language="en", watch=False)
    assert first.sit(seat=0)["done"] is not any(
        each["n"] == n and each["done"] for each in second.received("answer")
    )
    assert len([row for row in local_room.room.rows if row.phone is not None]) == 1


def test_a_seat_that_is_not_offered_is_refused(local_room: LocalRoom) -> None:
    assert not local_room.phone().sit(seat=7)["done"]


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
    local_room: LocalRoom, name: str, problem: str
) -> None:
    local_room.phone("Ana")
    answer = local_room.phone().sit(name)
    assert not answer["done"]
    assert problem in answer["text"]
    assert names(local_room) == ["Ana"]


def test_only_ten_players_sit_down(local_room: LocalRoom) -> None:
    for name in NAMES:
        local_room.phone(name)
    late = local_room.phone()
    assert late.shows["full"] == "The table is full: ten can play. You can watch."
    assert late.sit("Zoe")["text"] == "The table is full: ten can play. You can watch."
    assert len(local_room.room.rows) == 10
    assert late.sit(watch=True)["done"]


def test_ten_typed_names_leave_free_seats_for_phones(local_room: LocalRoom) -> None:
    local_room.room.offer(rows(*NAMES))
    phone = local_room.phone()
    assert phone.shows["full"] == ""
    assert not phone.sit("Zoe")["done"]
    assert phone.sit(seat=3)["done"]


def test_a_seated_phone_cannot_sit_again(local_room: LocalRoom) -> None:
    phone = local_room.phone("Ana")
    assert not phone.sit("Ola")["done"]
    assert names(local_room) == ["Ana"]


# What changes there


def test_the_name_can_be_changed(local_room: LocalRoom) -> None:
    phone, other = local_room.phone("Ana"), local_room.phone("Ola")
    phone.do("rename", name=" Anna  Maria ")
    assert names(local_room) == ["Anna Maria", "Ola"]
    assert [seat["name"] for seat in other.shows["seats"]] == ["Anna Maria", "Ola"]
    assert not phone.ask("rename", name="ola")["done"]
    assert not local_room.phone().ask("rename", name="Eve")["done"]
    assert names(local_room) == ["Anna Maria", "Ola"]


def test_the_screen_orders_the_seats(local_room: LocalRoom) -> None:
    ana, ola = local_room.phone("Ana"), local_room.phone("Ola")
    local_room.room.offer([*reversed(local_room.room.rows)])
    local_room.settle()
    assert (ana.shows["number"], ola.shows["number"]) == (2, 1)


def test_the_screen_corrects_a_name(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    local_room.room.offer([NewTableRow("Anna", "pl", ana.key)])
    local_room.settle()
    assert ana.shows["name"] == "Anna"
    assert ana.shows["language"] == "pl"


def test_a_phone_whose_row_is_gone_loses_its_seat(local_room: LocalRoom) -> None:
    ana, ola = local_room.phone("Ana"), local_room.phone("Ola")
    local_room.room.offer([row for row in local_room.room.rows if row.phone != ana.key])
    local_room.settle()
    assert (ana.shows["block"], ana.shows["forget"]) == ("gone", False)
    assert ana.shows["heading"] == "You have no seat any more"
    assert ola.shows["block"] == "waiting"
    ana.hello()
    assert (ana.shows["block"], ana.shows["name"]) == ("join", "Ana")


def test_the_screen_frees_a_seat(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    local_room.room.unseat(ana.key)
    local_room.settle()
    assert ana.shows["block"] == "gone"
    assert local_room.room.rows == (NewTableRow("Ana", "en"),)
    other = local_room.phone()
    assert other.sit(seat=0)["done"]


def test_a_phone_that_leaves_forgets_everything_and_frees_its_row(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    ana.say("leave")
    local_room.settle()
    assert (ana.shows["block"], ana.shows["forget"]) == ("gone", True)
    assert local_room.room.rows == (NewTableRow("Ana", "en"),)
    assert local_room.registry.guests == {}


def test_a_phone_without_a_seat_cannot_leave_one(local_room: LocalRoom) -> None:
    phone = local_room.phone()
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
    local_room: LocalRoom, browser: list[str], language: str
) -> None:
    phone = local_room.stranger(browser)
    assert phone.shows["language"] == language
    assert phone.last("texts")["lang"] == language.replace("_", "-")


def test_the_language_can_be_changed_at_any_time(local_room: LocalRoom) -> None:
    phone = local_room.stranger()
    phone.do("language", language="ru")
    assert phone.shows["language"] == "ru"
    assert phone.last("texts")["lang"] == "ru"
    assert phone.sit("Ana", word=local_room.room.word, language="ru")["done"]
    phone.do("language", language="pl")
    assert local_room.room.rows[0].language == "pl"
    assert phone.shows["language"] == "pl"
    assert not phone.ask("language", language="xx")["done"]


def test_refusals_are_in_the_language_of_the_phone(local_room: LocalRoom) -> None:
    phone = local_room.stranger(["pl"])
    assert phone.sit("Ana", word="X", language="pl")["text"].startswith("To nie jest")


# Being there


def test_the_screen_sees_who_is_connected(local_room: LocalRoom) -> None:
    ana, ola = local_room.phone("Ana"), local_room.phone("Ola")
    ana.caller.drop_connection()
    local_room.until(lambda: local_room.room.connected == {ola.key})
    local_room.settle()
    assert [seat["away"] for seat in ola.shows["seats"]] == [True, False]
    assert ola.shows["seats"][0]["status"] == "phone is away"


def test_a_phone_that_comes_back_has_its_seat(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    ana.come_back()
    assert (ana.shows["block"], ana.shows["name"]) == ("waiting", "Ana")
    assert len(local_room.room.rows) == 1


def test_a_known_phone_needs_no_token(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    ana.caller.drop_connection()
    ana.connect()
    ana.hello(token="")
    assert ana.shows["block"] == "waiting"


def test_a_phone_is_identified_by_its_key_alone(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    same_browser = local_room.phone(keys=ana.keys)
    assert same_browser.shows["block"] == "waiting"
    local_room.until(lambda: ana.has_left)
    assert ana.caller.close_code == 4001


def test_a_row_keeps_a_phone_that_is_away(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    ana.caller.drop_connection()
    local_room.room.offer([NewTableRow("Zoe", "en"), *local_room.room.rows])
    ana.connect()
    ana.hello()
    assert ana.shows["number"] == 2


def test_an_unknown_phone_gets_no_row(local_room: LocalRoom) -> None:
    local_room.room.offer([NewTableRow("Ana", "en", KeyPair.fresh().public)])
    assert local_room.room.rows == (NewTableRow("Ana", "en"),)


# Only looking on


def test_a_watching_phone_has_no_row(local_room: LocalRoom) -> None:
    television = local_room.phone()
    assert television.sit(watch=True)["done"]
    assert local_room.room.rows == ()
    assert [guest.watches for guest in local_room.registry.guests.values()] == [True]
    assert (television.shows["block"], television.shows["number"]) == ("waiting", 0)
    assert television.shows["heading"] == "You are watching"


def test_watching_needs_the_word_too(local_room: LocalRoom) -> None:
    phone = local_room.stranger()
    assert not phone.sit(watch=True)["done"]
    assert phone.sit(watch=True, word=local_room.room.word)["done"]


def test_a_watching_phone_may_sit_down_later(local_room: LocalRoom) -> None:
    phone = local_room.phone()
    phone.sit(watch=True)
    assert phone.sit("Ana")["done"]
    assert [guest.watches for guest in local_room.registry.guests.values()] == [False]
    assert names(local_room) == ["Ana"]


# The end


def test_phones_forget_everything_when_the_room_is_closed(local_room: LocalRoom) -> None:
    phones = [local_room.phone("Ana"), local_room.phone(), local_room.stranger()]
    url, word = local_room.room.url, local_room.room.word
    local_room.room.close()
    local_room.until(lambda: all(phone.has_left for phone in phones))
    assert [phone.shows["block"] for phone in phones] == ["gone"] * 3
    assert all(phone.shows["forget"] for phone in phones)
    assert [phone.caller.close_code for phone in phones] == [4000] * 3
    assert local_room.room.opened is None
    assert local_room.room.rows == ()
    assert local_room.registry.guests == {}
    local_room.open()
    assert (local_room.room.url, local_room.room.word) != (url, word)


def test_phones_expect_a_program_that_stops_to_come_back(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    opened = local_room.opened
    local_room.room.stop()
    local_room.until(lambda: ana.has_left)
    assert ana.caller.close_code == 1001
    assert ana.shows["block"] == "waiting"
    local_room.room.open(opened.address, opened.port)
    ana.connect()
    ana.hello()
    assert ana.shows["name"] == "Ana"


def test_requests_that_are_saved_are_limited_to_a_persons_speed(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    answers = [ana.ask("rename", name=f"Ana {number}") for number in range(60)]
    assert answers[0]["done"]
    assert not answers[-1]["done"]
    assert answers[-1]["text"] == "That was too much at once. Try again in a moment."
    local_room.now += 10
    assert ana.ask("rename", name="Ana")["done"]


def test_phones_that_leave_without_a_seat_are_forgotten(local_room: LocalRoom) -> None:
    ana = local_room.phone("Ana")
    for _ in range(60):
        passer = local_room.phone()
        passer.caller.drop_connection()
        local_room.phones.remove(passer)
        local_room.now += 1
    assert len(local_room.registry.guests) <= 41
    assert next(iter(local_room.registry.guests)) == ana.key


def test_no_phone_takes_the_row_of_a_bot_by_its_place_or_by_its_name(local_room: LocalRoom) -> None:
    pica = NewTableRow("Pica", "en", bot=Temperament.BOLD)
    local_room.room.offer([pica, NewTableRow("Ana", "en")])
    phone = local_room.phone()
    assert [(seat["status"], seat["free"]) for seat in phone.shows["seats"]] == [
        ("Bot", False),
        ("free", True),
    ]
    assert not phone.sit(seat=0)["done"]
    assert not phone.sit("pica")["done"]
    assert local_room.room.rows[0] == pica
    assert phone.sit(seat=1)["done"]


def test_no_one_can_sit_down_if_bots_and_phones_have_all_rows(local_room: LocalRoom) -> None:
    local_room.room.offer([NewTableRow(f"Bot {place}", "en", bot=Temperament.EASY) for place in range(9)])
    local_room.phone("Ana")
    assert local_room.phone().shows["full"]
