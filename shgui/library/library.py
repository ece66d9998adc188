"""The games, groups and settings that are saved on this computer."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Any, Literal, NamedTuple

from shgui.checked import Between, read
from shgui.engine.editions import list_edition_names
from shgui.engine.record import Record
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Outcome, Seat
from shgui.library.finished_game import FinishedGame, load_finished_game
from shgui.library.imported_games import rebuild_game
from shgui.library.recap import UNKNOWN_RECAP, GameRecap, build_recap, recap_from_json, recap_to_json
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord
from shgui.storage.journal import GameId, GameSummary, Journal
from shgui.storage.journal_errors import JournalError, JournalFinding, JournalProblem
from shgui.table.earlier_deals import DealFate, find_fate, is_imported, mark_imported
from shgui.table.entries import entry_to_json
from shgui.table.log_lines import MOST_ROUNDS
from shgui.table.options import Options, default_options
from shgui.table.printed.printed_table import PrintedTable, is_printed
from shgui.table.saved_game import (
    ENDED_EARLY,
    OPTIONS,
    build_draft,
    build_outcome,
    build_public_part,
    build_sealed_part,
    restore_game,
)
from shgui.table.seating import ListedPlayer, Player, listed_players_from_json, players_from_json
from shgui.table.table import Table

_BOOKS = frozenset(list_edition_names())


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the list. With a problem it can be set aside, but not opened; a damaged one lacks what can't
    be read.
    """

    game: GameId
    started: datetime | None
    """None only where that is damaged."""
    names: tuple[str, ...]
    outcome: Outcome | None
    rounds: int | None
    problem: JournalProblem | None
    ended_early: bool = False
    """Whether its table ended it before anyone had won; then it has no outcome."""
    printed: bool = False
    """Played with the printed game: `resume_printed` opens it."""
    rulebook: str | None = None
    """None where that is illegible."""
    set_aside: bool = False
    from_elsewhere: bool = False
    """Whether it was imported; then `started` is the time of that."""
    recap: GameRecap | None = None
    """Its recap; None while it isn't over, where none is saved, and before `save_missing_recaps`."""
    bots: frozenset[Seat] = frozenset()
    """The seats that the program played in when it began."""

    @property
    def practice(self) -> bool:
        return len(self.names) > 1 and len(self.bots) == len(self.names) - 1

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the players without bots."""
        return tuple(name for seat, name in enumerate(self.names) if seat not in self.bots)

    @property
    def over(self) -> bool:
        """Whether it is over and its end was left, so that its roles have been revealed."""
        at_its_end = self.outcome is not None or self.ended_early
        return at_its_end and (self.set_aside or self.printed)


class Library:
    """The saved games. Every method may raise a JournalError."""

    def __init__(self, journal: Journal, system_language: str) -> None:
        self._journal = journal
        self._system_language = system_language
        self._listed: dict[GameId, _ListedGame] = {}
        """The games as they were listed last."""

    def saved_games(self) -> tuple[SavedGame, ...]:
        """Return all saved games, the newest first, without opening them."""
        summaries = self._journal.games()
        recaps = self._journal.recaps() if any(summary.outcome is not None for summary in summaries) else {}
        listed = [self._build_list_entry(summary, recaps.get(summary.game)) for summary in summaries]
        self._listed = {each.summary.game: each for each in listed}
        return tuple(each.saved for each in listed)

    def any_saved(self) -> bool:
        return bool(self._journal.games())

    def save_missing_recaps(self, games: Iterable[SavedGame], enough: Callable[[], bool]) -> bool:
        """Save recaps of those games that are over and have none, until it is `enough` for now.

        Return whether any is left. Nothing is saved unless it `keeps_players`.
        """
        missing = (game for game in games if game.over and game.recap is None and game.problem is None)
        waiting = deque(missing if self.keeps_players else ())
        recaps: dict[GameId, dict[str, Any]] = {}
        while waiting and not enough():
            game = waiting.popleft()
            recaps[game.game] = recap_to_json(self._build_recap_of(game))
        if recaps:
            self._journal.save_recaps(recaps)
        return bool(waiting)

    @property
    def keeps_players(self) -> bool:
        """Whether groups and players are saved beside the games."""
        return self._journal.keeps_groups

    def keep_players(self, wanted: bool) -> None:
        """Start or stop saving groups and players; stopping deletes them. The games stay."""
        self._journal.keeps_groups = wanted
        if not wanted:
            self._journal.delete_recaps()
            self._journal.delete_groups()

    def unfinished(self) -> tuple[SavedGame, ...]:
        """Return the games that can be continued, the newest first."""
        games = (
            _build_saved_game(summary) for summary in self._journal.games() if _can_be_continued(summary)
        )
        return tuple(game for game in games if game.problem is not JournalProblem.DAMAGED_GAME)

    def set_damaged_aside(self) -> tuple[SavedGame, ...]:
        """Set aside the unfinished games that are damaged, and return them."""
        games = (
            _build_saved_game(summary) for summary in self._journal.games() if _can_be_continued(summary)
        )
        damaged = tuple(game for game in games if game.problem is JournalProblem.DAMAGED_GAME)
        for game in damaged:
            with suppress(JournalError):  # too damaged to be marked: it is reported again
                self._journal.set_aside(game.game)
        return damaged

    def findings(self) -> tuple[JournalFinding, ...]:
        """Return everything about the saved games that the group should know, although they can be used."""
        self.groups()
        self.options()
        return self._journal.findings

    def list_games_to_continue(self) -> tuple[SavedGame, ...]:
        """Return the games to offer: the last one of a group and of practice, the newest first.

        That is an unfinished game, or the last of all if its end wasn't left.
        """
        games = self.unfinished()
        newest = self._journal.games()[:1]
        if newest and _is_end_unseen(newest[0]):
            over = _build_saved_game(newest[0])
            if over.problem is None:
                games = (over, *games)
        first = games[:1]
        return first + tuple(game for game in games if game.practice != first[0].practice)[:1]

    def groups(self) -> tuple[tuple[Player, ...], ...]:
        """Return the groups with their seats, the one that played last first."""
        groups = (self._parse_group(group) for group in self._journal.groups())
        return tuple(players for players in groups if players)

    def options(self) -> Options:
        """Return the options of the last game."""
        saved = self._journal.settings().get(OPTIONS)
        if saved is None:
            return default_options(self._system_language)
        try:
            return read(Options, saved)
        except (KeyError, TypeError, ValueError):
            # Saved by a version with other rules or choices, or by someone else.
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
        """Start a new game; as `Table.start`."""
        return Table.start(
            players, options, self._journal, seed=seed, rigging=rigging, awaits_words=awaits_words
        )

    def resume(self, game: GameId) -> Table:
        return Table.resume(self._journal, game)

    def finished(self, game: GameId) -> FinishedGame:
        """Return a game that is over; NotOver where it isn't."""
        return load_finished_game(self._journal, game)

    def start_printed(self, players: Sequence[Player], options: Options) -> PrintedTable:
        """Start a new game with printed cards; as `PrintedTable.start`."""
        return PrintedTable.start(players, options, self._journal)

    def resume_printed(self, game: GameId) -> PrintedTable:
        return PrintedTable.resume(self._journal, game)

    def set_aside(self, game: GameId) -> None:
        """Stop offering a game. It stays in the journal."""
        self._journal.set_aside(game)

    def offer_again(self, game: GameId) -> None:
        self._journal.set_aside(game, aside=False)

    def delete(self, game: GameId) -> None:
        """Delete a game. Its fate is kept for the next deal, without names."""
        self._journal.delete(game, self._list_fates().get(game))

    def delete_everything(self) -> None:
        """Delete every game and group, and every copy of them that this program made.

        Marks of the last deals stay, without names.
        """
        self._journal.delete_everything([(fate, game) for game, fate in self._list_fates().items()])

    def _list_fates(self) -> dict[GameId, DealFate]:
        """Return what became of the deals of the last hours that are in the journal."""
        marked = {mark.game for mark in self._journal.deals()}
        games = (summary for summary in self._journal.games() if summary.game in marked)
        return {summary.game: find_fate(self._journal, summary) for summary in games}

    def save_imported_game(self, record: Record) -> GameId | None:
        """Save the finished game of a record; return None where it is saved already.

        Raise UnreadableRecord where it isn't finished, or doesn't follow from its seed.
        """
        game = rebuild_game(record, self._system_language)
        public = build_public_part(game.players, game.options, game.sealed, bool(record.words))
        if any(_is_same(summary, public, game.end) for summary in self._journal.games()):
            return None
        outcome = build_outcome(game.end) or {}
        try:
            return self._journal.save_imported_game(
                mark_imported(public),
                build_sealed_part(game.sealed),
                [entry_to_json(entry) for entry in game.entries],
                build_draft({}),
                outcome,
            )
        except ValueError as error:
            raise UnreadableRecord(RecordProblem.TOO_LARGE) from error

    def _build_list_entry(self, summary: GameSummary, recap: dict[str, Any] | None) -> "_ListedGame":
        """Return a game for the list, from the last list if it hasn't changed."""
        known = self._listed.get(summary.game)
        if known is None or known.summary != summary or known.recap != recap:
            return _ListedGame(summary, recap, _with_recap(_build_saved_game(summary), recap))
        return known

    def _build_recap_of(self, game: SavedGame) -> GameRecap:
        try:
            if game.printed:
                printed = PrintedTable.resume(self._journal, game.game).game
                history = () if printed.view is None else printed.view.history
                return build_recap((), history, ())
            position = restore_game(self._journal, game.game).position
        except JournalError as error:
            if error.problem is not JournalProblem.DAMAGED_GAME:
                raise
            return UNKNOWN_RECAP
        if position is None:
            return UNKNOWN_RECAP
        return build_recap(position.state.setup.roles, position.state.history, position.lines)

    def _parse_group(self, group: Mapping[str, Any]) -> tuple[Player, ...]:
        try:
            return players_from_json(group["players"])
        except (KeyError, TypeError, ValueError):
            self._journal.report_odd_lists()
            return ()


