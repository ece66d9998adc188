"""What was seen on the occasion of a claim."""

from collections.abc import Iterable

from shgui.engine.knowledge import Drew, Memory, Peeked, Received, SawParty, Sight
from shgui.table.log_lines import ClaimKind, Occasion

_SEEN: dict[ClaimKind, type[Sight]] = {
    ClaimKind.DREW: Drew,
    ClaimKind.RECEIVED: Received,
    ClaimKind.PEEKED: Peeked,
    ClaimKind.SAW_PARTY: SawParty,
}


def seen_at(occasion: Occasion, memories: Iterable[Memory]) -> Sight | None:
    """Out of what its seat remembers; None where it never came to a look."""
    kind = _SEEN[occasion.kind]
    for memory in memories:
        if isinstance(memory, kind) and memory.round == occasion.round:
            return memory
    return None
