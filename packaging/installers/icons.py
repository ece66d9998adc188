"""The icons of the program and of its files, drawn from assets/icons in every size and form."""

from __future__ import annotations

import os
import struct
from functools import cache
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from installers.app_icon import SIZES, icon_picture
from shgui import resources
from shgui.ui.paint.art import Art

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
PROGRAM = "shgui"
RECORD = "record"
_PAPER, _INK = "#f3e9d2", "#1e1b18"
_BANNER = QSize(164, 314)
"""The size of the picture on a set-up program's first page."""
_RAYS = 18
_ICNS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic13": 256}


def drawing(name: str) -> Path:
    return resources.assets() / "icons" / f"{name}.svg"


def png(name: str, side: int) -> bytes:
    _application()
    image = icon_picture(Art(resources.assets()), side) if name == PROGRAM else _drawn(name, side)
    return _written(image, "PNG")


def pngs(name: str) -> dict[int, bytes]:
    return {side: png(name, side) for side in SIZES}


def ico(name: str) -> bytes:
    """Return an icon for Windows: a directory of pictures."""
    pictures = [png(name, side) for side in ICO_SIZES]
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    for side, picture in zip(ICO_SIZES, pictures, strict=True):
        header += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return header + b"".join(pictures)


def icns(name: str) -> bytes:
    """Return an icon for macOS: pictures as chunks."""
    chunks = b""
    for kind, side in _ICNS.items():
        picture = png(name, side)
        chunks += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def banner() -> bytes:
    """The program's icon before rays, as a bitmap."""
    _application()
    image = QImage(_BANNER, QImage.Format.Format_RGB888)
    image.fill(QColor(_PAPER))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, far = QPointF(_BANNER.width() / 2, 120), _BANNER.height()
    around = QRectF(centre.x() - far, centre.y() - far, 2 * far, 2 * far)
    for ray in range(_RAYS):
        wedge = QPainterPath(centre)
        wedge.arcTo(around, ray * 360 / _RAYS, 90 / _RAYS)
        painter.fillPath(wedge, QColor(_INK))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_PAPER))
    painter.drawEllipse(centre, 72, 72)
    side = 116
    icon = icon_picture(Art(resources.assets()), side)
    painter.drawImage(QPointF(centre.x() - side / 2, centre.y() - side / 2), icon)
    painter.end()
    return _written(image, "BMP")


def _written(image: QImage, form: str) -> bytes:
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, form)  # type: ignore[call-overload]  # the stub wants str and bytes for one argument
    return bytes(written.data())


def _drawn(name: str, side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing(name))).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


@cache
def _application() -> QCoreApplication:
    """Pictures are drawn by whichever application there is; a process has but one."""
    return QCoreApplication.instance() or QGuiApplication(["icons"])
