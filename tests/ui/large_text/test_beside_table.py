"""With larger texts nothing in a column beside the table is smaller, or below an edge that fades."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shgui.engine.types import Phase
from shgui.presentation.scenes import PromptScene, TableScene
from shgui.presentation.screens import PROMPT_OF_PHASE
from shgui.table.printed.printed_game import PrintedQuestion, TableQuestion
from shgui.ui import widget_names as names
from shgui.ui.help.guide_page import GuidePage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.printed.printed_page import PrintedPage
from shgui.ui.printed.printed_scene import PrintedScene
from shgui.ui.table.table_page import TablePage
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from shgui.words.guide_texts import GuideStep
from tests.ui.appearance import change_appearance
from tests.ui.asked import RecordingPreferences, RecordingRouter, no_game
from tests.ui.games import elected, game
from tests.ui.hands import click, find, lay
from tests.ui.large_text.measures import (
    PAGE,
    PLAYERS,
    Look,
    Prints,
    dressed,
    lost,
    table,
    under_a_fade,
)
from tests.ui.table.states import nominated, vetoed, with_fascist


@pytest.mark.lengthy(daily=1)
def test_nothing_in_the_guided_round_is_smaller_or_below_an_edge(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    preferences = RecordingPreferences().given
    page = GuidePage(UiContext(renderers[100], words), RecordingRouter(), preferences, no_game())
    window = lay(qtbot, page, *PAGE)
    seen: dict[int, dict[GuideStep, Prints]] = {}
    for percent, renderer in renderers.items():
        dressed(window, renderer)
        change_appearance(page, renderer)
        broadcast(page)
        page.begin(hold=True, leads_on=True)
        seen[percent] = {}
        for step in GuideStep:
            private = find(window, names.HAND_OVER_HOLD).isVisible()
            seen[percent][step] = look(window, held_ready=private)
            assert under_a_fade(window) == [], (percent, step)
            click(page, names.GUIDE_NEXT)
    tools = [tool.words for tool in window.findChildren(TablePage)[0].header.tools]
    assert lost(seen, *tools) == {}


def printed_tables() -> dict[TableQuestion, TableScene | None]:
    session = elected(game(10), 2)
    found: dict[TableQuestion, TableScene | None] = {
        PrintedQuestion.FIRST_CANDIDATE: None,
        Phase.NOMINATE: table(game(10)),
        Phase.VOTE: table(nominated(10)),
        PrintedQuestion.IS_HITLER: table(with_fascist(10, 4)),
        PrintedQuestion.WAS_HITLER: table(with_fascist(10, 5)),
        PrintedQuestion.POLICY: table(session),
        PrintedQuestion.CHAOS_POLICY: table(session),
        Phase.PEEK: table(with_fascist(5, 3)),
        Phase.INVESTIGATE: table(with_fascist(10, 1)),
        Phase.EXECUTE: table(with_fascist(10, 4)),
        Phase.VETO_ANSWER: table(vetoed()),
    }
    beside = {ask: shown for ask, shown in found.items() if shown is not None and ask not in PROMPT_OF_PHASE}
    return found | {ask: replace(shown, prompt=PromptScene()) for ask, shown in beside.items()}


@pytest.mark.lengthy(daily=1)
def test_nothing_of_a_printed_game_is_smaller_or_below_an_edge(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = PrintedPage(UiContext(renderers[100], words), RecordingRouter())
    window = lay(qtbot, page, *PAGE)
    seen: dict[int, dict[TableQuestion, Prints]] = {}
    for percent, renderer in renderers.items():
        dressed(window, renderer)
        change_appearance(page, renderer)
        broadcast(page)
        seen[percent] = {}
        for ask, public in printed_tables().items():
            known = None if public is None else replace(public, printed=True)
            shown = PrintedScene(ask, PLAYERS, "official", known, about=2, may_undo=True)
            reshuffled = 14 if ask in (Phase.NOMINATE, Phase.EXECUTE) else 0
            page.show_printed(
                replace(shown, may_propose_veto=ask is PrintedQuestion.POLICY, reshuffled=reshuffled)
            )
            seen[percent][ask] = look(window)
            assert under_a_fade(window) == [], (percent, ask)
    tools = [tool.words for tool in window.findChildren(TablePage)[0].header.tools]
    assert lost(seen, *tools) == {}
