"""The content of the page after a game, in one language. No Qt."""

from dataclasses import dataclass

from shgui.engine.types import Party, Role, Seat
from shgui.presentation.round_scene import RoundScene


@dataclass(frozen=True, slots=True)
class CastMember:
    seat: Seat
    name: str
    role: Role
    role_word: str
    portrait: int
    verdict: str
    """Empty until the readings are complete."""
    plate: str = ""
    """Stamped on the portrait: "Shot, round 6"."""
    bot: bool = False

    @property
    def spoken(self) -> str:
        parts = (f"{self.name}: {self.role_word}.", f"{self.plate}." if self.plate else "", self.verdict)
        return " ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class CastGroup:
    """The players of a party."""

    party: Party
    title: str
    won: bool
    members: tuple[CastMember, ...]

    @property
    def spoken(self) -> str:
        return "\n".join((self.title, *(member.spoken for member in self.members)))


@dataclass(frozen=True, slots=True)
class CurveScene:
    """How likely a player was a Fascist, after each round, from what everyone saw and heard."""

    name: str
    role: Role
    rounds: int
    """The number of rounds of the game."""
    spoken: str
    bot: bool = False
    chances: tuple[float, ...] = ()
    """At the deal, then after each round, up to the player's execution; empty until they are computed."""
    chance: str = ""
    """The last of them in words: "43 %"."""
    turning: int | None = None
    """The round with the largest step, if it was a large one."""
    executed: bool = False
    note: str = ""
    """The line below the curve."""


@dataclass(frozen=True, slots=True)
class RoundConclusion:
    """A sentence about what a round showed."""

    heading: str
    """"Round 5"."""
    sentence: str

    @property
    def spoken(self) -> str:
        return f"{self.heading}. {self.sentence}"


@dataclass(frozen=True, slots=True)
class StoryScene:
    title: str
    """How it ended, in poster letters."""
    line: str
    """Who won, and in which round."""
    date: str
    """Empty where it isn't known."""
    game: str
    """The name of the game."""
    counts: tuple[str, str]
    """Numbers of players and rounds."""
    cast: tuple[CastGroup, ...]
    rounds: tuple[RoundScene, ...]
    curves: tuple[CurveScene, ...]
    honest: tuple[RoundConclusion, ...]
    """What follows if Liberals are honest."""
    certain: tuple[RoundConclusion, ...]
    """What nobody can dispute."""

    @property
    def about(self) -> str:
        return " · ".join(part for part in (self.date, *self.counts) if part)

    @property
    def spoken(self) -> str:
        return f"{self.title}. {self.line}"
