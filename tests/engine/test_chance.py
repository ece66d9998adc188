"""The generator is the one that its page describes, fair, and the same on every platform for ever."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from math import sqrt

import pytest

from shgui.engine import chance
from shgui.engine.actions import Nominate, Vote
from shgui.engine.chance import draw_number, fresh_seed, seed_from_text, shuffle_items
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.events import DeckReshuffled
from shgui.engine.fingerprint import (
    SeatChange,
    Sitting,
    build_fingerprint_text,
    compute_end,
    compute_fingerprint,
)
from shgui.engine.table_words import canonical_words
from shgui.engine.types import Phase, Role
from tests.engine import independent_checker
from tests.engine.random_play import SIZES, game
from tests.engine.stage import FASCIST, LIBERAL

COUNTING = bytes(range(32))
VECTORS = {
    # players: roles by seat, first candidate, deck from the top
    5: ("LLLHF", 0, "FLFFLLLFLFFFFLFFF"),
    6: ("HLLLLF", 1, "FLFFLLLFLFFFFLFFF"),
    7: ("HFLFLLL", 3, "FLFFLLLFLFFFFLFFF"),
    8: ("LHFLLFLL", 3, "FLFFLLLFLFFFFLFFF"),
    9: ("HLLFLFLFL", 7, "FLFFLLLFLFFFFLFFF"),
    10: ("LLFHFLLLLF", 5, "FLFFLLLFLFFFFLFFF"),
}


class Page:
    """The generator once more, from nothing but the words at the top of `chance.py`."""

    def __init__(self, seed: bytes, purpose: str) -> None:
        self.seed = seed
        self.purpose = purpose
        self.block = 0
        self.waiting: list[int] = []

    def byte(self) -> int:
        if not self.waiting:
            digest = hashlib.sha256()
            digest.update(self.seed)
            digest.update(bytes(ord(letter) for letter in self.purpose))
            digest.update(bytes([self.block >> 24 & 255, self.block >> 16 & 255, self.block >> 8 & 255]))
            digest.update(bytes([self.block & 255]))
            self.waiting = list(digest.digest())
            self.block += 1
        return self.waiting.pop(0)

    def below(self, limit: int) -> int:
        byte = self.byte()
        while byte >= 256 - 256 % limit:
            byte = self.byte()
        return byte % limit

    def order(self, count: int) -> list[int]:
        items = list(range(count))
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
        return items


def seeds(count: int) -> list[bytes]:
    return [hashlib.sha256(f"sample {place}".encode()).digest() for place in range(count)]


def is_even(found: Iterable[object], kinds: int) -> bool:
    """Return whether all kinds come up about as often: by Pearson's sum, within five deviations."""
    counted = Counter(found)
    if len(counted) > kinds:
        return False
    wanted = counted.total() / kinds
    missing = (kinds - len(counted)) * wanted
    off = sum((times - wanted) ** 2 / wanted for times in counted.values()) + missing
    return off < (kinds - 1) + 5 * sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("purpose", ["roles", "first", "deck", "reshuffle 1", "pass 12"])
def test_numbers_are_those_of_the_page(purpose: str) -> None:
    for seed in seeds(60):
        for limit in (1, 2, 3, 5, 10, 17, 100, 129, 255, 256):
            assert draw_number(seed, purpose, limit) == Page(seed, purpose).below(limit)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 10, 17, 40, 200, 256])
def test_orders_are_those_of_the_page(count: int) -> None:
    """Two hundred items take several blocks, and many bytes are skipped."""
    for seed in seeds(20):
        assert list(shuffle_items(seed, "deck", range(count))) == Page(seed, "deck").order(count)


def test_a_shuffle_leaves_what_it_was_given() -> None:
    items = [3, 1, 2]
    assert sorted(shuffle_items(COUNTING, "deck", items)) == [1, 2, 3]
    assert items == [3, 1, 2]


def test_the_first_numbers_never_change() -> None:
    assert [draw_number(COUNTING, f"reshuffle {n}", 256) for n in range(1, 9)] == [
        252,
        134,
        133,
        127,
        138,
        228,
        21,
        13,
    ]
    assert shuffle_items(COUNTING, "deck", "abcdefghij") == tuple("jfhecigadb")


@pytest.mark.parametrize("players", SIZES)
def test_the_deal_of_a_known_seed_never_changes(players: int) -> None:
    state, _ = new_game(players, get_edition("official"), COUNTING)
    roles, first, deck = VECTORS[players]
    assert "".join(role[0].upper() for role in state.setup.roles) == roles
    assert state.president == first
    assert "".join(state.deck) == deck


