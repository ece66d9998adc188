"""The choices for a new table, and what was chosen: plain data."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shgui.engine.editions import edition
from shgui.table.options import Options, Voting
from shgui.table.seating import Player


@dataclass(frozen=True, slots=True)
class NewTable:
    """The choices of a group. `rulebook` is the name of an edition."""

    players: tuple[Player, ...]
    rulebook: str
    voting: Voting
    discussion_seconds: int | None
    claims: bool
    printed: bool = False
    """The group plays with its own cards."""
    usual_voting: Voting | None = None
    """The way of voting that would have been proposed without phones, if `voting` was proposed for them."""
    usual_claims: bool | None = None
    """The default for `claims` without bots, unless the group chose."""

    def options(self, language: str) -> Options:
        """Return the options of the table; `language` is the one of the shared screen."""
        return Options(
            edition=edition(self.rulebook),
            language=language,
            voting=self.voting,
            discussion_seconds=self.discussion_seconds,
            claims=self.claims,
            usual_voting=self.usual_voting,
            usual_claims=self.usual_claims,
        )


@dataclass(frozen=True, slots=True)
class OfferedTable:
    """The choices for a new table, and its defaults."""

    languages: tuple[tuple[str, str], ...]
    """Codes and endonyms."""
    language: str
    rulebooks: tuple[str, ...]
    rulebook: str = "official"
    voting: Voting = Voting.HANDS
    discussion_seconds: int | None = None
    claims: bool = False
    groups: tuple[tuple[Player, ...], ...] = ()
    printed: bool = False
    """The group plays with its own cards."""

    def like_last_time(self, options: Options, groups: Sequence[tuple[Player, ...]]) -> "OfferedTable":
        known = options.edition.name in self.rulebooks
        return replace(
            self,
            rulebook=options.edition.name if known else self.rulebook,
            voting=options.voting,
            claims=options.claims,
            groups=tuple(groups),
        )
