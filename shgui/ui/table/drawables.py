"""How the rows of the table are painted. Pure: the words of a language and a row in, a face out."""

from shgui.engine.types import Policy, Role
from shgui.engine.view import PlayerView
from shgui.ui.paint.drawables import (
    FascistBoardFace,
    LiberalBoardFace,
    Offer,
    PhaseStripFace,
    PileDrawable,
    SeatDrawable,
    SpaceDrawable,
    TrackerDrawable,
)
from shgui.ui.table.counter_rows import CounterScene, counter_name
from shgui.ui.table.seat_rows import SeatScene
from shgui.words import labels, terms
from shgui.words.board_texts import BoardRow, SpaceScene, space_print
from shgui.words.catalogue import Catalogue

BoardFace = LiberalBoardFace | FascistBoardFace


def seat_face(words: Catalogue, row: SeatScene) -> SeatDrawable:
    return SeatDrawable(
        number=row.number,
        name=row.name,
        office=row.office,
        office_word="" if row.office is None else terms.office(words, row.office),
        proposed=row.proposed,
        limited=row.limited,
        limited_word="" if row.limited is None else labels.limited(words, row.limited),
        dead=row.dead,
        dead_word=labels.dead(words) if row.dead else "",
        cleared=row.cleared,
        investigated=row.investigated,
        hitler=row.hitler,
        known_word=_known_word(words, row),
        voted=row.voted,
        vote=row.vote,
        vote_word="" if row.vote is None else terms.ballot(row.vote),
        on_move=row.on_move,
        away=row.away,
        bot=row.bot,
        offer=_offer(row),
    )


def _known_word(words: Catalogue, row: SeatScene) -> str:
    """Return the word for the foremost sign of what everybody knows of a seat."""
    if row.hitler:
        return terms.role(words, Role.HITLER)
    if row.cleared:
        return labels.cleared(words)
    return labels.investigated(words) if row.investigated else ""


def _offer(row: SeatScene) -> Offer:
    if row.refusal:
        return Offer.BARRED
    if row.choosable:
        return Offer.OPEN
    return Offer.NONE


def board_face(words: Catalogue, spaces: BoardRow) -> BoardFace:
    """All its spaces are painted in one piece."""
    policy = spaces[0].policy
    title, policy_word = labels.board(words, policy), terms.policy(words, policy)
    enacted = sum(space.filled for space in spaces)
    ringed = next((space.number for space in spaces if space.fresh), 0)
    if policy is Policy.LIBERAL:
        return LiberalBoardFace(
            title, enacted, policy_word, space_print(words, spaces[-1]), len(spaces), ringed
        )
    return FascistBoardFace(
        title,
        enacted,
        policy_word,
        slots=tuple(_slot(words, space) for space in spaces),
        zone_word=labels.hitler_zone(words),
        zone_from=next(space.number for space in spaces if space.zone),
        ringed=ringed,
        veto_word=labels.veto_unlocked(words) if any(space.veto_possible for space in spaces) else "",
    )


def _slot(words: Catalogue, row: SpaceScene) -> SpaceDrawable:
    return SpaceDrawable(
        word=space_print(words, row),
        power=row.power,
        veto_word=labels.veto_unlocked(words) if row.veto else "",
        win=row.wins,
    )


def tracker_face(words: Catalogue, row: CounterScene) -> TrackerDrawable:
    return TrackerDrawable(counter_name(words, row), 0 if row.out else row.count, terms.chaos(words))


def pile_face(words: Catalogue, row: CounterScene) -> PileDrawable:
    return PileDrawable(counter_name(words, row), 0 if row.out else row.count)


def strip_face(view: PlayerView, words: Catalogue) -> PhaseStripFace:
    return PhaseStripFace(labels.stages(words), labels.stage_of(view.phase))
