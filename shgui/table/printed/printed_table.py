"""The table of a game with printed cards: every fact is saved before its result is shown."""

from collections.abc import Sequence
from typing import Any, Self

from shgui.checked import read
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.table.answers import Accepted, NotSaved
from shgui.table.options import Options, options_to_json
from shgui.table.position import NotPossible
from shgui.table.printed.printed_facts import Fact, Undone, printed_entry_from_json, printed_entry_to_json
from shgui.table.printed.printed_game import PrintedGame
from shgui.table.saved_game import build_group, build_settings
from shgui.table.seating import Player, clean_players, player_to_json, players_from_json

PrintedAnswer = Accepted | NotPossible | NotSaved

_BOX = "box"


class PrintedTable:
    """Made by `start` or `resume`."""

    def __init__(
        self, journal: Journal, saved_as: GameId, options: Options, game: PrintedGame, steps: int = 0
    ) -> None:
        self.saved_as = saved_as
        self.options = options
        self._journal = journal
        self._game = game
        self._steps = steps

    @classmethod
    def start(cls, players: Sequence[Player], options: Options, journal: Journal) -> Self:
        """Start a game for a group that plays with printed cards; as `Table.start`."""
        sitting = clean_players(players)
        public = {
            _BOX: True,
            "players": [player_to_json(player) for player in sitting],
            "options": options_to_json(options),
        }
        saved_as = journal.start_game(public, {}, {}, build_group(sitting), build_settings(options))
        return cls(journal, saved_as, options, PrintedGame(sitting, options.edition))

    @classmethod
    def resume(cls, journal: Journal, saved_as: GameId) -> Self:
        """Return a saved game at its last entry; JournalError where it can't be read."""
        stored = journal.load(saved_as)
        try:
            if not is_printed(stored.public):
                raise ValueError("dealt here")
            options = read(Options, stored.public["options"])
            players = players_from_json(stored.public["players"])
            game = PrintedGame(players, options.edition)
            for saved in stored.entries:
                entry = printed_entry_from_json(saved)
                after = game.undone() if isinstance(entry, Undone) else game.after(entry)
                if not isinstance(after, PrintedGame):
                    raise ValueError(after.reason)
                game = after
        except (KeyError, TypeError, ValueError) as error:
            # Sealed by this program, and yet not playable: by a version with other rules.
            raise JournalError(JournalProblem.DAMAGED_GAME, journal.path) from error
        return cls(journal, saved_as, options, game, len(stored.entries))

    @property
    def players(self) -> tuple[Player, ...]:
        return self._game.players

    @property
    def game(self) -> PrintedGame:
        return self._game

    def enter(self, fact: Fact) -> PrintedAnswer:
        return self._save_and_adopt(self._game.after(fact), fact)

    def undo(self) -> PrintedAnswer:
        return self._save_and_adopt(self._game.undone(), Undone())

    def finish(self) -> PrintedAnswer:
        """Mark a game that is over as finished; until then its end can be undone."""
        view = self._game.view
        if view is None or view.outcome is None:
            return Accepted()
        return self._save([], {"outcome": view.outcome, "rounds": view.round}) or Accepted()

    def _save_and_adopt(self, after: PrintedGame | NotPossible, entry: Fact | Undone) -> PrintedAnswer:
        if not isinstance(after, PrintedGame):
            return after
        not_saved = self._save([printed_entry_to_json(entry)])
        if not_saved is not None:
            return not_saved
        self._steps += 1
        self._game = after
        return Accepted(() if isinstance(entry, Undone) else after.last_events)

    def _save(self, entries: list[dict[str, Any]], outcome: dict[str, Any] | None = None) -> NotSaved | None:
        try:
            self._journal.append(self.saved_as, self._steps, entries, {}, outcome)
        except JournalError as error:
            return NotSaved(error.problem, error.detail)
        return None


def is_printed(public: dict[str, Any]) -> bool:
    """Return whether a saved game is one with printed cards, by its plain part."""
    return public.get(_BOX) is True
