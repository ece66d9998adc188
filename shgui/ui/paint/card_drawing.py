"""Painting cards, their backs, envelopes, empty places, and a card's gap and shadow on a veil.

Every card has the same stock, margin, corner and frame, and the same room for its shadow: turned, it
doesn't jump.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shgui.engine.types import Party, Policy
from shgui.resources import get_portrait_name
from shgui.ui.paint.art import DrawingFit, Inks
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import (
    BackDrawable,
    BallotDrawable,
    DeepShadowDrawable,
    EmptyPlaceDrawable,
    EnvelopeDrawable,
    GapDrawable,
    PartyBandDrawable,
    PartyDrawable,
    PolicyDrawable,
    PortraitDrawable,
    RoleDrawable,
    SmallPolicyDrawable,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_path
from shgui.ui.paint.strokes import (
    make_rounded_path,
    paint_double_frame,
    paint_edge,
    paint_frame,
    paint_hatching,
    paint_shadow,
)
from shgui.ui.paint.text import LEGIBLE, draw_fitted, draw_text, fit_text, is_legible
from shgui.ui.theme import Family, colour

_MARGIN = 0.055
_PANEL = 0.76
"""The picture's part of a card's height inside its margin."""
_MOST_OF_CAPTION = 0.45


def get_card_body(rect: QRectF) -> QRectF:
    """Return the card inside its rectangle; the rest is for its shadow."""
    room = min(rect.width(), rect.height()) * 0.03
    return rect.adjusted(room * 0.9, room * 0.8, -room, -room * 1.1)


def paint_policy(painter: QPainter, rect: QRectF, card: PolicyDrawable, context: PaintContext) -> None:
    party = Party.LIBERAL if card.policy is Policy.LIBERAL else Party.FASCIST
    panel, words = _paint_picture_card(painter, context, rect, party)
    side = min(panel.width(), panel.height()) * 0.86
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(panel.center())
    context.art.paint(painter, sign, f"cards/policy-{party.value}", context.print_inks)
    _paint_legend(painter, context, words, card.word, card.caption)


def paint_small_policy(
    painter: QPainter, rect: QRectF, card: SmallPolicyDrawable, context: PaintContext
) -> None:
    """Paint the party's panel with its icon on a card without words."""
    body = context.snap_rect(rect)
    edge_line = context.snap_line_width(max(1.0, body.width() * 0.025))
    inset = max(1.5, body.width() * 0.075) + edge_line
    party = Party.LIBERAL if card.policy is Policy.LIBERAL else Party.FASCIST
    painter.fillRect(body, colour(context.palette.card))
    paint_frame(painter, context, body, edge_line, colour(context.palette.on_card))
    panel = context.snap_rect(body.adjusted(inset, inset, -inset, -inset))
    _paint_panel(painter, context, panel, party, body.width() * 1.6)
    paint_frame(painter, context, panel, edge_line, colour(context.palette.on_card))
    side = body.width() * 0.8
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(panel.center())
    mark = Icon.LIBERAL if party is Party.LIBERAL else Icon.FASCIST
    context.paint_icon(painter, sign, mark, context.palette.on_card, context.palette.card)


def paint_party_band(painter: QPainter, rect: QRectF, band: PartyBandDrawable, context: PaintContext) -> None:
    area = context.snap_rect(rect)
    painter.fillRect(area, colour(context.palette.fascist_edge))
    line = context.snap_line_width(rect.height() * 0.14)
    _paint_panel(painter, context, area.adjusted(line, line, -line, -line), band.party, rect.height() * 18)


