"""The chronicle as rows, for all or for one player."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from shgui.engine.actions import Discard, Enact, Nominate, Vote
from shgui.engine.events import ChancellorNominated
from shgui.engine.types import Policy, Seat
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Line, Occasion, SlipTakenBack
from shgui.ui.table.game_log_sheet import GameLogModel, GameLogRow, LogRowKind, build_log_rows
from shgui.ui.widgets.row_model import get_row
from shgui.words.catalogue import load_catalogue
from tests.ui.games import after, game, table_view
from tests.ui.table.tables import PLAYERS


def history() -> tuple[Line, ...]:
    state = after(game(cards="LLL"), (0, Nominate(3)))
    state = after(state, *((seat, Vote(seat != 5)) for seat in range(7)))
    return table_view(after(state, (0, Discard(Policy.LIBERAL)), (3, Enact(Policy.LIBERAL)))).history


WHOLE = (
    "A game for 7 players begins: Official rules",
    "Round 1. Presidential Candidate: Ana",
    "Chancellor Candidate: Marta",
    "Votes: Ja! 6, Nein! 1",
    "Ja! – Ana, Ola, Piotr, Marta, Igor and Bruno",
    "Nein! – Lucia",
    "Government elected. President: Ana. Chancellor: Marta",
    "Three Policies drawn. President: Ana",
    "Two Policies passed on. Chancellor: Marta",
    "Liberal Policy enacted, 1 of 5. Laid by the Chancellor (Marta)",
    "Round 2. Presidential Candidate: Ola",
)


def rows(entries: tuple[Line, ...]) -> tuple[GameLogRow, ...]:
    return build_log_rows(load_catalogue("en"), entries, PLAYERS, "official")


@pytest.fixture
def model() -> GameLogModel:
    model = GameLogModel()
    model.show_rows(rows(history()))
    return model


def listed(model: GameLogModel) -> list[GameLogRow]:
    return [get_row(model.index(row), GameLogRow) for row in range(model.rowCount())]


def texts(model: GameLogModel) -> list[str]:
    return [str(model.index(row).data()).replace("\u00a0", " ") for row in range(model.rowCount())]


def test_it_behaves_like_a_model(model: GameLogModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.show_player(5)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_rounds_stand_under_their_headings(model: GameLogModel) -> None:
    kinds = [row.kind for row in listed(model)]
    assert kinds.count(LogRowKind.HEADING) == 2
    assert texts(model)[kinds.index(LogRowKind.HEADING)] == "Round 1. Presidential Candidate: Ana"


def test_who_voted_how_stays_readable(model: GameLogModel) -> None:
    assert "Ja! – Ana, Ola, Piotr, Marta, Igor and Bruno" in texts(model)
    assert "Nein! – Lucia" in texts(model)


def test_a_policy_carries_its_sign(model: GameLogModel) -> None:
    policies = [row.policy for row in listed(model)]
    assert policies == [Policy.LIBERAL if "enacted" in told else None for told in WHOLE]


def test_one_player_alone_is_read_under_the_headings_of_the_rounds(model: GameLogModel) -> None:
    whole = model.rowCount()
    model.show_player(5)
    assert 0 < model.rowCount() < whole
    assert texts(model)[0].startswith("Round 1")
    assert not any("Chancellor Candidate" in text for text in texts(model))
    model.show_player(None)
    assert model.rowCount() == whole


def test_a_slip_stays_and_is_marked() -> None:
    begun = game().history
    slip = ChancellorNominated(0, 3)
    told = rows((*begun, slip, SlipTakenBack((slip,))))
    assert [row.undone for row in told[-2:]] == [True, False]
    assert told[-1].told.startswith("Taken back")


def test_claims_are_lines(model: GameLogModel) -> None:
    occasion = Occasion(1, 0, ClaimKind.DREW)
    noted = ClaimNoted(Claim(occasion, (Policy.FASCIST, Policy.FASCIST, Policy.LIBERAL)))
    before = rows(history())
    assert [row.seats for row in rows((*history(), noted)) if row not in before] == [{0}]


DREW = Claim(Occasion(1, 0, ClaimKind.DREW), (Policy.FASCIST, Policy.FASCIST, Policy.LIBERAL))
RECEIVED = Claim(Occasion(1, 3, ClaimKind.RECEIVED), (Policy.FASCIST, Policy.LIBERAL))


def test_a_claim_that_stands_says_what_it_is_about_where_that_is_open() -> None:
    def about(*lines: Line, claimable: tuple[Occasion, ...]) -> list[Occasion]:
        told = build_log_rows(load_catalogue("en"), (*history(), *lines), PLAYERS, "official", claimable)
        return [row.claimed for row in told if row.claimed is not None]

    lines = ClaimNoted(DREW), ClaimNoted(RECEIVED)
    assert about(*lines, claimable=()) == []
    assert about(*lines, claimable=(DREW.occasion,)) == [DREW.occasion]
    both = DREW.occasion, RECEIVED.occasion
    assert about(*lines, claimable=both) == [*both]
    assert about(*lines, ClaimWithdrawn(DREW), claimable=both) == [RECEIVED.occasion]
    assert about(*lines, ClaimNoted(DREW), claimable=both) == [RECEIVED.occasion, DREW.occasion]


def inserted(model: GameLogModel) -> str | None:
    return None if model.inserted is None else texts(model)[model.inserted]


def test_what_comes_under_an_earlier_round_is_known_by_its_place(model: GameLogModel) -> None:
    assert inserted(model) is None
    model.show_rows(rows((*history(), ClaimNoted(DREW))))
    said = "Ana claims to have drawn: Fascist, Fascist, Liberal"
    assert inserted(model) == said
    assert model.inserted == len(WHOLE) - 1
    model.show_rows(rows((*history(), ClaimNoted(DREW), ClaimNoted(DREW))))
    assert inserted(model) == f"Corrected: {said}"
    model.show_rows(rows((*history(), ClaimNoted(DREW), ClaimNoted(DREW), ClaimWithdrawn(DREW))))
    assert inserted(model) == "Ana takes back the claim to have drawn: Fascist, Fascist, Liberal"


def test_what_comes_at_the_end_or_goes_is_no_insertion(model: GameLogModel) -> None:
    nominated = ChancellorNominated(1, 4)
    model.show_rows(rows((*history(), ClaimNoted(DREW))))
    model.show_rows(rows((*history(), ClaimNoted(DREW), nominated)))
    assert model.inserted is None
    model.show_rows(rows((*history(), nominated)))
    assert model.inserted is None


def test_what_was_inserted_is_so_until_something_else_is_listed(model: GameLogModel) -> None:
    told = rows((*history(), ClaimNoted(DREW)))
    model.show_rows(told)
    place = model.inserted
    assert not model.show_rows(told)
    assert model.inserted == place
    model.show_player(0)
    assert model.inserted is None


def test_of_another_player_no_insertion_is_listed(model: GameLogModel) -> None:
    model.show_player(5)
    assert not model.show_rows(rows((*history(), ClaimNoted(DREW))))
    assert model.inserted is None


def test_what_is_read_aloud_of_a_row_is_what_stands_there(model: GameLogModel) -> None:
    places = [model.index(row) for row in range(model.rowCount())]
    assert [place.data(Qt.ItemDataRole.AccessibleTextRole) for place in places] == [
        row.told for row in listed(model)
    ]
    assert [place.data() for place in places] == [row.told for row in listed(model)]


def test_the_whole_chronicle_is_listed_from_the_first_line_to_the_last(model: GameLogModel) -> None:
    assert texts(model) == [*WHOLE]


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        pytest.param(0, range(1, 10), id="the President"),
        pytest.param(1, (1, 3, 4, 5, 10), id="whose heading comes last"),
        pytest.param(3, (1, 2, 3, 4, 5, 6, 8, 9), id="the Chancellor"),
        pytest.param(5, (1, 3, 4, 5), id="who only voted"),
    ],
)
def test_of_one_player_every_line_is_listed_and_no_other(
    model: GameLogModel, seat: Seat, told: Iterable[int]
) -> None:
    model.show_player(seat)
    assert texts(model) == [WHOLE[line] for line in told]


HEAD, LINE, DETAIL = LogRowKind.HEADING, LogRowKind.LINE, LogRowKind.DETAIL


def row(kind: LogRowKind, told: str, *seats: Seat) -> GameLogRow:
    return GameLogRow(kind, told, frozenset(seats))


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        pytest.param((), [], id="nothing told yet"),
        pytest.param((row(LINE, "before", 1),), ["before"], id="before the first round"),
        pytest.param((row(LINE, "before", 0),), [], id="another before the first round"),
        pytest.param((row(HEAD, "I", 1),), ["I"], id="a heading of the player alone"),
        pytest.param((row(HEAD, "I", 0),), [], id="a heading of another alone"),
        pytest.param((row(HEAD, "I", 0), row(LINE, "a", 1)), ["I", "a"], id="under the heading of another"),
        pytest.param((row(HEAD, "I", 1), row(LINE, "a", 1)), ["I", "a"], id="under the player's own heading"),
        pytest.param((row(HEAD, "I", 1), row(LINE, "a", 0)), ["I"], id="another under the player's heading"),
        pytest.param(
            (row(HEAD, "I", 0), row(LINE, "a", 1), row(DETAIL, "b", 1), row(LINE, "c", 0), row(LINE, "d", 1)),
            ["I", "a", "b", "d"],
            id="one heading for all lines of a round",
        ),
        pytest.param(
            (row(HEAD, "I", 0), row(LINE, "a", 0), row(HEAD, "II", 0), row(LINE, "b", 1)),
            ["II", "b"],
            id="no heading without lines",
        ),
        pytest.param(
            (row(HEAD, "I", 0), row(LINE, "a", 1), row(HEAD, "II", 0), row(LINE, "b", 1)),
            ["I", "a", "II", "b"],
            id="every round under its own heading",
        ),
    ],
)
def test_one_player_is_read_under_headings(rows: tuple[GameLogRow, ...], told: list[str]) -> None:
    model = GameLogModel()
    model.show_rows(rows)
    model.show_player(1)
    assert texts(model) == told


def test_what_comes_while_one_player_is_read_is_sifted_too(model: GameLogModel) -> None:
    model.show_player(5)
    before = texts(model)
    assert model.show_rows((*rows(history()), row(LINE, "of Ana", 0), row(LINE, "of Lucia", 5)))
    assert texts(model)[: len(before)] == before
    assert texts(model)[-1] == "of Lucia"
    assert "of Ana" not in texts(model)


def test_nothing_but_a_slip_is_struck_out(model: GameLogModel) -> None:
    assert not any(row.undone for row in listed(model))


def test_who_is_read_already_is_no_news(model: GameLogModel) -> None:
    sifted: list[Seat | None] = []

    def note() -> None:
        sifted.append(model.player)

    model.modelReset.connect(note)
    for seat in (None, 5, 5, 3):
        model.show_player(seat)
    assert sifted == [5, 3]


def test_the_same_rows_are_no_news(model: GameLogModel) -> None:
    assert not model.show_rows(rows(history()))


def test_outside_there_is_nothing(model: GameLogModel) -> None:
    assert model.data(model.index(999), Qt.ItemDataRole.DisplayRole) is None
    assert model.rowCount(model.index(0)) == 0
