"""Messages for phones that join, wait, or have lost their seat."""

from __future__ import annotations

import pytest

from shgui.phones.messages.build_joining import (
    JoiningSeat,
    build_goodbye_message,
    build_join_message,
    build_texts_message,
    build_waiting_message,
)
from tests.phones.games_on_phones import speaking

EN = speaking("en")
SITTERS = (
    JoiningSeat(0, "Ana", "phone"),
    JoiningSeat(1, "Ola", "away"),
    JoiningSeat(2, "Max", "screen"),
    JoiningSeat(3, "Bo", "free"),
)


def test_the_page_texts_name_their_language() -> None:
    received = build_texts_message(speaking("pt_BR"))
    assert (received["lang"], received["dir"]) == ("pt-BR", "ltr")


def test_each_language_is_called_by_its_own_name() -> None:
    languages = {each["code"]: each["name"] for each in build_join_message(EN)["languages"]}
    assert (languages["nb"], languages["ru"]) == ("Norsk bokmål", "Русский")


def test_only_free_seats_can_be_taken() -> None:
    seats = build_join_message(EN, SITTERS)["seats"]
    assert [(each["status"], each["free"]) for each in seats] == [
        ("on a phone", False),
        ("phone is away", False),
        ("at the screen", False),
        ("free", True),
    ]


def test_a_full_table_is_reported() -> None:
    assert build_join_message(EN)["full"] == ""
    assert "ten can play" in build_join_message(EN, full=True)["full"]


def test_a_waiting_phone_shows_the_other_players() -> None:
    received = build_waiting_message(EN, SITTERS, 0)
    assert (received["number"], received["name"]) == (1, "Ana")
    assert [each["status"] for each in received["seats"]] == ["you", "phone is away", "at the screen", "free"]
    assert [(each["phone"], each["away"]) for each in received["seats"]][:3] == [
        (True, False),
        (True, True),
        (False, False),
    ]


def test_a_watching_phone_waits_for_the_table() -> None:
    received = build_waiting_message(EN, SITTERS, None)
    assert (received["number"], received["name"], received["note"]) == (0, "", "")
    assert not any(each["me"] for each in received["seats"])


@pytest.mark.parametrize(
    ("why", "forget", "way_back"),
    [
        ("taken", False, True),
        ("screen", False, True),
        ("unseated", False, True),
        ("left", True, True),
        ("closed", True, False),
        ("evening", True, False),
    ],
)
def test_a_phone_that_lost_its_seat_gets_the_reason(why: str, forget: bool, way_back: bool) -> None:
    received = build_goodbye_message(EN, why)
    assert (received["forget"], bool(received["button"])) == (forget, way_back)
