"""Finished games from records, saved like those that were played here.

Their actions become the entries that a table would have saved, so they open like every other saved game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from shgui.engine.actions import Vote
from shgui.engine.apply import apply
from shgui.engine.errors import Refusal
from shgui.engine.record import Record, build_record
from shgui.engine.state import State
from shgui.engine.types import Phase
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord
from shgui.table.earlier_deals import EarlierDeals
from shgui.table.entries import ActionEntry, EndedEarlyEntry, Entry, StandInEntry, VotesEntry, WordsEntry
from shgui.table.options import Options, default_options
from shgui.table.position import Position, apply_entry, start_position
from shgui.table.sealed_deal import SealedDeal, restore_deal
from shgui.table.seating import Player, Temperament, list_recorded_players


class ImportedGame(NamedTuple):
    """Everything that a table would have saved of the game."""

    players: tuple[Player, ...]
    options: Options
    sealed: SealedDeal
    entries: tuple[Entry, ...]
    end: State


def rebuild_game(record: Record, language: str) -> ImportedGame:
    """Return the game of a record; UnreadableRecord where it isn't over, or doesn't follow from its seed."""
    if record.seed is None or record.ending is None:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    options = replace(default_options(language), edition=record.edition)
    try:
        players = list_recorded_players(record.names, record.bots, language)
        changes = list_seat_changes(record, players)
        sealed = restore_deal(players, record.edition, record, EarlierDeals())
    except ValueError as error:
        raise UnreadableRecord(RecordProblem.DAMAGED) from error
    position = start_position(players, sealed.dealt(record.words))
    entries: list[Entry] = [WordsEntry(record.words)] if record.words else []
    for entry in _replay_as_entries(record, position.state, changes):
        after = apply_entry(position, entry, options)
        if not isinstance(after, Position):
            raise UnreadableRecord(RecordProblem.DAMAGED)
        position = after
        entries.append(entry)
    if build_record(record.names, position.state, position.moves, position.seat_changes) != record:
        raise UnreadableRecord(RecordProblem.DAMAGED)
    return ImportedGame(players, options, sealed, tuple(entries), position.state)


def list_seat_changes(record: Record, players: Sequence[Player]) -> tuple[tuple[StandInEntry, ...], ...]:
    """Return the changes of seats before each action, and after the last; ValueError for an unknown bot.

    A record doesn't have the names of stand-ins, so seats keep the name of the deal.
    """
    changes: list[list[StandInEntry]] = [[] for _ in range(len(record.moves) + 1)]
    for change in record.seat_changes:
        bot = None if change.bot is None else Temperament(change.bot)
        changes[change.after].append(StandInEntry(change.seat, replace(players[change.seat], bot=bot)))
    return tuple(map(tuple, changes))


def _replay_as_entries(
    record: Record, state: State, changes: Sequence[Sequence[StandInEntry]]
) -> Iterator[Entry]:
    ballots: list[tuple[int, bool]] = []
    for number, (seat, action) in enumerate(record.moves):
        yield from changes[number]
        moved = apply(state, seat, action)
        if isinstance(moved, Refusal):
            raise UnreadableRecord(RecordProblem.DAMAGED)
        state, _ = moved
        if not isinstance(action, Vote):
            yield ActionEntry(seat, action)
            continue
        ballots.append((seat, action.ja))
        if state.phase is not Phase.VOTE:
            yield VotesEntry(tuple(ballots))
            ballots = []
    if ballots:  # it ended in the middle of a vote, which no table saves
        raise UnreadableRecord(RecordProblem.DAMAGED)
    yield from changes[-1]
    if state.phase is not Phase.OVER and record.is_broken_off:
        yield EndedEarlyEntry()