def paint_portrait(painter: QPainter, rect: QRectF, card: PortraitDrawable, context: PaintContext) -> None:
    """Paint a portrait on its party's panel, with a band and a sign where it has them."""
    palette = context.palette
    body = paint_card_stock(painter, context, rect, palette.card)
    high = body.height()
    inset = high * 0.028
    panel = context.snap_rect(body.adjusted(inset, inset, -inset, -inset))
    _paint_panel(painter, context, panel, card.role.party, high)
    painter.save()
    painter.setClipRect(panel)
    fitting = DrawingFit.COVER if panel.width() < panel.height() else DrawingFit.INSIDE
    name = get_portrait_name(card.role, card.portrait)
    context.art.paint(
        painter, panel.adjusted(0, high * 0.01, 0, 0), f"cards/{name}", context.print_inks, fitting
    )
    if card.word:
        band = QRectF(panel.left(), panel.bottom() - high * 0.2, panel.width(), high * 0.2)
        painter.fillRect(band, colour(palette.on_card))
        paper = colour(palette.card)
        draw_text(painter, band, card.word.upper(), Family.POSTER, high * 0.1, paper, lines=1)
    painter.restore()
    paint_frame(painter, context, panel, high * 0.009, colour(palette.on_card))
    if card.plate:
        _paint_plate(painter, context, panel, card)


def _paint_plate(painter: QPainter, context: PaintContext, panel: QRectF, card: PortraitDrawable) -> None:
    """Hang a small sign askew across the foot of a portrait, above the band."""
    high = panel.height()
    capitals = max(high * 0.068, LEGIBLE * Family.POSTER.capitals)
    words = fit_text(card.plate.upper(), Family.POSTER, capitals, panel.width() * 0.84, lines=1)
    ink = colour(context.palette.on_card)
    painter.save()
    painter.translate(panel.center().x(), panel.bottom() - high * (0.36 if card.word else 0.16))
    painter.rotate(-6)
    plate = QRectF(-words.width / 2 - capitals, -capitals * 1.15, words.width + 2 * capitals, capitals * 2.3)
    painter.fillRect(plate, colour(context.palette.card))
    paint_frame(painter, context, plate, capitals * 0.2, ink)
    inner = plate.adjusted(capitals * 0.32, capitals * 0.32, -capitals * 0.32, -capitals * 0.32)
    paint_frame(painter, context, inner, capitals * 0.07, ink)
    draw_fitted(painter, plate, words, Family.POSTER, ink)
    painter.restore()


def paint_role(painter: QPainter, rect: QRectF, card: RoleDrawable, context: PaintContext) -> None:
    panel, words = _paint_picture_card(painter, context, rect, card.role.party)
    painter.save()
    painter.setClipRect(panel)
    name = get_portrait_name(card.role, card.portrait)
    context.art.paint(painter, panel, f"cards/{name}", context.print_inks, DrawingFit.COVER)
    painter.restore()
    paint_frame(painter, context, panel, rect.width() * 0.011, colour(context.palette.on_card))
    _paint_legend(painter, context, words, card.word, card.caption)


def paint_party(painter: QPainter, rect: QRectF, card: PartyDrawable, context: PaintContext) -> None:
    """Paint a membership book: the party's icon on plain stock in a double frame."""
    body = paint_card_stock(painter, context, rect, context.palette.card)
    side = body.width()
    margin = side * _MARGIN
    ink = colour(context.palette.on_card)
    inner = paint_double_frame(
        painter, context, body.adjusted(margin, margin, -margin, -margin), side * 0.014, ink
    )
    room = inner.adjusted(margin, margin * 0.6, -margin, -margin * 0.6)
    # A little above the least size: else one line just below it would be preferred to two lines.
    capitals = max(side * 0.06, LEGIBLE * Family.GOTHIC.capitals * 1.05)
    # Almost from frame to frame, for long captions on small cards.
    width = inner.width() - margin * 0.3
    caption = fit_text(card.caption, Family.GOTHIC, capitals, width, room.height() * 0.3)
    head = QRectF(0, room.top(), width, max(room.height() * 0.15, caption.height))
    head.moveLeft(inner.center().x() - width / 2)
    draw_fitted(painter, head, caption, Family.GOTHIC, colour(context.palette.on_card_soft))
    foot = QRectF(room.left(), room.bottom() - room.height() * 0.19, room.width(), room.height() * 0.19)
    between = foot.top() - head.bottom()
    sign_side = min(room.width(), between) * 0.94
    sign = QRectF(0, 0, sign_side, sign_side)
    sign.moveCenter(QPointF(room.center().x(), head.bottom() + between / 2))
    mark = Icon.LIBERAL if card.party is Party.LIBERAL else Icon.FASCIST
    context.paint_icon(painter, sign, mark, context.palette.on_card, context.palette.card)
    draw_text(painter, foot, card.word.upper(), Family.POSTER, side * 0.125, ink)


