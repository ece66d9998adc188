"""A second checker of game records, from nothing but the page at the top of `shgui/engine/chance.py`.

It needs the standard library alone and knows no rules: it says nothing of whether an action was allowed.
By hand: `python tests/engine/independent_checker.py FILE --fingerprint DIGITS --end DIGITS`
"""

import argparse
import hashlib
import json
import re
import unicodedata
from pathlib import Path
from typing import Any

TEAMS = {5: (3, 1), 6: (4, 1), 7: (4, 2), 8: (5, 2), 9: (5, 3), 10: (6, 3)}
TOGETHER = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
KEPT = {"Lu", "Ll", "Lt", "Lo", "Nd", "Nl", "No"}
Game = dict[str, Any]


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def drawn(chance: bytes, purpose: str, limits: range) -> list[int]:
    """A number below each of the limits, in turn."""
    stream = (byte for n in range(2**32) for byte in sha(chance + purpose.encode() + n.to_bytes(4, "big")))
    return [next(byte for byte in stream if byte < 256 - 256 % limit) % limit for limit in limits]


def order(chance: bytes, purpose: str, items: list[str]) -> list[str]:
    limits = range(len(items), 1, -1)
    for limit, other in zip(limits, drawn(chance, purpose, limits), strict=True):
        items[limit - 1], items[other] = items[other], items[limit - 1]
    return items


def canonical(typed: str) -> str:
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", typed).casefold())
    kept = [char for char in folded if char.isspace() or unicodedata.category(char) in KEPT]
    return unicodedata.normalize("NFC", " ".join("".join(kept).translate({0x115F: "", 0x1160: ""}).split()))


def could_be_added(words: str) -> bool:
    alphabets = {unicodedata.name(char).split()[0] for char in words if char.isalpha()}
    return words == canonical(words) and len(words) <= 80 and len(alphabets - TOGETHER) <= 1


def chance_of(seed: bytes, words: str) -> bytes:
    return sha(b"secret-hitler-words 1\n" + seed + words.encode()) if words else seed


def fingerprint(game: Game, seed: bytes) -> str:
    rules = json.dumps(game["edition"]["switches"], sort_keys=True, separators=(",", ":"))
    players = zip(game["players"], game["bots"], strict=True)
    names = [f"player {name.encode().hex()} {bot or 'person'}" for name, bot in players]
    head = ["secret-hitler-seed 3", f"deal {game['deal']}", f"edition {game['edition']['name']}"]
    lines = [*head, f"switches {rules}", f"players {len(names)}", *names, f"seed {seed.hex()}", ""]
    return sha("\n".join(lines).encode()).hex()


def end(game: Game) -> str:
    link = sha(f"secret-hitler-chain 1\n{game['commitment']}\n{game['words']}".encode())
    texts = []
    for move in game["actions"]:
        kind, *values = [move["action"][key] for key in sorted(move["action"], key=lambda key: key != "type")]
        told = [json.dumps(value) if isinstance(value, bool) else str(value) for value in values]
        texts.append(" ".join([str(move["seat"]), kind, *told]))
    for change in reversed(game["seat_changes"]):
        texts.insert(change["after"], f"{change['seat']} player {change['bot'] or 'person'}")
    for text in texts:
        link = sha(link + text.encode())
    return link.hex()


def check(game: Game, noted: str | None = None, noted_end: str | None = None) -> dict[str, bool]:
    """Every check that can be made of a finished game of version 3, and whether it holds."""
    seed, told, players = bytes.fromhex(game["seed"]), game["ending"], len(game["players"])
    chance = chance_of(seed, game["words"])
    cards = ["liberal", "fascist"]
    roles = [card for card, count in zip(cards, TEAMS[players], strict=True) for _ in range(count)]
    held = {
        "version": game["version"] == 3,
        "words": could_be_added(game["words"]),
        "left to chance": game["rigged"] is None,
        "fingerprint": fingerprint(game, seed) == game["commitment"],
        "roles": order(chance, "roles", [*roles, "hitler"]) == told["roles"],
        "first candidate": drawn(chance, "first", range(players, players + 1)) == [told["first"]],
        "deck": order(chance, "deck", ["F"] * 11 + ["L"] * 6) == told["deck"],
        "reshuffles": all(
            order(chance, f"reshuffle {number}", sorted(cards)) == cards
            for number, cards in enumerate(told["reshuffles"], 1)
        ),
        "end": end(game) == game["end"],
    }
    for name, digits, own in (("noted fingerprint", noted, "commitment"), ("noted end", noted_end, "end")):
        if digits is not None:
            plain = re.sub(r"[\s-]", "", digits).lower()
            held[name] = len(plain) >= 32 and game[own].startswith(plain)
    return held


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Checks the record of a finished game.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--fingerprint")
    parser.add_argument("--end")
    asked = parser.parse_args()
    found = check(json.loads(asked.file.read_bytes()), asked.fingerprint, asked.end)
    print("\n".join(f"{'holds ' if holds else 'BROKEN'} {name}" for name, holds in found.items()))  # noqa: T201
    raise SystemExit(0 if all(found.values()) else 1)
