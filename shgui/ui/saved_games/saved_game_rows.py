"""A saved game as a row of the list, as plain data: only what its journal keeps in plain. No Qt."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

from shgui.engine.types import Team
from shgui.table.evening import SavedGame
from shgui.table.journal_errors import JournalProblem
from shgui.words import doors, outcomes, terms
from shgui.words.catalogue import Catalogue
from shgui.words.edition_names import edition_name
from shgui.words.problems import journal_problem

_DAMAGED = JournalProblem.DAMAGED_GAME


class Standing(StrEnum):
    WAITING = "waiting"
    """To be gone on with. So is a game whose end nobody has left: that it is over would tell too much."""
    SET_ASIDE = "set_aside"
    OVER = "over"
    SHUT = "shut"
    """It can't be opened."""


@dataclass(frozen=True, slots=True)
class SavedGameRow:
    game: SavedGame
    standing: Standing
    names: str
    state: str
    facts: str
    winner: Team | None

    @property
    def told(self) -> str:
        """All of it, for a screen reader."""
        return "\n".join(filter(None, (self.names, self.state, self.facts)))

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


def row_for(words: Catalogue, game: SavedGame) -> SavedGameRow:
    standing = _standing(game)
    return SavedGameRow(
        game,
        standing,
        words.row_of(game.names),
        _state(words, game, standing),
        # Translators: facts about a saved game, one after the other; each further one comes in as {item}
        _joined(words.pgettext("facts", "{items} · {item}"), tuple(_facts(words, game))),
        game.outcome.winner if standing is Standing.OVER and game.outcome is not None else None,
    )


def _standing(game: SavedGame) -> Standing:
    if game.problem is not None:
        return Standing.SHUT
    if game.over:
        return Standing.OVER
    return Standing.SET_ASIDE if game.set_aside else Standing.WAITING


def _state(words: Catalogue, game: SavedGame, standing: Standing) -> str:
    if game.problem is not None:
        return journal_problem(words, game.problem)
    if standing is Standing.OVER:
        return outcomes.outcome(words, game.outcome)
    if standing is Standing.SET_ASIDE:
        return words.gettext("Set aside: no longer offered on the home page.")
    return words.gettext("Not finished: it continues where you left it.")


def _facts(words: Catalogue, game: SavedGame) -> Iterator[str]:
    if game.started is not None:
        yield words.moment(game.started.astimezone())
    if game.rulebook is not None:
        yield edition_name(words, game.rulebook)
    if game.names:
        yield terms.players(words, len(game.names))
    if game.over and game.rounds:
        yield terms.rounds(words, game.rounds)
    if game.printed:
        yield doors.printed_game(words)


def _joined(pattern: str, facts: tuple[str, ...]) -> str:
    return reduce(lambda told, item: pattern.format(items=told, item=item), facts) if facts else ""
