"""The position of a game at its table, and the one function that leads to the next.

Playing and resuming both go through `apply_entry`, so they can't differ.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from shgui.engine.actions import CallSpecialElection, Investigate, Nominate, Vote
from shgui.engine.apply import apply
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import (
    Event,
    GovernmentElected,
    GovernmentRejected,
    PlayerInvestigated,
    PoliciesDrawn,
    RoundBegan,
    TrackerAdvanced,
    TrackerReset,
    VotesRevealed,
)
from shgui.engine.fingerprint import SeatChange
from shgui.engine.phases.rounds import end_early
from shgui.engine.record import Move
from shgui.engine.state import State
from shgui.engine.types import Phase, Seat
from shgui.table.answers import NotDone, TableReason
from shgui.table.entries import (
    ActionEntry,
    ClaimEntry,
    DrawnChanceEntry,
    EndedEarlyEntry,
    Entry,
    LanguageEntry,
    LookEntry,
    OpenChangeEntry,
    RemarkEntry,
    RoleShownEntry,
    SpokenEntry,
    StandInEntry,
    UndoEntry,
    VotesEntry,
    VotingEntry,
    WithdrawalEntry,
    WordsEntry,
)
from shgui.table.log_lines import (
    Claim,
    ClaimNoted,
    ClaimWithdrawn,
    GameEndedEarly,
    LanguageChanged,
    Line,
    Occasion,
    Remark,
    Remarked,
    SlipTakenBack,
    StandInSat,
    VotingChanged,
    find_standing_claim,
    list_occasions,
)
from shgui.table.options import Options, Voting
from shgui.table.role_showings import RoleShowing
from shgui.table.seating import Player, find_bot_seats

MOST_LANGUAGES = 20
"""The most changes of language of one seat in a game: far more than anyone needs."""
MOST_CLAIMS = 40
"""The most claims of one seat in a game, corrections included. There are at most about 25 occasions."""


@dataclass(frozen=True, slots=True, repr=False)  # never printed in a log or report
class UndoableChoice:
    """A public choice that can be undone, since no secret was shown after it."""

    before: State
    events: tuple[Event, ...]
    moves: int = 1
    """The number of its actions: one for each voter where it was a vote."""
    by_bot: bool = False
    """Whether a bot chose it; then it can't be undone."""


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A game after one of its entries, secrets included."""

    players: tuple[Player, ...]
    state: State
    moves: tuple[Move, ...]
    """The actions that hold, without undone ones."""
    lines: tuple[Line, ...]
    unseen: tuple[Seat, ...]
    """Seats that must still be shown something: the role, or the result of an investigation."""
    slips: tuple[UndoableChoice, ...]
    shown: tuple[RoleShowing | None, ...]
    """The last opening of each seat's role."""
    newcomers: tuple[Seat, ...] = ()
    """Stand-ins who must still be shown their role and everything that the seat has seen."""
    votings: tuple[VotingChanged, ...] = ()
    """Changes of the way of voting since the deal."""
    drawn_for_bots: bytes = b""
    """Chance that an earlier version drew for bots after the deal; otherwise empty."""
    seat_changes: tuple[SeatChange, ...] = ()
    """Seats that passed to the program or back."""

    @property
    def bots(self) -> frozenset[Seat]:
        return find_bot_seats(self.players)

    @property
    def can_take_back(self) -> bool:
        """Whether the last choice can be undone: a bot's can't, nor can anything before it."""
        return bool(self.slips) and not self.slips[-1].by_bot

    def voting(self, options: Options) -> Voting:
        """Return the way of voting in this round."""
        chosen = [change.voting for change in self.votings if change.from_round <= self.state.round]
        return chosen[-1] if chosen else options.voting

    def next_voting(self, options: Options) -> Voting:
        return self.votings[-1].voting if self.votings else options.voting


NotPossible = Refusal | NotDone

