"""Where everything lies on the hand-over sheet. The same for every role, card and player; no widgets in here.

name     as large as a headline on a poster: all that the room may read
task     one sentence on what to do, for whoever holds the screen
hand     low in the centre, its words small on purpose
bar      the area to hold, and the one button
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF

from shgui.ui.paint.faces import Back, BackFace, aspect_of
from shgui.ui.theme import Text, Theme

_LEADING = 1.6
# Sizes inside the hand, in capitals of the secret words.
_CARD = 18.0
_HAND = 43.0
_MARGIN = 1.8
_TAG = 3.0
_HEADING = 3.4
_GAP = 1.4


@dataclass(frozen=True, slots=True)
class SheetPlan:
    intro: QRect
    """What stands before the name."""
    name: QRect
    task: QRect
    hand: QRect
    status: QRect
    hold: QRect
    confirm: QRect
    put_back: QRect


@dataclass(frozen=True, slots=True)
class HandParts:
    """What there is to be laid besides the cards: as much as everybody may know."""

    heading: bool = False
    tags: bool = False
    """A word below every card."""
    sentence: bool = False
    columns: bool = False
    """Words on both sides of the cards."""
    veto: bool = False
    """One more thing to choose."""


@dataclass(frozen=True, slots=True)
class HandPlan:
    """What there isn't has no size."""

    heading: QRectF
    cards: tuple[QRectF, ...]
    tags: tuple[QRectF, ...]
    sentence: QRectF
    veto: QRectF
    left: QRectF
    right: QRectF


def plan_sheet(size: QSize, theme: Theme, put_back_width: int) -> SheetPlan:
    """Divide a page of this size."""
    scale, space = theme.type, theme.space
    margin = min(space.page, round(size.height() * 0.045))
    target = space.touch
    width = min(size.width() - 2 * margin, round(size.height() * 1.5))
    left = (size.width() - width) // 2

    body, control = scale.capitals(Text.BODY), scale.capitals(Text.CONTROL)
    bar_height = round(min(max(target * 1.5, control * 4.4), size.height() * 0.16))
    bar = QRect(left, size.height() - margin - bar_height, width, bar_height)
    status_height = round(min(body * 2.6, size.height() * 0.075))
    status = QRect(left, bar.top() - status_height, width, status_height)

    intro_height = round(min(scale.capitals(Text.LABEL) * 1.5, size.height() * 0.06))
    name_height = round(min(scale.capitals(Text.COVER) * 1.75, size.height() * 0.16))
    task_height = round(min(body * (1 + _LEADING) * 1.5, size.height() * 0.1))
    secret = scale.capitals(Text.SECRET)
    top = margin + intro_height + name_height + task_height + space.small
    hand_height = min(round(secret * _HAND), status.top() - top)
    hand = QRect(left, status.top() - hand_height, width, hand_height)

    # What the hand leaves over stands round the name, a little more below it than above.
    spare = hand.top() - top
    intro_top = margin + round(spare * 0.3)
    intro = QRect(left, intro_top, width, intro_height)
    name = QRect(left, intro.bottom() + 1, width, name_height)
    task = QRect(left, hand.top() - space.small - task_height, width, task_height)

    gap = space.medium
    confirm_width = round((width - gap) * 0.3)
    confirm = QRect(bar.right() + 1 - confirm_width, bar.top(), confirm_width, bar.height())
    hold = QRect(bar.left(), bar.top(), width - gap - confirm_width, bar.height())
    put_back = QRect(size.width() - space.small - put_back_width, space.small, put_back_width, target)
    return SheetPlan(intro, name, task, hand, status, hold, confirm, put_back)


def plan_hand(size: QSizeF, theme: Theme, backs: tuple[Back, ...], parts: HandParts) -> HandPlan:
    """Divide an open hand: cards in the middle, words above, below and beside them."""
    wanted = theme.type.capitals(Text.SECRET)
    # Where large text leaves little room, words keep their size and cards give way.
    capitals = min(wanted, size.height() / 30, size.width() / 70)
    margin = capitals * _MARGIN
    heading_height = capitals * _HEADING * parts.heading
    tag_height = capitals * (_TAG if parts.tags else _GAP)
    # Between columns it takes more lines than below cards alone.
    sentence_height = capitals * (3 if parts.columns else 2) * _LEADING * 1.25 * parts.sentence
    words = heading_height + tag_height + sentence_height + 2 * margin
    card_height = max(capitals * 6, min(capitals * _CARD, size.height() - words))
    sizes = [_card_size(back, card_height) for back in backs]
    gap = capitals * 2.0
    option = QSizeF(capitals * 15, card_height * 0.5) if parts.veto else QSizeF(0, 0)
    row = sum(card.width() for card in sizes) + gap * (len(sizes) - 1)

    top = margin + max(0.0, (size.height() - words - card_height) / 2)
    # The cards stand in the middle whether or not a veto is offered beside them.
    x = (size.width() - row) / 2
    cards: list[QRectF] = []
    tags: list[QRectF] = []
    cards_top = top + heading_height
    for card in sizes:
        place = QRectF(QPointF(x, cards_top + (card_height - card.height()) / 2), card)
        cards.append(place)
        if parts.tags:
            tags.append(QRectF(x - gap / 2, place.bottom(), card.width() + gap, tag_height))
        x += card.width() + gap
    option_place = QRectF(QPointF(x + gap, cards_top + (card_height - option.height()) / 2), option)

    middle = max(row + 2 * gap, capitals * 34) if parts.columns else size.width() - 2 * margin
    left = (size.width() - middle) / 2
    heading = QRectF(left, top, middle, heading_height)
    sentence = QRectF(left, cards_top + card_height + tag_height, middle, sentence_height)
    beside, right = QRectF(), QRectF()
    if parts.columns:
        beside = QRectF(margin, margin, left - 2 * margin, size.height() - 2 * margin)
        right = beside.translated(size.width() - left, 0)
    return HandPlan(heading, tuple(cards), tuple(tags), sentence, option_place, beside, right)


def _card_size(back: Back, height: float) -> QSizeF:
    if back is Back.BALLOT:
        # Ballots lie across; as high as other cards they would shout.
        return QSizeF(height * 0.62 * aspect_of(BackFace(back)), height * 0.62)
    return QSizeF(height * aspect_of(BackFace(back)), height)
