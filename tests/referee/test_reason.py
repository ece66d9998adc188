"""Answers of the referee about roles, to the letter of its protocol."""

from typing import Any

import pytest

from tests.referee.driving import Driver

ROLES = ["liberal", "liberal", "liberal", "fascist", "hitler"]
DECK = list("FLL" + "FFF" + "FFF" + "FFF" + "FLLLL")
NOTHING: dict[str, Any] = {"ok": True, "assignments": 0, "fascist": [None] * 5, "hitler": [None] * 5}


def exactly(*chances: float) -> Any:
    return pytest.approx(chances, abs=1e-12)


@pytest.fixture
def driver() -> Driver:
    driver = Driver()
    driver.new(roles=ROLES, deck=DECK, first=0)
    return driver


def elect(driver: Driver, president: int, chancellor: int) -> None:
    driver.act(president, "nominate", target=chancellor)
    for seat in driver.state()["alive"]:
        driver.act(seat, "vote", ja=True)


def govern(driver: Driver, president: int, chancellor: int, discard: str, enact: str) -> None:
    elect(driver, president, chancellor)
    driver.act(president, "discard", card=discard)
    driver.act(chancellor, "enact", card=enact)


def three_fascist_policies(driver: Driver) -> None:
    """Seat 2 has looked at the top three cards, and seat 3 is up for President."""
    driver.new(roles=ROLES, deck=list("FFF" * 3 + "LFF" + "LLLLL"), first=0)
    for president, chancellor in ((0, 1), (1, 2), (2, 0)):
        govern(driver, president, chancellor, "F", "F")
    driver.act(2, "end_peek")


def reason(driver: Driver, seat: int | None = None, *claims: dict[str, Any]) -> dict[str, Any]:
    return driver.ok(do="reason", seat=seat, claims=list(claims))


def test_before_anything_happened_every_seat_is_alike(driver: Driver) -> None:
    assert driver.ok(do="reason", seat=None) == {
        "ok": True,
        "assignments": 20,
        "fascist": exactly(0.4, 0.4, 0.4, 0.4, 0.4),
        "hitler": exactly(0.2, 0.2, 0.2, 0.2, 0.2),
    }


def test_a_seat_knows_its_own_card(driver: Driver) -> None:
    assert reason(driver, 0) == {
        "ok": True,
        "assignments": 12,
        "fascist": exactly(0, 0.5, 0.5, 0.5, 0.5),
        "hitler": exactly(0, 0.25, 0.25, 0.25, 0.25),
    }


@pytest.mark.parametrize("seat", [3, 4])
def test_who_opens_the_eyes_at_the_deal_knows_all_roles(driver: Driver, seat: int) -> None:
    told = {"ok": True, "assignments": 1, "fascist": [0, 0, 0, 1, 1], "hitler": [0, 0, 0, 0, 1]}
    assert reason(driver, seat) == told


def test_a_fascist_policy_weighs_on_both_by_what_they_could_have_drawn(driver: Driver) -> None:
    # Of 680 hands: both liberal 165, the Chancellor alone not 330, the President alone not 275, neither 440.
    govern(driver, 0, 1, "L", "F")
    assert reason(driver)["fascist"] == exactly(0.46, 0.52, 0.34, 0.34, 0.34)


def test_who_passed_a_liberal_card_and_sees_a_fascist_policy_knows_the_chancellor(driver: Driver) -> None:
    driver.new(
        roles=["liberal", "fascist", "liberal", "liberal", "hitler"], deck=list("FFL" * 5 + "LF"), first=0
    )
    govern(driver, 0, 1, "F", "F")
    assert reason(driver, 0)["fascist"] == exactly(0, 1, 1 / 3, 1 / 3, 1 / 3)


def test_a_liberals_word_about_the_hand_counts_and_its_order_does_not(driver: Driver) -> None:
    govern(driver, 0, 1, "L", "F")
    answers = [
        reason(driver, None, {"seat": 0, "round": 1, "drew": list(cards)}) for cards in ("FFL", "FLF", "LFF")
    ]
    assert answers[0] == answers[1] == answers[2]
    # One liberal card drawn and a fascist policy: one of both is no liberal.
    assert answers[0]["assignments"] == 14


def test_two_words_that_exclude_each_other_are_not_both_a_liberals(driver: Driver) -> None:
    govern(driver, 0, 1, "L", "F")
    drew, received = {"seat": 0, "round": 1, "drew": ["F", "F", "L"]}, {"seat": 1, "round": 1}
    told = reason(driver, 2, drew, {**received, "received": ["F", "F"]})
    assert told["fascist"][0] + told["fascist"][1] >= 1
    assert told["assignments"] == 10


def test_what_nobody_can_have_seen_is_no_liberals_word(driver: Driver) -> None:
    govern(driver, 0, 1, "L", "F")
    for claim in (
        {"seat": 2, "round": 1, "drew": ["F", "F", "L"]},
        {"seat": 2, "round": 9, "received": ["F", "L"]},
        {"seat": 2, "round": 1, "peeked": ["F", "F", "L"]},
    ):
        assert reason(driver, None, claim)["fascist"][2] == 1


def test_a_word_about_a_party(driver: Driver) -> None:
    told = reason(driver, None, {"seat": 0, "target": 1, "party": "fascist"})
    assert told["assignments"] == 20 - 6
    told = reason(driver, 0, {"seat": 0, "target": 1, "party": "fascist"})
    assert told["fascist"][:2] == [0, 1]
    assert reason(driver, None, {"seat": 0, "target": 0, "party": "fascist"})["fascist"][0] == 1


