"""What the new table page is offered, and what it hands back: plain data."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shgui.engine.editions import edition
from shgui.table.options import Options, Voting
from shgui.table.seating import Player


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table as a group wants it. `rulebook` is the name of an edition."""

    players: tuple[Player, ...]
    rulebook: str
    voting: Voting
    discussion_seconds: int | None
    claims: bool
    printed: bool = False
    """The group plays with its own cards."""
    usual_voting: Voting | None = None
    """What would have been proposed without the phones, where `voting` was proposed for them."""
    usual_claims: bool | None = None
    """What would have been proposed without bots, unless the group chose."""

    def options(self, language: str) -> Options:
        """As the table understands them; `language` is the one of the shared screen."""
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
    """What there is to choose from, and what is chosen unless somebody says otherwise."""

    languages: tuple[tuple[str, str], ...]
    """Codes, and what each language calls itself."""
    language: str
    rulebooks: tuple[str, ...]
    rulebook: str = "official"
    voting: Voting = Voting.HANDS
    discussion_seconds: int | None = None
    claims: bool = False
    groups: tuple[tuple[Player, ...], ...] = ()
    printed: bool = False
    """For a game with the printed game."""

    def like_last_time(self, options: Options, groups: Sequence[tuple[Player, ...]]) -> "OfferedTable":
        known = options.edition.name in self.rulebooks
        return replace(
            self,
            rulebook=options.edition.name if known else self.rulebook,
            voting=options.voting,
            claims=options.claims,
            groups=tuple(groups),
        )