_OPENS_NO_SECRET = (
    VotesRevealed
    | GovernmentElected
    | GovernmentRejected
    | TrackerAdvanced
    | TrackerReset
    | PoliciesDrawn
    | RoundBegan
)
"""An event that doesn't keep tapped votes from being undone. No one can forget whether a Chancellor is
Hitler, or which policy was on top of the deck.
"""


def start_position(players: Sequence[Player], state: State) -> Position:
    """Return the position after the deal, before anyone has looked at a role."""
    seats = tuple(range(len(players)))
    return Position(tuple(players), state, (), state.history, seats, slips=(), shown=(None,) * len(seats))


def replay_entries(position: Position, entries: Iterable[Entry], options: Options) -> Iterator[Position]:
    """Yield this position and the one after each entry; ValueError where one isn't possible."""
    yield position
    for entry in entries:
        after = apply_entry(position, entry, options)
        if not isinstance(after, Position):
            raise ValueError(after.reason)
        position = after
        yield position


def apply_entry(position: Position, entry: Entry, options: Options) -> Position | NotPossible:
    match entry:
        case WordsEntry():
            return NotDone(TableReason.TOO_LATE_FOR_WORDS)
        case ActionEntry():
            return _apply_action(position, entry)
        case VotesEntry():
            return _apply_votes_entry(position, entry)
        case LookEntry(seat):
            return _apply_look(position, seat)
        case RoleShownEntry():
            return _apply_role_shown(position, entry)
        case UndoEntry():
            return _undo_choice(position)
        case ClaimEntry() | WithdrawalEntry() | RemarkEntry():
            return _apply_spoken_entry(position, entry, options)
        case DrawnChanceEntry(chance):
            return replace(position, drawn_for_bots=chance)
        case StandInEntry() | LanguageEntry() | VotingEntry() | EndedEarlyEntry():
            return _apply_open_change(position, entry, options)


def check_limit(position: Position, entry: Entry) -> NotDone | None:
    """Return why a table takes no more entries of this kind from a seat, or None if it does.

    `apply_entry` doesn't ask: games of earlier versions may have any number.
    """
    lines = position.lines
    match entry:
        case LanguageEntry(seat):
            changes = sum(isinstance(line, LanguageChanged) and line.seat == seat for line in lines)
            return NotDone(TableReason.TOO_MANY_LANGUAGES) if changes >= MOST_LANGUAGES else None
        case ClaimEntry(Claim(Occasion(seat=seat))):
            claims = sum(isinstance(line, ClaimNoted) and line.claim.occasion.seat == seat for line in lines)
            return NotDone(TableReason.TOO_MANY_CLAIMS) if claims >= MOST_CLAIMS else None
        case _:
            return None


def _apply_action(position: Position, entry: ActionEntry) -> Position | NotPossible:
    moved = apply(position.state, entry.seat, entry.action)
    if isinstance(moved, Refusal):
        return moved
    state, events = moved
    # Only these two show no secret and rest on none.
    is_slip = isinstance(entry.action, Nominate | CallSpecialElection)
    slip = UndoableChoice(position.state, events, by_bot=entry.seat in position.bots)
    unseen = position.unseen
    if isinstance(entry.action, Investigate):
        unseen = tuple(sorted({*unseen, entry.seat}))
    return replace(
        position,
        state=state,
        moves=(*position.moves, (entry.seat, entry.action)),
        lines=position.lines + events,
        unseen=unseen,
        slips=(*position.slips, slip) if is_slip else (),
    )


def apply_votes(state: State, ballots: Sequence[tuple[Seat, bool]]) -> State | NotPossible:
    """Return the state after a whole vote, or why these ballots aren't one."""
    if state.phase is Phase.VOTE and {seat for seat, _ in ballots} < set(state.on_move):
        return NotDone(TableReason.VOTES_MISSING)
    for seat, ja in ballots:
        moved = apply(state, seat, Vote(ja))
        if isinstance(moved, Refusal):
            return moved
        state, _ = moved
    return state


