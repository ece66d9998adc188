"""The newest event in words."""

from shgui.engine.actions import Discard, Enact, Nominate, Vote
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.types import Policy
from shgui.words.catalogue import load_catalogue
from shgui.words.latest_news import describe_news, find_verdict
from tests.ui.games import SEED, after, elected, game, table_view
from tests.ui.table.tables import PLAYERS

WORDS = load_catalogue("en")


def test_before_anything_happens_the_fingerprint_can_be_noted() -> None:
    view = table_view(new_game(7, get_edition("official"), SEED)[0])
    start = view.commitment[:16]
    grouped = f"{start[:4]} {start[4:8]} {start[8:12]} {start[12:]}"
    assert grouped in describe_news(WORDS, view, PLAYERS)


def test_a_nomination_ends_the_news() -> None:
    assert describe_news(WORDS, table_view(after(game(), (0, Nominate(1)))), PLAYERS) == ""


def test_a_vote_is_told_with_its_count() -> None:
    view = table_view(elected(game(), 1))
    assert "Ja!\u00a07, Nein!\u00a00" in describe_news(WORDS, view, PLAYERS)
    assert find_verdict(view) is True


def test_a_rejection_is_news_in_the_next_round() -> None:
    state = after(game(), (0, Nominate(1)))
    view = table_view(after(state, *((seat, Vote(False)) for seat in range(7))))
    assert "Ja!\u00a00, Nein!\u00a07" in describe_news(WORDS, view, PLAYERS)
    assert find_verdict(view) is None


def test_a_policy_outlives_the_vote_before_it() -> None:
    state = after(elected(game(cards="LLL"), 1), (0, Discard(Policy.LIBERAL)), (1, Enact(Policy.LIBERAL)))
    assert "Liberal Policy enacted" in describe_news(WORDS, table_view(state), PLAYERS)
    assert find_verdict(table_view(state)) is None


def test_chaos_outlives_the_vote_that_brought_it() -> None:
    state = game()
    for _ in range(3):
        state = after(state, (state.president, Nominate(state.eligible[0])))
        state = after(state, *((seat, Vote(False)) for seat in range(7)))
    assert "Chaos" in describe_news(WORDS, table_view(state), PLAYERS)
