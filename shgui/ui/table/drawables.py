"""Drawables of a table in the words of one language, made of its scene."""

from shgui.engine.types import Policy
from shgui.engine.view import PlayerView
from shgui.presentation.scenes import BoardScene, CounterScene, SeatScene, SpaceScene
from shgui.ui.paint.drawables import (
    FascistBoardFace,
    LiberalBoardFace,
    PhaseStripFace,
    SeatDrawable,
    SpaceDrawable,
    TrackerDrawable,
)
from shgui.words import labels, terms
from shgui.words.board_texts import space_label
from shgui.words.catalogue import Catalogue
from shgui.words.seat_texts import seat_marks

BoardFace = LiberalBoardFace | FascistBoardFace


def seat_drawable(words: Catalogue, seat: SeatScene) -> SeatDrawable:
    word = next((mark.label for mark in seat_marks(words, seat)), "")
    if seat.office is not None and not seat.dead:
        # Its outline says whether the office is only proposed.
        word = terms.office(words, seat.office)
    return SeatDrawable(seat, word, "" if seat.vote is None else terms.ballot(seat.vote))


def board_drawable(words: Catalogue, board: BoardScene) -> BoardFace:
    """Return a whole board: its spaces are painted in one piece."""
    title, policy_word = labels.board(words, board.policy), terms.policy(words, board.policy)
    ringed = next((space.number for space in board.spaces if space.fresh), 0)
    if board.policy is Policy.LIBERAL:
        win_word, spaces = space_label(words, board.spaces[-1]), len(board.spaces)
        return LiberalBoardFace(title, board.enacted, policy_word, win_word, spaces, ringed)
    return FascistBoardFace(
        title,
        board.enacted,
        policy_word,
        slots=tuple(space_drawable(words, space) for space in board.spaces),
        zone_word=labels.hitler_zone(words),
        zone_from=next(space.number for space in board.spaces if space.begins_hitler_zone),
        ringed=ringed,
        veto_word=labels.veto_unlocked(words) if board.veto_possible else "",
    )


def space_drawable(words: Catalogue, space: SpaceScene) -> SpaceDrawable:
    return SpaceDrawable(
        word=space_label(words, space),
        power=space.power,
        veto_word=labels.veto_unlocked(words) if space.unlocks_veto else "",
        win=space.wins,
    )


def tracker_drawable(words: Catalogue, counters: CounterScene) -> TrackerDrawable:
    position = 0 if counters.marker_in_flight else counters.tracker
    return TrackerDrawable(labels.tracker(words), position, terms.chaos(words))


def strip_drawable(words: Catalogue, view: PlayerView) -> PhaseStripFace:
    return PhaseStripFace(labels.stages(words), labels.stage_of(view.phase))
