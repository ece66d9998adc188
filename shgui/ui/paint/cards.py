"""Cards: policies, roles, parties, ballots, their backs, envelopes and empty places.

Every card has the same stock, margin, corner and frame, and leaves the same room for its shadow, so that
cards of different kinds lie well together and a turned card doesn't jump.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from shgui.engine.types import Party, Policy, Role
from shgui.ui.paint.art import Fit, Inks
from shgui.ui.paint.context import Kit
from shgui.ui.paint.faces import (
    Back,
    BackFace,
    BallotFace,
    EnvelopeFace,
    PartyFace,
    PlaceFace,
    PolicyFace,
    RoleFace,
)
from shgui.ui.paint.signs import Mark
from shgui.ui.paint.strokes import double_frame, fill, frame, hatch, outline, rounded, shadow
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text

PORTRAITS = {Role.LIBERAL: 6, Role.FASCIST: 3, Role.HITLER: 1}

_MARGIN = 0.055
_PANEL = 0.76
"""How much of a card's height inside its margin the picture takes."""
_BACKS = {
    Back.POLICY: "cards/back-policy",
    Back.ROLE: "cards/back-role",
    Back.PARTY: "cards/back-party",
    Back.BALLOT: "cards/back-ballot",
}


def card_body(rect: QRectF) -> QRectF:
    """Where the card itself lies inside the rectangle it is given; the rest is for its shadow."""
    room = min(rect.width(), rect.height()) * 0.03
    return rect.adjusted(room * 0.9, room * 0.8, -room, -room * 1.1)


def paint_policy(painter: QPainter, rect: QRectF, face: PolicyFace, kit: Kit) -> None:
    """A law: the party's panel with its sign, the word in wood type below."""
    party = Party.LIBERAL if face.policy is Policy.LIBERAL else Party.FASCIST
    panel, words = _picture_card(painter, kit, rect, party)
    side = min(panel.width(), panel.height()) * 0.86
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(panel.center())
    kit.art.paint(painter, sign, f"cards/policy-{party.value}", kit.print_inks)
    _legend(painter, kit, words, face.word, face.caption)


def paint_role(painter: QPainter, rect: QRectF, face: RoleFace, kit: Kit) -> None:
    """A portrait before the party's shape, the word below."""
    panel, words = _picture_card(painter, kit, rect, face.role.party)
    number = face.portrait % PORTRAITS[face.role] + 1
    painter.save()
    painter.setClipRect(panel)
    name = f"cards/role-{face.role.value}-{number}"
    kit.art.paint(painter, panel, name, kit.print_inks, Fit.COVER)
    painter.restore()
    frame(painter, kit, panel, rect.width() * 0.011, kit.colour(kit.palette.on_card))
    _legend(painter, kit, words, face.word, face.caption)


def paint_party(painter: QPainter, rect: QRectF, face: PartyFace, kit: Kit) -> None:
    """A membership book: the party's sign on plain stock in a double frame."""
    body = _stock(painter, kit, rect, kit.palette.card)
    side = body.width()
    margin = side * _MARGIN
    ink = kit.colour(kit.palette.on_card)
    inner = double_frame(painter, kit, body.adjusted(margin, margin, -margin, -margin), side * 0.014, ink)
    room = inner.adjusted(margin, margin * 0.6, -margin, -margin * 0.6)
    head = QRectF(room.left(), room.top(), room.width(), room.height() * 0.15)
    soft = kit.colour(kit.palette.on_card_soft)
    draw_text(painter, head, face.caption, Family.GOTHIC, side * 0.06, soft)
    foot = QRectF(room.left(), room.bottom() - room.height() * 0.19, room.width(), room.height() * 0.19)
    between = foot.top() - head.bottom()
    sign_side = min(room.width(), between) * 0.94
    sign = QRectF(0, 0, sign_side, sign_side)
    sign.moveCenter(QPointF(room.center().x(), head.bottom() + between / 2))
    mark = Mark.LIBERAL if face.party is Party.LIBERAL else Mark.FASCIST
    kit.mark(painter, sign, mark, kit.palette.on_card, kit.palette.card)
    draw_text(painter, foot, face.word.upper(), Family.POSTER, side * 0.125, ink)


def paint_ballot(painter: QPainter, rect: QRectF, face: BallotFace, kit: Kit) -> None:
    """Ja! is ink on paper with a tick, Nein! paper on ink with a cross: neither has a party's colour."""
    palette = kit.palette
    paper, ink = (palette.card, palette.on_card) if face.ja else (palette.on_card, palette.card)
    body = _stock(painter, kit, rect, paper)
    side = min(body.width(), body.height())
    margin = side * 0.06
    room = body.adjusted(margin, margin, -margin, -margin)
    inner = double_frame(painter, kit, room, side * 0.02, kit.colour(ink))
    corner = side * 0.15
    mark = Mark.JA if face.ja else Mark.NEIN
    for at in (inner.topLeft(), inner.bottomRight() - QPointF(corner * 1.4, corner * 1.4)):
        sign = QRectF(at.x() + corner * 0.2, at.y() + corner * 0.2, corner, corner)
        kit.mark(painter, sign, mark, ink, paper)
    words = inner.adjusted(corner, margin, -corner, -margin)
    draw_text(painter, words, face.word, Family.POSTER, words.height() * 0.62, kit.colour(ink), lines=1)