def paint_ballot(painter: QPainter, rect: QRectF, ballot: BallotDrawable, context: PaintContext) -> None:
    """Paint Ja! ink on paper with a tick, Nein! paper on ink with a cross: neither in a party's colour."""
    palette = context.palette
    paper, ink = (palette.card, palette.on_card) if ballot.ja else (palette.on_card, palette.card)
    body = paint_card_stock(painter, context, rect, paper)
    side = min(body.width(), body.height())
    margin = side * 0.06
    room = body.adjusted(margin, margin, -margin, -margin)
    if ballot.plain:
        paint_frame(painter, context, room, side * 0.034, colour(ink))
        words = room.adjusted(margin * 2, margin, -margin * 2, -margin)
        draw_text(painter, words, ballot.word, Family.POSTER, side * 0.47, colour(ink), lines=1)
        return
    inner = paint_double_frame(painter, context, room, side * 0.02, colour(ink))
    corner = side * 0.15
    mark = Icon.JA if ballot.ja else Icon.NEIN
    for at in (inner.topLeft(), inner.bottomRight() - QPointF(corner * 1.4, corner * 1.4)):
        sign = QRectF(at.x() + corner * 0.2, at.y() + corner * 0.2, corner, corner)
        context.paint_icon(painter, sign, mark, ink, paper)
    words = inner.adjusted(corner, margin, -corner, -margin)
    draw_text(painter, words, ballot.word, Family.POSTER, words.height() * 0.62, colour(ink), lines=1)


def paint_back(painter: QPainter, rect: QRectF, card: BackDrawable, context: PaintContext) -> None:
    palette = context.palette
    body = paint_card_stock(painter, context, rect, palette.card)
    margin = min(body.width(), body.height()) * _MARGIN
    panel = context.snap_rect(body.adjusted(margin, margin, -margin, -margin))
    painter.fillRect(panel, colour(palette.back))
    inks = Inks(palette.on_back, palette.back)
    context.art.paint(painter, panel, f"cards/back-{card.kind}", inks, DrawingFit.STRETCH)


def paint_envelope(
    painter: QPainter, rect: QRectF, envelope: EnvelopeDrawable, context: PaintContext
) -> None:
    palette = context.palette
    body = paint_card_stock(painter, context, rect, palette.card)
    name = "cards/envelope-open" if envelope.opened else "cards/envelope"
    context.art.paint(painter, body, name, Inks(palette.on_card, palette.card))


def paint_empty_place(
    painter: QPainter, rect: QRectF, _place: EmptyPlaceDrawable, context: PaintContext
) -> None:
    body = context.snap_rect(get_card_body(rect))
    side = min(body.width(), body.height())
    radius = side * 0.035
    fill_path(painter, make_rounded_path(body, radius), colour(context.palette.sunken))
    rule = colour(context.palette.rule)
    paint_edge(painter, body, radius, context.snap_line_width(side * 0.01), rule, dashed=True)


def paint_gap(painter: QPainter, rect: QRectF, _gap: GapDrawable, context: PaintContext) -> None:
    """Paint the dashed outline of a card that has left its place on a darkened table."""
    body = context.snap_rect(get_card_body(rect))
    side = min(body.width(), body.height())
    width = context.snap_line_width(side * 0.035)
    pen = QPen(colour(context.palette.on_veil), width)
    pen.setDashPattern([3.5, 2.5])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    half = width / 2
    painter.strokePath(make_rounded_path(body.adjusted(half, half, -half, -half), side * 0.035), pen)


