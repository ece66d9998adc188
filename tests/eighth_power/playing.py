"""Plays the copy of the program that knows one power more: `tests/test_an_eighth_power.py` runs these there.

What the copy alone has is found by its code; no module of this tree knows its name.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import shgui
from shgui.engine.actions import Action, Enact, Nominate
from shgui.engine.apply import list_legal_actions
from shgui.engine.editions import get_edition
from shgui.engine.events import PowerGranted
from shgui.engine.state import Rigging, State
from shgui.engine.types import Phase, Policy, Power, Seat
from shgui.engine.view import view_for
from shgui.engine.wire import action_from_json, get_type_name, to_json
from shgui.presentation.requests import (
    ChooseCardRequest,
    Continue,
    CountHandsRequest,
    DoneLookingRequest,
    OpenHandRequest,
    RevealRequest,
)
from shgui.presentation.screens import PromptKind, TableScreen
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.table.entries import VotesEntry
from shgui.table.options import Options
from shgui.table.printed.printed_facts import FirstCandidate, printed_entry_from_json, printed_entry_to_json
from shgui.table.printed.printed_game import PrintedGame
from shgui.table.seating import Player
from shgui.table.table import Table
from shgui.ui import widget_names as names
from shgui.ui.help.help_pictures import list_topic_drawables
from shgui.ui.table.table_page import TablePage
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words import printed_texts, table_labels, terms
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.event_texts import describe_event, describe_events
from shgui.words.help_pages import build_help_page
from shgui.words.help_topics import Topic
from shgui.words.narrator_texts import SENTENCES, list_narrator_lines
from shgui.words.phase_texts import PHASES
from shgui.words.power_texts import POWERS
from shgui.words.prompt_texts import build_waiting_prompt, get_request_text
from shgui.words.question_texts import build_question
from tests.engine.random_play import moved, walk
from tests.engine.stage import Stage
from tests.pseudo import pseudo_catalogue
from tests.table.printed_play import entered
from tests.ui.fake_pages import FakeSecond, FakeStage, lead_on
from tests.ui.fake_phones import FakePhones
from tests.ui.games import deck, roles
from tests.ui.table.tables import renderer

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor")
OFFICIAL = get_edition("official")
CODE = "pardon"
FASCIST = Policy.FASCIST


@pytest.fixture
def granted() -> State:
    """Two fascist policies lie on the board: the President has the new power."""
    stage = Stage(5).govern(FASCIST).govern(FASCIST)
    assert stage.happened(PowerGranted)[-1].power.value == CODE
    return stage.state


def pardons(state: State) -> dict[Seat, Action]:
    offered = list_legal_actions(state, state.president)
    assert {get_type_name(action) for action in offered} == {CODE}
    return dict(zip(targets(offered), offered, strict=True))


def targets(offered: tuple[Action, ...]) -> Iterator[Seat]:
    for action in offered:
        told = to_json(action)["target"]
        assert isinstance(told, int)
        yield told


def test_this_is_the_copy() -> None:
    assert Path(shgui.__file__).is_relative_to(Path.cwd())


def test_the_engine_plays_it(granted: State) -> None:
    (limited, _), *_ = granted.term_limits
    assert granted.phase is Phase(CODE)
    assert set(pardons(granted)) == set(granted.alive) - {granted.president}
    after, happened = moved(granted, granted.president, pardons(granted)[limited])
    assert to_json(happened[0]) == {
        "type": "player_pardoned",
        "president": granted.president,
        "target": limited,
    }
    assert limited in after.eligible
    assert (after.phase, after.round) == (Phase.NOMINATE, granted.round + 1)
    assert view_for(after, None).history[-2:] == happened


def test_games_are_played_to_their_end_with_it_and_its_action_is_recorded(granted: State) -> None:
    done = set()
    for seed in range(5):
        steps = list(walk(granted, Random(seed)))
        done |= {get_type_name(step.action) for step in steps}
        assert steps[-1].after.phase is Phase.OVER
    assert CODE in done
    action = pardons(granted)[granted.alive[-1]]
    assert action_from_json(to_json(action)) == action


@pytest.mark.parametrize(
    "words", [load_catalogue("en"), pseudo_catalogue()], ids=lambda words: words.language
)
def test_the_words_tell_of_it(words: Catalogue, granted: State) -> None:
    view, president = view_for(granted, None), granted.president
    action = pardons(granted)[4]
    _, (event, *_) = moved(granted, president, action)
    (spoken,) = list_narrator_lines([PowerGranted(Power(CODE), president)])
    told = (
        terms.get_power_name(words, Power(CODE)),
        POWERS[Power(CODE)].effect(words),
        POWERS[Power(CODE)].space(words),
        PHASES[Phase(CODE)].heading(words),
        get_request_text(words, PromptKind(CODE), view),
        build_waiting_prompt(words, view, NAMES).what,
        *build_question(words, action, NAMES)[:3],
        describe_event(words, event, NAMES, "official"),
        describe_events(words, [event], NAMES, "official"),
        SENTENCES[spoken](words),
        printed_texts.format_question(words, CODE),
        printed_texts.describe_printed_step(words, CODE, OFFICIAL.name),
        *build_help_page(words, Topic(CODE), "official").paragraphs,
        build_help_page(words, Topic(CODE), "official").title,
    )
    assert list_topic_drawables(Topic(CODE), words, 5)
    assert all(told)
    if words.language == "en":
        assert told[4] == "Choose whom to pardon."
        assert build_question(words, action, NAMES).ask == "Pardon: Igor"
        assert describe_event(words, event, NAMES, "official") == "Pardoned: Igor"
    else:
        assert all(text.startswith("[") and text.endswith("]") for text in told)
    assert table_labels.find_stage(Phase(CODE)) == table_labels.find_stage(Phase.EXECUTE)


def test_the_printed_game_asks_for_it() -> None:
    game = entered(PrintedGame(tuple(Player(name, "en") for name in NAMES), OFFICIAL), FirstCandidate(0))
    for _ in range(2):
        assert game.view is not None
        game = entered(game, Nominate(game.view.eligible[0]))
        game = entered(game, VotesEntry(tuple((seat, True) for seat in range(5))))
        game = entered(game, Enact(FASCIST))
    assert game.asks is Phase(CODE)
    fact = printed_entry_from_json({"entry": "done", "action": {"type": CODE, "target": 3}})
    assert printed_entry_to_json(fact) == {"entry": "done", "action": {"type": CODE, "target": 3}}
    answer = game.after(fact)  # type: ignore[arg-type]  # it isn't `Undone`
    assert isinstance(answer, PrintedGame)
    assert answer.asks is Phase.NOMINATE


class OneTable(FakeStage):
    """The table page is the real one."""

    def __init__(self, page: TablePage) -> None:
        super().__init__()
        self.table = page  # type: ignore[assignment]  # takes the place of the one that only remembers


def test_the_table_page_asks_and_the_table_does_it(qapp: QApplication, tmp_path: Path) -> None:
    page = TablePage(UiContext(renderer(), load_catalogue("en")))
    page.resize(1280, 700)
    broadcast(page)
    page.show()
    folders = UserFolders(tmp_path / "data", tmp_path / "settings")
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        rigging = Rigging(roles=roles(5), deck=deck("FFFFFF"), first=0)
        players = [Player(name, "en") for name in NAMES]
        table = Table.start(players, Options(OFFICIAL, "en"), journal, seed=bytes(32), rigging=rigging)
        stage = OneTable(page)
        session = lead_on(stage, FakeSecond(), FakePhones())
        failures: list[object] = []
        session.failed.connect(failures.append)
        session.begin(table)
        page.wanted.emit(Continue())
        for _ in players:
            stage.hand_over.wanted.emit(OpenHandRequest())
            stage.hand_over.wanted.emit(DoneLookingRequest())
        for _ in range(2):
            page.wanted.emit(Nominate(table.view(None).eligible[-1]))
            page.wanted.emit(CountHandsRequest(dict.fromkeys(table.view(None).alive, True)))
            page.wanted.emit(Continue())
            for _ in ("President", "Chancellor"):
                stage.hand_over.wanted.emit(OpenHandRequest())
                stage.hand_over.wanted.emit(ChooseCardRequest(0))
            stage.to_table.wanted.emit(RevealRequest())
        president = table.view(None).president
        assert session.screen == TableScreen(PromptKind(CODE), president)
        assert page.help_topic() == CODE
        assert page.prompt_bar.text.what == "Choose whom to pardon."

        click(page, names.table_seat(4))
        assert page.prompt_bar.text.what == "Pardon: Igor"
        page.grab()
        click(page, names.TABLE_CONFIRM)

        assert failures == []
        assert isinstance(session.screen, TableScreen)
        assert session.screen.ask is PromptKind.NOMINATE
        assert page.prompt_bar.text.aside == "Pardoned: Igor"
    page.close()


def click(page: TablePage, name: str) -> None:
    child = page.findChild(QWidget, name)
    assert isinstance(child, QWidget)
    assert child.isEnabled()
    QTest.mouseClick(child, Qt.MouseButton.LeftButton)
