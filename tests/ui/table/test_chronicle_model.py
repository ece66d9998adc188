"""The chronicle as rows, for all or for one player."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from shgui.engine.actions import Discard, Enact, Nominate, Vote
from shgui.engine.events import ChancellorNominated
from shgui.engine.types import Policy
from shgui.table.lines import Claim, ClaimKind, ClaimNoted, Line, Occasion, SlipTakenBack
from shgui.ui.table.chronicle_model import ChronicleModel, ChronicleRole, Row, RowKind, chronicle_rows
from shgui.words.catalogue import catalogue
from tests.ui.games import after, game, table_view
from tests.ui.table.tables import PLAYERS


def history() -> tuple[Line, ...]:
    state = after(game(cards="LLL"), (0, Nominate(3)))
    state = after(state, *((seat, Vote(seat != 5)) for seat in range(7)))
    return table_view(after(state, (0, Discard(Policy.LIBERAL)), (3, Enact(Policy.LIBERAL)))).history


def rows(entries: tuple[Line, ...]) -> tuple[Row, ...]:
    return chronicle_rows(catalogue("en"), entries, PLAYERS, "official")


@pytest.fixture
def model() -> ChronicleModel:
    model = ChronicleModel()
    model.show_rows(rows(history()))
    return model


def texts(model: ChronicleModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_it_behaves_like_a_model(model: ChronicleModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.show_player(5)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_rounds_stand_under_their_headings(model: ChronicleModel) -> None:
    kinds = [model.index(row).data(ChronicleRole.KIND) for row in range(model.rowCount())]
    assert kinds.count(RowKind.HEADING) == 2
    assert texts(model)[kinds.index(RowKind.HEADING)] == "Round\u00a01. Presidential Candidate: Ana"


def test_who_voted_how_stays_readable(model: ChronicleModel) -> None:
    assert "Ja!: Ana, Ola, Piotr, Marta, Igor and Bruno" in texts(model)
    assert "Nein!: Lucia" in texts(model)


def test_a_policy_carries_its_sign(model: ChronicleModel) -> None:
    policies = [model.index(row).data(ChronicleRole.POLICY) for row in range(model.rowCount())]
    assert [policy for policy in policies if policy] == [Policy.LIBERAL]


def test_one_player_alone_is_read_under_the_headings_of_the_rounds(model: ChronicleModel) -> None:
    whole = model.rowCount()
    model.show_player(5)
    assert 0 < model.rowCount() < whole
    assert texts(model)[0].startswith("Round\u00a01")
    assert not any("Chancellor Candidate" in text for text in texts(model))
    model.show_player(None)
    assert model.rowCount() == whole


def test_a_slip_stays_and_is_marked() -> None:
    begun = game().history
    slip = ChancellorNominated(0, 3)
    told = rows((*begun, slip, SlipTakenBack((slip,))))
    assert [row.undone for row in told[-2:]] == [True, False]
    assert told[-1].text.startswith("Taken back")


def test_claims_are_lines(model: ChronicleModel) -> None:
    occasion = Occasion(1, 0, ClaimKind.DREW)
    noted = ClaimNoted(Claim(occasion, (Policy.FASCIST, Policy.FASCIST, Policy.LIBERAL)))
    assert rows((*history(), noted))[-1].seats == {0}


def test_the_same_rows_are_no_news(model: ChronicleModel) -> None:
    assert not model.show_rows(rows(history()))


def test_outside_there_is_nothing(model: ChronicleModel) -> None:
    assert model.data(model.index(999), Qt.ItemDataRole.DisplayRole) is None
    assert model.rowCount(model.index(0)) == 0
