"""Games in the journal: their plain part, their sealed part, and the way back to a table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Any, Literal, NamedTuple

from shgui.checked import FLAT, OPTIONAL, Between, Length, read, write
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.record import record_from_json, record_to_json
from shgui.engine.state import State
from shgui.engine.types import Phase, Seat
from shgui.storage.journal import GameId, Group, Journal, StoredGame
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.table.earlier_deals import DealFate, EarlierDeals
from shgui.table.entries import (
    Ballots,
    Entry,
    RemarkEntry,
    WordsEntry,
    entry_from_json,
    entry_to_json,
)
from shgui.table.log_lines import MOST_PENDING_REMARKS, PendingRemark, Remark
from shgui.table.options import Options, options_to_json
from shgui.table.position import Position, cast_ballots, replay_entries, start_position
from shgui.table.sealed_deal import SealedDeal, restore_deal
from shgui.table.seating import Player, fold_name, is_practice, player_to_json

_MOST_EVENTS = 10_000
"""More than any game can have."""
OPTIONS = "options"
"""The name of the setting."""
ENDED_EARLY = "ended_early"
"""The outcome of a game that its table ended early."""


@dataclass(frozen=True, slots=True, repr=False)
class RestoredGame:
    """A game from the journal, with everything that a table needs to continue it."""

    options: Options
    players: tuple[Player, ...]
    """Those of the deal."""
    sealed: SealedDeal
    started: datetime
    positions: tuple[Position, ...]
    """The positions after the deal and after each step; none while the table may still add its words."""
    steps: int
    ballots: dict[Seat, bool]
    beside: dict[str, Any]
    drawn_for_bots: bytes
    """Chance that an earlier version drew for bots; empty where it follows from the deal."""
    remarks: tuple[PendingRemark, ...] = ()
    """Remarks that bots still have to make."""

    @property
    def position(self) -> Position | None:
        return self.positions[-1] if self.positions else None


def build_public_part(
    players: Sequence[Player], options: Options, sealed: SealedDeal, awaits_words: bool
) -> dict[str, Any]:
    return {
        "players": [player_to_json(player) for player in players],
        "options": options_to_json(options),
        "commitment": sealed.fingerprint,
        "earlier": list(sealed.earlier.fates),
        "deal_times": [time.isoformat(timespec="seconds") for time in sealed.earlier.times or ()],
        "awaits_words": awaits_words,
    }


def build_sealed_part(sealed: SealedDeal) -> dict[str, Any]:
    return {"game": record_to_json(sealed.record())}


def build_draft(ballots: Mapping[Seat, bool], remarks: Sequence[PendingRemark] = ()) -> dict[str, Any]:
    draft: dict[str, Any] = {"ballots": write(sorted(ballots.items()))}
    if remarks:
        newest = remarks[-MOST_PENDING_REMARKS:]
        draft["remarks"] = [[events, entry_to_json(RemarkEntry(remark))] for events, remark in newest]
    return draft


class _SavedRemark(NamedTuple):
    entry: Literal["remark_made"]
    remark: Annotated[Remark, FLAT]


class _Draft(NamedTuple):
    """The members that `build_draft` writes."""

    ballots: Ballots
    remarks: Annotated[
        tuple[tuple[Annotated[int, Between(0, _MOST_EVENTS)], _SavedRemark], ...],
        Length(MOST_PENDING_REMARKS),
        OPTIONAL,
    ] = ()


class _PublicPart(NamedTuple):
    """The members that `build_public_part` writes. Games of earlier versions lack the last ones."""

    players: Annotated[tuple[Player, ...], Length(MOST_PLAYERS)]
    options: Options
    commitment: str
    earlier: Annotated[tuple[DealFate, ...], OPTIONAL] = ()
    deal_times: Annotated[tuple[datetime, ...], Length(2), OPTIONAL] = ()
    awaits_words: Annotated[bool, OPTIONAL] = False


def build_outcome(state: State) -> dict[str, Any] | None:
    """Return the public result of a game that is over; None before."""
    if state.phase is not Phase.OVER:
        return None
    return {"outcome": state.outcome or ENDED_EARLY, "rounds": state.round}


def build_group(players: Sequence[Player]) -> Group:
    return Group(
        tuple(fold_name(player.name) for player in players),
        {"players": [player_to_json(player) for player in players]},
    )


def build_settings(options: Options) -> dict[str, Any]:
    voting = options.usual_voting or options.voting
    claims = options.claims if options.usual_claims is None else options.usual_claims
    return {OPTIONS: options_to_json(replace(options, voting=voting, claims=claims))}


def build_next_offer(players: Sequence[Player], options: Options) -> tuple[Group | None, dict[str, Any]]:
    """Return the group and options that the next table is offered; none after practice."""
    return (None, {}) if is_practice(players) else (build_group(players), build_settings(options))


def restore_game(journal: Journal, game: GameId) -> RestoredGame:
    """Return the game at its last step. All steps are played again, by the rules."""
    stored = journal.load(game)
    try:
        return _parse_stored_game(stored)
    except (KeyError, TypeError, ValueError) as error:
        # Sealed by this program, and yet not playable: by a version with other rules.
        raise JournalError(JournalProblem.DAMAGED_GAME, journal.path) from error


def _parse_stored_game(stored: StoredGame) -> RestoredGame:
    public, draft = read(_PublicPart, stored.public), read(_Draft, stored.draft)
    record = record_from_json(stored.setup["game"])
    times = public.deal_times
    earlier = EarlierDeals(public.earlier, (times[0], times[1]) if times else None)
    sealed = restore_deal(public.players, public.options.edition, record, earlier)
    if sealed.fingerprint != public.commitment:
        raise ValueError("the fingerprint is another")
    entries = [entry_from_json(entry) for entry in stored.entries]
    positions: tuple[Position, ...] = ()
    if entries or not public.awaits_words:
        words = _parse_words(entries.pop(0)) if public.awaits_words else ""
        dealt = start_position(public.players, sealed.dealt(words))
        positions = tuple(replay_entries(dealt, entries, public.options))
        cast_ballots(positions[-1].state, dict(draft.ballots))
    return RestoredGame(
        public.options,
        public.players,
        sealed,
        stored.started,
        positions,
        len(stored.entries),
        dict(draft.ballots),
        stored.beside,
        bytes.fromhex(stored.setup.get("bots", "")),
        tuple((events, saved.remark) for events, saved in draft.remarks),
    )


def _parse_words(entry: Entry) -> str:
    if not isinstance(entry, WordsEntry):
        raise TypeError("a game that waits for words begins with them")
    return entry.words