def paint_deep_shadow(
    painter: QPainter, rect: QRectF, _shadow: DeepShadowDrawable, context: PaintContext
) -> None:
    if not context.palette.texture:
        return
    body = get_card_body(rect)
    side = body.width()
    cast = body.translated(side * 8 / 312, side * 12 / 312)
    painter.fillPath(make_rounded_path(cast, side * 0.035), QColor(0, 0, 0, 128))


def paint_card_stock(painter: QPainter, context: PaintContext, rect: QRectF, paper: str) -> QRectF:
    """Paint an empty card and return its place."""
    body = context.snap_rect(get_card_body(rect))
    side = min(body.width(), body.height())
    radius = side * 0.035
    paint_shadow(painter, context, body, radius, side * 0.03)
    fill_path(painter, make_rounded_path(body, radius), colour(paper))
    paint_edge(
        painter, body, radius, context.snap_line_width(side * 0.005), colour(context.palette.card_edge)
    )
    return body


def _paint_picture_card(
    painter: QPainter, context: PaintContext, rect: QRectF, party: Party
) -> tuple[QRectF, QRectF]:
    """Paint stock with a framed panel in the party's colour and pattern; return panel and room for words."""
    palette = context.palette
    body = paint_card_stock(painter, context, rect, palette.card)
    side = body.width()
    margin = side * _MARGIN
    inner = body.adjusted(margin, margin, -margin, -margin)
    panel = context.snap_rect(QRectF(inner.left(), inner.top(), inner.width(), inner.height() * _PANEL))
    _paint_panel(painter, context, panel, party, side)
    paint_frame(painter, context, panel, side * 0.011, colour(palette.on_card))
    return panel, QRectF(inner.left(), panel.bottom(), inner.width(), inner.bottom() - panel.bottom())


def _paint_panel(painter: QPainter, context: PaintContext, panel: QRectF, party: Party, side: float) -> None:
    """Paint the colour and the pattern of a party; `side` is the width of a card with this pattern."""
    palette = context.palette
    painter.fillRect(panel, colour(palette.liberal if party is Party.LIBERAL else palette.fascist))
    if party is Party.FASCIST:
        area = QPainterPath()
        area.addRect(panel)
        step = side * 0.045
        paint_hatching(painter, context, area, step, step * 0.18, colour(palette.on_fascist, 0.34))


def _paint_legend(painter: QPainter, context: PaintContext, rect: QRectF, word: str, caption: str) -> None:
    room = QRectF(rect)
    capitals = rect.height() * 0.56
    if caption:
        room.setTop(_paint_caption(painter, context, rect, caption) + rect.height() * 0.06)
        capitals = rect.height() * 0.44
    text, family = word.upper(), Family.POSTER
    if not is_legible(fit_text(text, family, capitals, room.width(), room.height())):
        # Capitals of wood type are too wide for a long word on a small card.
        text, family = word, Family.GOTHIC
    draw_text(painter, room, text, family, capitals, colour(context.palette.on_card))


def _paint_caption(painter: QPainter, context: PaintContext, rect: QRectF, text: str) -> float:
    """Paint the caption in one line above the word, in narrow type where need be; return where it ends."""
    most = rect.height() * _MOST_OF_CAPTION
    for family in (Family.TEXT, Family.GOTHIC):
        wanted = max(rect.height() * 0.14, LEGIBLE * family.capitals)
        fitted = fit_text(text, family, wanted, rect.width(), most, lines=1)
        if is_legible(fitted):
            break
    height = max(fitted.height, rect.height() * 0.25)
    line = QRectF(rect.left(), rect.top() + rect.height() * 0.09, rect.width(), height)
    draw_fitted(painter, line, fitted, family, colour(context.palette.on_card_soft))
    return line.bottom()
