"""Ways to change the record of a finished game, each as clever as somebody without the paper can be.

Whoever forges knows everything: the seed is open, and every sum in the file can be made anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from typing import Any

from shgui.engine.chance import SEED_BYTES
from shgui.engine.deal import new_game
from shgui.engine.editions import Edition, get_edition, list_edition_names
from shgui.engine.fingerprint import SeatChange, Sitting
from shgui.engine.record import Record, build_record, record_to_json
from tests.engine.independent_checker import end, fingerprint
from tests.engine.random_play import walk

Game = dict[str, Any]
Forge = Callable[[Game, random.Random], None]

NAMES = ("Ana", "Żaneta", "Ольга", "Piotr", "Igor", "Lucía", "Bruno", "Ingrid", "Olga", "Max")


def played(seed: bytes, sitting: Sitting, rules: Edition, chance: random.Random) -> Record:
    """A whole game of random decisions, dealt by this seed."""
    state, _ = new_game(len(sitting.names), rules, seed, sitting=sitting)
    steps = list(walk(state, chance))
    changes = [SeatChange(len(steps) // 2, 3, "bold"), SeatChange(len(steps) // 2, 1, None)]
    moves = [(step.seat, step.action) for step in steps]
    return build_record(sitting.names, steps[-1].after, moves, changes if any(sitting.bots) else ())


def random_game(number: int) -> Game:
    """One of as many games as one likes: all sizes and editions, with words, bots and deals, and without."""
    chance = random.Random(number)
    rules = get_edition(list_edition_names()[number % len(list_edition_names())])
    names = tuple(chance.sample(NAMES, 5 + number // len(list_edition_names()) % 6))
    words = chance.choice(("", "koń", "zażółć gęślą jaźń", "кот 7"))
    bots = (None, "bold", *chance.choices((None, "careful", "easy"), k=len(names) - 2)) if number % 2 else ()
    sitting = Sitting(names, chance.randint(1, 9), words, bots=bots)
    return record_to_json(played(chance.randbytes(SEED_BYTES), sitting, rules, chance))


def sealed_anew(game: Game) -> None:
    """Both sums in the file, so that it agrees with itself."""
    game["commitment"] = fingerprint(game, bytes.fromhex(game["seed"]))
    game["end"] = end(game)


def _another_game(game: Game, chance: random.Random, *, seed: bytes | None = None, words: str) -> None:
    rules = get_edition(game["edition"]["name"])
    sitting = Sitting(tuple(game["players"]), game["deal"], words, bots=tuple(game["bots"]))
    drawn = chance.randbytes(SEED_BYTES) if seed is None else seed
    game.update(record_to_json(played(drawn, sitting, rules, chance)))


def names_reversed(game: Game, _: random.Random) -> None:
    game["players"].reverse()


def names_reversed_and_sealed_anew(game: Game, _: random.Random) -> None:
    game["players"].reverse()
    sealed_anew(game)


def player_renamed(game: Game, chance: random.Random) -> None:
    game["players"][chance.randrange(len(game["players"]))] = "Nobody"


def votes_rewritten(game: Game, chance: random.Random) -> None:
    votes = [move["action"] for move in game["actions"] if move["action"]["type"] == "vote"]
    for vote in chance.sample(votes, min(37, len(votes))):
        vote["ja"] = not vote["ja"]


def votes_rewritten_and_sealed_anew(game: Game, chance: random.Random) -> None:
    votes_rewritten(game, chance)
    sealed_anew(game)


def one_vote_exchanged_and_sealed_anew(game: Game, chance: random.Random) -> None:
    """Two voters of one election, so that the game goes on as it did: no rule can tell."""
    moves = game["actions"]
    pairs = [
        (one["action"], other["action"])
        for one, other in pairwise(moves)
        if one["action"]["type"] == other["action"]["type"] == "vote"
        and one["action"]["ja"] is not other["action"]["ja"]
    ]
    one, other = chance.choice(pairs)
    one["ja"], other["ja"] = other["ja"], one["ja"]
    sealed_anew(game)


def seed_replaced(game: Game, chance: random.Random) -> None:
    game["seed"] = chance.randbytes(SEED_BYTES).hex()


def seed_replaced_and_sealed_anew(game: Game, chance: random.Random) -> None:
    """A whole other game behind the same names: it agrees with itself."""
    _another_game(game, chance, words=game["words"])


def actions_cut_off(game: Game, chance: random.Random) -> None:
    del game["actions"][chance.randrange(len(game["actions"])) :]


def actions_cut_off_and_sealed_anew(game: Game, chance: random.Random) -> None:
    actions_cut_off(game, chance)
    sealed_anew(game)


def edition_renamed(game: Game, _: random.Random) -> None:
    names = list_edition_names()
    game["edition"]["name"] = names[(names.index(game["edition"]["name"]) + 1) % len(names)]


def switch_turned(game: Game, chance: random.Random) -> None:
    switches = game["edition"]["switches"]
    flag = chance.choice([name for name, value in sorted(switches.items()) if isinstance(value, bool)])
    switches[flag] = not switches[flag]


def deal_renumbered(game: Game, _: random.Random) -> None:
    game["deal"] += 1


def deal_renumbered_and_sealed_anew(game: Game, chance: random.Random) -> None:
    deal_renumbered(game, chance)
    sealed_anew(game)


def bots_renamed(game: Game, _: random.Random) -> None:
    game["bots"] = ["easy" if bot == "bold" else "bold" for bot in game["bots"]]


def bots_renamed_and_sealed_anew(game: Game, chance: random.Random) -> None:
    bots_renamed(game, chance)
    sealed_anew(game)


def bots_kept_quiet_and_sealed_anew(game: Game, _: random.Random) -> None:
    game["bots"] = [None if bot else "careful" for bot in game["bots"]]
    sealed_anew(game)


def seat_taken_over_in_secret_and_sealed_anew(game: Game, chance: random.Random) -> None:
    after = chance.randrange(len(game["actions"]))
    game["seat_changes"] = [{"after": after, "seat": 0, "bot": "bold"}]
    sealed_anew(game)


def words_respelled(game: Game, _: random.Random) -> None:
    game["words"] = game["words"].upper() or "KOT"


def words_respelled_and_sealed_anew(game: Game, chance: random.Random) -> None:
    words_respelled(game, chance)
    sealed_anew(game)


def words_changed(game: Game, _: random.Random) -> None:
    game["words"] = "other words"


def words_chosen_for_another_game(game: Game, chance: random.Random) -> None:
    """The same seed behind the same fingerprint: the end alone tells."""
    _another_game(game, chance, seed=bytes.fromhex(game["seed"]), words="other words")


def made_older(game: Game, _: random.Random) -> None:
    game["version"] = 1


def made_version_2(game: Game, _: random.Random) -> None:
    game["version"] = 2


def ending_told_otherwise(game: Game, _: random.Random) -> None:
    game["ending"]["roles"].reverse()
    game["ending"]["deck"].reverse()


FORGERIES: tuple[Forge, ...] = (
    names_reversed,
    names_reversed_and_sealed_anew,
    player_renamed,
    votes_rewritten,
    votes_rewritten_and_sealed_anew,
    one_vote_exchanged_and_sealed_anew,
    seed_replaced,
    seed_replaced_and_sealed_anew,
    actions_cut_off,
    actions_cut_off_and_sealed_anew,
    edition_renamed,
    switch_turned,
    deal_renumbered,
    deal_renumbered_and_sealed_anew,
    bots_renamed,
    bots_renamed_and_sealed_anew,
    bots_kept_quiet_and_sealed_anew,
    seat_taken_over_in_secret_and_sealed_anew,
    words_respelled,
    words_respelled_and_sealed_anew,
    words_changed,
    words_chosen_for_another_game,
    made_older,
    made_version_2,
    ending_told_otherwise,
)


def forged(game: Game, forge: Forge, chance: random.Random) -> Game:
    """The game as this forgery leaves it; the one that is given stays whole."""
    twin = deepcopy(game)
    forge(twin, chance)
    return twin
