"""The truth about a claim: what its player saw."""

from collections.abc import Iterable

from shgui.engine.knowledge import Drew, Memory, Peeked, Received, SawParty, Sight
from shgui.table.log_lines import ClaimKind, Occasion

_SEEN: dict[ClaimKind, type[Sight]] = {
    ClaimKind.DREW: Drew,
    ClaimKind.RECEIVED: Received,
    ClaimKind.PEEKED: Peeked,
    ClaimKind.SAW_PARTY: SawParty,
}


def find_seen(occasion: Occasion, memories: Iterable[Memory]) -> Sight | None:
    """Return what the occasion's seat saw; None if it never looked."""
    kind = _SEEN[occasion.kind]
    for memory in memories:
        if isinstance(memory, kind) and memory.round == occasion.round:
            return memory
    return None
