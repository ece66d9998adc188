"""The end of a game: all roles turn, then the winners show. The end page adds buttons to this view."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Outcome, Party, Seat, Team
from shgui.presentation.scenes import EndScene
from shgui.ui.ending.end_animation import EndFrame, build_end_frames
from shgui.ui.ending.end_role import NAME_SHARE, CardSide, EndRole
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.digits import fit_largest_digits, paint_digits
from shgui.ui.paint.drawables import PARTY_MARKS, RoleDrawable, choose_portraits
from shgui.ui.paint.strokes import paint_swelled_rule
from shgui.ui.paint.text import draw_text
from shgui.ui.table.animation.animation_builder import AnimationBuilder
from shgui.ui.table.animation.places import Places
from shgui.ui.table.animation.script import ScriptStep
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import bot_texts, outcome_texts, terms, verification_texts
from shgui.words.narrator_texts import NarratorLine
from shgui.words.verification_texts import split_fingerprint

_CARD = 0.72


def lay_out_cards(area: QRect, count: int, gap: int) -> list[QRect]:
    """Return the cards in one row or two, whichever makes them larger. A short second row is centred."""
    if not count:
        return []
    return max(
        (_lay_out_rows(area, count, rows, gap) for rows in (1, 2)), key=lambda cards: cards[0].height()
    )


def _lay_out_rows(area: QRect, count: int, rows: int, gap: int) -> list[QRect]:
    across = -(-count // rows)
    height = (area.height() - gap * (rows - 1)) // rows
    width = min((area.width() - gap * (across - 1)) // across, round(height * (1 - NAME_SHARE) * _CARD * 1.5))
    height = min(height, round(width / _CARD / (1 - NAME_SHARE)))
    whole = rows * height + (rows - 1) * gap
    rects: list[QRect] = []
    for row in range(rows):
        here = min(across, count - row * across)
        left = area.left() + (area.width() - here * width - (here - 1) * gap) // 2
        top = area.top() + (area.height() - whole) // 2 + row * (height + gap)
        rects.extend(QRect(left + place * (width + gap), top, width, height) for place in range(here))
    return rects


_PARTIES = {Team.LIBERALS: Party.LIBERAL, Team.FASCISTS: Party.FASCIST}
_SAID_HERE: Mapping[Outcome | None, NarratorLine] = {
    Outcome.HITLER_EXECUTED: NarratorLine.LIBERALS_WIN,
    None: NarratorLine.ENDED_EARLY,
}
"""The ends after which the table hasn't said who won."""
LINE_SPACING = 2.1
"""Line spacing of the fingerprints, in heights of a capital."""


