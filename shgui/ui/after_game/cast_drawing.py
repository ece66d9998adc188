"""Drawing the cast of a finished game: both parties with portraits, names and verdicts."""

from PySide6.QtCore import QRectF

from shgui.engine.types import Role
from shgui.ui.after_game.page_drawing import PageDrawing
from shgui.ui.after_game.story_scene import CastGroup, CastMember
from shgui.ui.paint.drawables import PARTY_MARKS, PartyBandDrawable, PortraitDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Family

_ONE_ROW = 7
"""The most players whose parties stand side by side."""
_COLUMN, _BESIDE = 146.0, 140.0
"""The least width of a column, and of a verdict beside a portrait."""
_HEAD = 44.0
_TALL, _LOW = 156.0, 120.0
"""The height of a portrait, in one row and in two."""
_GAP, _APART = 13.0, 30.0


class CastDrawing(PageDrawing):
    def put_cast(self, cast: tuple[CastGroup, ...], left: float, top: float, width: float) -> float:
        """Draw all players, or only measure them; return the height."""
        count = sum(len(group.members) for group in cast)
        gap, apart = _GAP * self.unit, _APART * self.unit
        column = (width - apart - gap * (count - 2)) / max(1, count)
        if count <= _ONE_ROW and column >= _COLUMN * self.letter:
            heights = []
            for group in cast:
                room = len(group.members) * (column + gap) - gap
                heights.append(self.put_group(group, left, top, room, tall=_TALL))
                left += room + apart
            return max(heights, default=0.0)
        y = top
        for group in cast:
            y += self.put_group(group, left, y, width, tall=_LOW) + 6 * self.unit
        return y - top

    def put_group(
        self, group: CastGroup, left: float, top: float, width: float, *, tall: float, across: int = 0
    ) -> float:
        """Draw the players of a party, so many side by side or else in as many rows as they need; return the
        height."""
        self._put_head(group, left, top, width)
        gap, count = _GAP * self.unit, len(group.members)
        if not across:
            fit = max(1, min(count, int((width + gap) / (_COLUMN * self.letter + gap))))
            across = -(-count // -(-count // fit))
        column = (width - gap * (across - 1)) / across
        y, row = top + _HEAD * self.letter, 0.0
        for place, member in enumerate(group.members):
            if place and not place % across:
                y, row = y + row + 10 * self.unit, 0.0
            x = left + place % across * (column + gap)
            row = max(row, self._put_member(member, x, y, column, tall))
        return y + row - top

    def _put_head(self, group: CastGroup, left: float, top: float, width: float) -> None:
        high = 36 * self.letter
        middle = top + high / 2
        self.put_mark(left, middle, 30 * self.letter, PARTY_MARKS[group.party])
        x = left + 40 * self.letter
        free = width - (77 if group.won else 40) * self.letter
        title = min(self.width_of(group.title, Family.GOTHIC, 24) + 1, free)
        self.put_line(QRectF(x, top, title, high), group.title, Family.GOTHIC, 24)
        x += title + 10 * self.unit
        if group.won:
            self.put_mark(x, middle, 27 * self.letter, Icon.WIN)
            x += 37 * self.letter
        if left + width - x > 0:
            band = QRectF(x, middle - 3.5 * self.unit, left + width - x, 7 * self.unit)
            self.put_drawable(band, PartyBandDrawable(group.party))

    def _put_member(self, member: CastMember, left: float, top: float, width: float, tall: float) -> float:
        letter = self.letter
        word = member.role_word if member.role is Role.HITLER else ""
        portrait = PortraitDrawable(member.role, member.portrait, word, member.plate)
        high = tall * self.unit
        beside = tall < _TALL and width - high >= _BESIDE * letter
        wide = high if beside else width
        self.put_drawable(QRectF(left, top, wide, high), portrait)
        x, y = (left + wide + 14 * self.unit, top) if beside else (left, top + high + 4 * self.unit)
        room = left + width - x
        name = QRectF(x, y, room, 33 * letter)
        if member.bot:
            self.put_mark(x, name.center().y(), 24 * letter, Icon.BOT)
            name.setLeft(x + 31 * letter)
        self.put_line(name, member.name, Family.GOTHIC, 29 if tall == _TALL else 26, lines=2)
        y = name.bottom() + 2 * self.unit
        y += self.put_paragraph(x, y, room, member.verdict, 16.8)
        return max(y - top, high)
