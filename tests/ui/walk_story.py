"""The part of a walk that leads through the story of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shgui.ui import widget_names as names
from shgui.ui.story.deeds import Part
from shgui.ui.story.story_page import StoryPage
from shgui.ui.window.pages import PageName

if TYPE_CHECKING:
    from tests.ui.walk import Walk

_WAYS = (
    (Part.SUSPICION, names.STORY_TO_SUSPICION, names.SUSPICION_BACK),
    (Part.ROUNDS, names.STORY_TO_ROUNDS, names.ROUNDS_BACK),
    (Part.TRUST, names.STORY_TO_TRUST, names.TRUST_BACK),
    (Part.FAIRNESS, names.STORY_TO_FAIRNESS, names.FAIRNESS_BACK),
    (Part.PICTURE, names.STORY_TO_PICTURE, names.CHAT_PICTURE_BACK),
)


def read_the_story(walk: Walk) -> None:
    """From the front page to each part, and back."""
    page = walk.program.window.page(PageName.REVIEW)
    assert isinstance(page, StoryPage)
    page.finish_computing()
    walk.look("review")
    for part, way, back in _WAYS:
        walk.click_and_look(way, f"review, {part}")
        _try(walk, page, part)
        walk.click(back)


def _try(walk: Walk, page: StoryPage, part: Part) -> None:
    match part:
        case Part.SUSPICION:
            QTest.keyClick(walk.find(names.suspicion_strip(0)), Qt.Key.Key_Right)
            walk.look("review, a moment")
            page.see_as(0)
            page.finish_computing()
            walk.look("review, seen by one player")
        case Part.ROUNDS:
            number = 1
            while walk.find(names.ROUNDS_NEXT).isVisible():
                number += 1
                walk.click_and_look(names.ROUNDS_NEXT, f"review, round {number}")
        case Part.FAIRNESS:
            walk.click_and_look(names.REVIEW_SAVE_RECORD, "review, record")
        case Part.PICTURE:
            walk.click(names.CHAT_PICTURE_PNG)
            walk.click_and_look(names.CHAT_PICTURE_NAMES, "review, picture without names")
        case _:
            pass
