"""From what the models of the table tell to what is painted. Pure: a row of a model in, a face out."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt

from shgui.engine.types import Office, Policy, Power
from shgui.engine.view import PlayerView
from shgui.ui.paint.faces import (
    FascistBoardFace,
    LiberalBoardFace,
    PhaseStripFace,
    PileFace,
    SeatFace,
    Slot,
    TrackerFace,
)
from shgui.ui.table.counter_rows import CounterFact
from shgui.ui.table.seat_rows import SeatFact
from shgui.ui.table.space_rows import BoardModel, SpaceFact
from shgui.words import labels
from shgui.words.catalogue import Catalogue

Row = QModelIndex | QPersistentModelIndex

_PRINTED = Qt.ItemDataRole.DisplayRole


def seat_face(row: Row) -> SeatFace:
    office, limited = row.data(SeatFact.OFFICE), row.data(SeatFact.LIMITED)
    return SeatFace(
        number=row.data(SeatFact.NUMBER),
        name=row.data(_PRINTED),
        office=Office(office) if office is not None else None,
        office_word=row.data(SeatFact.OFFICE_WORD),
        proposed=row.data(SeatFact.PROPOSED),
        limited=Office(limited) if limited is not None else None,
        limited_word=row.data(SeatFact.LIMITED_WORD),
        dead=row.data(SeatFact.DEAD),
        dead_word=row.data(SeatFact.DEAD_WORD),
        voted=row.data(SeatFact.VOTED),
        vote=row.data(SeatFact.VOTE),
        vote_word=row.data(SeatFact.VOTE_WORD),
        on_move=row.data(SeatFact.ON_MOVE),
    )


def board_face(board: BoardModel) -> LiberalBoardFace | FascistBoardFace:
    """A board that has been shown: all its spaces are painted in one piece."""
    rows = _rows(board)
    first, last = rows[0], rows[-1]
    title, policy_word = first.data(SpaceFact.BOARD_WORD), first.data(SpaceFact.POLICY_WORD)
    enacted = sum(row.data(SpaceFact.FILLED) for row in rows)
    if board.policy is Policy.LIBERAL:
        return LiberalBoardFace(title, enacted, policy_word, win_word=last.data(_PRINTED), spaces=len(rows))
    zone = next(row for row in rows if row.data(SpaceFact.ZONE_WORD))
    return FascistBoardFace(
        title,
        enacted,
        policy_word,
        slots=tuple(_slot(row) for row in rows),
        zone_word=zone.data(SpaceFact.ZONE_WORD),
        zone_from=zone.row() + 1,
    )


def _rows(model: QAbstractItemModel) -> list[QModelIndex]:
    return [model.index(number, 0) for number in range(model.rowCount())]


def _slot(row: Row) -> Slot:
    power = row.data(SpaceFact.POWER)
    return Slot(
        word=row.data(_PRINTED),
        power=Power(power) if power is not None else None,
        veto_word=row.data(SpaceFact.VETO_WORD),
        win=row.data(SpaceFact.WINS),
    )


def tracker_face(row: Row) -> TrackerFace:
    return TrackerFace(row.data(_PRINTED), row.data(CounterFact.COUNT), row.data(CounterFact.CHAOS_WORD))


def pile_face(row: Row) -> PileFace:
    return PileFace(row.data(_PRINTED), row.data(CounterFact.COUNT))


def strip_face(view: PlayerView, words: Catalogue) -> PhaseStripFace:
    return PhaseStripFace(labels.stages(words), labels.stage_of(view.phase))
