"""A power, a phase, a private purpose, a memory is one entry each in every room: what is missing is named."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import get_args

from shgui.engine import actions, events
from shgui.engine.components import BOARDS
from shgui.engine.knowledge import Memory
from shgui.engine.phases.powers import POWERS as RULES
from shgui.engine.types import Phase, Power
from shgui.presentation.screens import PROMPT_OF_PHASE, PromptKind
from shgui.table.log_lines import ClaimKind
from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over.open_hand import SHEETS
from shgui.ui.paint.icons import Icon
from shgui.words.claim_texts import CLAIMS
from shgui.words.hand_over_texts import TASKS
from shgui.words.memory_texts import MEMORIES
from shgui.words.narrator_texts import SENTENCES, NarratorLine
from shgui.words.phase_texts import PHASES
from shgui.words.power_texts import POWERS as WORDS
from shgui.words.prompt_texts import REQUESTS


def missing_entries(root: Path) -> list[str]:
    """Return every entry that is missing, and where it belongs."""
    return [*_of_powers(), *_of_phases(), *_of_purposes(), *_of_memories(), *_of_signs(root)]


def _of_powers() -> Iterator[str]:
    yield from _without_entry(Power, RULES, "shgui/engine/phases/powers.py")
    yield from _without_entry(Power, WORDS, "shgui/words/power_texts.py")
    on_boards = {power for board in BOARDS.values() for power in board}
    yield from (
        f"{_name(power)} lies on no board of shgui/engine/components.py"
        for power in Power
        if power not in on_boards
    )
    yield from (
        f"{_name(power)} has no Icon in shgui/ui/paint/icons.py"
        for power in Power
        if power.value.replace("_", "-") not in set(Icon)
    )
    yield from _without_entry(NarratorLine, SENTENCES, "shgui/words/narrator_texts.py")
    used = {words.action for words in WORDS.values()}
    done = {rule.action for rule in RULES.values()}
    yield from _unused(get_args(actions.PowerAction), done, "shgui/engine/phases/powers.py")
    yield from _unused(get_args(actions.PowerAction), used, "shgui/words/power_texts.py")
    seen = {words.event for words in WORDS.values()}
    yield from _unused(get_args(events.PowerUsed), seen, "shgui/words/power_texts.py")


def _of_phases() -> Iterator[str]:
    yield from _without_entry(Phase, PHASES, "shgui/words/phase_texts.py or powers.py")
    private = {purpose.phase for purpose in TaskKind}
    yield from (
        f"{_name(phase)} has neither a PromptKind nor a TaskKind in shgui/presentation/screens.py"
        for phase in Phase
        if phase is not Phase.OVER and phase not in PROMPT_OF_PHASE and phase not in private
    )
    # What is asked behind a cover, and what bots do, is told by its purpose and its phase.
    asks = (ask for ask in PromptKind if ask not in (PromptKind.HAND_OVER, PromptKind.ON_BOTS))
    yield from _without_entry(asks, REQUESTS, "shgui/words/prompt_texts.py, nor `ask` in powers.py")


def _of_purposes() -> Iterator[str]:
    yield from _without_entry(TaskKind, TASKS, "shgui/words/hand_over_texts.py")
    yield from _without_entry(TaskKind, SHEETS, "shgui/ui/hand_over/open_hand.py")


def _of_memories() -> Iterator[str]:
    yield from _unused(get_args(Memory), set(MEMORIES), "shgui/words/memory_texts.py")
    yield from _without_entry(ClaimKind, CLAIMS, "shgui/words/claim_texts.py")


def _of_signs(root: Path) -> Iterator[str]:
    for mark in Icon:
        drawing = f"assets/icons/{mark.value}.svg"
        if not (root / drawing).is_file():
            yield f"{_name(mark)} has no drawing {drawing}"


def _without_entry(members: Iterable[StrEnum], entries: Iterable[object], place: str) -> Iterator[str]:
    there = set(entries)
    return (f"{_name(member)} has no entry in {place}" for member in members if member not in there)


def _unused(kinds: Iterable[type], there: set[type], place: str) -> Iterator[str]:
    return (f"{kind.__name__} has no entry in {place}" for kind in kinds if kind not in there)


def _name(member: StrEnum) -> str:
    return f"{type(member).__name__}.{member.name}"


def test_each_has_its_entry_in_every_room(root: Path) -> None:
    assert missing_entries(root) == []


def test_no_two_powers_share_an_action_or_an_event() -> None:
    assert len({words.action for words in WORDS.values()}) == len(Power)
    assert len({words.event for words in WORDS.values()}) == len(Power)
    assert {power: rule.action for power, rule in RULES.items()} == {
        power: words.action for power, words in WORDS.items()
    }
