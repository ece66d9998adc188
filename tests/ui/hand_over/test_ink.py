"""Secrets are printed so that nobody recognises them from afar."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.types import Party, Policy
from shgui.ui.hand_over.ink import PrivateRenderer
from shgui.ui.paint.art import Art
from shgui.ui.paint.faces import BallotFace, Face, PartyFace, PolicyFace
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts

PAIRS: tuple[tuple[Face, Face], ...] = (
    (PolicyFace(Policy.LIBERAL, "Liberal"), PolicyFace(Policy.FASCIST, "Fascist")),
    (PartyFace(Party.LIBERAL, "Liberal"), PartyFace(Party.FASCIST, "Fascist")),
    (BallotFace(True, "Ja!"), BallotFace(False, "Nein!")),
)


@pytest.fixture
def fonts(qapp: QApplication) -> None:
    load_fonts(resources.assets() / "fonts")


def picture(scheme: Scheme, face: Face) -> QImage:
    ink = PrivateRenderer(Renderer(Theme.of(scheme, height=1080), Art(resources.assets())))
    image = QImage(QSize(130, 180), QImage.Format.Format_RGB32)
    image.fill(0xFF808080)
    painter = QPainter(image)
    ink.draw(painter, QRectF(0, 0, 130, 180), face)
    painter.end()
    return image


def mean_colour(image: QImage) -> tuple[int, int, int]:
    whole = QSize(1, 1)
    smooth = Qt.TransformationMode.SmoothTransformation
    pixel = image.scaled(whole, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).pixelColor(0, 0)
    return pixel.red(), pixel.green(), pixel.blue()


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("pair", PAIRS, ids=["policies", "parties", "ballots"])
def test_what_differs_near_by_looks_alike_from_afar(scheme: Scheme, pair: tuple[Face, Face]) -> None:
    one, other = (mean_colour(picture(scheme, face)) for face in pair)
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 20


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("pair", PAIRS, ids=["policies", "parties", "ballots"])
def test_near_by_it_differs(pair: tuple[Face, Face]) -> None:
    one, other = (picture(Scheme.LIGHT, face) for face in pair)
    assert one != other


@pytest.mark.usefixtures("fonts")
def test_no_party_colour_is_printed() -> None:
    for face in (face for pair in PAIRS for face in pair):
        image = picture(Scheme.LIGHT, face)
        colours = (image.pixelColor(x, y) for x in range(130) for y in range(180))
        assert max(colour.hsvSaturation() for colour in colours if colour.value() > 60) < 70
