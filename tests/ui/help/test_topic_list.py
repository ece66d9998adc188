"""The contents of the help: no title is cut, or lies upon the next one."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from shgui.ui.help.help_page import TopicList
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue
from shgui.words.help_pages import build_help_page
from shgui.words.help_topics import Topic


@pytest.mark.parametrize("width", range(180, 320, 10))
def test_rows_are_laid_for_the_width_beside_the_scroll_bar(
    qtbot: QtBot, renderer: Renderer, width: int
) -> None:
    words = load_catalogue("pt_BR")
    topics = TopicList(UiContext(renderer, words))
    qtbot.addWidget(topics)
    for number, topic in enumerate(Topic, 1):
        topics.add_topic(str(topic), str(number), build_help_page(words, topic, "official").title)
    topics.resize(width, 300)
    topics.show()
    qtbot.waitExposed(topics)
    qtbot.waitUntil(lambda: _one_below_the_other(topics))


def _one_below_the_other(topics: TopicList) -> bool:
    rows = [topics.visualItemRect(topics.item(row)) for row in range(topics.count())]
    return all(above.bottom() + 1 == below.top() for above, below in pairwise(rows))
