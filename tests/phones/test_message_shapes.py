"""Every block has its type, in every language, at every size and in every phase."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shgui.engine.state import State
from shgui.engine.types import Phase, Seat
from shgui.engine.view import view_for
from shgui.phones.messages import messages
from shgui.phones.messages.build_decision import build_decision_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import (
    JoiningSeat,
    build_goodbye_message,
    build_invitation_message,
    build_join_message,
    build_requested_message,
    build_rules_message,
    build_texts_message,
    build_waiting_message,
)
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.presentation.scenes import TableScene
from shgui.table.private_tasks import TaskKind
from shgui.table.public_choices import PublicChoice
from shgui.words import phone_message_texts, phone_texts
from shgui.words.catalogue import Catalogue
from shgui.words.help_topics import Topic
from shgui.words.phone_page_texts import TEXTS
from tests.phones.games_on_phones import LANGUAGES, NAMES, acts, due, of_each_phase, public_table, speaking
from tests.phones.shapes import faults, named, texts

_SITTERS = [JoiningSeat(seat, NAMES[seat], status) for seat, status in enumerate(phone_texts.STATUSES)]


Acts = tuple[PublicChoice, ...]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Catalogue:
    language: str = request.param
    return speaking(language)


def table_of(
    words: Catalogue, table: TableScene, part: messages.SharedTablePart, seat: Seat, acts: Acts
) -> messages.TableMessage:
    hand = build_hand_message(words, 1, due(table.view, seat), table.view, table.names, seat)
    act = build_decision_message(words, 1, table, acts)
    return build_table_message(words, table, part, seat, hand, act, note="…")


def opened_of(words: Catalogue, state: State, seat: Seat) -> messages.OpenHandMessage:
    view = view_for(state, seat)
    purpose = due(view, seat)
    order = (1, 0) if purpose is TaskKind.BALLOT else tuple(reversed(range(len(view.hand))))
    return build_open_hand_message(words, 1, purpose, view, NAMES[: view.players], order)


def everything(words: Catalogue) -> Iterator[tuple[dict[str, Any], Any]]:
    """Yield blocks with their types."""
    for state in of_each_phase():
        table = public_table(state)
        part = build_shared_table_part(words, table)
        yield dict(build_table_message(words, table, part, None)), messages.TableMessage
        for seat in {0, state.president, *state.on_move[:1]}:
            yield dict(table_of(words, table, part, seat, acts(state, seat))), messages.TableMessage
        yield from (
            (dict(opened_of(words, state, seat)), messages.OpenHandMessage)
            for seat in range(len(table.names))
        )
    yield dict(build_texts_message(words)), messages.TextsMessage
    yield (
        dict(build_join_message(words, _SITTERS, name="Ana", needs_word=True, full=True)),
        messages.JoinMessage,
    )
    yield dict(build_join_message(words, _SITTERS, word_for_seat=3, may_name=False)), messages.JoinMessage
    yield dict(build_join_message(words, may_name=False, turned_down=True)), messages.JoinMessage
    yield dict(build_requested_message(words, "Ana", "KOLA")), messages.RequestedMessage
    yield (
        dict(build_invitation_message("http://192.168.1.23:4711/#x", "192.168.1.23:4711", "OTTER")),
        messages.InvitationMessage,
    )
    for why in phone_message_texts.WAITING:
        yield from (
            (dict(build_waiting_message(words, _SITTERS, own, why)), messages.WaitingMessage)
            for own in (None, 0, 2)
        )
    yield from (
        (dict(build_goodbye_message(words, why)), messages.GoodbyeMessage)
        for why in phone_message_texts.SEAT_LOST
    )
    for topic in Topic:
        rules = build_rules_message(words, topic, "pl")
        assert rules is not None
        yield dict(rules), messages.RulesMessage


@pytest.mark.lengthy(daily=2)
def test_every_block_has_its_type(words: Catalogue) -> None:
    assert [fault for block, kind in everything(words) for fault in faults(block, kind)] == []


@pytest.mark.lengthy(daily=2)
def test_every_text_is_finished(words: Catalogue) -> None:
    marked = re.compile(r"[{}]|%\(|\bNone\b")
    found = {text for block, _ in everything(words) for text in texts(block) if marked.search(text)}
    # Names have whatever their players like.
    assert {text for text in found if "Max\\{name}" not in text} == {
        TEXTS[key](words) for key in ("sit_as", "arrived")
    }


def test_every_drawing_exists(root: Path) -> None:
    drawings = (root / "assets/phones/drawings.svg").read_text(encoding="utf-8")
    there = {"", *re.findall(r'id="([^"]+)"', drawings)}
    wanted = {name for block, _ in everything(speaking("en")) for name in named(block, "icon", "drawing")}
    assert wanted - there == set()


def test_the_page_has_exactly_its_texts(root: Path) -> None:
    folder = root / "assets/phones"
    read = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.js"))
    wanted = set(re.findall(r"(?:texts|words)\.([a-z_]+)\b", read))
    wanted -= {"en", "languages"}
    assert wanted - TEXTS.keys() == set()
    assert TEXTS.keys() - wanted - {"no_script"} == set()


def test_all_phases_occur() -> None:
    assert {state.phase for state in of_each_phase()} == set(Phase)


def test_other_scripts_are_not_escaped() -> None:
    block = json.dumps(build_texts_message(speaking("ru")), ensure_ascii=False).encode()
    assert "Мои карты".encode() in block


def test_an_unknown_topic_has_no_message() -> None:
    assert build_rules_message(speaking("en"), "../../etc/passwd", "official") is None