class _ListedGame(NamedTuple):
    """A game in the list, with the values that it was made from."""

    summary: GameSummary
    recap: dict[str, Any] | None
    saved: SavedGame


def _with_recap(game: SavedGame, recap: dict[str, Any] | None) -> SavedGame:
    if recap is None or not game.over:
        return game
    try:
        return replace(game, recap=recap_from_json(recap))
    except (KeyError, TypeError, ValueError):
        return game  # it is made anew


def _is_same(summary: GameSummary, public: Mapping[str, Any], end: State) -> bool:
    """Return whether a saved game is the imported one, by its fingerprint; one that isn't over never is."""
    known = summary.public.get("commitment")
    return bool(known) and known == public["commitment"] and summary.outcome == build_outcome(end)


def _can_be_continued(summary: GameSummary) -> bool:
    return summary.outcome is None and not summary.set_aside


def _is_end_unseen(summary: GameSummary) -> bool:
    """Return whether it is over and not set aside, so that its roles may not have been revealed."""
    over = summary.outcome is not None and not summary.set_aside
    return over and summary.problem is None and not is_printed(summary.public)


class _SavedResult(NamedTuple):
    """The plain result of a game that is over."""

    outcome: Outcome | Literal["ended_early"]
    rounds: Annotated[int, Between(0, MOST_ROUNDS)]


def _build_saved_game(summary: GameSummary) -> SavedGame:
    players: tuple[ListedPlayer, ...] = ()
    printed = is_printed(summary.public)
    try:
        players = listed_players_from_json(summary.public["players"])
        result = None if summary.outcome is None else read(_SavedResult, summary.outcome)
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
        rulebook=_find_rulebook(summary.public),
        set_aside=summary.set_aside,
        from_elsewhere=is_imported(summary.public),
        bots=frozenset(seat for seat, player in enumerate(players) if player.bot is not None),
    )


def _find_rulebook(public: Mapping[str, Any]) -> str | None:
    """Return the rulebook; None where it is unknown, which only matters when the game is opened."""
    try:
        name = public["options"]["edition"]["name"]
    except (KeyError, TypeError):
        return None
    return name if name in _BOOKS else None
