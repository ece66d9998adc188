"""The application's icon: a ballot before half a disc and half a hexagon. The same in every scheme."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

from shgui.ui.paint.art import Art, Inks
from shgui.ui.paint.context import make_smooth_painter

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def icon_picture(art: Art, side: int) -> QImage:
    """The icon as a square picture of so many pixels."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = make_smooth_painter(image)
    # The smallest have neither hatching nor rims: there would be less than a pixel for each.
    name = "icons/shgui-small" if side <= 24 else "icons/shgui"
    art.paint(painter, QRectF(0, 0, side, side), name, Inks())
    painter.end()
    return image
