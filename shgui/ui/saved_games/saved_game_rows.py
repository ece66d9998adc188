"""Rows of the list of saved games: games, and headings above them. No Qt.

Thousands of rows are made at once, so their texts are made when they are shown.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from functools import reduce

from shgui.engine.types import Policy, Team
from shgui.library.groups import PlayedGroup, find_played_groups
from shgui.library.library import SavedGame
from shgui.storage.journal_errors import JournalProblem
from shgui.words import bot_texts, home_texts, outcome_texts, saved_game_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import get_edition_name
from shgui.words.journal_problem_texts import describe_journal_problem

_DAMAGED = JournalProblem.DAMAGED_GAME


class ListPosition(StrEnum):
    WAITING = "waiting"
    """An unfinished game, or one whose end hasn't been left: the list must not say that it is over."""
    SET_ASIDE = "set_aside"
    OVER = "over"
    SHUT = "shut"
    """The game can't be opened."""


@dataclass(frozen=True, slots=True)
class HeadingRow:
    """A heading above games: their players, or something else they share."""

    words: Catalogue
    title: str
    games: int
    group: PlayedGroup | None = None

    @property
    def count(self) -> str:
        return saved_game_texts.format_game_count(self.words, self.games)

    @property
    def told(self) -> str:
        return f"{self.title}\n{self.count}"

    @property
    def key(self) -> str:
        """An identity that stays when the games are shown again."""
        return self.title if self.group is None else f"group {self.group.founded_by}"

    @property
    def has_statistics(self) -> bool:
        """True for a group that has played more than once."""
        return self.group is not None and self.games > 1


@dataclass(frozen=True, slots=True)
class SavedGameRow:
    words: Catalogue
    game: SavedGame
    named: bool = True
    """The row names the players, because no heading does."""

    @property
    def key(self) -> str:
        return self.game.game

    @property
    def position(self) -> ListPosition:
        """The part of the list that it stands in: games that wait, are set aside, over or unreadable."""
        game = self.game
        if game.problem is not None:
            return ListPosition.SHUT
        if game.over:
            return ListPosition.OVER
        return ListPosition.SET_ASIDE if game.set_aside else ListPosition.WAITING

    @property
    def winner(self) -> Team | None:
        outcome = self.game.outcome
        return None if outcome is None or self.position is not ListPosition.OVER else outcome.winner

    @property
    def policies(self) -> tuple[Policy, ...]:
        """The policies enacted in a game that is over, as far as they are known."""
        over = self.position is ListPosition.OVER
        return self.game.recap.policies if over and self.game.recap is not None else ()

    @property
    def names(self) -> str:
        return self.words.row_of(
            bot_texts.list_names_marking_bots(self.words, self.game.names, self.game.bots)
        )

    @property
    def state(self) -> str:
        words, game = self.words, self.game
        if game.problem is not None:
            return describe_journal_problem(words, game.problem)
        match self.position:
            case ListPosition.OVER:
                return outcome_texts.describe_outcome(words, game.outcome)
            case ListPosition.SET_ASIDE:
                return words.gettext("Set aside: no longer offered on the home page.")
            case _:
                return words.gettext("Not finished: it continues where you left it.")

    @property
    def state_beside_winner(self) -> str:
        """The reason why the winners have won, whom an icon shows beside it; else the state of the game."""
        if self.winner is None or self.game.outcome is None:
            return self.state
        return outcome_texts.get_outcome_reason(self.words, self.game.outcome)

    @property
    def facts(self) -> str:
        return join_facts(self.words, tuple(self._facts()))

    @property
    def kind(self) -> tuple[object, ...]:
        """A value that is equal for rows that differ only in date and policies."""
        game = self.game
        who = (game.names if self.named else len(game.names)), game.bots if self.named else len(game.bots)
        how = (self.position, game.outcome, game.problem, game.rulebook, game.rounds)
        return who, *how, game.printed, game.from_elsewhere, len(self.policies)

    @property
    def _started(self) -> datetime | None:
        return None if self.game.started is None else self.game.started.astimezone()

    @property
    def day(self) -> str:
        """The day of the game in short form; "" if it is unknown."""
        return self.words.short_date(self._started) if self._started else ""

    @property
    def moment(self) -> str:
        """The day and the time of day."""
        return self.words.moment(self._started) if self._started else ""

    def time_or_year(self, today: date) -> str:
        """The time of day, or the year where it is another one."""
        started = self._started
        if started is None:
            return ""
        return self.words.time(started) if started.year == today.year else str(started.year)

    @property
    def told(self) -> str:
        """The whole row, for a screen reader."""
        cards = saved_game_texts.describe_policies(self.words, self.policies)
        return "\n".join(filter(None, (self.names, self.state, self.moment, self.facts, cards)))

    @property
    def can_continue(self) -> bool:
        """True unless the game is over or damaged. If its key is missing, the home page says what to do."""
        return not self.game.over and self.game.problem is not _DAMAGED

    @property
    def can_review(self) -> bool:
        """True for a game whose roles are known, which those with printed cards aren't."""
        return self.game.over and not self.game.printed and self.game.problem is not _DAMAGED

    @property
    def can_set_aside(self) -> bool:
        return self.can_continue and not self.game.set_aside

    @property
    def can_offer_again(self) -> bool:
        return self.can_continue and self.game.set_aside

    @property
    def can_delete(self) -> bool:
        """True for a game that can be found again."""
        return bool(self.game.game)

    def _facts(self) -> Iterator[str]:
        words, game = self.words, self.game
        if game.rulebook is not None:
            yield get_edition_name(words, game.rulebook)
        if game.names:
            yield terms.format_player_count(words, len(game.names))
        if game.bots:
            yield words.ngettext("{count} bot", "{count} bots", len(game.bots)).format(
                count=words.number(len(game.bots))
            )
        if game.over and game.rounds:
            yield terms.format_round_count(words, game.rounds)
        if game.printed:
            yield home_texts.get_printed_game_heading(words)
        if game.from_elsewhere:
            # Translators: a fact about a saved game: it was imported from the file of a record
            yield words.pgettext("fact", "Imported")


ListRow = HeadingRow | SavedGameRow
Section = tuple[str, PlayedGroup | None, Sequence[SavedGame]]
"""A title, the group that it names, and the games below it."""


def build_rows(words: Catalogue, games: Sequence[SavedGame], *, by_group: bool = True) -> tuple[ListRow, ...]:
    """Build the rows of these games, newest first, with unfinished games above the others."""
    waiting = [game for game in games if not game.over]
    over = [game for game in games if game.over]
    # Translators: heading above games that can be continued; max 28
    sections: list[Section] = [(words.pgettext("heading", "Not finished"), None, waiting)]
    if by_group:
        sections += [(words.row_of(group.names), group, group.games) for group in find_played_groups(over)]
    else:
        # Translators: heading above games that are over; max 28
        sections.append((words.pgettext("heading", "Finished games"), None, over))
    rows: list[ListRow] = []
    for title, group, listed in sections:
        if listed:
            rows.append(HeadingRow(words, title, len(listed), group))
            rows.extend(SavedGameRow(words, game, named=group is None) for game in listed)
    return tuple(rows)


def join_facts(words: Catalogue, facts: Sequence[str]) -> str:
    # Translators: facts about a saved game, one after the other; each further one comes in as {item}
    pattern = words.pgettext("facts", "{items} · {item}")
    return reduce(lambda text, item: pattern.format(items=text, item=item), facts) if facts else ""
