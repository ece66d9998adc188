"""All chance of a game, and how it is sealed. This page is enough to implement it in another language.

Texts become bytes by UTF-8 (a lone surrogate by the same rule), and SHA-256 gives 32 bytes. In every sum
below that is written as SHA-256(a + b), bytes follow bytes. Wherever bytes are written down as text, in the
record, in the lines of the fingerprint and in link 0 of the chain, they are hexadecimal, two digits a byte,
in small letters.

Seed. 32 bytes, drawn before anything else and secret until the game is over. Where the table added words of
its own, chance comes from `SHA-256("secret-hitler-words 1\\n" + seed + words)`, where the seed is its 32
bytes; without words from the seed itself. Which of the two it is, this page calls `chance`: 32 bytes.

Words. 1 to 80 code points in their canonical form: NFKC; then full case folding; then NFKC again; of that,
letters (Unicode categories Lu, Ll, Lt, Lo, without the fillers U+115F and U+1160) and digits (Nd, Nl, No)
stay, white space becomes one space, none at the ends, everything else goes, marks too; then NFC. All letters
are of one alphabet, which is the first word of their Unicode names; those of CJK, HIRAGANA, KATAKANA, HANGUL
and BOPOMOFO stand beside any. The record holds this form.

Bytes. For a purpose, a text such as `roles`, the generator yields the bytes of
`SHA-256(chance + purpose + n)` for n = 0, 1, 2 … one block after the other, where `purpose` is ASCII and n is
four bytes, big-endian.

Numbers. A number below k (k at most 256) is the next byte b modulo k; bytes b >= 256 - 256 mod k are
skipped, so every number is equally likely.

Shuffles. Fisher and Yates, from the back: for i = last … 1, j = number below i + 1, swap items i and j.

Purposes. `roles`: the role cards, sorted liberals, fascists, Hitler; the first goes to seat 0. `first`: the
seat of the first candidate, a number below the number of players. `deck`: the policies, fascist ones first;
the first of the outcome lies on top. `reshuffle 1`, `reshuffle 2` …: deck and discards together, fascist
ones first. `pass 1`, `pass 2` …, by round, where the edition has the President shuffle the two cards: these
two, a fascist one first. `bot 0`, `bot 1` …, by seat: the first 32 bytes are all the chance by which the
program decides there, from the deal on or since it took that seat over.

Fingerprint. The SHA-256 of these lines, each ended by one line feed, with what the record says in the place
of the braces; one `player` line a seat, from seat 0 on:

    secret-hitler-seed 3
    deal {number of this deal}
    edition {name of the edition}
    switches {the edition's switches as JSON: keys sorted, no spaces, all ASCII}
    players {how many}
    player {the name's bytes, hexadecimal} {person, or how the program plays: careful, bold or easy}
    seed {the seed, hexadecimal}

It is shown before the table adds its words and before anybody sees a role. The words are no part of it: they
come later, from somebody who doesn't know the seed. Of the fingerprint its first 32 digits are shown; that
many at least must be written down.

Chain. Link 0 is `SHA-256("secret-hitler-chain 1\\n" + fingerprint + "\\n" + words)`, where the fingerprint
is its 64 hexadecimal digits as text (nothing for a game that was laid by hand). Every action that holds
gives a link: `SHA-256(link before + text)`, where the link before is its 32 bytes. The text is the seat, a
space, the action's type, and where it has a field, a space and its value: `0 nominate 2`, `4 vote true`, `0
discard F`, `2 propose_veto`, `0 answer_veto false`. A seat that passes to the program or to a person gives a
link, too, after as many actions as the record says: `3 player careful`, `3 player person`. The last link is
the game's end, shown when the game is over.

Older records. In version 2 the first line of the fingerprint is `secret-hitler-seed 2`, and a `player` line
ends with the name; words are hashed as they were typed (NFC, single spaces); nothing is said of the
program's seats, whose chance came from elsewhere. A record of version 1 has neither deal, words nor end. Its
fingerprint is the SHA-256 of four lines and the seed's: `secret-hitler-seed 1`, `players {how many}`,
`edition {name}`, `switches {JSON}`, `seed {the seed, hexadecimal}`.

Example. One game up to its second action, after which the program takes seat 1 over. `line` is a line of the
fingerprint; where one ends with a backslash here, it goes on in the next. Cards are the first letters of
their names.

    seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
    typed: Zażółć GĘŚLĄ, jaźń!
    words: zażółć gęślą jaźń
    words as bytes: 7a61c5bcc3b3c582c4872067c499c59b6cc485206a61c5bac584
    chance: cb3c1b13b462f46683d42f2a16f264c7fc973b7c678bd21ae7f587f05067f2fa
    first block of roles: d5c52b1da80bbfc226ba0ad174163650ed78cb22fc7c0cc013af603c879e4cd3
    roles: LLHLF
    first: 0
    deck: LFLFFFFLFLFLFLFFF
    reshuffle 1 of FFFFFFFLLL: LFFFFLFLFF
    bot 3: 12237816de645f99b969ba87c9cf5cb2a04cc6115528facc64b57b540c619402
    bot 4: 82d9dfa5ef918e8dd795dbdb953d3da54f6b1184f9a6f990cd4acddbeaf03511
    line: secret-hitler-seed 3
    line: deal 2
    line: edition official
    line: switches {"chaos_reshuffle_at_most":2,"five_rule":"alive_le_5",\
"role_card_shown_on_hitler_death":false,"session_reshuffle_at_most":2,"shuffle_before_pass":false,\
"term_limit_basis":"last_elected","tile_laid_by":"chancellor","tracker_reset":"on_enactment"}
    line: players 5
    line: player 416e61 person
    line: player c5bb616e657461 person
    line: player d09ed0bbd18cd0b3d0b0 person
    line: player 496461 careful
    line: player 4a6f bold
    line: seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
    fingerprint: d54c603fcbdb9babb6c75ebce146151d6507ada607d8dd7dea3e4c37c36f6d27
    link 0: 832e6a114405794ed9faad1ed2c3b33ed32cfbeb63a9ddad31fd25d7da3cbae1
    link 1 by 0 nominate 1: c1e5900f9834ee88e3612c8a3915540007c177d3d1c630ddec545a17121af66c
    link 2 by 0 vote true: e871a0da1b50982fbf784423e8dc197247329c9a3aa37c71496585dc8fd3ace4
    link 3 by 1 player easy: d8ec9023c57530463ae8a9b8710e22236876d36e17d8cb31da844dcdb4a26555
"""