def test_where_nothing_survives_every_seat_is_null(driver: Driver) -> None:
    claims = [{"seat": 0, "target": 1, "party": party} for party in ("liberal", "fascist")]
    assert reason(driver, 0, *claims) == NOTHING


def test_a_seat_that_broke_the_rule_for_liberals_itself_finds_nothing_left(driver: Driver) -> None:
    govern(driver, 0, 1, "L", "F")
    assert reason(driver, 0) == NOTHING


def test_the_order_of_three_cards_on_top_counts(driver: Driver) -> None:
    three_fascist_policies(driver)
    peeked = [{"seat": 2, "round": 3, "peeked": list(cards)} for cards in ("LFF", "FLF", "FFL")]
    alike = [reason(driver, None, claim) for claim in peeked]
    assert alike[0] == alike[1] == alike[2]
    # One who looked there himself knows which of them is a lie.
    assert [reason(driver, 2, claim)["assignments"] for claim in peeked] == [12, 0, 0]


def test_who_was_chancellor_late_and_the_game_went_on_is_not_hitler(driver: Driver) -> None:
    three_fascist_policies(driver)
    assert reason(driver)["hitler"][1] > 0
    elect(driver, 3, 1)
    assert reason(driver)["hitler"][1] == 0


def test_hitler_elected_leaves_all_as_it_was_before_the_roles_were_opened(driver: Driver) -> None:
    three_fascist_policies(driver)
    before = [reason(driver, seat) for seat in (None, 0, 2)]
    elect(driver, 3, 4)
    assert driver.state()["reason"] == "hitler_chancellor"
    assert [reason(driver, seat) for seat in (None, 0, 2)] == before


def test_hitler_executed_leaves_all_as_it_was_before_the_roles_were_opened(driver: Driver) -> None:
    driver.new(roles=ROLES, deck=list("FFF" * 3 + "FF" + "LLLLLL"), first=0)
    for president, chancellor in ((0, 1), (1, 2), (2, 0)):
        govern(driver, president, chancellor, "F", "F")
    driver.act(2, "end_peek")
    govern(driver, 3, 1, "L", "F")
    before = [reason(driver, seat) for seat in (None, 0, 2)]
    driver.act(3, "execute", target=4)
    assert driver.state()["reason"] == "hitler_executed"
    assert [reason(driver, seat) for seat in (None, 0, 2)] == before


def test_the_policy_that_ends_a_game_is_taken_in(driver: Driver) -> None:
    driver.new(roles=ROLES, deck=list("FFL" * 5 + "LF"), first=0)
    for president, chancellor in ((0, 1), (1, 2), (2, 0), (3, 1)):
        govern(driver, president, chancellor, "F", "L")
    elect(driver, 4, 2)
    driver.act(4, "discard", card="F")
    before = reason(driver)["fascist"]
    driver.act(2, "enact", card="L")
    assert driver.state()["reason"] == "five_liberal_policies"
    assert reason(driver)["fascist"][4] < before[4]
    assert reason(driver)["fascist"][2] < before[2]


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"seat": 5},
        {"seat": -1},
        {"seat": "0"},
        {"seat": True},
        {"seat": None, "claims": None},
        {"seat": None, "claims": {}},
        {"seat": None, "claims": "x"},
        {"seat": 0, "claims": [None]},
        {"seat": 0, "claims": [[]]},
        {"seat": 0, "claims": [{}]},
        {"seat": 0, "claims": [{"seat": 0}]},
    ],
)
def test_a_question_of_another_shape_is_a_bad_request(driver: Driver, request_: dict[str, Any]) -> None:
    assert driver.refused(do="reason", **request_) == "bad_request"


CLAIMS: list[dict[str, Any]] = [
    {"seat": 0, "round": 1, "drew": ["F", "F", "L"]},
    {"seat": 0, "round": 1, "received": ["F", "L"]},
    {"seat": 0, "round": 1, "peeked": ["F", "F", "L"]},
    {"seat": 0, "target": 1, "party": "fascist"},
]
WRONG: dict[str, list[Any]] = {
    "seat": [None, 5, -1, "0", True, 0.0, [0]],
    "round": [None, 0, -1, "1", True, 1.0, []],
    "target": [None, 5, -1, "1", False, 1.0],
    "party": [None, "hitler", "Fascist", 1, ["fascist"]],
    "drew": [None, "FFL", ["F", "L"], ["F"] * 4, ["F", "F", "X"], ["F", "F", 1], ["F", "F", ["L"]], {}],
    "received": [None, "FL", ["F"], ["F"] * 3, ["F", "f"], ["F", None]],
    "peeked": [None, "FFL", [], ["F", "F", "liberal"], ["F", "F", {}]],
}


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: list(claim)[-1])
def test_a_claim_of_another_shape_is_a_bad_request(driver: Driver, claim: dict[str, Any]) -> None:
    assert reason(driver, None, claim)["ok"] is True
    damaged = [{**claim, name: value} for name in claim for value in WRONG[name]]
    damaged += [{other: claim[other] for other in claim if other != name} for name in claim]
    damaged += [{**claim, "more": 1}, {**claim, "drew": ["F"] * 3, "received": ["F"] * 2}]
    for each in damaged:
        assert driver.refused(do="reason", seat=None, claims=[each]) == "bad_request", each


def test_a_question_changes_nothing(driver: Driver) -> None:
    before = driver.ok(do="save")
    reason(driver, None, *CLAIMS)
    assert driver.ok(do="save") == before
