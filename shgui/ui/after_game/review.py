"""The content of a review: the finished game with its verdict and its record."""

from collections.abc import Mapping
from dataclasses import dataclass

from shgui.engine.fairness import Verdict
from shgui.library.finished_game import FinishedGame
from shgui.presentation.scenes import EndScene
from shgui.review.bot_minds import BotMindFactory
from shgui.ui.after_game.review_rounds import ReviewRound, build_round
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import build_full_log


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, ready to be shown, printed and checked."""

    ending: EndScene
    verdict: Verdict
    """The checks of the record, and what they prove."""
    record: Mapping[str, object]
    """The game as JSON, which anyone can check."""

    game: FinishedGame
    """The game step by step."""

    make_mind: BotMindFactory
    """Makes the beliefs of bots that played."""


def build_log(words: Catalogue, ending: EndScene, *, hide_roles: bool = False) -> tuple[ReviewRound, ...]:
    """Build the log of the whole game; with hidden roles, only the public part without the end."""
    memories = () if hide_roles else ending.memories
    log = build_full_log(words, ending.chronicle, memories, ending.names, ending.view.edition)
    rounds = (build_round(words, each, hide_roles=hide_roles) for each in log)
    return tuple(each for each in rounds if each.rows or each.heading)
