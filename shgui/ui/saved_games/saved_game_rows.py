"""What the page of evenings lists, as plain data: saved games, and headings above them. No Qt.

Thousands of rows are made at once: a row words itself when somebody looks at it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import reduce

from shgui.engine.types import Policy, Team
from shgui.library.groups import PlayedGroup, played_groups
from shgui.library.library import SavedGame
from shgui.storage.journal_errors import JournalProblem
from shgui.words import bot_texts, home_texts, outcome_texts, saved_game_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import get_edition_name
from shgui.words.journal_problem_texts import describe_journal_problem

_DAMAGED = JournalProblem.DAMAGED_GAME


class ListPosition(StrEnum):
    WAITING = "waiting"
    """To be gone on with. So is a game whose end nobody has left: that it is over would tell too much."""
    SET_ASIDE = "set_aside"
    OVER = "over"
    SHUT = "shut"
    """It can't be opened."""


@dataclass(frozen=True, slots=True)
class HeadingRow:
    """Above games: who plays them, or what is common to them."""

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
        """The same when the games are shown anew."""
        return self.title if self.group is None else f"group {self.group.founded_by}"

    @property
    def may_be_counted(self) -> bool:
        """Whether the group has met more than once."""
        return self.group is not None and self.games > 1


@dataclass(frozen=True, slots=True)
class SavedGameRow:
    words: Catalogue
    game: SavedGame
    named: bool = True
    """Whether it has to say who plays: no heading does."""

    @property
    def key(self) -> str:
        return self.game.game

    @property
    def standing(self) -> ListPosition:
        game = self.game
        if game.problem is not None:
            return ListPosition.SHUT
        if game.over:
            return ListPosition.OVER
        return ListPosition.SET_ASIDE if game.set_aside else ListPosition.WAITING

    @property
    def winner(self) -> Team | None:
        outcome = self.game.outcome
        return None if outcome is None or self.standing is not ListPosition.OVER else outcome.winner

    @property
    def policies(self) -> tuple[Policy, ...]:
        """Those enacted in a game that is over, as far as that is known."""
        over = self.standing is ListPosition.OVER
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
        match self.standing:
            case ListPosition.OVER:
                return outcome_texts.describe_outcome(words, game.outcome)
            case ListPosition.SET_ASIDE:
                return words.gettext("Set aside: no longer offered on the home page.")
            case _:
                return words.gettext("Not finished: it continues where you left it.")

    @property
    def headline(self) -> str:
        """The same beside a sign that says who has won."""
        if self.winner is None or self.game.outcome is None:
            return self.state
        return outcome_texts.get_reason(self.words, self.game.outcome)

    @property
    def facts(self) -> str:
        # Translators: facts about a saved game, one after the other; each further one comes in as {item}
        pattern = self.words.pgettext("facts", "{items} · {item}")
        return _joined(pattern, tuple(self._facts()))

    @property
    def kind(self) -> tuple[object, ...]:
        """Rows of one kind differ in their dates alone, and in which policies were enacted."""
        game = self.game
        who = (game.names if self.named else len(game.names)), game.bots if self.named else len(game.bots)
        how = (self.standing, game.outcome, game.problem, game.rulebook, game.rounds)
        return who, *how, game.printed, game.from_elsewhere, len(self.policies)

    @property
    def day(self) -> str:
        """When it began, short; empty where nobody knows."""
        started = self.game.started
        return "" if started is None else self.words.short_date(started.astimezone())

    @property
    def moment(self) -> str:
        """The day and the time of day."""
        started = self.game.started
        return "" if started is None else self.words.moment(started.astimezone())

    def hour(self, today: date) -> str:
        """The time of day, or the year where it is another one."""
        if self.game.started is None:
            return ""
        started = self.game.started.astimezone()
        return self.words.time(started) if started.year == today.year else str(started.year)

    @property
    def told(self) -> str:
        """All of it, for a screen reader."""
        cards = saved_game_texts.describe_policies(self.words, self.policies)
        return "\n".join(filter(None, (self.names, self.state, self.moment, self.facts, cards)))

    @property
    def may_go_on(self) -> bool:
        """Whether somebody may try. Where the key is missing, the first page says what to do."""
        return not self.game.over and self.game.problem is not _DAMAGED

    @property
    def may_review(self) -> bool:
        """Nobody knows the roles of a game that was played with printed cards."""
        return self.game.over and not self.game.printed and self.game.problem is not _DAMAGED

    @property
    def may_set_aside(self) -> bool:
        return self.may_go_on and not self.game.set_aside

    @property
    def may_offer_again(self) -> bool:
        return self.may_go_on and self.game.set_aside

    @property
    def may_be_deleted(self) -> bool:
        """One of which not even the name is legible can't be found again; all can be forgotten."""
        return bool(self.game.game)

    def _facts(self) -> Iterator[str]:
        words, game = self.words, self.game
        if game.rulebook is not None:
            yield get_edition_name(words, game.rulebook)
        if game.names:
            yield terms.format_player_count(words, len(game.names))
        if game.bots:
            yield bot_texts.format_bot_count(words, len(game.bots))
        if game.over and game.rounds:
            yield terms.format_round_count(words, game.rounds)
        if game.printed:
            yield home_texts.get_printed_game_heading(words)
        if game.from_elsewhere:
            yield saved_game_texts.get_imported_label(words)


Row = HeadingRow | SavedGameRow


def rows_for(words: Catalogue, games: Sequence[SavedGame], *, by_group: bool = True) -> tuple[Row, ...]:
    """The games come with the newest first. What is to be gone on with stands above what is over."""
    waiting = [game for game in games if not game.over]
    over = [game for game in games if game.over]
    rows: list[Row] = []
    if waiting:
        rows.append(
            HeadingRow(
                words,
                # Translators: heading above games that can be continued; max 28
                words.pgettext("heading", "Not finished"),
                len(waiting),
            )
        )
        rows.extend(SavedGameRow(words, game) for game in waiting)
    if not by_group:
        if over:
            rows.append(
                HeadingRow(
                    words,
                    # Translators: heading above games that are over; max 28
                    words.pgettext("heading", "Finished games"),
                    len(over),
                )
            )
            rows.extend(SavedGameRow(words, game) for game in over)
        return tuple(rows)
    for group in played_groups(over):
        rows.append(HeadingRow(words, words.row_of(group.names), len(group.games), group))
        rows.extend(SavedGameRow(words, game, named=False) for game in group.games)
    return tuple(rows)


def _joined(pattern: str, facts: tuple[str, ...]) -> str:
    return reduce(lambda told, item: pattern.format(items=told, item=item), facts) if facts else ""
