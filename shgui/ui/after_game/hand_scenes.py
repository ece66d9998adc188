"""Building the hands of a round: what one player saw, beside the claim about it."""

from collections.abc import Sequence

from shgui.engine.knowledge import Drew, Peeked, Received, SawParty, Sight, is_true_claim
from shgui.engine.types import Party, Policy, Power, Seat
from shgui.presentation.round_scene import HandScene
from shgui.table.log_lines import Claim
from shgui.words import claim_texts, story_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.memory_texts import describe_memory
from shgui.words.terms import Names


def build_hand(
    words: Catalogue,
    seen: Sight,
    claim: Claim | None,
    seat: Seat,
    names: Names,
    *,
    discarded: Sequence[Policy] = (),
    named: bool = False,
) -> HandScene:
    """Build a hand, Liberal cards first where their order means nothing. `named` adds the player's name."""
    label, power = _describe(words, seen, names)
    cards, party = _list_seen(seen)
    sentences = [describe_memory(words, seen, seat, names)]
    if claim is not None:
        sentences += [
            claim_texts.format_claim(words, claim, names),
            claim_texts.compare_with_truth(words, claim, seen),
        ]
    return HandScene(
        label,
        " ".join(_end_sentence(sentence) for sentence in sentences),
        name=names[seat] if named else "",
        cards=cards,
        away=_find_places(cards, discarded),
        party=party,
        power=power,
        said_cards=() if claim is None else _sort(claim.cards, seen),
        said_party=None if claim is None else claim.party,
        honest=None if claim is None else is_true_claim(seen, claim.cards, claim.party),
    )


def _describe(words: Catalogue, seen: Sight, names: Names) -> tuple[str, Power | None]:
    match seen:
        case Drew():
            return story_texts.get_drawn_label(words), None
        case Received():
            return story_texts.get_received_label(words), None
        case SawParty():
            label = story_texts.format_power_on(words, Power.INVESTIGATE, names[seen.target])
            return label, Power.INVESTIGATE
        case Peeked():
            return terms.get_power_name(words, Power.PEEK), Power.PEEK


def _list_seen(seen: Sight) -> tuple[tuple[Policy, ...], Party | None]:
    return ((), seen.party) if isinstance(seen, SawParty) else (_sort(seen.cards, seen), None)


def _sort(cards: tuple[Policy, ...], seen: Sight) -> tuple[Policy, ...]:
    if isinstance(seen, Peeked):
        # Their order on the deck matters.
        return cards
    return tuple(sorted(cards, key=lambda card: card is Policy.FASCIST))


def _find_places(cards: tuple[Policy, ...], discarded: Sequence[Policy]) -> tuple[int, ...]:
    if len(discarded) == len(cards):
        return tuple(range(len(cards)))
    return tuple(map(cards.index, discarded))


def _end_sentence(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!")) else f"{sentence}."
