"""Cards: policies, roles, parties, ballots, their backs, envelopes and empty places.

Every card has the same stock, margin, corner and frame, and leaves the same room for its shadow, so that
cards of different kinds lie well together and a turned card doesn't jump.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from shgui.engine.types import Party, Policy, Role
from shgui.ui.paint.art import Inks
from shgui.ui.paint.faces import (
    Back,
    BackFace,
    BallotFace,
    EnvelopeFace,
    Mark,
    PartyFace,
    PlaceFace,
    PolicyFace,
    RoleFace,
)
from shgui.ui.paint.kit import Kit
from shgui.ui.paint.strokes import double_frame, fill, frame, hatch, outline, rounded, shadow
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family

PORTRAITS = {Role.LIBERAL: 6, Role.FASCIST: 3, Role.HITLER: 1}


def card_body(rect: QRectF) -> QRectF:
    """Where the card itself lies inside the rectangle it is given; the rest is for its shadow."""
    room = min(rect.width(), rect.height()) * 0.03
    return rect.adjusted(room * 0.4, room * 0.3, -room * 0.9, -room)


def _stock(painter: QPainter, kit: Kit, rect: QRectF, paper: str) -> QRectF:
    body = kit.snapped(card_body(rect))
    side = min(body.width(), body.height())
    radius = side * 0.035
    shadow(painter, kit, body, radius, side * 0.03)
    shape = rounded(body, radius)
    fill(painter, shape, kit.colour(paper))
    half = kit.line(side * 0.006) / 2
    edge = rounded(body.adjusted(half, half, -half, -half), radius)
    outline(painter, edge, half * 2, kit.colour(kit.palette.card_edge))
    return body


def _party_ground(painter: QPainter, kit: Kit, rect: QRectF, party: Party) -> tuple[str, str]:
    """Fill with the party's colour and pattern; returns (ink, paper) for what lies on it."""
    palette = kit.palette
    area = QPainterPath()
    area.addRect(rect)
    if party is Party.LIBERAL:
        painter.fillRect(rect, kit.colour(palette.liberal))
        return palette.on_liberal, palette.liberal
    painter.fillRect(rect, kit.colour(palette.fascist))
    step = min(rect.width(), rect.height()) * 0.05
    hatch(painter, kit, area, step, step * 0.16, kit.colour(palette.on_fascist, 0.32))
    return palette.on_fascist, palette.fascist


def _banner(painter: QPainter, kit: Kit, rect: QRectF, word: str, ink: str) -> None:
    draw_text(painter, rect, word.upper(), Family.POSTER, rect.height() * 0.62, kit.colour(ink), lines=2)


def paint_policy(painter: QPainter, rect: QRectF, face: PolicyFace, kit: Kit) -> None:
    """A law: the party's panel with its sign, the word in wood type below."""
    party = Party.LIBERAL if face.policy is Policy.LIBERAL else Party.FASCIST
    body = _stock(painter, kit, rect, kit.palette.card)
    side = body.width()
    margin = side * 0.055
    inner = kit.snapped(body.adjusted(margin, margin, -margin, -margin))
    panel = kit.snapped(QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.74))
    _party_ground(painter, kit, panel, party)
    frame(painter, kit, panel, side * 0.012, kit.colour(kit.palette.on_card))
    sign = QRectF(0, 0, panel.width() * 0.8, panel.width() * 0.8)
    sign.moveCenter(panel.center())
    name = "cards/policy-liberal" if party is Party.LIBERAL else "cards/policy-fascist"
    kit.art.paint(painter, sign, name, _inks(kit))
    words = QRectF(inner.left(), panel.bottom(), inner.width(), inner.bottom() - panel.bottom())
    if face.caption:
        small = QRectF(words.left(), words.top() + words.height() * 0.1, words.width(), words.height() * 0.2)
        draw_text(
            painter,
            small,
            face.caption,
            Family.TEXT,
            small.height() * 0.75,
            kit.colour(kit.palette.on_card_soft),
            lines=1,
        )
        words.setTop(small.bottom())
    _banner(painter, kit, words, face.word, kit.palette.on_card)


def paint_party(painter: QPainter, rect: QRectF, face: PartyFace, kit: Kit) -> None:
    """A membership book: the party's sign on plain stock in a double frame."""
    body = _stock(painter, kit, rect, kit.palette.card)
    side = body.width()
    margin = side * 0.05
    ink = kit.colour(kit.palette.on_card)
    inner = double_frame(
        painter, kit, kit.snapped(body.adjusted(margin, margin, -margin, -margin)), side * 0.014, ink
    )
    head = QRectF(inner.left(), inner.top() + inner.height() * 0.03, inner.width(), inner.height() * 0.12)
    if face.caption:
        draw_text(
            painter,
            head.adjusted(margin, 0, -margin, 0),
            face.caption,
            Family.GOTHIC,
            head.height() * 0.42,
            kit.colour(kit.palette.on_card_soft),
        )
    sign = QRectF(0, 0, inner.width() * 0.78, inner.width() * 0.78)
    sign.moveCenter(inner.center())
    sign.translate(0, -inner.height() * 0.03)
    mark = Mark.LIBERAL if face.party is Party.LIBERAL else Mark.FASCIST
    kit.art.paint(painter, sign, f"icons/{mark.value}", _inks(kit))
    foot = QRectF(inner.left(), inner.bottom() - inner.height() * 0.2, inner.width(), inner.height() * 0.18)
    _banner(painter, kit, foot.adjusted(margin, 0, -margin, 0), face.word, kit.palette.on_card)


