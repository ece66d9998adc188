"""Who paints the table and the sheets on it."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from shgui.ui.paint import ground, poster
from shgui.ui.paint.backdrop_faces import GroundFace, PosterFace, SheetFace
from shgui.ui.paint.context import PaintContext

Paint = Callable[[QPainter, QRectF, Any, PaintContext], None]

PAINTERS: Mapping[type[Any], Paint] = {
    GroundFace: ground.paint_ground,
    SheetFace: ground.paint_sheet,
    PosterFace: poster.paint_poster,
}