@pytest.mark.parametrize("players", SIZES)
def test_the_deal_is_that_of_the_page(players: int) -> None:
    liberals, fascists = {5: (3, 1), 6: (4, 1), 7: (4, 2), 8: (5, 2), 9: (5, 3), 10: (6, 3)}[players]
    envelopes = [Role.LIBERAL] * liberals + [Role.FASCIST] * fascists + [Role.HITLER]
    tiles = [FASCIST] * 11 + [LIBERAL] * 6
    for seed in seeds(40):
        state, _ = new_game(players, get_edition("official"), seed)
        assert list(state.setup.roles) == [envelopes[place] for place in Page(seed, "roles").order(players)]
        assert state.president == Page(seed, "first").below(players)
        assert list(state.deck) == [tiles[place] for place in Page(seed, "deck").order(17)]


@pytest.mark.parametrize("rules", ["official", "it"])
def test_reshuffles_and_passes_are_those_of_the_page(rules: str) -> None:
    seen = Counter[str]()
    for seed in range(20):
        reshuffles = 0
        for step in game(6, rules, seed):
            before, after = step.before, step.after
            secret = before.setup.seed
            for event in step.events:
                if isinstance(event, DeckReshuffled):
                    reshuffles += 1
                    order = after.reshuffles[reshuffles - 1]
                    fascist = order.count(FASCIST)
                    tiles = [FASCIST] * fascist + [LIBERAL] * (event.cards - fascist)
                    page = Page(secret, f"reshuffle {reshuffles}")
                    assert list(order) == [tiles[place] for place in page.order(event.cards)]
                    seen["reshuffles"] += 1
            if before.phase is Phase.PRESIDENT_DISCARD and rules == "it":
                pair = sorted(after.hand)
                page = Page(secret, f"pass {before.round}")
                assert list(after.hand) == [pair[place] for place in page.order(2)]
                seen["passes"] += pair[0] != pair[1]
    assert seen["reshuffles"] > 10
    assert (seen["passes"] > 10) is (rules == "it")


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 9, 10, 17, 100, 200])
def test_numbers_are_even(limit: int) -> None:
    assert is_even((draw_number(seed, "first", limit) for seed in seeds(100 * limit)), limit)


def test_all_orders_of_five_are_equally_likely() -> None:
    assert is_even(
        (shuffle_items(seed, "roles", range(5)) for seed in seeds(12_000)), len([*permutations(range(5))])
    )


def test_every_card_lies_anywhere_in_the_deck_equally_often() -> None:
    orders = [shuffle_items(seed, "deck", range(17)) for seed in seeds(3_000)]
    for place in range(17):
        assert is_even((order[place] for order in orders), 17)


@pytest.mark.parametrize("players", SIZES)
def test_hitler_and_the_first_candidate_sit_anywhere_equally_often(players: int) -> None:
    states = [new_game(players, get_edition("official"), seed)[0] for seed in seeds(1_500)]
    pairs = [(state.setup.roles.index(Role.HITLER), state.president) for state in states]
    assert is_even(pairs, players * players)


def remainders(seed: bytes, limit: int) -> int:
    return hashlib.sha256(seed).digest()[0] % limit


def careless_shuffle(seed: bytes, count: int) -> tuple[int, ...]:
    """Swaps each item with any other: the mistake that everybody makes once."""
    items = list(range(count))
    page = Page(seed, "deck")
    for i in range(count):
        j = page.below(count)
        items[i], items[j] = items[j], items[i]
    return tuple(items)


@pytest.mark.parametrize(
    ("draw", "kinds", "samples"),
    [
        (lambda seed: remainders(seed, 200), 200, 20_000),
        (lambda seed: careless_shuffle(seed, 5), 120, 12_000),
        (lambda seed: min(seed[0] % 6, 4), 6, 600),
        (lambda seed: seed[0] % 7, 6, 600),
    ],
)
def test_the_check_for_evenness_can_fail(draw: Callable[[bytes], object], kinds: int, samples: int) -> None:
    assert not is_even(map(draw, seeds(samples)), kinds)


def test_a_purpose_has_numbers_of_its_own() -> None:
    purposes = ["roles", "first", "deck", "reshuffle 1", "reshuffle 2", "pass 1", "pass 2"]
    orders: Sequence[tuple[int, ...]] = [shuffle_items(COUNTING, purpose, range(17)) for purpose in purposes]
    assert len(set(orders)) == len(purposes)


def test_a_text_stands_for_its_sha256() -> None:
    assert seed_from_text("Ola").hex() == hashlib.sha256(b"Ola").hexdigest()
    assert seed_from_text("ż") == hashlib.sha256("ż".encode()).digest()
    assert seed_from_text("\ud800") == hashlib.sha256(b"\xed\xa0\x80").digest()