def paint_role(painter: QPainter, rect: QRectF, face: RoleFace, kit: Kit) -> None:
    """A portrait in a frame, the party's sign in the corner, the word below."""
    body = _stock(painter, kit, rect, kit.palette.card)
    side = body.width()
    margin = side * 0.055
    inner = kit.snapped(body.adjusted(margin, margin, -margin, -margin))
    panel = kit.snapped(QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.76))
    _party_ground(painter, kit, panel, face.role.party)
    number = face.portrait % PORTRAITS[face.role]
    painter.save()
    painter.setClipRect(panel)
    kit.art.paint(painter, panel, f"cards/role-{face.role.value}-{number + 1}", _inks(kit))
    painter.restore()
    frame(painter, kit, panel, side * 0.012, kit.colour(kit.palette.on_card))
    sign = QRectF(0, 0, side * 0.2, side * 0.2)
    sign.moveTopLeft(panel.topLeft() + sign.center() * 0.25)
    words = QRectF(inner.left(), panel.bottom(), inner.width(), inner.bottom() - panel.bottom())
    if face.caption:
        small = QRectF(words.left(), words.top() + words.height() * 0.1, words.width(), words.height() * 0.22)
        draw_text(
            painter,
            small,
            face.caption,
            Family.TEXT,
            small.height() * 0.75,
            kit.colour(kit.palette.on_card_soft),
            lines=1,
        )
        words.setTop(small.bottom())
    _banner(painter, kit, words, face.word, kit.palette.on_card)


def paint_ballot(painter: QPainter, rect: QRectF, face: BallotFace, kit: Kit) -> None:
    """Ja! is ink on paper, Nein! paper on ink: no party's colour."""
    palette = kit.palette
    paper, ink = (palette.card, palette.on_card) if face.ja else (palette.on_card, palette.card)
    body = _stock(painter, kit, rect, paper)
    side = min(body.width(), body.height())
    margin = side * 0.06
    inner = double_frame(
        painter, kit, body.adjusted(margin, margin, -margin, -margin), side * 0.02, kit.colour(ink)
    )
    words = inner.adjusted(margin, margin, -margin, -margin)
    draw_text(painter, words, face.word, Family.POSTER, words.height() * 0.6, kit.colour(ink), lines=1)


def paint_back(painter: QPainter, rect: QRectF, face: BackFace, kit: Kit) -> None:
    """A printed back: one for every kind of card, the same for every card of the kind."""
    palette = kit.palette
    body = _stock(painter, kit, rect, palette.card)
    side = min(body.width(), body.height())
    margin = side * 0.055
    panel = kit.snapped(body.adjusted(margin, margin, -margin, -margin))
    painter.fillRect(panel, kit.colour(palette.back))
    ink = kit.colour(palette.on_back)
    inset = side * 0.03
    frame(painter, kit, panel.adjusted(inset, inset, -inset, -inset), side * 0.008, ink)
    marks = {
        Back.POLICY: "cards/back-policy",
        Back.ROLE: "cards/back-role",
        Back.PARTY: "cards/back-party",
        Back.BALLOT: "cards/back-ballot",
    }
    sign = QRectF(0, 0, side * 0.62, side * 0.62)
    sign.moveCenter(panel.center())
    kit.art.paint(painter, sign, marks[face.kind], Inks(palette.on_back, palette.back))


def paint_envelope(painter: QPainter, rect: QRectF, face: EnvelopeFace, kit: Kit) -> None:
    palette = kit.palette
    body = _stock(painter, kit, rect, palette.card)
    side = body.height()
    art = "cards/envelope-open" if face.opened else "cards/envelope"
    kit.art.paint(painter, body, art, Inks(palette.on_card, palette.card))
    if face.name:
        label = QRectF(
            body.left() + side * 0.1, body.bottom() - side * 0.3, body.width() - side * 0.2, side * 0.24
        )
        draw_text(painter, label, face.name, Family.GOTHIC, side * 0.13, kit.colour(palette.on_card))


def paint_place(painter: QPainter, rect: QRectF, face: PlaceFace, kit: Kit) -> None:
    """Where a card will lie: sunken, dashed, with a word if there is one."""
    body = kit.snapped(card_body(rect))
    side = min(body.width(), body.height())
    shape = rounded(body, side * 0.035)
    fill(painter, shape, kit.colour(kit.palette.sunken))
    outline(painter, shape, kit.line(side * 0.012), kit.colour(kit.palette.rule), dashed=True)
    if face.word:
        margin = side * 0.1
        draw_text(
            painter,
            body.adjusted(margin, margin, -margin, -margin),
            face.word,
            Family.GOTHIC,
            side * 0.11,
            kit.colour(kit.palette.ink_soft),
            align=Qt.AlignmentFlag.AlignHCenter,
        )


def _inks(kit: Kit) -> Inks:
    palette = kit.palette
    return Inks(palette.on_card, palette.card, palette.liberal, palette.fascist)
