"""Public decisions on a phone or at the screen: the first one counts."""

from __future__ import annotations

import pytest

from shgui.engine.actions import Discard, Enact, Execute, Nominate
from shgui.engine.types import Phase, Policy, Seat
from shgui.storage.journal import Journal
from shgui.table.log_lines import ClaimNoted
from shgui.table.options import Voting
from shgui.table.position import MOST_LANGUAGES
from shgui.table.seating import Player
from shgui.table.table import Table
from tests.phones.local_room import LocalRoom, Phone
from tests.table.play import done

L, F = Policy.LIBERAL, Policy.FASCIST


def test_the_player_on_move_nominates_on_the_phone(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    act = phones[0].table["act"]
    assert [choice["label"] for choice in act["choices"]] == [player.name for player in table.players[1:]]
    assert all(phone.table["act"] is None for seat, phone in phones.items() if seat)
    assert phones[0].act(2)["done"]
    assert table.view(None).chancellor == 3
    assert all(phone.hand["purpose"] == "ballot" for phone in phones.values())


def test_refused_choices_have_a_reason_and_stay_refused(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=2)
    done(table.submit(0, Discard(F)))
    done(table.submit(2, Enact(L)))
    local_room.settle()
    choices = phones[1].table["act"]["choices"]
    limited = [choice["label"] for choice in choices if choice["refusal"]]
    assert limited == [table.players[0].name, table.players[2].name]
    answer = phones[1].act([choice["label"] for choice in choices].index(table.players[2].name))
    assert not answer["done"]
    assert "term limit" in answer["text"]
    assert table.view(None).phase is Phase.NOMINATE


def test_a_decision_at_the_screen_shows_on_the_phone(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    moment = phones[0].table["act"]["moment"]
    done(table.submit(0, Nominate(5)))
    local_room.settle()
    assert phones[0].table["act"] is None
    assert [block["note"] for block in phones[0].received("table") if block["note"]] == ["Done at the screen"]
    assert all(not block["note"] for block in phones[1].received("table"))
    answer = phones[0].ask("act", moment=moment, choice=0)
    assert (answer["done"], answer["text"]) == (False, "This is no longer asked.")
    assert table.view(None).chancellor == 5


def test_a_phones_own_decision_is_no_news(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal)
    phones[0].act(0)
    assert all(not block["note"] for block in phones[0].received("table"))


def test_an_undone_nomination_is_asked_again(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    moment = phones[0].table["act"]["moment"]
    phones[0].act(0)
    done(table.take_back())
    local_room.settle()
    assert phones[0].table["act"]["moment"] > moment
    assert not phones[0].ask("act", moment=moment, choice=0)["done"]
    assert phones[0].act(0)["done"]


def test_roles_come_before_decisions(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, looked=False)
    assert all(phone.table["act"] is None for phone in phones.values())


def test_a_stand_in_sees_the_role_first(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 0, 1)
    done(table.stand_in(4, Player("Zoe", "en")))
    local_room.settle()
    assert phones[0].table["act"] is None
    done(table.note_secret_shown(4))
    local_room.settle()
    assert phones[0].table["act"] is not None


def execution(journal: Journal, local_room: LocalRoom) -> tuple[Table, dict[Seat, Phone]]:
    """Return a game in which the President has to execute a player."""
    table, phones = local_room.sitting(journal)
    while table.view(None).phase is not Phase.EXECUTE:
        view = table.view(None)
        if view.phase is Phase.VOTE:
            for seat in view.on_move:
                done(table.cast_ballot(seat, True))
            continue
        (seat,) = view.on_move
        choices = [each for each in table.list_legal_actions(seat) if each not in (Nominate(6), Discard(F))]
        preferred = [each for each in choices if each == Enact(F)]
        done(table.submit(seat, (preferred or choices or list(table.list_legal_actions(seat)))[0]))
        for other in table.unseen:
            done(table.note_secret_shown(other))
    local_room.settle()
    return table, phones


def test_an_execution_is_confirmed_and_the_dead_keep_watching(
    local_room: LocalRoom, journal: Journal
) -> None:
    table, phones = execution(journal, local_room)
    president = table.view(None).president
    act = phones[president].table["act"]
    assert all(choice["ask"]["title"] for choice in act["choices"])
    victim = next(seat for seat in range(7) if seat not in (president, 6))
    place = [choice["label"] for choice in act["choices"]].index(table.players[victim].name)
    assert phones[president].act(place)["done"]
    dead = phones[victim]
    assert dead.table["seats"][victim]["dead"]
    assert (dead.hand["purpose"], dead.hand["asked"]) == ("role", False)
    dead.open()
    (candidate,) = table.view(None).on_move
    chancellor = next(seat for seat in table.view(None).eligible)
    done(table.submit(candidate, Nominate(chancellor)))
    local_room.settle()
    assert dead.hand["purpose"] == "role"
    assert (dead.table["act"], dead.table["claims"]) == (None, [])
    assert {phone.hand["purpose"] for seat, phone in phones.items() if seat != victim} == {"ballot"}


def test_the_screen_may_execute_as_well(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = execution(journal, local_room)
    president = table.view(None).president
    victim = next(seat for seat in range(7) if seat not in (president, 6))
    done(table.submit(president, Execute(victim)))
    local_room.settle()
    assert phones[president].table["act"] is None


# Claims


def test_players_who_saw_cards_may_make_claims(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    assert phones[0].table["claims"] == []
    done(table.submit(0, Discard(F)))
    done(table.submit(1, Enact(L)))
    local_room.settle()
    (drew,) = phones[0].table["claims"]
    (received,) = phones[1].table["claims"]
    assert (drew["cards"], received["cards"]) == (3, 2)
    assert phones[2].table["claims"] == []
    phones[0].do("claim", occasion=drew["occasion"], faces=[0, 1, 0])
    line = table.chronicle[-1]
    assert isinstance(line, ClaimNoted)
    assert line.claim.cards == (L, F, L)
    assert phones[0].table["claims"][0]["claimed"]
    phones[0].do("withdraw", occasion=drew["occasion"])
    assert phones[0].table["claims"][0]["claimed"] == ""
    assert not phones[0].ask("withdraw", occasion=drew["occasion"])["done"]


def test_a_claim_that_is_sent_twice_is_noted_once(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    done(table.submit(0, Discard(F)))
    done(table.submit(1, Enact(L)))
    local_room.settle()
    occasion = phones[0].table["claims"][0]["occasion"]
    for _ in range(2):
        phones[0].do("claim", occasion=occasion, faces=[0, 1, 0])
    assert sum(isinstance(line, ClaimNoted) for line in table.chronicle) == 1


@pytest.mark.parametrize("faces", [[], [0], [0, 1], [0, 1, 2], [0, 0, 99]])
def test_an_impossible_claim_is_refused(local_room: LocalRoom, journal: Journal, faces: list[int]) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    done(table.submit(0, Discard(F)))
    done(table.submit(1, Enact(L)))
    local_room.settle()
    lines = table.chronicle
    occasion = phones[0].table["claims"][0]["occasion"]
    assert not phones[0].ask("claim", occasion=occasion, faces=faces)["done"]
    assert table.chronicle == lines


def test_no_phone_claims_for_another_seat(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    done(table.submit(0, Discard(F)))
    done(table.submit(1, Enact(L)))
    local_room.settle()
    occasion = phones[0].table["claims"][0]["occasion"]
    assert not phones[1].ask("claim", occasion=occasion, faces=[0, 0, 0])["done"]
    assert not phones[2].ask("withdraw", occasion=occasion)["done"]
    assert not phones[2].ask("claim", occasion=57, faces=[0, 0, 0])["done"]


# Words


def test_a_language_changes_openly_and_on_this_phone_alone(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 2, 3)
    phones[2].do("language", language="ru")
    assert table.players[2].language == "ru"
    assert phones[2].table["language"] == "ru"
    assert phones[3].table["language"] == table.players[3].language
    steps = len(table.chronicle)
    phones[2].do("language", language="ru")
    assert len(table.chronicle) == steps


def test_many_changes_of_language_add_few_lines(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 2, 3)
    before = len(table.chronicle)
    for number in range(MOST_LANGUAGES):
        phones[2].do("language", language=("ru", "nb")[number % 2])
        local_room.now += 10
    refused = phones[2].ask("language", language="it")
    assert (refused["done"], refused["text"][:27]) == (False, "Språket på denne plassen er")
    assert len(table.chronicle) == before + MOST_LANGUAGES
    received = [line["text"] for line in phones[3].table["chronicle"]]
    assert [text for text in received if text.startswith("New language")] == [
        "New language of the private screens: Norsk bokmål (Piotr)"
    ]


def test_the_screen_may_change_it_too(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 2)
    done(table.change_language(2, "nb"))
    local_room.settle()
    assert phones[2].table["language"] == "nb"
    assert phones[2].last("texts")["lang"] == "nb"


def test_rules_are_read_by_topic(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, 2, voting=Voting.BALLOTS)
    topics = [topic["code"] for topic in phones[2].table["rules"]["topics"]]
    for topic in topics:
        phones[2].do("rules", topic=topic)
        assert phones[2].last("rules")["topic"] == topic
    assert not phones[2].ask("rules", topic="../../etc/passwd")["done"]
