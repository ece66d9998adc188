"""The part of a walk that leads through the page after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shgui.ui import widget_names as names
from shgui.ui.after_game.review_page import ReviewPage
from shgui.ui.shell.pages import PageName

if TYPE_CHECKING:
    from tests.ui.walk import Walk


def read_the_story(walk: Walk) -> None:
    """From top to bottom, with its explanation, its proof and its files."""
    page = walk.program.window.page(PageName.REVIEW)
    assert isinstance(page, ReviewPage)
    page.finish_computing()
    walk.look("review")
    walk.click_and_look(names.STORY_EXPLAIN, "review, explained")
    walk.click_and_look(names.STORY_TO_FAIRNESS, "review, fairness")
    walk.click_and_look(names.REVIEW_SAVE_RECORD, "review, record")
    walk.click(names.FAIRNESS_BACK)
    walk.click_and_look(names.STORY_COPY_PICTURE, "review, picture copied")
    walk.click(names.STORY_PICTURE)
    walk.click(names.REVIEW_SAVE_PAGES)
