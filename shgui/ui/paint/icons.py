"""Icons, and the states of things that pointer and keyboard reach."""

from enum import StrEnum
from typing import NamedTuple


class Icon(StrEnum):
    """An icon; the value is its file in assets/icons/."""

    LIBERAL = "liberal"
    FASCIST = "fascist"
    HITLER = "hitler"
    NOT_HITLER = "not-hitler"
    PRESIDENT = "president"
    CHANCELLOR = "chancellor"
    INVESTIGATE = "investigate"
    SPECIAL_ELECTION = "special-election"
    PEEK = "peek"
    EXECUTE = "execute"
    VETO = "veto"
    WIN = "win"
    DEAD = "dead"
    LIMITED = "limited"
    JA = "ja"
    NEIN = "nein"
    VOTED = "voted"
    DISCARD = "discard-pile"
    TRACKER = "tracker"
    CHAOS = "chaos"
    EYE = "eye"
    EYE_CLOSED = "eye-closed"
    HAND = "hand"
    SOUND = "sound"
    MUTE = "mute"
    SETTINGS = "settings"
    HELP = "help"
    CHRONICLE = "chronicle"
    UNDO = "undo"
    PLAYER = "player"
    ADD = "add"
    REMOVE = "remove"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    FAR_LEFT = "far-left"
    FAR_RIGHT = "far-right"
    PLAY = "play"
    PAUSE = "pause"
    CLOCK = "clock"
    CHECK = "check"
    CLOSE = "close"
    EXPORT = "export"
    COPY = "copy"
    PEN = "pen"
    PHONE = "phone"
    BOT = "bot"
    SCREEN = "screen"
    CLAIMS_CLASH = "claims-clash"
    """Two claims that exclude each other, as everyone can see."""


CRESTS = frozenset((Icon.LIBERAL, Icon.FASCIST, Icon.HITLER))
"""Icons of the parties: painted as on a card, wherever they stand."""


class TouchState(NamedTuple):
    """The state of a thing under pointer and keyboard; any drawable can be drawn with it."""

    hover: bool = False
    pressed: bool = False
    focused: bool = False
    selected: bool = False


UNTOUCHED = TouchState()