def _apply_votes_entry(position: Position, entry: VotesEntry) -> Position | NotPossible:
    state = apply_votes(position.state, entry.ballots)
    if not isinstance(state, State):
        return state
    events = state.history[len(position.state.history) :]
    moves = tuple((seat, Vote(ja)) for seat, ja in entry.ballots)
    slip = UndoableChoice(position.state, events, len(moves))
    is_slip = entry.tapped and all(isinstance(event, _OPENS_NO_SECRET) for event in events)
    return replace(
        position,
        state=state,
        moves=position.moves + moves,
        lines=position.lines + events,
        slips=(*position.slips, slip) if is_slip else (),
    )


def _apply_look(position: Position, seat: Seat) -> Position | NotPossible:
    if not _is_seat(position, seat):
        return Refusal(Reason.NO_SUCH_SEAT)
    if seat in position.newcomers:
        # First the role; a result that the player before hadn't seen is shown after it.
        newcomers = tuple(other for other in position.newcomers if other != seat)
        return replace(position, newcomers=newcomers, slips=())
    # Everyone sees the role first. Games that were saved before showings were kept don't say when.
    shown = _with_showing(position, seat, None) if position.shown[seat] is None else position.shown
    unseen = tuple(other for other in position.unseen if other != seat)
    return replace(position, unseen=unseen, slips=(), shown=shown)


def _apply_role_shown(position: Position, entry: RoleShownEntry) -> Position | NotPossible:
    if not _is_seat(position, entry.seat):
        return Refusal(Reason.NO_SUCH_SEAT)
    return replace(position, slips=(), shown=_with_showing(position, entry.seat, entry.at))


def _with_showing(position: Position, seat: Seat, at: datetime | None) -> tuple[RoleShowing | None, ...]:
    showing = RoleShowing(at, position.state.round - 1)
    return tuple(showing if other == seat else before for other, before in enumerate(position.shown))


def _undo_choice(position: Position) -> Position | NotPossible:
    """Undo the last choice, even a bot's: games of earlier versions may have that. A table asks
    `can_take_back` first.
    """
    if not position.slips:
        return NotDone(TableReason.NOTHING_TO_TAKE_BACK)
    *earlier, slip = position.slips
    moves = position.moves[: -slip.moves]
    return replace(
        position,
        state=slip.before,
        moves=moves,
        seat_changes=tuple(
            replace(change, after=min(change.after, len(moves))) for change in position.seat_changes
        ),
        lines=(*position.lines, SlipTakenBack(slip.events)),
        slips=tuple(earlier),
    )


def _apply_spoken_entry(position: Position, entry: SpokenEntry, options: Options) -> Position | NotPossible:
    if position.state.phase is Phase.OVER:
        return Refusal(Reason.GAME_OVER)
    if isinstance(entry, RemarkEntry):
        return _add_remark(position, entry.remark)
    if not options.claims:
        return NotDone(TableReason.CLAIMS_ARE_OFF)
    line = build_claim_line(entry, position.state.history, position.lines)
    return line if isinstance(line, NotDone) else replace(position, lines=(*position.lines, line))


def build_claim_line(
    entry: ClaimEntry | WithdrawalEntry, history: Iterable[Event], lines: Sequence[Line]
) -> ClaimNoted | ClaimWithdrawn | NotDone:
    """Return the line of the game log for a claim or its withdrawal, or why it can't be made."""
    if isinstance(entry, WithdrawalEntry):
        claim = find_standing_claim(lines, entry.occasion)
        return NotDone(TableReason.NOTHING_CLAIMED) if claim is None else ClaimWithdrawn(claim)
    if entry.claim.occasion not in list_occasions(history):
        return NotDone(TableReason.NO_SUCH_OCCASION)
    return ClaimNoted(entry.claim) if entry.claim.is_well_formed else NotDone(TableReason.NOT_A_CLAIM)


