"""What pages are told, made from the table: plain data and nothing that only one player may see."""

from dataclasses import replace

from shgui.engine.errors import Refusal
from shgui.engine.events import Event, GameBegan, RoundBegan
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.presentation.scenes import CoverScene, EndScene, FingerprintScene, TableScene, prompt_on
from shgui.presentation.screens import HandOverScreen, Screen, TableScreen
from shgui.table.log_lines import Line, occasions
from shgui.table.private_tasks import TaskKind
from shgui.table.table_reader import SeatedGroup, TableReader
from shgui.words.catalogue import Catalogue

ViewAndLines = tuple[PlayerView, tuple[Line, ...]]
"""What the table shows: the public view and the chronicle."""


def names_at(table: SeatedGroup) -> tuple[str, ...]:
    return tuple(player.name for player in table.players)


def fingerprint_of(table: TableReader) -> FingerprintScene:
    return FingerprintScene(table.fingerprint, table.deal, table.earlier_deals, table.deal_times)


def public_table_of(
    table: TableReader, screen: Screen, shown: ViewAndLines, events: tuple[Event, ...]
) -> TableScene:
    """`shown` is what the table shows, which may lag behind what has happened."""
    view, chronicle = shown
    choices, refusals = _targets(table, screen)
    options = table.options
    seen = occasions(view.history)
    return TableScene(
        view=view,
        names=names_at(table),
        prompt=replace(prompt_on(screen), choices=choices, refusals=refusals, can_undo=table.can_take_back),
        events=events,
        voting=options.voting,
        discussion_seconds=options.discussion_seconds,
        chronicle=chronicle,
        claims=options.claims,
        occasions=tuple(occasion for occasion in table.occasions if occasion in seen),
        dealing=_is_dealing(table),
        languages=tuple(player.language for player in table.players),
        next_voting=table.next_voting,
        bots=table.bots,
    )


def cover_of(
    table: TableReader,
    screen: HandOverScreen,
    words: Catalogue,
    hold: bool,
    *,
    goes_round: bool,
    elsewhere: frozenset[Seat] = frozenset(),
    alone: bool = False,
) -> CoverScene:
    """`goes_round`: the game hands the screen to this player; nobody asked for it. It doesn't go to those who
    are elsewhere.
    """
    name = table.players[screen.seat].name
    number, hands = _gone_round(table, screen.purpose, elsewhere) if goes_round else (0, 0)
    return CoverScene(screen.seat, name, screen.purpose, words, hold and not alone, number, hands, alone)


def ending_of(table: TableReader) -> EndScene:
    record = table.record()
    ending = EndScene(table.view(None), names_at(table), table.chronicle, table.review(), bots=table.bots)
    if record is None or not table.fingerprint:
        return ending
    start = table.fingerprint
    return replace(ending, end=record.end, start=start, unchanged=table.fits_fingerprint)


def _is_dealing(table: TableReader) -> bool:
    """Nobody has done anything yet, and somebody hasn't seen the own role."""
    begun = all(isinstance(event, GameBegan | RoundBegan) for event in table.view(None).history)
    return begun and bool(table.unseen)


def _gone_round(table: TableReader, purpose: TaskKind, elsewhere: frozenset[Seat]) -> tuple[int, int]:
    """Which hand it is, and of how many."""
    if purpose is TaskKind.ROLE and _is_dealing(table):
        hands = len(table.players) - len(elsewhere)
        return hands - len({*table.unseen} - elsewhere) + 1, hands
    if purpose is TaskKind.BALLOT:
        view = table.view(None)
        return len({*view.voted} - elsewhere) + 1, len({*view.alive} - elsewhere)
    return 0, 0


def _targets(table: TableReader, screen: Screen) -> tuple[tuple[Seat, ...], dict[Seat, Refusal]]:
    """Who can be chosen, and why the others can't."""
    if not isinstance(screen, TableScreen) or screen.ask.choice is None or screen.seat is None:
        return (), {}
    action = screen.ask.choice
    legal = set(table.legal(screen.seat))
    seats = range(len(table.players))
    choices = tuple(seat for seat in seats if action(seat) in legal)
    reasons = {seat: table.why_not(screen.seat, action(seat)) for seat in seats if seat not in choices}
    return choices, {seat: reason for seat, reason in reasons.items() if reason is not None}
