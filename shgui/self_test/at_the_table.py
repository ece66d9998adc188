"""Whole games without a window: rules, saved games, their seal, and the proof of fairness."""

import json
from pathlib import Path
from random import Random

from shgui.engine.editions import get_edition, list_edition_names
from shgui.engine.fairness import Proof, verify
from shgui.engine.record import record_to_json
from shgui.engine.types import Phase
from shgui.engine.view import PlayerView
from shgui.library.library import Library
from shgui.library.unreadable_record import record_from_bytes
from shgui.self_test import BrokenError, Facts
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.table.answers import Accepted, Answer
from shgui.table.options import Options, Voting
from shgui.table.seating import Player
from shgui.table.table import Table

PLAYERS = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")
_FEWEST = 5
_WORDS = "zażółć gęślą jaźń"
_INTERRUPTED_AFTER = 20
_MOST_STEPS = 1000


def play_at_the_table(folder: Path) -> Facts:
    """Play a game by every rulebook, each closed in the middle and resumed."""
    steps = {}
    for number, rules in enumerate(list_edition_names()):
        players = _FEWEST + number % (len(PLAYERS) - _FEWEST + 1)
        steps[rules] = _play_game(
            UserFolders(folder / rules / "data", folder / rules / "settings"), rules, players
        )
    return {"steps": steps}


def _play_game(folders: UserFolders, rules: str, players: int) -> int:
    choices = Random(rules)  # noqa: S311  # what players choose is no secret here
    options = Options(get_edition(rules), "en", Voting.HANDS)
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        seats = [Player(name, "en") for name in PLAYERS[:players]]
        table = Library(journal, "en").start(seats, options, awaits_words=True)
        _require_accepted(table.add_words(_WORDS))
        for _ in range(_INTERRUPTED_AFTER):
            _take_step(table, choices)
        seen = _list_views(table)
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        library = Library(journal, "en")
        table = library.resume(library.unfinished()[0].game)
        if _list_views(table) != seen:
            raise BrokenError(f"a game by the rules {rules} came back changed")
        steps = _INTERRUPTED_AFTER
        while table.view(None).phase is not Phase.OVER:
            _take_step(table, choices)
            steps += 1
            if steps > _MOST_STEPS:
                raise BrokenError(f"a game by the rules {rules} doesn't end")
        _check_record(table)
    return steps


def _take_step(table: Table, choices: Random) -> None:
    view = table.view(None)
    if table.unseen:
        _require_accepted(table.note_secret_shown(table.unseen[0]))
    elif view.phase is Phase.VOTE:
        _require_accepted(table.reveal_votes({seat: choices.random() < 0.8 for seat in view.alive}))
    elif view.phase is not Phase.OVER:
        seat = view.on_move[0]
        _require_accepted(table.submit(seat, choices.choice(table.list_legal_actions(seat))))


def _list_views(table: Table) -> list[PlayerView]:
    return [table.view(seat) for seat in (None, *range(len(table.players)))]


def _check_record(table: Table) -> None:
    record = table.record()
    if record is None:
        raise BrokenError("a game that is over has no record")
    written = json.dumps(record_to_json(record))
    verdict = verify(record_from_bytes(written.encode()), table.fingerprint, record.end)
    if verdict.proof is not Proof.NOBODY_CHOSE:
        raise BrokenError("the record of a fair game isn't found fair")


def _require_accepted(answer: Answer) -> None:
    if not isinstance(answer, Accepted):
        raise BrokenError(f"the table refused what it had offered: {answer}")