def _add_remark(position: Position, remark: Remark) -> Position | NotPossible:
    """Note a remark of a bot; persons say theirs aloud."""
    everybody = (remark.seat, *remark.about)
    all_here = all(_is_seat(position, seat) for seat in everybody)
    if not remark.is_well_formed or not all_here or remark.seat not in position.bots:
        return NotDone(TableReason.NOT_A_REMARK)
    return replace(position, lines=(*position.lines, Remarked(remark)))


def _apply_open_change(
    position: Position, entry: OpenChangeEntry, options: Options
) -> Position | NotPossible:
    if position.state.phase is Phase.OVER:
        return Refusal(Reason.GAME_OVER)
    if isinstance(entry, EndedEarlyEntry):
        return _end_early(position)
    if isinstance(entry, VotingEntry):
        return _choose_voting(position, entry.voting, options)
    if not _is_seat(position, entry.seat):
        return Refusal(Reason.NO_SUCH_SEAT)
    return (
        _stand_in(position, entry) if isinstance(entry, StandInEntry) else _choose_language(position, entry)
    )


def _end_early(position: Position) -> Position:
    """End the game; as everything is revealed, nothing must be shown any more."""
    return replace(
        position,
        state=end_early(position.state),
        lines=(*position.lines, GameEndedEarly(position.state.round)),
        unseen=(),
        slips=(),
        newcomers=(),
    )


def _stand_in(position: Position, entry: StandInEntry) -> Position | NotPossible:
    seat = entry.seat
    if seat not in position.state.alive:
        return Refusal(Reason.EXECUTED)
    newcomers = position.newcomers
    if seat not in position.unseen or _has_investigated(position, seat):
        newcomers = tuple(sorted({*newcomers, seat}))
    before = position.players[seat]
    bot = entry.player.bot
    line = StandInSat(seat, before.name, entry.player.name, bot, before.bot)
    seat_changes = position.seat_changes
    if bot is not before.bot:
        seat_changes += (SeatChange(len(position.moves), seat, None if bot is None else str(bot)),)
    return replace(
        _with_player(position, seat, entry.player),
        lines=(*position.lines, line),
        newcomers=newcomers,
        seat_changes=seat_changes,
    )


def _choose_language(position: Position, entry: LanguageEntry) -> Position | NotPossible:
    player = position.players[entry.seat]
    if entry.language == player.language:
        return NotDone(TableReason.ALREADY_SO)
    line = LanguageChanged(entry.seat, entry.language)
    after = _with_player(position, entry.seat, replace(player, language=entry.language))
    return replace(after, lines=(*position.lines, line))


def _choose_voting(position: Position, voting: Voting, options: Options) -> Position | NotPossible:
    if voting is position.next_voting(options):
        return NotDone(TableReason.ALREADY_SO)
    change = VotingChanged(voting, position.state.round + 1)
    return replace(position, lines=(*position.lines, change), votings=(*position.votings, change))


def _with_player(position: Position, seat: Seat, player: Player) -> Position:
    players = tuple(player if other == seat else before for other, before in enumerate(position.players))
    return replace(position, players=players)


def _has_investigated(position: Position, seat: Seat) -> bool:
    """Return whether this seat investigated someone: what it hasn't seen then is a party, not its role."""
    history = position.state.history
    return any(isinstance(event, PlayerInvestigated) and event.president == seat for event in history)


def _is_seat(position: Position, seat: object) -> bool:
    return type(seat) is int and 0 <= seat < len(position.players)


def cast_ballots(state: State, ballots: Mapping[Seat, bool]) -> State:
    """Return the state with these ballots cast, which are never all of them."""
    for seat, ja in ballots.items():
        moved = apply(state, seat, Vote(ja))
        if isinstance(moved, Refusal):
            raise ValueError(moved.reason)
        state, _ = moved
    return state