class EndView(Themed, QWidget):
    sound_due = Signal(object)
    """A `Sound` or `NarratorLine`."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._ending: EndScene | None = None
        self._due = False
        """The cards haven't turned yet, since the page wasn't visible."""
        self._scenes: tuple[EndFrame, ...] = ()
        self._heading = ""
        self._over = False
        """The winners are known."""
        self._all_roles: list[EndRole] = []
        self._roles: list[EndRole] = []
        """The widgets of the players of this game."""
        self.stage = AnimationStage(self)

    def show_end(self, ending: EndScene) -> None:
        """Show a game that is over. Its cards turn once, when the page is visible."""
        if ending == self._ending:
            return
        self.stage.finish()
        self._ending = ending
        self._due = True
        self._over, self._heading = False, ""
        view = ending.view
        while len(self._all_roles) < view.players:
            self._all_roles.append(EndRole(self.ui, self, len(self._all_roles)))
        for role in self._all_roles[view.players :]:
            role.hide()
        self._roles = self._all_roles[: view.players]
        for role in self._roles:
            role.cover()
            role.show()
        self._show_buttons()
        self._write()
        self._arrange()
        self.stage.raise_()
        if self.isVisible():
            self._turn()

    def update_theme(self) -> None:
        self.stage.finish()
        self._arrange()
        self.update()

    def update_texts(self) -> None:
        self._write()
        self._arrange()
        self.update()

    # What the end page adds

    def _show_buttons(self) -> None:
        """Show the ways on once the winners are known."""

    @property
    def _cards_bottom(self) -> int:
        """The bottom of the room for the cards."""
        return self.height() - self._margin

    # The cards

    def _turn(self) -> None:
        self._due = False
        ending = self._ending
        if ending is None:
            return
        self._scenes = build_end_frames(self.ui.words, ending.names, ending.view, self.ui.theme.motion)
        places = Places(QRectF(self.rect()), tuple(QRectF(role.card_rect) for role in self._roles))
        builder = AnimationBuilder(self.ui.renderer, self.devicePixelRatioF(), places)
        script = tuple(scene.step for scene in self._scenes)
        self.stage.play(builder.build(script, self._begin_step, self._play_sound, self._show_result))

    def _find_frame(self, step: ScriptStep) -> EndFrame:
        return next(scene for scene in self._scenes if scene.step is step)

    def _begin_step(self, step: ScriptStep) -> None:
        scene = self._find_frame(step)
        self._heading = scene.heading
        # Without motion, a card stays there until another one covers it.
        if not self.ui.theme.motion.reduced:
            self._turn_seats(scene.seats, CardSide.TURNING)
        self._write()
        self.update()

    def _play_sound(self, sound: Sound) -> None:
        if self.isVisible():
            self.sound_due.emit(sound)

    def _show_result(self, step: ScriptStep) -> None:
        scene = self._find_frame(step)
        # With motion, Hitler's card is on the poster and nowhere else.
        hitler_is_away = scene.seats and not scene.heading
        if not hitler_is_away or self.ui.theme.motion.reduced:
            self._turn_seats(scene.seats, CardSide.FACE)
        text = scene.spoken
        if scene.over:
            self._turn_seats(tuple(range(len(self._roles))), CardSide.FACE)
            self._show_winners()
            text = self.accessibleName()
        if not self.stage.is_following:
            announce(self, text)

    def _turn_seats(self, seats: tuple[Seat, ...], side: CardSide) -> None:
        for seat in seats:
            self._roles[seat].turn(side)

    def _show_winners(self) -> None:
        ending = self._ending
        if ending is None:
            return
        self._over, self._heading = True, ""
        outcome = ending.view.outcome
        for widget, role in zip(self._roles, ending.view.roles or (), strict=True):
            if outcome is not None and role.party is _PARTIES[outcome.winner]:
                widget.pin_rosette()
        self._show_buttons()
        self._write()
        self.update()
        if self.isVisible() and outcome in _SAID_HERE:
            self.sound_due.emit(_SAID_HERE[outcome])

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._due:
            self._arrange()
            self._turn()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self.stage.finish()
        super().hideEvent(event)

    # How it looks

    def _write(self) -> None:
        words, ending = self.ui.words, self._ending
        if ending is None or ending.view.roles is None:
            return
        self.setAccessibleName(
            outcome_texts.describe_outcome(words, ending.view.outcome) if self._over else self._heading
        )
        caption = terms.get_role_card_label(words)
        portraits = choose_portraits(ending.view.roles)
        for seat, (widget, role) in enumerate(zip(self._roles, ending.view.roles, strict=True)):
            description = terms.format_with_role(words, role, seat, ending.names)
            bot, dead = seat in ending.bots, seat not in ending.view.alive
            if bot:
                description = f"{description}\n{bot_texts.get_bot_label(words)}"
            drawable = RoleDrawable(role, terms.get_role_name(words, role), caption, portraits[seat])
            widget.show_player(ending.names[seat], drawable, description, dead=dead, bot=bot)
        noted = (f"{label}\n{' '.join(groups)}" for label, groups in self._list_fingerprints())
        self.setAccessibleDescription("\n".join(noted) if self._over else "")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.stage.finish()
        self._arrange()

    @property
    def _margin(self) -> int:
        return min(self.ui.theme.space.page, round(self.height() * 0.045))

    @property
    def _headline_rect(self) -> QRect:
        height = round(self.height() * 0.13)
        return QRect(self._margin, self._margin, self.width() - 2 * self._margin, height)

    @property
    def _reason_rect(self) -> QRect:
        head = self._headline_rect
        return QRect(head.left(), head.bottom() + 1, head.width(), round(self.height() * 0.06))

    def _list_fingerprints(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The first and the final fingerprint with their labels; none if the game has none."""
        words, ending = self.ui.words, self._ending
        if ending is None or not ending.end:
            return ()
        first = (
            verification_texts.get_start_heading(words, unchanged=ending.unchanged),
            split_fingerprint(ending.start),
        )
        final = (
            # Translators: above 32 digits on the last page of a game, which are compared later; max 70
            words.gettext("Final fingerprint of this game, to photograph or write down"),
            split_fingerprint(ending.end),
        )
        return (first, final) if ending.start else (final,)

    @property
    def fingerprints_rect(self) -> QRect:
        """The place of the fingerprints below the cards; empty if the game has none."""
        theme = self.ui.theme
        has_fingerprints = self._ending is not None and bool(self._ending.end)
        height = round(2 * theme.type.as_drawn.capitals(Text.BODY) * LINE_SPACING) if has_fingerprints else 0
        bottom = self._cards_bottom - theme.space.medium
        return QRect(self._margin, bottom - height, self.width() - 2 * self._margin, height)

    def _arrange(self) -> None:
        space = self.ui.theme.space
        area = QRect(
            self._margin, self._reason_rect.bottom() + space.medium, self.width() - 2 * self._margin, 0
        )
        area.setBottom(
            (self.fingerprints_rect.top() if self.fingerprints_rect.height() else self._cards_bottom)
            - space.large
        )
        for role, rect in zip(self._roles, lay_out_cards(area, len(self._roles), space.medium), strict=True):
            role.setGeometry(rect)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._ending is None:
            return
        painter = make_smooth_painter(self)
        if self._over:
            self._paint_result(painter, self._ending.view.outcome)
        elif self._heading:
            self._paint_heading(painter)
        painter.end()

    def _paint_result(self, painter: QPainter, outcome: Outcome | None) -> None:
        words, theme = self.ui.words, self.ui.theme
        self._paint_headline(painter, None if outcome is None else outcome.winner)
        family, capitals = theme.type.family(Text.LABEL), theme.type.capitals(Text.LABEL) * 0.9
        reason = (
            outcome_texts.get_nobody_won_text(words)
            if outcome is None
            else outcome_texts.get_outcome_reason(words, outcome)
        )
        ink = colour(theme.palette.ink)
        draw_text(painter, QRectF(self._reason_rect), reason, family, capitals, ink, lines=2)
        self._paint_fingerprints(painter)

    def _paint_heading(self, painter: QPainter) -> None:
        theme = self.ui.theme
        ink = colour(theme.palette.ink)
        head = QRectF(self._headline_rect)
        head.setHeight(head.height() * 0.8)
        capitals = theme.type.capitals(Text.HEADLINE)
        fitted = draw_text(painter, head, self._heading, Family.GOTHIC, capitals, ink, lines=1)
        half, middle = min(198 * self.height() / 691, head.width() / 2), head.center().x()
        y = max(head.bottom(), head.center().y() + fitted.height / 2) + self.height() * 0.012
        paint_swelled_rule(painter, middle - half, middle + half, y, self.height() * 0.0049, ink)

    def _paint_headline(self, painter: QPainter, winner: Team | None) -> None:
        """Paint the winners between their icons, or that the game was ended early."""
        head = QRectF(self._headline_rect)
        side = head.height()
        title = (
            outcome_texts.get_ended_early_headline(self.ui.words)
            if winner is None
            else outcome_texts.get_winners_headline(self.ui.words, winner)
        )
        room = head.adjusted(side * 1.25, 0, -side * 1.25, 0)
        ink = colour(self.ui.theme.palette.ink)
        fitted = draw_text(painter, room, title.upper(), Family.POSTER, side * 0.52, ink, lines=1)
        if winner is None:
            return
        for middle in (-1, 1):
            sign = QRectF(0, 0, side * 0.86, side * 0.86)
            sign.moveCenter(room.center())
            sign.translate(middle * (fitted.width / 2 + side * 0.68), 0)
            self.ui.renderer.paint_icon(painter, sign, PARTY_MARKS[_PARTIES[winner]])

    def _paint_fingerprints(self, painter: QPainter) -> None:
        """Paint the fingerprints side by side: small, but large enough for a photograph."""
        theme = self.ui.theme
        capitals = theme.type.capitals(Text.BODY)
        soft, ink = colour(theme.palette.ink_soft), colour(theme.palette.ink)
        shown = self._list_fingerprints()
        gap = theme.space.large
        width = (self.fingerprints_rect.width() - gap * (len(shown) - 1)) / max(1, len(shown))
        for place, (label, groups) in enumerate(shown):
            half = self.fingerprints_rect.height() / 2
            line = QRectF(
                self.fingerprints_rect.left() + place * (width + gap),
                self.fingerprints_rect.top(),
                width,
                half,
            )
            draw_text(painter, line, label, Family.TEXT, capitals, soft, lines=1)
            line.translate(0, half)
            paint_digits(painter, line, groups, fit_largest_digits(len(groups), line, len(groups)), ink)
