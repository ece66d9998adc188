"""A group's table of players as plain data. No Qt."""

from dataclasses import dataclass

from shgui.engine.types import Role
from shgui.library.group_statistics import GroupNumbers, PlayerNumbers
from shgui.words import saved_game_texts
from shgui.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class PlayerRow:
    words: Catalogue
    numbers: PlayerNumbers

    @property
    def name(self) -> str:
        return self.numbers.name

    @property
    def games(self) -> str:
        return saved_game_texts.format_game_count(self.words, self.numbers.games)

    @property
    def note(self) -> str:
        """The text beside marks that have no numbers yet."""
        return "" if self.numbers.enough else saved_game_texts.get_from_tenth_text(self.words)

    def marks(self, role: Role) -> tuple[bool, ...]:
        """The games that were won first: nobody counts how many came one after the other."""
        return tuple(sorted(self.numbers.as_role[role], reverse=True))

    def part(self, role: Role) -> tuple[str, str] | None:
        """The number that was won, and all of it in words; None where there are too few games for numbers."""
        marks = self.marks(role)
        if not self.numbers.enough or not marks:
            return None
        return self.words.number(sum(marks)), saved_game_texts.format_part(self.words, sum(marks), len(marks))

    @property
    def told(self) -> str:
        return saved_game_texts.describe_player(self.words, self.name, self.numbers.as_role)


def player_rows(words: Catalogue, numbers: GroupNumbers) -> tuple[PlayerRow, ...]:
    return tuple(PlayerRow(words, player) for player in numbers.players)