def test_a_fresh_seed_comes_whole_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
    asked: list[int] = []

    def token_bytes(count: int) -> bytes:
        asked.append(count)
        return bytes(count)

    monkeypatch.setattr("secrets.token_bytes", token_bytes)
    assert (fresh_seed(), asked) == (bytes(32), [32])


@pytest.mark.parametrize("limit", [3, 5, 7, 10])
def test_a_byte_that_would_favour_small_numbers_is_passed_over(limit: int) -> None:
    least_unfair = 256 - 256 % limit
    for last_fair_or_first_unfair in (least_unfair - 1, least_unfair):
        seed, block = next(
            (seed, block)
            for seed in map(seed_from_text, map(str, range(100_000)))
            if (block := hashlib.sha256(seed + b"test" + bytes(4)).digest())[0] == last_fair_or_first_unfair
            and block[1] < least_unfair
            and block[0] % limit != block[1] % limit
        )
        byte = block[0] if last_fair_or_first_unfair < least_unfair else block[1]
        assert draw_number(seed, "test", limit) == byte % limit


def example() -> dict[str, list[str]]:
    """The rows of the example at the end of the page, by name."""
    _, _, text = str(chance.__doc__).partition("\nExample. ")
    rows: dict[str, list[str]] = {}
    for row in text.split("\n    ")[1:]:
        name, _, value = row.strip().partition(": ")
        rows.setdefault(name, []).append(value)
    return rows


def test_the_page_has_an_example_of_everything_and_it_holds() -> None:
    told = {name: "\n".join(values) for name, values in example().items()}
    seed, words = bytes.fromhex(told["seed"]), canonical_words(told["typed"])
    assert words == told["words"] == bytes.fromhex(told["words as bytes"]).decode()
    sitting = Sitting(
        ("Ana", "Żaneta", "Ольга", "Ida", "Jo"), 2, words, bots=(None,) * 3 + ("careful", "bold")
    )
    state, _ = new_game(5, get_edition("official"), seed, sitting=sitting)
    secret = state.setup.chance
    assert secret.hex() == told["chance"]
    assert hashlib.sha256(secret + b"roles" + bytes(4)).hexdigest() == told["first block of roles"]
    assert "".join(role[0].upper() for role in state.setup.roles) == told["roles"]
    assert (str(state.president), "".join(state.deck)) == (told["first"], told["deck"])
    assert "".join(shuffle_items(secret, "reshuffle 1", "FFFFFFFLLL")) == told["reshuffle 1 of FFFFFFFLLL"]
    assert [chance.derive_bot_chance(secret, seat).hex() for seat in (3, 4)] == [told["bot 3"], told["bot 4"]]
    assert build_fingerprint_text(5, get_edition("official"), seed, sitting) == told["line"] + "\n"
    assert compute_fingerprint(5, get_edition("official"), seed, sitting) == told["fingerprint"]
    moves = (0, Nominate(1)), (0, Vote(True))
    links = [
        compute_end(told["fingerprint"], words, moves[:count], (SeatChange(2, 1, "easy"),) * passed)
        for count, passed in ((0, 0), (1, 0), (2, 0), (2, 1))
    ]
    assert links == [value for name, value in told.items() if name.startswith("link")]


def test_the_independent_checker_agrees_with_the_example() -> None:
    told = {name: "\n".join(values) for name, values in example().items()}
    seed = bytes.fromhex(told["seed"])
    game = {
        "players": ["Ana", "Żaneta", "Ольга", "Ida", "Jo"],
        "bots": [None, None, None, "careful", "bold"],
        "deal": 2,
        "edition": {"name": "official", "switches": get_edition("official").switches},
        "words": independent_checker.canonical(told["typed"]),
        "commitment": told["fingerprint"],
        "actions": [
            {"seat": 0, "action": {"type": "nominate", "target": 1}},
            {"seat": 0, "action": {"type": "vote", "ja": True}},
        ],
        "seat_changes": [{"after": 2, "seat": 1, "bot": "easy"}],
    }
    secret = independent_checker.chance_of(seed, told["words"])
    assert (game["words"], secret.hex()) == (told["words"], told["chance"])
    assert independent_checker.fingerprint(game, seed) == told["fingerprint"]
    assert independent_checker.end(game) == told["link 3 by 1 player easy"]
    assert "".join(independent_checker.order(secret, "deck", ["F"] * 11 + ["L"] * 6)) == told["deck"]
    assert independent_checker.drawn(secret, "first", range(5, 6)) == [int(told["first"])]


def test_the_chance_of_a_bot_is_that_of_the_page_and_of_its_seat_alone() -> None:
    for secret in seeds(20):
        found = [chance.derive_bot_chance(secret, seat) for seat in range(10)]
        pages = [Page(secret, f"bot {seat}") for seat in range(10)]
        assert found == [bytes(page.byte() for _ in range(32)) for page in pages]
        assert len({*found, secret}) == 11
