"""Claims that a seat may make as messages for its phone, and the claims that its phone sends."""

from collections.abc import Sequence

from shgui.engine.types import Party, Policy, Seat
from shgui.phones.messages.build_cards import build_party_card, build_policy_card
from shgui.phones.messages.messages import ClaimMessage
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import Claim, ClaimKind, Occasion, find_standing_claim
from shgui.table.public_facts import list_open_occasions
from shgui.words import claim_texts
from shgui.words.catalogue import Catalogue

_POLICIES = (Policy.LIBERAL, Policy.FASCIST)
_PARTIES = (Party.LIBERAL, Party.FASCIST)


def build_claim_messages(words: Catalogue, table: TableScene, seat: Seat) -> list[ClaimMessage]:
    """Return what this seat may make claims about, latest round first; nothing for executed players."""
    if seat not in table.view.alive:
        return []
    own = [each for each in list_open_occasions(table.view.phase, table.occasions) if each.seat == seat]
    return [_build_claim_message(words, table, each) for each in own]


def parse_claim(table: TableScene, seat: Seat, occasion: int, faces: Sequence[int]) -> Claim | None:
    """Return the claim that a phone sends as numbers of faces; None if it isn't a possible one."""
    found = find_occasion(table, seat, occasion)
    if found is None or not all(type(face) is int and face in range(len(_POLICIES)) for face in faces):
        return None
    if found.kind is ClaimKind.SAW_PARTY:
        claim = Claim(found, party=_PARTIES[faces[0]]) if len(faces) == 1 else None
    else:
        claim = Claim(found, cards=tuple(_POLICIES[face] for face in faces))
    return claim if claim is not None and claim.is_well_formed else None


def find_occasion(table: TableScene, seat: Seat, occasion: int) -> Occasion | None:
    """Return the occasion with this number, if the seat may still make a claim about it."""
    if type(occasion) is not int or occasion not in range(len(table.occasions)):
        return None
    found = table.occasions[occasion]
    still_open = found in list_open_occasions(table.view.phase, table.occasions)
    return found if still_open and found.seat == seat else None


def _build_claim_message(words: Catalogue, table: TableScene, occasion: Occasion) -> ClaimMessage:
    claimed = find_standing_claim(table.chronicle, occasion)
    if occasion.kind is ClaimKind.SAW_PARTY:
        faces = [build_party_card(words, party) for party in _PARTIES]
    else:
        faces = [build_policy_card(words, policy) for policy in _POLICIES]
    return {
        "occasion": table.occasions.index(occasion),
        "row": claim_texts.format_occasion(words, occasion, table.names),
        "question": claim_texts.CLAIMS[occasion.kind].own_question(words),
        "cards": occasion.kind.cards or 1,
        "faces": faces,
        "target": "" if occasion.target is None else table.names[occasion.target],
        "claimed": "" if claimed is None else claim_texts.format_claim(words, claimed, table.names),
        "withdraw": claim_texts.get_withdraw_claim_label(words),
    }
