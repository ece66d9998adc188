"""What a seat alone saw and may tell the table, true or not; what it claimed so far."""

from collections.abc import Sequence

from shgui.engine.types import Party, Policy, Seat
from shgui.phones.messages.build_cards import party_card, policy_card
from shgui.phones.messages.messages import CardShown, Claimable
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import Claim, ClaimKind, Occasion, standing_claim
from shgui.table.open_claims import open_occasions
from shgui.words import claim_texts
from shgui.words.catalogue import Catalogue

_POLICIES = (Policy.LIBERAL, Policy.FASCIST)
_PARTIES = (Party.LIBERAL, Party.FASCIST)


def told_claims(words: Catalogue, table: TableScene, seat: Seat) -> list[Claimable]:
    """In the order of the latest round first; `occasion` counts in the table's own order. Executed players
    tell the table nothing.
    """
    if seat not in table.view.alive:
        return []
    own = [each for each in open_occasions(table.view.phase, table.occasions) if each.seat == seat]
    return [_claimable(words, table, each) for each in own]


def claim_of(table: TableScene, seat: Seat, occasion: int, faces: Sequence[int]) -> Claim | None:
    """What a phone of this seat claims by the numbers of its faces; None where that is no answer."""
    found = occasion_of(table, seat, occasion)
    if found is None or not all(type(face) is int and face in range(len(_POLICIES)) for face in faces):
        return None
    if found.kind is ClaimKind.SAW_PARTY:
        claim = Claim(found, party=_PARTIES[faces[0]]) if len(faces) == 1 else None
    else:
        claim = Claim(found, cards=tuple(_POLICIES[face] for face in faces))
    return claim if claim is not None and claim.well_formed else None


def occasion_of(table: TableScene, seat: Seat, occasion: int) -> Occasion | None:
    """The occasion that `told_claims` gave this number, if it is still open for this seat."""
    if type(occasion) is not int or occasion not in range(len(table.occasions)):
        return None
    found = table.occasions[occasion]
    still_open = found in open_occasions(table.view.phase, table.occasions)
    return found if still_open and found.seat == seat else None


def _claimable(words: Catalogue, table: TableScene, occasion: Occasion) -> Claimable:
    claimed = standing_claim(table.chronicle, occasion)
    return {
        "occasion": table.occasions.index(occasion),
        "row": claim_texts.format_occasion(words, occasion, table.names),
        "question": claim_texts.get_own_claim_question(words, occasion),
        "cards": occasion.kind.cards or 1,
        "faces": _faces(words, occasion),
        "target": "" if occasion.target is None else table.names[occasion.target],
        "claimed": "" if claimed is None else claim_texts.format_claim(words, claimed, table.names),
        "withdraw": claim_texts.get_withdraw_claim_label(words),
    }


def _faces(words: Catalogue, occasion: Occasion) -> list[CardShown]:
    if occasion.kind is ClaimKind.SAW_PARTY:
        return [party_card(words, party) for party in _PARTIES]
    return [policy_card(words, policy) for policy in _POLICIES]
