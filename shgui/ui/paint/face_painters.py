"""Who paints what of a game. Loaded with the first of these faces that is painted."""

from collections.abc import Mapping
from typing import Any

from shgui.ui.paint import bills, boards, cards, placards, rounds, seats, slips, stage, stamps, table
from shgui.ui.paint.backdrop_painters import Paint
from shgui.ui.paint.faces import (
    BackFace,
    BallotFace,
    EnvelopeFace,
    FascistBoardFace,
    LiberalBoardFace,
    MarkerFace,
    PartyFace,
    PhaseStripFace,
    PileFace,
    PlacardFace,
    PlaceFace,
    PolicyFace,
    RoleFace,
    RoundFace,
    SeatFace,
    StampFace,
    TrackerFace,
)
from shgui.ui.paint.moment_faces import (
    BillFace,
    CountFace,
    DeepShadowFace,
    GapFace,
    HitlerFace,
    MournedFace,
    MourningFace,
    SlipFace,
    TagFace,
    WinnersFace,
)

PAINTERS: Mapping[type[Any], Paint] = {
    BackFace: cards.paint_back,
    PolicyFace: cards.paint_policy,
    RoleFace: cards.paint_role,
    PartyFace: cards.paint_party,
    BallotFace: cards.paint_ballot,
    EnvelopeFace: cards.paint_envelope,
    PlaceFace: cards.paint_place,
    PlacardFace: placards.paint_placard,
    SeatFace: seats.paint_seat,
    LiberalBoardFace: boards.paint_liberal_board,
    FascistBoardFace: boards.paint_fascist_board,
    TrackerFace: table.paint_tracker,
    MarkerFace: table.paint_marker,
    PileFace: table.paint_pile,
    PhaseStripFace: table.paint_phase_strip,
    RoundFace: rounds.paint_round,
    StampFace: stamps.paint_stamp,
    BillFace: bills.paint_bill,
    HitlerFace: bills.paint_hitler,
    MourningFace: bills.paint_mourning,
    MournedFace: bills.paint_mourned,
    CountFace: slips.paint_count,
    SlipFace: slips.paint_slip,
    TagFace: slips.paint_tag,
    GapFace: stage.paint_gap,
    DeepShadowFace: stage.paint_deep_shadow,
    WinnersFace: stage.paint_winners,
}
