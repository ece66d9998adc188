"""A sealed deal: everything is fixed but the words that the table may add, and nothing is dealt."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from shgui.engine.chance import SEED_BYTES, fresh_seed
from shgui.engine.deal import BadSetup, new_game
from shgui.engine.editions import Edition
from shgui.engine.fingerprint import Sitting
from shgui.engine.record import Record
from shgui.engine.state import Rigging, State
from shgui.engine.table_words import are_canonical_words, canonical_words, mixes_alphabets
from shgui.table.answers import TableReason
from shgui.table.earlier_deals import EarlierDeals
from shgui.table.seating import Player


def check_words(typed: str) -> str | TableReason:
    """Return the canonical form of these words, which alone is hashed, or why the table can't add them."""
    words = canonical_words(typed)
    if mixes_alphabets(words):
        return TableReason.MIXED_ALPHABETS
    return words if are_canonical_words(words) else TableReason.NOT_WORDS


_BINDS_BOTS = 3
"""The first version of records whose fingerprint includes the seats of bots."""


class NotDealtError(RuntimeError):
    """A question that only a dealt game can answer, while the table may still add its words."""


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A deal before it is dealt. Its seed is secret."""

    edition: Edition
    seed: bytes = field(repr=False)
    rigging: Rigging = field(repr=False)
    sitting: Sitting
    fingerprint: str
    """Empty for a rigged game."""
    earlier: EarlierDeals

    def dealt(self, words: str) -> State:
        """Deal by the seed and these words; without words, by the seed alone."""
        sitting = replace(self.sitting, words=words)
        state, _ = new_game(len(sitting.names), self.edition, self.seed, self.rigging, sitting)
        return state

    def record(self) -> Record:
        """Return the record to save, without names, which are saved elsewhere and differ in length."""
        return Record(
            names=("",) * len(self.sitting.names),
            edition=self.edition,
            commitment=self.fingerprint,
            rigging=self.rigging,
            moves=(),
            seed=self.seed,
            ending=None,
            deal=self.sitting.deal,
            version=self.sitting.format,
            bots=self.sitting.bots,
        )


def seal_deal(
    players: Sequence[Player],
    edition: Edition,
    seed: bytes | None,
    rigging: Rigging,
    earlier: EarlierDeals,
) -> SealedDeal:
    """Return a new deal after these; BadSetup where it can't be dealt. A given seed counts as chosen."""
    if seed is None:
        seed = fresh_seed()
    else:
        rigging = replace(rigging, seed_chosen=True)
    sitting = Sitting(_list_names(players), len(earlier.fates) + 1, bots=_list_bot_kinds(players))
    return _build_sealed_deal(edition, seed, rigging, sitting, earlier)


def restore_deal(
    players: Sequence[Player], edition: Edition, kept: Record, earlier: EarlierDeals
) -> SealedDeal:
    if kept.seed is None or len(kept.seed) != SEED_BYTES:
        raise BadSetup("the seed is missing")
    sitting = replace(kept.sitting, names=_list_names(players))
    if sitting.format >= _BINDS_BOTS:
        sitting = replace(sitting, bots=_list_bot_kinds(players))
    return _build_sealed_deal(edition, kept.seed, kept.rigging, sitting, earlier)


def _list_names(players: Sequence[Player]) -> tuple[str, ...]:
    return tuple(player.name for player in players)


def _list_bot_kinds(players: Sequence[Player]) -> tuple[str | None, ...]:
    bots = tuple(None if player.bot is None else str(player.bot) for player in players)
    return bots if any(bots) else ()


def _build_sealed_deal(
    edition: Edition, seed: bytes, rigging: Rigging, sitting: Sitting, earlier: EarlierDeals
) -> SealedDeal:
    state, _ = new_game(len(sitting.names), edition, seed, rigging, sitting)
    return SealedDeal(edition, seed, rigging, sitting, state.setup.commitment, earlier)
