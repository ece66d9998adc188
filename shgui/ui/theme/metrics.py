"""Sizes and times, in pixels of the window (Qt scales them to the display) and milliseconds.

Type is sized by the height of its capitals as a part of the window's height. On a 24-inch screen two metres
away 4.3 % are comfortable and 3.1 % the least. Secrets are small on purpose: 1 % is hardly readable there.
"""

from enum import StrEnum
from typing import NamedTuple

from shgui.ui.theme.fonts import Family


class ViewingDistance(StrEnum):
    """How far players sit from the screen, which decides the size of texts."""

    LAPTOP = "laptop"
    TABLE = "table"
    TELEVISION = "television"


_FACTORS = {ViewingDistance.LAPTOP: 0.75, ViewingDistance.TABLE: 1.0, ViewingDistance.TELEVISION: 1.5}


class Text(StrEnum):
    """The purpose of a text, which decides family and size."""

    COVER = "cover"
    """The name on the hand-over sheet."""
    HEADLINE = "headline"
    """Whose turn, headlines, names of seats."""
    LABEL = "label"
    """Counts, tracker, words on cards and slots: the least that a table can read."""
    CONTROL = "control"
    """Buttons, menus, fields: read by whoever has a hand on the computer."""
    BODY = "body"
    """Sentences: chronicle, rules, settings."""
    CAPTION = "caption"
    """Notes in the second voice."""
    SECRET = "secret"  # noqa: S105  (a size, not a password)
    """Words that one person reads from the cards in front of him; not enlarged by the viewing distance."""


class _TextCut(NamedTuple):
    family: Family
    capitals: float
    follows_distance: bool


_CUTS = {
    Text.COVER: _TextCut(Family.GOTHIC, 0.060, True),
    Text.HEADLINE: _TextCut(Family.GOTHIC, 0.043, True),
    Text.LABEL: _TextCut(Family.GOTHIC, 0.031, True),
    Text.CONTROL: _TextCut(Family.GOTHIC, 0.0165, True),
    Text.BODY: _TextCut(Family.TEXT, 0.0130, True),
    Text.CAPTION: _TextCut(Family.TEXT, 0.0105, True),
    Text.SECRET: _TextCut(Family.TEXT, 0.0100, False),
}

_AS_DRAWN = 100
# Half as large again *and* twice as large would leave no room for a table: together they stop at the size of
# the hand-over sheet's name.
_LARGEST_FACTOR = 2.0
_SMALLEST_CAPITALS = 7.4
"""As letters of eleven pixels have them in running text."""
LEAST_TARGET = 44
"""What a finger can hit, in pixels."""


class TypeScale(NamedTuple):
    """The size of every kind of text in a window of this height."""

    height: int
    distance: ViewingDistance = ViewingDistance.TABLE
    percent: int = 100

    @property
    def enlarged(self) -> bool:
        """Whether texts are larger than 100 %, with which pages are drawn."""
        return self.percent > _AS_DRAWN

    @property
    def as_drawn(self) -> "TypeScale":
        return self._replace(percent=min(self.percent, _AS_DRAWN))

    def family(self, text: Text) -> Family:
        return _CUTS[text].family

    def capitals(self, text: Text) -> float:
        """Return the height of a capital in pixels."""
        cut = _CUTS[text]
        height, percent = min(4320, max(600, self.height)), min(200, max(80, self.percent))
        wanted = percent / 100 * (_FACTORS[self.distance] if cut.follows_distance else 1.0)
        return max(_SMALLEST_CAPITALS, cut.capitals * height * min(wanted, _LARGEST_FACTOR))

    def pixels(self, text: Text) -> int:
        """Return the font size in pixels."""
        return round(self.capitals(text) / self.family(text).capitals)


class Spacing(NamedTuple):
    """Distances on a module of 1/135 of the window's height: 8 px at 1080."""

    unit: float

    @property
    def hair(self) -> int:
        return max(1, round(self.unit * 0.125))

    @property
    def stroke(self) -> int:
        return max(1, round(self.unit * 0.25))

    @property
    def focus(self) -> int:
        return max(3, round(self.unit * 0.375))

    @property
    def radius(self) -> int:
        """Corners of buttons and fields; cards use twice as much. Letterpress corners are nearly square."""
        return max(2, round(self.unit * 0.4))

    @property
    def tight(self) -> int:
        return max(2, round(self.unit * 0.5))

    @property
    def small(self) -> int:
        return max(4, round(self.unit))

    @property
    def medium(self) -> int:
        return max(8, round(self.unit * 2))

    @property
    def large(self) -> int:
        return max(12, round(self.unit * 3))

    @property
    def page(self) -> int:
        return max(20, round(self.unit * 5))

    @property
    def touch(self) -> int:
        """The least height of anything that a finger hits."""
        return max(40, round(self.unit * 5.5))

    @property
    def target(self) -> int:
        """The least width and height of anything that is pressed."""
        return max(LEAST_TARGET, self.touch)

    @property
    def dialog(self) -> int:
        return max(520, round(self.unit * 85))


class Pace(StrEnum):
    """The pace of animations that everyone watches."""

    BRISK = "brisk"
    DRAMATIC = "dramatic"


class Motion(NamedTuple):
    """Durations in milliseconds. Everything eases out; nothing moves at rest; any key skips."""

    travel: int = 250
    flip: int = 240
    deal_stagger: int = 70
    fade: int = 120
    hold: int = 900
    """How long each word of a count stands still: time to say it, and to get a thumb ready."""
    pace: Pace = Pace.DRAMATIC

    @property
    def reduced(self) -> bool:
        return self.travel == 0

    @property
    def still(self) -> bool:
        """Whether nothing moves and nothing is waited for."""
        return self.reduced and self.hold == 0

    def choose_by_pace(self, brisk: int, dramatic: int) -> int:
        """Return one of two durations, by the pace that the players chose."""
        return brisk if self.pace is Pace.BRISK else dramatic


# Nothing travels: the new state fades in, in less time than a flash takes.
REDUCED = Motion(travel=0, flip=90, deal_stagger=0, fade=90, hold=900)
