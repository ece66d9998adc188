"""Records prove what they should, and no forgery fits what was written down."""

from __future__ import annotations

import ast
import json
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from shgui.engine.chance import draw_number, seed_from_text, shuffle_items
from shgui.engine.components import POLICIES, list_roles
from shgui.engine.editions import get_edition
from shgui.engine.fairness import Check, Proof, Verdict, verify
from shgui.engine.fingerprint import Sitting, build_fingerprint_text
from shgui.engine.record import Record, record_from_json, record_to_json
from shgui.engine.state import FAIR
from shgui.engine.types import Policy, Role
from tests.engine import forgeries
from tests.engine.checkers_agree import DisagreementError, agree, compare
from tests.engine.forgeries import FORGERIES, Forge, Game, forged, played, random_game
from tests.engine.independent_checker import check

CHECKER = Path(__file__).parent / "independent_checker.py"
PLAYERS = ("Ana", "Ola", "Piotr", "Marta", "Igor")
GAMES = 18
"""Of each size and edition some; `python -m tests.engine.checkers_agree 500` takes more."""


@cache
def game_with_words() -> Game:
    return next(game for game in map(random_game, count()) if game["words"])


def judged(game: Game, *noted: str) -> Verdict:
    return verify(record_from_json(game), *noted)


def test_the_two_checkers_agree() -> None:
    assert agree(0, GAMES) == GAMES * (1 + len(FORGERIES))


@pytest.mark.parametrize("forge", FORGERIES)
def test_no_forgery_passes_for_the_game_that_was_written_down(forge: Forge) -> None:
    game = game_with_words()
    assert judged(game, game["commitment"], game["end"]).proof is Proof.NOBODY_CHOSE
    assert not compare(forged(game, forge, random.Random(1)), game["commitment"], game["end"])


@pytest.mark.parametrize(
    "forge",
    [
        forgeries.names_reversed_and_sealed_anew,
        forgeries.one_vote_exchanged_and_sealed_anew,
        forgeries.seed_replaced_and_sealed_anew,
        forgeries.deal_renumbered_and_sealed_anew,
        forgeries.words_chosen_for_another_game,
    ],
)
def test_a_forgery_that_agrees_with_itself_proves_no_more_than_that(forge: Forge) -> None:
    twin = forged(game_with_words(), forge, random.Random(1))
    assert (judged(twin).sound, judged(twin).proof) == (True, Proof.ITSELF)


@pytest.mark.parametrize(
    "forge",
    [
        forgeries.names_reversed,
        forgeries.player_renamed,
        forgeries.votes_rewritten,
        forgeries.seed_replaced,
        forgeries.actions_cut_off,
        forgeries.actions_cut_off_and_sealed_anew,
        forgeries.edition_renamed,
        forgeries.switch_turned,
        forgeries.deal_renumbered,
        forgeries.words_changed,
        forgeries.ending_told_otherwise,
    ],
)
def test_a_careless_forgery_does_not_even_agree_with_itself(forge: Forge) -> None:
    assert judged(forged(game_with_words(), forge, random.Random(1))).proof is Proof.NOTHING


@cache
def ground_seed() -> bytes:
    """Ana is Hitler and the first candidate, and the fascist cards come first: somebody tried and tried."""
    for attempt in count():
        seed = seed_from_text(f"attempt {attempt}")
        roles, first = shuffle_items(seed, "roles", list_roles(5)), draw_number(seed, "first", 5)
        deck = shuffle_items(seed, "deck", POLICIES)
        if (roles[0], first, deck[:6]) == (Role.HITLER, 0, (Policy.FASCIST,) * 6):
            return seed
    raise AssertionError


def game_of(seed: bytes, words: str) -> Record:
    return played(seed, Sitting(PLAYERS, 1, words), get_edition("official"), random.Random(1))


def test_a_ground_seed_is_never_said_to_be_chosen_by_nobody() -> None:
    """The fingerprint is true, so nothing moved; the report must not say more."""
    record = game_of(ground_seed(), "")
    assert record.ending is not None
    assert (record.ending.roles[0], record.ending.first) == (Role.HITLER, 0)
    assert verify(record, record.commitment, record.end).proof is Proof.NOTHING_MOVED
    assert verify(record).proof is Proof.ITSELF


def test_words_undo_what_a_ground_seed_was_ground_for() -> None:
    grounds = [game_of(ground_seed(), words).ending for words in ("koń", "kot", "pies")]
    assert all(ending is not None for ending in grounds)
    laid = [
        ending.roles[0] is Role.HITLER and ending.first == 0 and ending.deck[:6] == (Policy.FASCIST,) * 6
        for ending in grounds
        if ending is not None
    ]
    assert laid == [False] * 3


def test_words_ground_after_the_game_do_not_fit_the_end() -> None:
    said, ground = (game_of(ground_seed(), words) for words in ("koń", "kot"))
    assert said.commitment == ground.commitment
    assert verify(ground, said.commitment).proof is Proof.ONLY_FINGERPRINT
    assert verify(ground, said.commitment, said.end).proof is Proof.NOTHING


@pytest.mark.parametrize("noted", [False, True])
def test_a_seed_that_was_given_never_passes(noted: bool) -> None:
    record = game_of(ground_seed(), "koń")
    rigged = replace(record, rigging=replace(FAIR, seed_chosen=True))
    verdict = verify(rigged, *([record.commitment, record.end] if noted else []))
    assert (verdict.sound, verdict.proof) == (False, Proof.NOTHING)
    assert Check.LEFT_TO_CHANCE in {finding.check for finding in verdict.findings if not finding.holds}


def test_the_comparison_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with_words()
    monkeypatch.setattr("tests.engine.checkers_agree.check", lambda *_: {**check(game), "deck": False})
    with pytest.raises(DisagreementError):
        compare(game, game["commitment"], game["end"])


def test_the_independent_checker_is_short_and_imports_nothing_of_ours() -> None:
    tree = ast.parse(CHECKER.read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    imported = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    imported |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names
    assert len(CHECKER.read_text(encoding="utf-8").splitlines()) <= 120


@pytest.mark.parametrize("fair", [True, False])
def test_the_independent_checker_runs_by_hand(tmp_path: Path, fair: bool) -> None:
    game = game_with_words()
    file = tmp_path / "game.shgui"
    file.write_text(json.dumps(game), encoding="utf-8")
    noted = " ".join(game["end"][place : place + 4] for place in range(0, 32, 4))
    asked = [str(file), "--fingerprint", game["commitment"] if fair else "0" * 32, "--end", noted]
    done = subprocess.run([sys.executable, str(CHECKER), *asked], capture_output=True, text=True)
    assert (done.returncode, "BROKEN noted fingerprint" in done.stdout) == (0 if fair else 1, not fair)


def test_names_cannot_be_shifted_into_one_another() -> None:
    """No two tables share a canonical text, whatever stands in their names."""
    texts = {
        build_fingerprint_text(5, get_edition("official"), bytes(32), Sitting((first, second, "c", "d", "e")))
        for first, second in (("a", "b"), ("a\nplayer 62", "b"), ("ab", ""), ("", "ab"), ("a\n", "b"))
    }
    assert len(texts) == 5


def test_every_record_that_is_written_is_read_again() -> None:
    for place in range(6):
        game = random_game(place)
        assert record_to_json(record_from_json(game)) == game
