"""The part of a walk that leads through the story of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shgui.ui import widget_names as names
from shgui.ui.after_game.review_actions import ReviewPart
from shgui.ui.after_game.review_page import ReviewPage
from shgui.ui.shell.pages import PageName

if TYPE_CHECKING:
    from tests.ui.walk import Walk

_WAYS = (
    (ReviewPart.SUSPICION, names.STORY_TO_SUSPICION, names.SUSPICION_BACK),
    (ReviewPart.ROUNDS, names.STORY_TO_ROUNDS, names.ROUNDS_BACK),
    (ReviewPart.TRUST, names.STORY_TO_TRUST, names.TRUST_BACK),
    (ReviewPart.FAIRNESS, names.STORY_TO_FAIRNESS, names.FAIRNESS_BACK),
    (ReviewPart.PICTURE, names.STORY_TO_PICTURE, names.CHAT_PICTURE_BACK),
)


def read_the_story(walk: Walk) -> None:
    """From the front page to each part, and back."""
    page = walk.program.window.page(PageName.REVIEW)
    assert isinstance(page, ReviewPage)
    page.finish_computing()
    walk.look("review")
    for part, way, back in _WAYS:
        walk.click_and_look(way, f"review, {part}")
        _try(walk, page, part)
        walk.click(back)


def _try(walk: Walk, page: ReviewPage, part: ReviewPart) -> None:
    match part:
        case ReviewPart.SUSPICION:
            QTest.keyClick(walk.find(names.suspicion_strip(0)), Qt.Key.Key_Right)
            walk.look("review, a moment")
            page.see_as(0)
            page.finish_computing()
            walk.look("review, seen by one player")
        case ReviewPart.ROUNDS:
            number = 1
            while walk.find(names.ROUNDS_NEXT).isVisible():
                number += 1
                walk.click_and_look(names.ROUNDS_NEXT, f"review, round {number}")
        case ReviewPart.FAIRNESS:
            walk.click_and_look(names.REVIEW_SAVE_RECORD, "review, record")
        case ReviewPart.PICTURE:
            walk.click(names.CHAT_PICTURE_PNG)
            walk.click_and_look(names.CHAT_PICTURE_NAMES, "review, picture without names")
        case _:
            pass
