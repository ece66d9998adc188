"""Drawing the parts of the page after a game that stand between cast, rounds and curves."""

from PySide6.QtCore import QRectF, Qt

from shgui.ui.after_game.page_drawing import PageDrawing
from shgui.ui.after_game.story_scene import RoundConclusion, StoryScene
from shgui.ui.theme import Family
from shgui.words import story_texts
from shgui.words.catalogue import Catalogue

_BESIDE = 336.0
"""Where a short text begins beside the heading of a part."""
_ONE_LINE = 110
"""The most letters of such a text."""
_COLUMNS = (0.0, 0.41, 0.7)
"""Where the columns of an explanation begin, in widths of the page."""
_WIDE = 1000.0
"""The least width for columns side by side."""


class StoryDrawing(PageDrawing):
    def put_headline(self, story: StoryScene, left: float, top: float, width: float) -> float:
        """Draw how it ended in wood type, and below it who won; return the height."""
        high, below = 80 * self.unit, 34 * self.letter
        centre = Qt.AlignmentFlag.AlignHCenter
        title = QRectF(left, top, width, high)
        self.put_line(title, story.title.upper(), Family.POSTER, 76 * self.unit / self.letter, align=centre)
        line = QRectF(left, top + high, width, below)
        self.put_line(line, story.line, Family.GOTHIC, 25, align=centre)
        return high + below

    def put_double_rule(self, left: float, top: float, width: float) -> float:
        thick, thin = 4 * self.unit, 1.5 * self.unit
        self.put_rect(QRectF(left, top, width, thick), self._palette.ink)
        self.put_rect(QRectF(left, top + 6.5 * self.unit, width, thin), self._palette.ink)
        return 8 * self.unit

    def put_heading(
        self, title: str, text: str, left: float, top: float, width: float, *, spare: float = 0.0
    ) -> float:
        """Draw the heading of a part and a text that spares some room at the right; return the height."""
        y = top + self.put_double_rule(left, top, width) + 12 * self.unit
        high = 40 * self.letter
        self.put_line(QRectF(left, y, width, high), title.upper(), Family.POSTER, 34)
        beside = max(
            _BESIDE * self.letter, self.width_of(title.upper(), Family.POSTER, 34) + 40 * self.letter
        )
        one_line = self.width_of(text, Family.TEXT, 18.5) <= width - beside
        if len(text) <= _ONE_LINE and one_line:
            self.put_line(QRectF(left + beside, y, width - beside, high), text, Family.TEXT, 18.5)
            y += high
        else:
            y += high + self.put_paragraph(left, y + high, min(width - spare, 1000 * self.letter), text, 18.5)
        return y + 12 * self.unit - top

    def put_explanation(
        self, words: Catalogue, story: StoryScene, left: float, top: float, width: float
    ) -> float:
        """Draw what followed from each round, and how the curves come about; return the height."""
        inset = 22 * self.unit
        inner, room = left + inset, width - 2 * inset
        y = top + 14 * self.unit
        parts = (
            (story_texts.get_honest_heading(words), story.honest),
            (story_texts.get_certain_heading(words), story.certain),
        )
        nothing, method = story_texts.get_nothing_concluded_text(words), story_texts.get_method_text(words)
        side_by_side = width >= _WIDE * self.letter
        heights = []
        for place, (heading, found) in enumerate(parts):
            x, wide = self._find_column(place, inner, room) if side_by_side else (inner, room)
            used = self._put_head(heading, x, y, wide)
            used += self._put_list(found, x, y + used, wide) or self.put_paragraph(
                x, y + used, wide, nothing, 16.5
            )
            heights.append(used)
            if not side_by_side:
                y += used + 14 * self.unit
        x, wide = self._find_column(2, inner, room) if side_by_side else (inner, room)
        used = self._put_head(story_texts.get_method_heading(words), x, y, wide)
        used += self.put_paragraph(x, y + used, wide, method, 16.5)
        bottom = y + max(used, *heights if side_by_side else (0,)) + 14 * self.unit
        return bottom - top

    @staticmethod
    def _find_column(place: int, left: float, width: float) -> tuple[float, float]:
        edges = (*_COLUMNS, 1.0)
        apart = 0.025 if place + 2 < len(edges) else 0.0
        return left + width * edges[place], width * (edges[place + 1] - edges[place] - apart)

    def _put_head(self, text: str, left: float, top: float, width: float) -> float:
        high = 34 * self.letter
        self.put_line(QRectF(left, top, width, high), text, Family.GOTHIC, 23)
        return high

    def _put_list(self, found: tuple[RoundConclusion, ...], left: float, top: float, width: float) -> float:
        label = max((self.width_of(each.heading, Family.GOTHIC, 17) for each in found), default=0.0)
        label += 14 * self.letter
        y = top
        for each in found:
            row = QRectF(left, y, label, 22 * self.letter)
            self.put_line(row, each.heading, Family.GOTHIC, 17)
            y += self.put_paragraph(left + label, y, width - label, each.sentence, 16.5) + 7 * self.unit
        return y - top
