"""What one user of this computer prefers: plain JSON in the settings folder, nothing of a game in it."""

import json
from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self

from shgui.checked import told_flag, told_members, told_number, told_text
from shgui.storage.files import read_regular, replace_with
from shgui.ui.theme.metrics import Distance, Pace
from shgui.ui.theme.palette import Scheme

SYSTEM = "system"
_MOST_OF_A_NAME = 96
"""Code points: as many as can be typed (`shgui.table.seating.MOST_TYPED`, which no start waits for)."""
PRACTICE_TEMPERS = ("mixed", "careful", "bold", "easy")
_MOST_BYTES = 65_536
TEXT_PERCENTS = (80, 90, 100, 110, 125, 150, 175, 200)
CLOCK_MINUTES = (0, 1, 2, 3, 5, 8)


class SchemeChoice(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class MotionChoice(StrEnum):
    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class BotPace(StrEnum):
    """How long bots take: what each pace means in seconds is the business of whoever seats them."""

    QUICK = "quick"
    HUMAN = "human"
    SLOW = "slow"


class WindowPlace(NamedTuple):
    """Where the window was, in logical pixels."""

    left: int
    top: int
    width: int
    height: int


class Settings(NamedTuple):
    language: str = SYSTEM
    """A code, or "system": what the system speaks is looked up at every start, never written down."""
    scheme: SchemeChoice = SchemeChoice.SYSTEM
    text_percent: int = 100
    distance: Distance = Distance.TABLE
    motion: MotionChoice = MotionChoice.SYSTEM
    pace: Pace = Pace.DRAMATIC
    volume: int = 60
    muted: bool = False
    spoken_events: bool = False
    """Whether a voice says what happens at the table."""
    hold_to_see: bool = True
    """Hold to see; otherwise one press shows and another hides."""
    clock_minutes: int = 0
    bot_pace: BotPace = BotPace.HUMAN
    practice_name: str = ""
    """Who practised last; nothing where nothing is kept of players."""
    practice_bots: int = 4
    """Fewest is quickest, and whoever learns is on the move most often."""
    practice_temper: str = "mixed"
    keep_evenings: bool = True
    """Whether anything is kept of groups and players beside their saved games."""
    data_folder: str | None = None
    """Where the games lie, if the user chose another folder than the system's usual one."""
    save_folder: str | None = None
    """Where the user saved a record, a picture or pages last."""
    place: WindowPlace | None = None
    maximised: bool = False
    full_screen: bool = False
    system_scheme: Scheme | None = None
    """What the system wished for when it was last asked: what the first picture goes by."""

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> tuple[Self, bool]:
        """The settings and whether everything in them made sense; what didn't stands at its default."""
        known = set(cls._fields)
        taken, odd = {}, not set(stored) <= known
        for name in known & set(stored):
            try:
                taken[name] = _READERS[name](stored[name])
            except (ValueError, TypeError, KeyError):
                odd = True
        return cls(**taken), not odd

    def to_store(self) -> dict[str, Any]:
        """What `read` reads."""
        place = None if self.place is None else self.place._asdict()
        return self._asdict() | {"place": place}

    def changed(self, **changes: object) -> Self:
        new = self._replace(**changes)  # type: ignore[arg-type]  # checked by the reader of each field
        return new if new.keep_evenings else new._replace(practice_name="")


class SettingsFile:
    """Where the settings lie. Nothing is written before something was changed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> tuple[Settings, bool]:
        """The settings, and False where the file was odd, so that the user can be told."""
        try:
            content = read_regular(self._path, _MOST_BYTES)
        except FileNotFoundError:
            return Settings(), not self._path.is_symlink()
        except OSError:
            return Settings(), False
        try:
            stored = json.loads(content.decode())
        except (ValueError, RecursionError):
            return Settings(), False
        return Settings.read(stored) if isinstance(stored, dict) else (Settings(), False)

    def save(self, settings: Settings) -> bool:
        """Whether it could be written. The old file stays whole if not."""
        text = json.dumps(settings.to_store(), indent=2, ensure_ascii=False)
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            replace_with(self._path, f"{text}\n".encode())
        except OSError:
            return False
        return True


def _name(value: object) -> str:
    return "" if value == "" else told_text(value, _MOST_OF_A_NAME)


def _temper(value: object) -> str:
    if value not in PRACTICE_TEMPERS:
        raise ValueError(value)
    return str(value)


def _folder(value: object) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or not Path(value).is_absolute() or "\0" in value:
        raise ValueError(value)
    value.encode()  # half a surrogate pair, which no path has and no file could keep, is a ValueError
    return value


def _scheme_or_none(value: object) -> Scheme | None:
    return None if value is None else Scheme(told_text(value))


def _place(value: object) -> WindowPlace | None:
    if value is None:
        return None
    place = told_members(value)
    left, top = (told_number(place[side], -100_000, 100_000) for side in ("left", "top"))
    width, height = (told_number(place[side], 200, 100_000) for side in ("width", "height"))
    return WindowPlace(left, top, width, height)


_READERS: Mapping[str, Any] = {
    "language": partial(told_text, most=39),
    "scheme": SchemeChoice,
    "text_percent": partial(told_number, low=TEXT_PERCENTS[0], high=TEXT_PERCENTS[-1]),
    "distance": Distance,
    "motion": MotionChoice,
    "pace": Pace,
    "volume": partial(told_number, low=0, high=100),
    "muted": told_flag,
    "spoken_events": told_flag,
    "hold_to_see": told_flag,
    "clock_minutes": partial(told_number, low=0, high=60),
    "bot_pace": BotPace,
    "practice_name": _name,
    "practice_bots": partial(told_number, low=4, high=9),
    "practice_temper": _temper,
    "keep_evenings": told_flag,
    "data_folder": _folder,
    "save_folder": _folder,
    "place": _place,
    "maximised": told_flag,
    "full_screen": told_flag,
    "system_scheme": _scheme_or_none,
}