import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from typing import TypeVar

SEED_BYTES = 32
WORDS_FORMAT = "secret-hitler-words 1"

Item = TypeVar("Item")


def fresh_seed() -> bytes:
    """Return a new seed from the operating system's cryptographic source."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """Return the seed that stands for a text: its SHA-256."""
    return sha256(encode_text(text)).digest()


def mix_in_words(seed: bytes, words: str) -> bytes:
    """Return the seed mixed with the words that players typed in, if any; the whole deal follows from it."""
    return sha256(encode_text(f"{WORDS_FORMAT}\n") + seed + encode_text(words)).digest() if words else seed


def derive_bot_chance(chance: bytes, seat: int) -> bytes:
    """Return the random bytes for a bot's decisions in this seat; no card and no role follows from them."""
    return bytes(islice(_generate_bytes(chance, f"bot {seat}"), SEED_BYTES))


def encode_text(text: str) -> bytes:
    """Return the bytes that stand for a text wherever one is hashed."""
    return text.encode("utf-8", "surrogatepass")


def _generate_bytes(seed: bytes, purpose: str) -> Iterator[int]:
    start = seed + purpose.encode("ascii")
    block = 0
    while True:
        yield from sha256(start + block.to_bytes(4, "big")).digest()
        block += 1


def draw_number(seed: bytes, purpose: str, limit: int) -> int:
    """Return the number from 0 to limit - 1 that this seed gives for this purpose."""
    fair = 256 - 256 % limit
    stream = _generate_bytes(seed, purpose)
    byte = next(stream)
    while byte >= fair:
        byte = next(stream)
    return byte % limit


def shuffle_items(seed: bytes, purpose: str, items: Sequence[Item]) -> tuple[Item, ...]:
    """Return the items in the order that this seed gives them for this purpose."""
    order = list(items)
    stream = _generate_bytes(seed, purpose)
    left = len(order)
    while left > 1:
        byte = next(stream)
        if byte < 256 - 256 % left:
            other = byte % left
            left -= 1
            order[left], order[other] = order[other], order[left]
    return tuple(order)
