"""What a group finds when it comes to the table: its last game, its earlier games, itself, its settings."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Any, Literal, NamedTuple

from shgui.checked import Between, read
from shgui.engine.editions import edition_names
from shgui.engine.record import Record
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Outcome, Seat
from shgui.library.finished_game import FinishedGame, finished_game
from shgui.library.imported_games import told_by
from shgui.library.recap import NOTHING_KNOWN, GameRecap, recap_from_json, recap_of, recap_to_json
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord
from shgui.storage.journal import GameId, GameSummary, Journal
from shgui.storage.journal_errors import JournalError, JournalFinding, JournalProblem
from shgui.table.earlier_deals import DealFate, deal_fate, marked_as_elsewhere, was_elsewhere
from shgui.table.entries import entry_to_json
from shgui.table.log_lines import MOST_ROUNDS
from shgui.table.options import Options, default_options
from shgui.table.printed.printed_table import PrintedTable, is_printed
from shgui.table.saved_game import (
    ENDED_EARLY,
    OPTIONS,
    draft_of,
    outcome_of,
    public_part,
    restore,
    sealed_part,
)
from shgui.table.seating import ListedPlayer, Player, listed_players_from_json, players_from_json
from shgui.table.table import Table

_BOOKS = frozenset(edition_names())


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the list. With a problem it can be set aside, but not opened.

    Of a damaged one there is what is legible.
    """

    game: GameId
    started: datetime | None
    """None only where that is what is damaged."""
    names: tuple[str, ...]
    outcome: Outcome | None
    rounds: int | None
    problem: JournalProblem | None
    ended_early: bool = False
    """Its table ended it before anybody had won: it is over, and has no outcome."""
    printed: bool = False
    """Played with the printed game: `resume_printed` opens it."""
    rulebook: str | None = None
    """None where that is illegible."""
    set_aside: bool = False
    from_elsewhere: bool = False
    """A record told it; `started` is when that was."""
    recap: GameRecap | None = None
    """What it comes to; None while it isn't over, where nothing is kept of it, and before `look_back`."""
    bots: frozenset[Seat] = frozenset()
    """The seats that the program played in when it began."""

    @property
    def practice(self) -> bool:
        """Whether one person plays alone among seats of the program's."""
        return len(self.names) > 1 and len(self.bots) == len(self.names) - 1

    @property
    def people(self) -> tuple[str, ...]:
        """Who sat down to play, without the program's seats."""
        return tuple(name for seat, name in enumerate(self.names) if seat not in self.bots)

    @property
    def over(self) -> bool:
        """Over, and told: until somebody has left its end, the roles may not have been turned."""
        at_its_end = self.outcome is not None or self.ended_early
        return at_its_end and (self.set_aside or self.printed)


