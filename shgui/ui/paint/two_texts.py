"""Setting two texts in one space, as large as they can be together. The second is never larger."""

from functools import lru_cache
from typing import NamedTuple

from shgui.ui.paint.text import FittedText, fit_text
from shgui.ui.theme import Family

QUIETER = 0.76
"""The largest size of the second text, in capitals of the first."""
# From the lowest point of the first to the highest of the second, as a part of the height.
_BETWEEN = 0.1
# Ways to share the rest, in steps of a twentieth.
_SHARES = tuple(part / 20 for part in range(6, 17))
_FIRST_LINES, _SECOND_LINES = 3, 2


class TwoTexts(NamedTuple):
    first: FittedText
    second: FittedText
    first_top: float
    second_top: float


@lru_cache(maxsize=64)
def fit_two_texts(
    first: str,
    second: str,
    family: Family,
    largest: tuple[float, float],
    width: float,
    height: float,
    *,
    least: TwoTexts | None = None,
) -> TwoTexts:
    """Fit both texts, at most as large as `largest` (capitals), one above the other inside width and height.

    Neither comes out smaller than in `least`, which is set in no larger a space.
    """
    room = height * (1 - _BETWEEN)

    def shared(share: float) -> tuple[FittedText, FittedText]:
        upper = fit_text(first, family, largest[0], width, room * share, lines=_FIRST_LINES)
        quieter = min(largest[1], upper.capitals * QUIETER)
        return upper, fit_text(second, family, quieter, width, room - upper.height, lines=_SECOND_LINES)

    possible = [
        (upper, lower)
        for upper, lower in map(shared, _SHARES)
        if least is None
        or (upper.capitals > least.first.capitals - 0.01 and lower.capitals > least.second.capitals - 0.01)
    ]
    # Otherwise they stand as in the smaller space, in the middle of this one.
    best = max(possible, key=_rate_legibility) if possible or least is None else (least.first, least.second)
    return _place_texts(*best, height)


def _rate_legibility(texts: tuple[FittedText, FittedText]) -> float:
    """Rate two texts: the smaller one counts for more, as it becomes illegible first."""
    upper, lower = texts
    return float(upper.capitals * lower.capitals**2)


def _place_texts(upper: FittedText, lower: FittedText, height: float) -> TwoTexts:
    """Lay one text above the other, in the middle of the height."""
    below = upper.height + height * _BETWEEN
    middle = (upper.baselines[0] - upper.capitals + below + lower.baselines[-1]) / 2
    top = max(0.0, min(height / 2 - middle, height - below - lower.height))
    return TwoTexts(upper, lower, top, top + below)
