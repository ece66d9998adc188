"""Views of seats, and what listeners are told, never depend on what they can't know.

Two games are played side by side that differ in everything hidden: roles, deck, others' ballots, cards put
away. As long as the table sees the same, whoever can't know the difference must not notice it.
"""

from random import Random

import pytest

from shgui.engine.actions import Discard, Enact, EndPeek, Investigate, Nominate
from shgui.engine.components import POLICIES, list_roles
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Policy, Role
from shgui.storage.journal import Journal
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.table.play import Listening, done, group, options

L, F = Policy.LIBERAL, Policy.FASCIST


def games(journal: Journal, size: int, *riggings: Rigging) -> tuple[Table, ...]:
    chosen = options(Voting.BALLOTS)
    return tuple(Table.start(group(size), chosen, journal, rigging=rigging) for rigging in riggings)


def shuffled_roles(size: int, fixed: int, rng: Random) -> tuple[Role, ...]:
    """Random roles, the seat `fixed` being a liberal, who knows nothing of the others."""
    others = list(list_roles(size))
    others.remove(Role.LIBERAL)
    rng.shuffle(others)
    return (*others[:fixed], Role.LIBERAL, *others[fixed:])


def deck_with(hand: tuple[Policy, ...], rng: Random) -> tuple[Policy, ...]:
    """These cards on top, the others in any order."""
    rest = list(POLICIES)
    for card in hand:
        rest.remove(card)
    rng.shuffle(rest)
    return (*hand, *rest)


def assert_alike(tables: tuple[Table, ...], seats: list[int | None]) -> None:
    for seat in seats:
        views = {repr(table.view(seat)) for table in tables}
        assert len(views) == 1
        assert len({table.list_legal_actions(seat) if seat is not None else () for table in tables}) == 1
    assert len({(table.chronicle, table.unseen, table.can_take_back) for table in tables}) == 1


def elect(table: Table, president: int, chancellor: int) -> None:
    done(table.submit(president, Nominate(chancellor)))
    for seat in table.view(None).alive:
        done(table.cast_ballot(seat, True))


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("size", range(5, 11))
def test_a_liberal_notices_nothing_of_roles_deck_and_ballots(journal: Journal, size: int) -> None:
    rng = Random(size)
    for _ in range(10):
        president, chancellor, observer = rng.sample(range(size), 3)
        riggings = [
            Rigging(shuffled_roles(size, observer, rng), deck_with(hand, rng), president)
            for hand in ((L, F, F), (F, F, F), (F, L, L), (F, L, F))
        ]
        tables = games(journal, size, *riggings)
        listening = [Listening(table) for table in tables]
        for table in tables:
            done(table.submit(president, Nominate(chancellor)))
        for seat in rng.sample(range(size), size)[:-1]:
            for table in tables:
                ja = seat == observer or rng.random() < 0.5
                done(table.cast_ballot(seat, ja))
                if seat != observer and rng.random() < 0.5:
                    done(table.cast_ballot(seat, not ja))
            assert_alike(tables, [None, observer])
        assert len({tuple(heard.heard) for heard in listening}) == 1


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("size", range(5, 11))
def test_an_observer_notices_nothing_of_the_hands_of_a_government(journal: Journal, size: int) -> None:
    rng = Random(size)
    for _ in range(10):
        president, chancellor, observer = rng.sample(range(size), 3)
        riggings = [
            Rigging(shuffled_roles(size, observer, rng), deck_with(hand, rng), president)
            for hand in ((L, F, F), (F, F, F), (F, L, F), (L, L, F))
        ]
        tables = games(journal, size, *riggings)
        listening = [Listening(table) for table in tables]
        for table in tables:
            elect(table, president, chancellor)
        assert_alike(tables, [None, observer])
        for table in tables:
            hand = table.view(president).hand
            # A fascist policy is left to be enacted in every game.
            may_go = [card for card in (L, F) if card in hand and (card is L or hand.count(F) > 1)]
            done(table.submit(president, Discard(rng.choice(may_go))))
        assert_alike(tables, [None, observer])
        for table in tables:
            done(table.submit(chancellor, Enact(F)))
        assert_alike(tables, [None, observer])
        assert len({tuple(heard.heard) for heard in listening}) == 1


def test_the_passed_cards_tell_nothing_of_the_one_put_away(journal: Journal) -> None:
    rng = Random(1)
    tables = games(
        journal,
        7,
        *(
            Rigging(tuple(list_roles(7)), deck_with(hand, rng), 0)
            for hand in ((L, F, F), (F, L, F), (F, F, L), (F, L, L), (L, F, L))
        ),
    )
    for table in tables:
        elect(table, 0, 1)
        hand = table.view(0).hand
        done(table.submit(0, Discard(F if hand.count(F) == 2 else L)))
    assert_alike(tables, [None, 1, 2, 3])


def test_an_investigation_is_between_two(journal: Journal) -> None:
    tables = games(
        journal,
        9,
        Rigging(tuple(list_roles(9)), POLICIES, 0),
        Rigging((*list_roles(9)[:3], *list_roles(9)[:2:-1]), POLICIES, 0),
    )
    listening = [Listening(table) for table in tables]
    for table in tables:
        elect(table, 0, 1)
        done(table.submit(0, Discard(F)))
        done(table.submit(1, Enact(F)))
        assert table.view(None).phase is Phase.INVESTIGATE
        done(table.submit(0, Investigate(3)))
    assert tables[0].view(0).memory != tables[1].view(0).memory
    assert_alike(tables, [None, 1, 2])
    assert len({tuple(heard.heard) for heard in listening}) == 1


def test_a_peek_is_for_one(journal: Journal) -> None:
    rng, nine = Random(3), (F,) * 9
    riggings = [
        Rigging(tuple(list_roles(5)), deck_with((*nine, *top), rng), 0) for top in ((L, L, L), (F, F, L))
    ]
    tables = games(journal, 5, *riggings)
    for table in tables:
        for president, chancellor in ((0, 1), (1, 2), (2, 0)):
            elect(table, president, chancellor)
            done(table.submit(president, Discard(F)))
            done(table.submit(chancellor, Enact(F)))
        assert table.view(None).phase is Phase.PEEK
    assert tables[0].view(2).memory != tables[1].view(2).memory
    for table in tables:
        done(table.submit(2, EndPeek()))
    assert_alike(tables, [None, 0, 1, 3, 4])
