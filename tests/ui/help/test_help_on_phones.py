"""What "How to play" tells of phones is found from where they join, and by who looks for it."""

from typing import cast
from unittest.mock import MagicMock

import pytest
from pytestqt.qtbot import QtBot

from shgui.ui.help.help_pictures import list_topic_drawables
from shgui.ui.paint.drawables import PhoneDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.phones.joining import JoiningController
from shgui.ui.phones.joining_page import JoiningPage
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue
from shgui.words.help_pages import build_help_page, find_topics
from shgui.words.help_topics import Topic
from shgui.words.languages import list_languages
from shgui.words.phone_texts import get_phones_label
from tests.ui.asked import RecordingRouter


def test_help_opens_at_phones_from_the_page_on_which_they_join(qtbot: QtBot, renderer: Renderer) -> None:
    page = JoiningPage(
        UiContext(renderer, load_catalogue("en")), RecordingRouter(), cast(JoiningController, MagicMock())
    )
    qtbot.addWidget(page)
    assert page.help_topic() == Topic.PHONES


@pytest.mark.parametrize("language", list_languages())
def test_the_button_that_is_named_is_the_one_at_the_new_table(language: str) -> None:
    words = load_catalogue(language)
    told = " ".join(build_help_page(words, Topic.PHONES, "official").paragraphs)
    assert any(
        f"{opening}{get_phones_label(words)}{closing}" in told for opening, closing in ("“”", "„”", "«»")
    )


@pytest.mark.parametrize("sought", ["phone", "Wi-Fi", "VPN", "battery", "television"])
def test_who_looks_for_help_with_a_phone_finds_it(sought: str) -> None:
    assert Topic.PHONES in find_topics(load_catalogue("en"), sought, "official")


def test_the_picture_shows_the_code_a_closed_hand_and_an_open_one() -> None:
    drawables = list_topic_drawables(Topic.PHONES, load_catalogue("en"), None)
    assert all(isinstance(drawable, PhoneDrawable) for drawable in drawables)
    assert [drawable.held for drawable in drawables if isinstance(drawable, PhoneDrawable)] == [
        False,
        False,
        True,
    ]