class Library:
    """Everything here may raise a JournalError."""

    def __init__(self, journal: Journal, system_language: str) -> None:
        self._journal = journal
        self._system_language = system_language
        self._listed: dict[GameId, _Listed] = {}
        """As they were listed last."""

    def saved_games(self) -> tuple[SavedGame, ...]:
        """All of this computer, the newest first. No game is opened for it."""
        summaries = self._journal.games()
        recaps = self._journal.recaps() if any(summary.outcome is not None for summary in summaries) else {}
        listed = [self._list(summary, recaps.get(summary.game)) for summary in summaries]
        self._listed = {each.summary.game: each for each in listed}
        return tuple(each.saved for each in listed)

    def any_saved(self) -> bool:
        return bool(self._journal.games())

    def look_back(self, games: Iterable[SavedGame], enough: Callable[[], bool]) -> bool:
        """Keeps what these come to, as far as they are over and nobody has looked yet, until it is enough for
        now; the answer says whether any is left. Nothing is kept where nothing about players is to be kept.
        """
        waiting = deque(game for game in games if _may_be_told(game)) if self.keeps_players else deque()
        recaps: dict[GameId, dict[str, Any]] = {}
        while waiting and not enough():
            game = waiting.popleft()
            recaps[game.game] = recap_to_json(self._recap_of(game))
        if recaps:
            self._journal.keep_recaps(recaps)
        return bool(waiting)

    @property
    def keeps_players(self) -> bool:
        """Whether anything is kept of groups and players beside the saved games."""
        return self._journal.keeps_groups

    def keep_players(self, wanted: bool) -> None:
        """If not, what was kept is gone. The saved games stay, and tell it again when it is wanted."""
        self._journal.keeps_groups = wanted
        if not wanted:
            self._journal.forget_recaps()
            self._journal.forget_groups()

    def unfinished(self) -> tuple[SavedGame, ...]:
        """The games to go on with, the newest first; without damaged ones."""
        games = (_saved(summary) for summary in self._journal.games() if _waits(summary))
        return tuple(game for game in games if game.problem is not JournalProblem.DAMAGED_GAME)

    def set_damaged_aside(self) -> tuple[SavedGame, ...]:
        """Games to go on with that can't be listed in full; they are not offered, and stay in the journal."""
        games = (_saved(summary) for summary in self._journal.games() if _waits(summary))
        damaged = tuple(game for game in games if game.problem is JournalProblem.DAMAGED_GAME)
        for game in damaged:
            with suppress(JournalError):  # damaged so badly that it can't even be marked, it is told again
                self._journal.set_aside(game.game)
        return damaged

    def findings(self) -> tuple[JournalFinding, ...]:
        """What the group should be told of its saved games, which can be used all the same."""
        self.groups()
        self.options()
        return self._journal.findings

    def to_go_on_with(self) -> SavedGame | None:
        """The game that is offered: the last unfinished one, or the last of all if nobody left its end."""
        return next(iter(self.games_to_continue()), None)

    def games_to_continue(self) -> tuple[SavedGame, ...]:
        """Return what is offered, the newest first: the last game of a group, and the last of practice."""
        games = self.unfinished()
        newest = self._journal.games()[:1]
        if newest and _waits_at_its_end(newest[0]):
            over = _saved(newest[0])
            if over.problem is None:
                games = (over, *games)
        first = games[:1]
        return first + tuple(game for game in games if game.practice != first[0].practice)[:1]

    def groups(self) -> tuple[tuple[Player, ...], ...]:
        """The groups of earlier evenings in their seats, the one that played last first."""
        groups = (self._players_of(group) for group in self._journal.groups())
        return tuple(players for players in groups if players)

    def options(self) -> Options:
        """As the last table had them."""
        told = self._journal.settings().get(OPTIONS)
        if told is None:
            return default_options(self._system_language)
        try:
            return read(Options, told)
        except (KeyError, TypeError, ValueError):
            # A version that knew other rules or choices saved them, or somebody else.
            self._journal.report_odd_lists()
            return default_options(self._system_language)

    def start(
        self,
        players: Sequence[Player],
        options: Options,
        *,
        seed: bytes | None = None,
        rigging: Rigging = FAIR,
        awaits_words: bool = False,
    ) -> Table:
        """A new game at a new table; as `Table.start`."""
        return Table.start(
            players, options, self._journal, seed=seed, rigging=rigging, awaits_words=awaits_words
        )

    def resume(self, game: GameId) -> Table:
        return Table.resume(self._journal, game)

    def finished(self, game: GameId) -> FinishedGame:
        """A game that is over, step by step; NotOver where it goes on."""
        return finished_game(self._journal, game)

    def start_printed(self, players: Sequence[Player], options: Options) -> PrintedTable:
        """A new game with the printed game; as `PrintedTable.start`."""
        return PrintedTable.start(players, options, self._journal)

    def resume_printed(self, game: GameId) -> PrintedTable:
        return PrintedTable.resume(self._journal, game)

    def set_aside(self, game: GameId) -> None:
        """The game is not offered any more. It stays in the journal."""
        self._journal.set_aside(game)

    def offer_again(self, game: GameId) -> None:
        self._journal.set_aside(game, aside=False)

    def delete(self, game: GameId) -> None:
        """For good. What became of it is kept for the next deal to say, without a name."""
        self._journal.delete(game, self._fates().get(game))

    def forget_all(self) -> None:
        """Every game and group, and every copy of them that this program has made; for good.

        Marks of the last deals stay, without names.
        """
        self._journal.forget_all([(fate, game) for game, fate in self._fates().items()])

    def _fates(self) -> dict[GameId, DealFate]:
        """Return what became of the deals of the last hours that are in the journal."""
        marked = {mark.game for mark in self._journal.deals()}
        games = (summary for summary in self._journal.games() if summary.game in marked)
        return {summary.game: deal_fate(self._journal, summary) for summary in games}

    def take_in(self, record: Record) -> GameId | None:
        """Keeps the finished game of a record; None where it lies here already.

        UnreadableRecord where it tells of no finished game, or where its seed gives another.
        """
        told = told_by(record, self._system_language)
        public = public_part(told.players, told.options, told.sealed, bool(record.words))
        if any(_is_same(summary, public, told.end) for summary in self._journal.games()):
            return None
        outcome = outcome_of(told.end) or {}
        try:
            return self._journal.take_in(
                marked_as_elsewhere(public),
                sealed_part(told.sealed),
                [entry_to_json(entry) for entry in told.entries],
                draft_of({}),
                outcome,
            )
        except ValueError as error:
            raise UnreadableRecord(RecordProblem.TOO_LARGE) from error

    def _list(self, summary: GameSummary, recap: dict[str, Any] | None) -> "_Listed":
        """Of thousands of games all but a few are what they were when they were last listed."""
        known = self._listed.get(summary.game)
        if known is None or known.summary != summary or known.recap != recap:
            return _Listed(summary, recap, _with_recap(_saved(summary), recap))
        return known

    def _recap_of(self, game: SavedGame) -> GameRecap:
        try:
            if game.printed:
                printed = PrintedTable.resume(self._journal, game.game).game
                history = () if printed.view is None else printed.view.history
                return recap_of((), history, ())
            position = restore(self._journal, game.game).position
        except JournalError as error:
            if error.problem is not JournalProblem.DAMAGED_GAME:
                raise
            return NOTHING_KNOWN
        if position is None:
            return NOTHING_KNOWN
        return recap_of(position.state.setup.roles, position.state.history, position.lines)

    def _players_of(self, group: Mapping[str, Any]) -> tuple[Player, ...]:
        try:
            return players_from_json(group["players"])
        except (KeyError, TypeError, ValueError):
            self._journal.report_odd_lists()
            return ()


