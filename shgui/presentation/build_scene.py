"""Scenes made from public steps and from what is open at a table. None holds what only one player may see."""

from collections.abc import Mapping
from dataclasses import replace

from shgui.engine.errors import Refusal
from shgui.engine.events import GameBegan, RoundBegan
from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.presentation.scenes import (
    CoverScene,
    EndScene,
    FingerprintScene,
    PromptScene,
    TableScene,
    build_screen_prompt,
)
from shgui.presentation.screens import HandOverScreen, Screen, Situation, TableScreen, list_missing_elsewhere
from shgui.table.log_lines import Line, list_occasions
from shgui.table.private_tasks import TaskKind
from shgui.table.public_log import PublicStep
from shgui.table.table_reader import SeatedGroup, TableReader


def list_names(table: SeatedGroup) -> tuple[str, ...]:
    return tuple(player.name for player in table.players)


def build_fingerprint_scene(table: TableReader) -> FingerprintScene:
    return FingerprintScene(table.fingerprint, table.deal, table.earlier_deals, table.deal_times)


def build_scene(
    step: PublicStep, lines: tuple[Line, ...], situation: Situation, prompt: PromptScene
) -> TableScene:
    """Return the table at this step, with the game log of `lines`."""
    return TableScene(
        view=step.view,
        names=tuple(player.name for player in situation.players),
        prompt=prompt,
        voting=situation.voting,
        discussion_seconds=situation.discussion_seconds,
        chronicle=lines,
        claims=situation.claims,
        occasions=list_occasions(step.view.history) if situation.claims else (),
        dealing=_is_dealing(step.view, situation.unseen),
        languages=tuple(player.language for player in situation.players),
        next_voting=situation.next_voting,
        elsewhere=situation.phones,
        away=situation.away,
        bots=situation.bots,
        phones_open=situation.phones_open,
    )


def build_prompt_scene(table: TableReader, screen: Screen, situation: Situation) -> PromptScene:
    prompt = replace(build_screen_prompt(screen), can_undo=table.can_take_back)
    if not isinstance(screen, TableScreen):
        return prompt
    choices, refusals = _list_choices(table, screen)
    missing = list_missing_elsewhere(table.view(None), situation)
    return replace(prompt, choices=choices, refusals=refusals, missing=missing)


def build_cover_scene(
    table: TableReader, screen: HandOverScreen, situation: Situation, *, hold: bool
) -> CoverScene:
    """Return the cover of a private page; `hold`: the player holds it open."""
    alone = situation.alone is not None
    number, hands = _hand_in_round(table.view(None), screen.purpose, situation)
    player = table.players[screen.seat]
    hold = hold and not alone
    return CoverScene(screen.seat, player.name, screen.purpose, player.language, hold, number, hands, alone)


def build_end_scene(table: TableReader) -> EndScene:
    record = table.record()
    ending = EndScene(table.view(None), list_names(table), bots=table.bots)
    if record is None or not table.fingerprint:
        return ending
    start = table.fingerprint
    return replace(ending, end=record.end, start=start, unchanged=table.fits_fingerprint)


def _is_dealing(view: PlayerView, unseen: frozenset[Seat]) -> bool:
    return bool(unseen) and all(isinstance(event, GameBegan | RoundBegan) for event in view.history)


def _hand_in_round(view: PlayerView, task: TaskKind, situation: Situation) -> tuple[int, int]:
    """Return the number of the hand that the screen is in, and through how many it goes."""
    elsewhere = situation.elsewhere
    if situation.asked is not None:
        return 0, 0
    if task is TaskKind.ROLE and _is_dealing(view, situation.unseen):
        hands = view.players - len(elsewhere)
        return hands - len(situation.unseen - elsewhere) + 1, hands
    if task is TaskKind.BALLOT:
        return len({*view.voted} - elsewhere) + 1, len({*view.alive} - elsewhere)
    return 0, 0


def _list_choices(table: TableReader, screen: TableScreen) -> tuple[tuple[Seat, ...], Mapping[Seat, Refusal]]:
    """Return the seats that can be chosen, and why the others can't."""
    if screen.ask.choice is None or screen.seat is None:
        return (), {}
    action = screen.ask.choice
    legal = set(table.list_legal_actions(screen.seat))
    seats = range(len(table.players))
    choices = tuple(seat for seat in seats if action(seat) in legal)
    reasons = {seat: table.why_not(screen.seat, action(seat)) for seat in seats if seat not in choices}
    return choices, {seat: reason for seat, reason in reasons.items() if reason is not None}
