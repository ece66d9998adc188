"""Boards in English, to be painted."""

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES
from shgui.engine.types import Policy, Power
from shgui.ui.paint.drawables import BoardDrawable, SpaceDrawable

POWERS = (*[SpaceDrawable("Execution", Power.EXECUTE)] * (FASCIST_SPACES - 1), SpaceDrawable("Win", win=True))


def liberal_board(
    enacted: int, title: str = "Liberal", policy: str = "Liberal", wins: str = "Liberals win"
) -> BoardDrawable:
    spaces = (*[SpaceDrawable()] * (LIBERAL_SPACES - 1), SpaceDrawable(wins, win=True))
    return BoardDrawable(Policy.LIBERAL, title, enacted, policy, spaces)


def fascist_board(enacted: int, spaces: tuple[SpaceDrawable, ...] = POWERS) -> BoardDrawable:
    return BoardDrawable(Policy.FASCIST, "Fascist", enacted, "Fascist", spaces, "Hitler as Chancellor wins")