class _Listed(NamedTuple):
    """A game in the list, and what it was made from."""

    summary: GameSummary
    recap: dict[str, Any] | None
    saved: SavedGame


def _with_recap(game: SavedGame, told: dict[str, Any] | None) -> SavedGame:
    if told is None or not game.over:
        return game
    try:
        return replace(game, recap=recap_from_json(told))
    except (KeyError, TypeError, ValueError):
        return game  # it is told anew


def _may_be_told(game: SavedGame) -> bool:
    return game.over and game.recap is None and game.problem is None


def _is_same(summary: GameSummary, public: Mapping[str, Any], end: State) -> bool:
    """The same deal, by its fingerprint. One that is still played here is not the one of the record."""
    known = summary.public.get("commitment")
    return bool(known) and known == public["commitment"] and summary.outcome == outcome_of(end)


def _waits(summary: GameSummary) -> bool:
    return summary.outcome is None and not summary.set_aside


def _waits_at_its_end(summary: GameSummary) -> bool:
    """Over, and not set aside since: the roles may not have been turned before the program ended."""
    over = summary.outcome is not None and not summary.set_aside
    return over and summary.problem is None and not is_printed(summary.public)


class _Result(NamedTuple):
    """What is kept in plain of a game that is over."""

    outcome: Outcome | Literal["ended_early"]
    rounds: Annotated[int, Between(0, MOST_ROUNDS)]


def _saved(summary: GameSummary) -> SavedGame:
    players: tuple[ListedPlayer, ...] = ()
    printed = is_printed(summary.public)
    try:
        players = listed_players_from_json(summary.public["players"])
        result = None if summary.outcome is None else read(_Result, summary.outcome)
    except (KeyError, ValueError):
        names = tuple(player.name for player in players)
        damaged = JournalProblem.DAMAGED_GAME
        return SavedGame(summary.game, summary.started, names, None, None, damaged, printed=printed)
    return SavedGame(
        summary.game,
        summary.started,
        tuple(player.name for player in players),
        result.outcome if result is not None and isinstance(result.outcome, Outcome) else None,
        None if result is None else result.rounds,
        summary.problem,
        ended_early=result is not None and result.outcome == ENDED_EARLY,
        printed=printed,
        rulebook=_rulebook(summary.public),
        set_aside=summary.set_aside,
        from_elsewhere=was_elsewhere(summary.public),
        bots=frozenset(seat for seat, player in enumerate(players) if player.bot is not None),
    )


def _rulebook(public: Mapping[str, Any]) -> str | None:
    """Rules of another version are no reason not to list a game: opening it will say so."""
    try:
        name = public["options"]["edition"]["name"]
    except (KeyError, TypeError):
        return None
    return name if name in _BOOKS else None
