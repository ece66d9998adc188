"""Drawables of a table in the words of one language, made of its scene."""

from shgui.engine.view import PlayerView
from shgui.presentation.scenes import BoardScene, CounterScene, SeatScene, SpaceScene
from shgui.ui.paint.drawables import (
    BoardDrawable,
    PhaseStripDrawable,
    SeatDrawable,
    SpaceDrawable,
    TrackerDrawable,
)
from shgui.words import table_labels, terms
from shgui.words.board_texts import space_label
from shgui.words.catalogue import Catalogue
from shgui.words.seat_texts import build_seat_marks


def build_seat_drawable(words: Catalogue, seat: SeatScene) -> SeatDrawable:
    word = next((mark.label for mark in build_seat_marks(words, seat)), "")
    if seat.office is not None and not seat.dead:
        # Its outline says whether the office is only proposed.
        word = terms.get_office_name(words, seat.office)
    return SeatDrawable(seat, word, "" if seat.vote is None else terms.get_ballot_word(seat.vote))


def build_board_drawable(words: Catalogue, board: BoardScene) -> BoardDrawable:
    has_zone = any(space.begins_hitler_zone for space in board.spaces)
    return BoardDrawable(
        board.policy,
        table_labels.get_board_name(words, board.policy),
        board.enacted,
        terms.get_policy_adjective(words, board.policy),
        tuple(build_space_drawable(words, space) for space in board.spaces),
        # Translators: along the foot of the Fascist board, below the spaces from the third on; max 60
        zone_word=words.pgettext("board", "From here on Fascists win if Hitler is elected Chancellor")
        if has_zone
        else "",
        ringed=next((space.number for space in board.spaces if space.fresh), 0),
        veto_word=table_labels.get_veto_space_label(words) if board.veto_possible else "",
    )


def build_space_drawable(words: Catalogue, space: SpaceScene) -> SpaceDrawable:
    return SpaceDrawable(
        word=space_label(words, space),
        power=space.power,
        veto_word=table_labels.get_veto_space_label(words) if space.unlocks_veto else "",
        win=space.wins,
    )


def build_tracker_drawable(words: Catalogue, counters: CounterScene) -> TrackerDrawable:
    position = 0 if counters.marker_in_flight else counters.tracker
    return TrackerDrawable(table_labels.get_tracker_name(words), position, terms.get_chaos_name(words))


def build_strip_drawable(words: Catalogue, view: PlayerView) -> PhaseStripDrawable:
    return PhaseStripDrawable(table_labels.list_stages(words), table_labels.find_stage(view.phase))
