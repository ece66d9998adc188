"""With larger texts nothing that one player sees, and no picture of the help, is smaller."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Investigate
from shgui.engine.state import State
from shgui.presentation.scenes import CoverScene
from shgui.table.private_tasks import TaskKind
from shgui.ui.help.help_pictures import HelpPicture, list_topic_drawables
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import Catalogue
from shgui.words.help_topics import Topic
from tests.ui.appearance import change_appearance
from tests.ui.games import after, elected, game
from tests.ui.hand_over.private import Sheet, enacting, voting
from tests.ui.large_text.measures import (
    LARGE,
    PAGE,
    PLAYERS,
    Look,
    Prints,
    smaller,
    too_small,
)
from tests.ui.table.states import with_fascist


def hands() -> dict[TaskKind, tuple[State, int]]:
    session = elected(game(10, cards="FLF"), 3)
    return {
        TaskKind.ROLE: (game(10), 9),
        TaskKind.BALLOT: (voting(), 1),
        TaskKind.DISCARD: (session, 0),
        TaskKind.ENACT: (enacting(session), 3),
        TaskKind.PARTY: (after(with_fascist(10, 1), (0, Investigate(1))), 0),
        TaskKind.PEEK: (with_fascist(5, 3), 0),
    }


@pytest.mark.lengthy(daily=1)
def test_nothing_on_a_private_page_is_smaller(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    for purpose, (state, seat) in hands().items():
        sheet = Sheet(state, seat, purpose)
        qtbot.addWidget(sheet.page)
        sheet.page.resize(*PAGE)
        seen: dict[int, tuple[Prints, Prints]] = {}
        cards: dict[int, list[QSize]] = {}
        for percent, renderer in renderers.items():
            change_appearance(sheet.page, renderer)
            cover = CoverScene(seat, PLAYERS[2], purpose, words.language, number=3, hands=10)
            sheet.page.cover(cover, words)
            closed = look(sheet.page, held_ready=True)
            sheet.press()
            seen[percent] = closed, look(sheet.page, held_ready=True)
            cards[percent] = [card.size() for card in sheet.cards]
            sheet.release()
        assert [too_small(prints) for prints in seen[100]] == [{}, {}]
        for percent in LARGE:
            found = [smaller(*pair) for pair in zip(seen[100], seen[percent], strict=True)]
            assert found == [{}, {}], (purpose, percent)
            pairs = zip(cards[100], cards[percent], strict=True)
            assert [now for before, now in pairs if now.expandedTo(before) != now] == [], (purpose, percent)


@pytest.mark.lengthy(daily=1)
def test_no_picture_of_the_help_is_smaller(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    picture = HelpPicture(UiContext(renderers[100], words))
    qtbot.addWidget(picture)
    shown = {topic: list_topic_drawables(topic, words, 10) for topic in Topic}
    for topic in {drawables: topic for topic, drawables in shown.items()}.values():
        seen: dict[int, Prints] = {}
        for percent, renderer in renderers.items():
            change_appearance(picture, renderer)
            picture.show_drawables(shown[topic], "")
            picture.setFixedSize(PAGE[0] * 2 // 3, picture.sizeHint().height())
            seen[percent] = look(picture)
        assert [smaller(seen[100], seen[percent]) for percent in LARGE] == [{}, {}], topic
