"""The layout of the open dossier, without widgets. It is the same for every role, card and player."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over.open_hand import SHEETS
from shgui.ui.paint.drawables import Back
from shgui.ui.theme import Text, Theme

_DRAWN = QSizeF(680, 318)
"""Size of the dossier for which the measures below were drawn; it is higher where words are larger."""
_LARGEST = 10.0
"""Largest capitals, so that five lines and their cards fit on one sheet."""
_LINE = 2.55
"""Line spacing, in capitals."""
_CARD = QSizeF(131, 172)
"""Including room for the shadow."""
_BALLOT = QSizeF(160, 108)
"""Ballots are wider: as high as other cards they would be too large."""
_GAP = 16
_FATE = 30
"""Height of the tag below every card."""
ROLE_LINES = 5


@dataclass(frozen=True, slots=True)
class HandPlan:
    """The rectangles of all parts; absent ones are empty.

    Roles have ruled-out lines below the cards, and memories on both sides. Everything else has a tag below
    every card, and a sentence below them.
    """

    unit: float
    """The size of a pixel of the drawing, in pixels of this dossier."""
    capitals: float
    heading: QRectF
    cards: tuple[QRectF, ...]
    tags: tuple[QRectF, ...]
    rule: QRectF
    sentence: QRectF
    veto: QRectF
    lines: tuple[QRectF, ...]
    left: QRectF
    right: QRectF


def plan_hand(size: QSizeF, theme: Theme, purpose: TaskKind) -> HandPlan:
    """Return the parts of a dossier: cards in the middle, words above, below and beside them."""
    backs = SHEETS[purpose].backs
    has_lines = purpose is TaskKind.ROLE
    has_tags = not has_lines
    unit = min(size.height() / _DRAWN.height(), size.width() / _DRAWN.width())
    capitals = min(theme.type.capitals(Text.SECRET), _LARGEST * unit)
    line = capitals * _LINE
    heading = QRectF(20 * unit, 8 * unit, size.width() - 40 * unit, max(22 * unit, line))
    lines = line * ROLE_LINES + 14 * unit if has_lines else 0.0
    fate = max(_FATE * unit, line * 1.3)
    tags = fate + 3 * unit if has_tags else 0.0
    sentence = line * 2 + 14 * unit if has_tags else 0.0
    # A chosen card moves up, so there is room above it.
    above = 24 * unit if has_tags else 4 * unit
    room = size.height() - heading.bottom() - above - lines - tags - sentence - 8 * unit
    scale = min(unit, room / _CARD.height())
    card = (_BALLOT if backs[0] is Back.BALLOT else _CARD) * scale
    top = heading.bottom() + above + (max(0.0, room - _CARD.height() * scale) * 0.4)
    middle_of_cards = top + _CARD.height() * scale / 2
    # The cards are centred whether or not a veto is offered beside them.
    across = card.width() * len(backs) + _GAP * unit * (len(backs) - 1)
    x = (size.width() - across) / 2
    cards: list[QRectF] = []
    for _ in backs:
        cards.append(QRectF(QPointF(x, middle_of_cards - card.height() / 2), card))
        x += card.width() + _GAP * unit
    bottom = middle_of_cards + card.height() / 2
    option = (
        QSizeF(min(150 * unit, size.width() - x - 30 * unit), 92 * unit)
        if purpose is TaskKind.ENACT
        else QSizeF(0, 0)
    )
    veto = QRectF(QPointF(x + 14 * unit, middle_of_cards - option.height() / 2), option)
    measure = min(size.width() - 40 * unit, max(600 * unit, capitals * 70))
    left = (size.width() - measure) / 2
    begin = bottom + 8 * unit
    rule = QRectF(left, bottom + tags + 5 * unit, measure, unit) if has_tags else QRectF()
    beside = QRectF()
    if has_lines:
        beside = QRectF(20 * unit, top, cards[0].left() - 34 * unit, bottom - top)
    return HandPlan(
        unit=unit,
        capitals=capitals,
        heading=heading,
        cards=tuple(cards),
        tags=tuple(_tag(place, bottom, fate, unit) for place in cards) if has_tags else (),
        rule=rule,
        sentence=QRectF(left, rule.bottom() + 4 * unit, measure, line * 2) if has_tags else QRectF(),
        veto=veto,
        lines=tuple(QRectF(left, begin + line * n, measure, line) for n in range(ROLE_LINES * has_lines)),
        left=beside,
        right=beside.translated(size.width() - 40 * unit - beside.width(), 0) if has_lines else QRectF(),
    )


def _tag(card: QRectF, bottom: float, height: float, unit: float) -> QRectF:
    widened = card.adjusted(-_GAP * unit / 2, 0, _GAP * unit / 2, 0)
    return QRectF(widened.left(), bottom + 3 * unit, widened.width(), height)