def paint_back(painter: QPainter, rect: QRectF, face: BackFace, kit: Kit) -> None:
    """A printed back: one for every kind of card, the same for every card of the kind."""
    palette = kit.palette
    body = _stock(painter, kit, rect, palette.card)
    margin = min(body.width(), body.height()) * _MARGIN
    panel = kit.snapped(body.adjusted(margin, margin, -margin, -margin))
    painter.fillRect(panel, kit.colour(palette.back))
    kit.art.paint(painter, panel, _BACKS[face.kind], Inks(palette.on_back, palette.back), Fit.STRETCH)


def paint_envelope(painter: QPainter, rect: QRectF, face: EnvelopeFace, kit: Kit) -> None:
    """An envelope, sealed or open, with a name on it."""
    palette = kit.palette
    body = _stock(painter, kit, rect, palette.card)
    name = "cards/envelope-open" if face.opened else "cards/envelope"
    kit.art.paint(painter, body, name, Inks(palette.on_card, palette.card))
    label = QRectF(body.left(), body.top() + body.height() * 0.68, body.width(), body.height() * 0.26)
    label.adjust(body.width() * 0.1, 0, -body.width() * 0.1, 0)
    draw_text(painter, label, face.name, Family.GOTHIC, body.height() * 0.13, kit.colour(palette.on_card))


def paint_place(painter: QPainter, rect: QRectF, face: PlaceFace, kit: Kit) -> None:
    """Where a card will lie: sunken, dashed, with a word if there is one."""
    body = kit.snapped(card_body(rect))
    side = min(body.width(), body.height())
    shape = rounded(body, side * 0.035)
    fill(painter, shape, kit.colour(kit.palette.sunken))
    outline(painter, shape, kit.line(side * 0.01), kit.colour(kit.palette.rule), dashed=True)
    room = body.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
    capitals = min(kit.capitals(Text.LABEL), side * 0.12)
    draw_text(painter, room, face.word, Family.GOTHIC, capitals, kit.colour(kit.palette.ink_soft))


def _stock(painter: QPainter, kit: Kit, rect: QRectF, paper: str) -> QRectF:
    body = kit.snapped(card_body(rect))
    side = min(body.width(), body.height())
    radius = side * 0.035
    shadow(painter, kit, body, radius, side * 0.03)
    fill(painter, rounded(body, radius), kit.colour(paper))
    half = kit.line(side * 0.005) / 2
    edge = rounded(body.adjusted(half, half, -half, -half), radius)
    outline(painter, edge, half * 2, kit.colour(kit.palette.card_edge))
    return body


def _picture_card(painter: QPainter, kit: Kit, rect: QRectF, party: Party) -> tuple[QRectF, QRectF]:
    """Stock with a framed panel in the party's colour and pattern. Returns panel and room for words."""
    palette = kit.palette
    body = _stock(painter, kit, rect, palette.card)
    side = body.width()
    margin = side * _MARGIN
    inner = body.adjusted(margin, margin, -margin, -margin)
    panel = kit.snapped(QRectF(inner.left(), inner.top(), inner.width(), inner.height() * _PANEL))
    if party is Party.LIBERAL:
        painter.fillRect(panel, kit.colour(palette.liberal))
    else:
        painter.fillRect(panel, kit.colour(palette.fascist))
        area = QPainterPath()
        area.addRect(panel)
        step = side * 0.045
        hatch(painter, kit, area, step, step * 0.18, kit.colour(palette.on_fascist, 0.34))
    frame(painter, kit, panel, side * 0.011, kit.colour(palette.on_card))
    return panel, QRectF(inner.left(), panel.bottom(), inner.width(), inner.bottom() - panel.bottom())


def _legend(painter: QPainter, kit: Kit, rect: QRectF, word: str, caption: str) -> None:
    palette = kit.palette
    room = QRectF(rect)
    if caption:
        small = QRectF(room.left(), room.top() + room.height() * 0.09, room.width(), room.height() * 0.25)
        soft = kit.colour(palette.on_card_soft)
        draw_text(painter, small, caption, Family.TEXT, rect.height() * 0.14, soft, lines=1)
        room.setTop(small.bottom())
    room.setTop(room.top() + rect.height() * 0.06)
    capitals = rect.height() * (0.44 if caption else 0.56)
    draw_text(painter, room, word.upper(), Family.POSTER, capitals, kit.colour(palette.on_card))
