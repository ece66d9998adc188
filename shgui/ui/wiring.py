"""Which signal of a page leads to what the controller does."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shgui.ui.controller import Controller
    from shgui.ui.review.end_page import EndPage


def wire_end_page(page: "EndPage", controller: "Controller") -> None:
    page.review_wanted.connect(controller.review_wanted)
    page.same_group_wanted.connect(controller.same_group_wanted)
    page.home_wanted.connect(controller.over)
