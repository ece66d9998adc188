"""Private hands on phones: their tasks, what they show while they are open, and choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from shgui.engine.actions import Discard, Enact, Execute, Investigate, Nominate
from shgui.engine.types import Phase, Seat
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import NotSaved
from shgui.table.public_facts import list_open_votes
from shgui.table.seating import Player
from shgui.table.table import Table
from tests.phones.local_room import F, L, LocalRoom, Phone, shown_of, table_of
from tests.table.play import SEED, done, group, options, until, vote


def ballots(table: Table) -> dict[Seat, bool]:
    """Return the revealed votes."""
    return dict(list_open_votes(table.view(None).history))


def faces(phone: Phone) -> list[str]:
    return [card["side"] for card in phone.last("opened")["cards"]]


def others(phones: Mapping[Seat, Phone], seat: Seat) -> list[Phone]:
    return [phone for other, phone in phones.items() if other != seat]


# Roles


def test_all_phones_ask_to_look_at_the_role_at_once(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, looked=False)
    assert {phone.hand["purpose"] for phone in phones.values()} == {"role"}
    assert all(phone.hand["asked"] for phone in phones.values())


def test_a_role_opens_for_its_own_phone(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, looked=False)
    hitler = phones[6].open()
    assert hitler["cards"][0]["word"] == "Hitler"
    assert hitler["cards"][1]["side"] == "fascist"
    assert len(hitler["knows"]) == 6


def test_a_look_at_a_role_is_saved_before_it_shows(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, looked=False)
    phones[2].open()
    again = Table.resume(journal, table.game)
    assert again.last_shown(2) is not None
    assert again.last_shown(3) is None
    assert 2 in again.unseen


def test_a_look_that_cannot_be_saved_shows_nothing(
    local_room: LocalRoom, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, phones = local_room.sitting(journal, looked=False)
    not_saved = NotSaved(JournalProblem.DISK_FULL)
    monkeypatch.setattr(table, "note_role_shown", lambda seat: not_saved)
    answer = phones[2].ask("open", moment=phones[2].hand["moment"])
    assert (answer["done"], answer["text"]) == (
        False,
        "The computer could not save this, so it was not done.",
    )
    assert not any(block["cards"] for phone in phones.values() for block in phone.received("opened"))


def test_finishing_a_look_at_the_role_is_noted(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, looked=False)
    assert not phones[2].finish()["done"]
    phones[2].open()
    assert phones[2].finish()["done"]
    assert 2 not in table.unseen
    assert phones[2].hand["asked"] is False
    assert phones[3].hand["asked"] is True


def test_the_role_can_be_looked_at_at_any_time(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    phones[6].open()
    assert phones[6].last("opened")["cards"][0]["word"] == "Hitler"
    # A role that is let go and held anew on the same phone shows once.
    steps = len(journal.load(table.game).entries)
    for _ in range(5):
        phones[6].close()
        phones[6].open()
    assert len(journal.load(table.game).entries) == steps


def test_looking_again_is_no_task(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    phones[1].open()
    steps = len(journal.load(table.game).entries)
    assert not phones[1].finish()["done"]
    assert len(journal.load(table.game).entries) == steps


# What the others see of it


def test_all_other_phones_get_as_much_while_a_hand_opens(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, looked=False)
    watching, stranger = local_room.phone(), local_room.stranger()
    watching.sit(watch=True)
    before = {phone: len(phone.received("opened")) for phone in local_room.phones}
    phones[4].open()
    assert stranger.received("opened") == []
    for phone in (*others(phones, 4), watching):
        nothing = phone.received("opened")[before[phone] :]
        assert [block["cards"] for block in nothing] == [[]]
        assert {value for key, value in nothing[0].items() if key != "block" and value} == set()
    assert {size for phone in local_room.phones for size in phone.caller.sizes} == {4136}


@pytest.mark.parametrize("wish", ["close", "done", "choose", "veto"])
def test_every_private_answer_goes_out_with_one_to_each_phone(
    local_room: LocalRoom, journal: Journal, wish: str
) -> None:
    _, phones = local_room.sitting(journal)
    members = {"close": {}, "choose": {"moment": 1, "place": 0}}.get(wish, {"moment": 1})
    before = {phone: len(phone.received("opened")) for phone in local_room.phones}
    phones[3].ask(wish, **members)
    assert [len(phone.received("opened")) - before[phone] for phone in phones.values()] == [
        1,
        1,
        1,
        0,
        1,
        1,
        1,
    ]


# Ballots


def test_all_on_phones_vote_at_the_same_time(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    done(table.submit(0, Nominate(1)))
    local_room.settle()
    assert {phone.hand["purpose"] for phone in phones.values()} == {"ballot"}
    for seat, phone in phones.items():
        phone.open()
        assert sorted(faces(phone)) == ["ja", "nein"]
        assert phone.choose(faces(phone).index("ja" if seat else "nein"))["done"]
    assert ballots(table) == {seat: seat != 0 for seat in range(7)}


def test_a_ballot_can_be_changed_until_the_last_one_is_in(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    done(table.submit(0, Nominate(1)))
    local_room.settle()
    phone = phones[2]
    phone.open()
    order = faces(phone)
    phone.choose(order.index("ja"))
    assert (phone.hand["purpose"], phone.hand["asked"]) == ("ballot", False)
    assert phone.open()["chosen"] == order.index("ja")
    assert faces(phone) == order
    assert phone.choose(order.index("nein"))["done"]
    assert table.view(2).ballot is False
    # Nobody was told that somebody has voted anew.
    assert all(len(each.received("table")) == len(phones[3].received("table")) for each in others(phones, 2))
    for seat in (0, 1, 3, 4, 5, 6):
        done(table.cast_ballot(seat, True))
    local_room.settle()
    assert ballots(table)[2] is False
    assert not phone.choose(0)["done"]


def test_phones_vote_by_ballot_while_the_screen_counts_hands(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 0, 1)
    done(table.submit(0, Nominate(1)))
    local_room.settle()
    for phone in phones.values():
        phone.open()
        phone.choose(faces(phone).index("nein"))
    done(table.reveal_votes(dict.fromkeys(range(2, 7), True)))
    assert ballots(table) == {0: False, 1: False} | dict.fromkeys(range(2, 7), True)


# Cards


def test_the_president_discards_and_the_chancellor_enacts(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    assert (phones[0].hand["purpose"], phones[1].hand["purpose"]) == ("discard", "role")
    phones[0].open()
    assert sorted(faces(phones[0])) == ["fascist", "liberal", "liberal"]
    assert phones[0].choose(faces(phones[0]).index("fascist"))["done"]
    assert phones[1].hand["purpose"] == "enact"
    phones[1].open()
    assert faces(phones[1]) == ["liberal", "liberal"]
    assert phones[1].choose(0)["done"]
    assert table.view(None).liberal == 1


def test_cards_keep_their_places_during_a_task(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    phones[0].open()
    order = faces(phones[0])
    for _ in range(10):
        phones[0].close()
        phones[0].open()
        assert faces(phones[0]) == order
    phones[0].come_back()
    phones[0].open()
    assert faces(phones[0]) == order
    phones[0].choose(order.index("fascist"))
    assert table.view(1).hand == (L, L)


def test_cards_are_shuffled_for_each_task(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    orders = set()
    for _ in range(12):
        done(table.submit(0, Nominate(1)))
        local_room.settle()
        phones[2].open()
        orders.add(tuple(faces(phones[2])))
        phones[2].close()
        done(table.take_back())
        local_room.settle()
    assert orders == {("ja", "nein"), ("nein", "ja")}


def test_a_closed_hand_allows_no_choice(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    assert not phones[0].choose(0)["done"]
    phones[0].open()
    assert not phones[0].choose(3)["done"]
    assert table.view(None).phase is Phase.PRESIDENT_DISCARD


def test_a_request_is_done_when_it_is_saved(
    local_room: LocalRoom, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    phones[0].open()
    append = journal.append
    saved: list[int] = []

    def note(*arguments: Any) -> None:
        append(*arguments)
        saved.append(sum(len(phone.received("answer")) for phone in local_room.phones))

    monkeypatch.setattr(journal, "append", note)
    phones[0].choose(0)
    assert saved[0] == sum(len(phone.received("answer")) for phone in local_room.phones) - 1
    resumed = Table.resume(journal, table.game)
    assert resumed.view(None).phase is Phase.CHANCELLOR_ENACT


def test_a_choice_for_a_task_that_is_over_does_nothing(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    moment = phones[0].hand["moment"]
    phones[0].open()
    done(table.submit(0, Discard(F)))
    local_room.settle()
    answer = phones[0].ask("choose", moment=moment, place=0)
    assert (answer["done"], answer["text"]) == (False, "This is no longer asked.")
    assert not phones[0].ask("open", moment=moment)["done"]


def test_an_open_hand_closes_when_its_task_is_over(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    phones[0].open()
    phones[2].open()
    done(table.submit(0, Discard(F)))
    local_room.settle()
    assert len(phones[0].received("closed")) == 1
    assert phones[2].received("closed") == []
    assert phones[0].hand["purpose"] == "role"


def test_a_chancellor_may_propose_a_veto(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    while True:
        until(table, Phase.NOMINATE)
        view = table.view(None)
        if view.veto_unlocked:
            break
        until(table, Phase.CHANCELLOR_ENACT) if view.phase is Phase.NOMINATE else None
        (seat,) = table.view(None).on_move
        hand = table.view(seat).hand
        done(table.submit(seat, Enact(F if F in hand else L)))
        while (view := table.view(None)).phase not in (Phase.NOMINATE, Phase.OVER):
            (seat,) = view.on_move
            for other in table.unseen:
                done(table.note_secret_shown(other))
            choices = [action for action in table.list_legal_actions(seat) if action != Execute(6)]
            done(table.submit(seat, choices[0]))
        for other in table.unseen:
            done(table.note_secret_shown(other))
        if view.phase is Phase.OVER:
            pytest.fail("over before there was a veto")
    until(table, Phase.CHANCELLOR_ENACT)
    local_room.settle()
    (chancellor,) = table.view(None).on_move
    phone = phones[chancellor]
    assert phone.hand["veto_button"]
    assert phone.ask("veto", moment=phone.hand["moment"])["done"]
    assert table.view(None).phase is Phase.VETO_ANSWER
    president = phones[table.view(None).president]
    assert [choice["label"] for choice in president.table["act"]["choices"]]
    assert president.act(0)["done"]
    assert phone.hand["purpose"] == "enact"
    assert "veto_button" not in phone.hand


def test_a_veto_belongs_to_enacting(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    assert not phones[0].ask("veto", moment=phones[0].hand["moment"])["done"]
    assert not phones[1].ask("veto", moment=phones[1].hand["moment"])["done"]
    assert table.view(None).phase is Phase.PRESIDENT_DISCARD


def test_an_investigator_may_look_before_the_screen_shows_it(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    until(table, Phase.INVESTIGATE)
    local_room.settle()
    (president,) = table.view(None).on_move
    # The screen waits until the party was seen, as it does where it passes from hand to hand.
    local_room.table = None
    done(table.submit(president, Investigate(6)))
    local_room.settle()
    assert phones[president].hand["purpose"] == "party"
    assert phones[president].open()["cards"][0]["side"] == "fascist"
    assert phones[president].finish()["done"]
    assert table.unseen == ()


def test_an_investigator_sees_the_party_and_finishes(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1, size=9)
    done(table.submit(0, Discard(L)))
    done(table.submit(1, Enact(F)))
    local_room.settle()
    assert table.view(None).phase is Phase.INVESTIGATE
    number = [choice["label"] for choice in phones[0].table["act"]["choices"]].index(table.players[8].name)
    assert phones[0].act(number)["done"]
    assert phones[0].hand["purpose"] == "party"
    assert not phones[1].table["act"]
    opened = phones[0].open()
    assert [card["side"] for card in opened["cards"]] == ["fascist"]
    assert 0 in table.unseen
    assert phones[0].finish()["done"]
    assert not table.unseen
    assert phones[1].table["act"]["kind"] == "seats"


# Nothing before the screen has shown it


def test_cards_wait_until_the_votes_have_been_shown(local_room: LocalRoom, journal: Journal) -> None:
    table = table_of(journal)
    phones = {seat: local_room.phone(player.name) for seat, player in enumerate(table.players)}
    local_room.room.begin(table, {seat: phone.key for seat, phone in phones.items()})
    done(table.submit(0, Nominate(1)))
    local_room.room.show(shown_of(table))
    local_room.settle()
    before = phones[3].shows
    vote(table)
    local_room.settle()
    assert phones[3].shows["chronicle"] == before["chronicle"]
    assert phones[3].shows["seats"] == before["seats"]
    # Until then the vote is in, and can't be changed.
    assert {(phone.hand["purpose"], phone.hand["asked"]) for phone in phones.values()} == {("ballot", False)}
    assert not phones[3].ask("open", moment=phones[3].hand["moment"])["done"]
    assert phones[0].table["act"] is None
    assert not phones[0].ask("open", moment=phones[0].hand["moment"] + 1)["done"]
    local_room.room.show(shown_of(table))
    local_room.settle()
    assert phones[0].hand["purpose"] == "discard"


def test_a_chancellor_gets_passed_cards_at_once(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.table = None
    done(table.submit(0, Discard(F)))
    local_room.settle()
    assert phones[1].hand["purpose"] == "enact"
    done(table.submit(1, Enact(L)))
    local_room.settle()
    assert phones[1].hand["purpose"] == "role"
    assert phones[1].table["act"] is None
    assert phones[1].table["boards"][0]["count"] == "0 / 5"


def test_phones_show_nothing_while_the_screen_shows_nothing(local_room: LocalRoom, journal: Journal) -> None:
    players = [Player(player.name, "en") for player in group(7)]
    table = Table.start(players, options(), journal, seed=SEED, awaits_words=True)
    phones = local_room.seated(table)
    assert phones[0].shows["move"] == "The roles are about to be dealt"
    assert not phones[0].ask("open", moment=0)["done"]
    done(table.deal_without_words())
    local_room.settle()
    assert phones[0].hand["asked"]
    local_room.room.show(None)
    local_room.settle()
    assert phones[0].shows["move"] == "Waiting for the table’s screen"
    assert not phones[0].ask("open", moment=1)["done"]


def test_roles_turn_on_the_screen_first(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    local_room.table = None
    done(table.end_early())
    scene = shown_of(table)
    local_room.room.show(replace(scene, view=replace(scene.view, roles=None)))
    local_room.settle()
    assert (phones[0].table["over"], phones[0].table["hand"]) == (None, None)
    local_room.room.show(scene)
    local_room.settle()
    assert len(phones[0].table["over"]["roles"]) == 7


def test_a_public_change_reaches_all_phones(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    done(table.stand_in(3, Player("Zoe", "en")))
    local_room.settle()
    assert all(phone.table["seats"][3]["name"] == "Zoe" for phone in others(phones, 3))
