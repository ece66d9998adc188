"""What the review of a finished game is told, ready to be shown, printed and checked."""

from collections.abc import Mapping
from dataclasses import dataclass

from shgui.engine.fairness import Verdict
from shgui.library.finished_game import FinishedGame
from shgui.presentation.scenes import EndScene
from shgui.review.bot_minds import MakeMind
from shgui.ui.after_game.review_rounds import ReviewRound, round_of
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import build_full_log


@dataclass(frozen=True, slots=True)
class Review:
    """Everything that the review of a game tells."""

    ending: EndScene
    verdict: Verdict
    """What was checked, and what it proves."""
    record: Mapping[str, object]
    """The game as JSON, for whoever wants to check it."""

    game: FinishedGame
    """The same step by step, to be watched and to be told."""

    make_mind: MakeMind
    """Of those who played in seats of bots."""


def line_by_line(words: Catalogue, ending: EndScene, *, hide_roles: bool = False) -> tuple[ReviewRound, ...]:
    """All that was written down; for telling the tale only what the whole table saw, without the end."""
    memories = () if hide_roles else ending.memories
    told = build_full_log(words, ending.chronicle, memories, ending.names, ending.view.edition)
    rounds = (round_of(words, each, hide_roles=hide_roles) for each in told)
    return tuple(each for each in rounds if each.rows or each.heading)
