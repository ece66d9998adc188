"""Secrets are printed so that nobody recognises them from afar (`from_afar`)."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over.open_hand import list_possible_faces
from shgui.ui.hand_over.private_renderer import PrivateRenderer
from shgui.ui.paint.art import Art
from shgui.ui.paint.drawables import BallotDrawable, Drawable, PartyDrawable, PolicyDrawable, RoleDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests.ui.hand_over.from_afar import Field, blurred, light, mean, spread

KINDS = (RoleDrawable, PartyDrawable, PolicyDrawable, BallotDrawable)
CARD = QSize(131, 172)
BALLOT = QSize(160, 108)
CAPITALS = 7.2
MEAN = 0.15
"""By how much two faces of a kind may differ in light."""
BLURRED = 1.5
"""And any part of their pictures, blurred."""
BLURRED_WORDS = 3.5
"""And any part of the cards, with the strip of words that hardly ever are of one length."""
PICTURE = 0.66
"""How much of a card's height is its picture alone; below it blurs into the words."""


@pytest.fixture
def fonts(qapp: QApplication) -> None:
    load_fonts(resources.assets() / "fonts")


def drawables(kind: type[Drawable], language: str = "en") -> list[Drawable]:
    words = load_catalogue(language)
    purposes = (TaskKind.ROLE, TaskKind.DISCARD, TaskKind.BALLOT)
    every = [drawable for purpose in purposes for drawable in list_possible_faces(words, purpose)]
    return [drawable for drawable in every if isinstance(drawable, kind)]


def picture(scheme: Scheme, drawable: Drawable) -> QImage:
    ink = PrivateRenderer(Renderer(Theme.of(scheme, height=720), Art(resources.assets())))
    image = QImage(BALLOT if isinstance(drawable, BallotDrawable) else CARD, QImage.Format.Format_RGB32)
    image.fill(0xFFF9F1DF)
    painter = QPainter(image)
    ink.draw(painter, QRectF(image.rect()), drawable, CAPITALS)
    painter.end()
    return image


@pytest.mark.lengthy(daily=6)
@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("kind", KINDS)
def test_from_across_the_room_all_faces_of_a_kind_look_alike(scheme: Scheme, kind: type[Drawable]) -> None:
    assert_alike([light(picture(scheme, drawable)) for drawable in drawables(kind)])


@pytest.mark.lengthy(daily=6)
@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("kind", [RoleDrawable, PartyDrawable, PolicyDrawable])
def test_so_do_their_words_in_every_language(kind: type[Drawable], language: str) -> None:
    """Where black and white are farthest apart; of every role one portrait."""
    first_of_each = [
        drawable for drawable in drawables(kind, language) if getattr(drawable, "portrait", 0) == 0
    ]
    assert_alike([light(picture(Scheme.CONTRAST, drawable)) for drawable in first_of_each])


def assert_alike(fields: list[Field]) -> None:
    means = [mean(field) for field in fields]
    assert max(means) - min(means) <= MEAN
    from_afar = [blurred(field) for field in fields]
    assert spread(from_afar) <= BLURRED_WORDS
    picture_alone = round(len(fields[0]) * PICTURE)
    assert spread([field[:picture_alone] for field in from_afar]) <= BLURRED


@pytest.mark.usefixtures("fonts")
def test_the_measure_sees_what_a_black_bird_and_a_white_lizard_would_tell() -> None:
    """As they are printed for all to see."""
    fields = []
    for drawable in drawables(RoleDrawable):
        image = QImage(CARD, QImage.Format.Format_RGB32)
        image.fill(0xFFF9F1DF)
        painter = QPainter(image)
        Renderer(Theme.of(height=720), Art(resources.assets())).draw(painter, QRectF(image.rect()), drawable)
        painter.end()
        fields.append(light(image))
    assert spread([blurred(field) for field in fields]) > 10 * BLURRED


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("kind", KINDS)
def test_near_by_they_differ(kind: type[Drawable]) -> None:
    pictures = [picture(Scheme.LIGHT, drawable) for drawable in drawables(kind)]
    assert all(one != other for one, other in pairwise(pictures))


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("kind", KINDS)
def test_no_party_colour_is_printed(kind: type[Drawable]) -> None:
    for drawable in drawables(kind):
        image = picture(Scheme.LIGHT, drawable)
        places = [(x, y) for x in range(image.width()) for y in range(image.height())]
        colours = (image.pixelColor(x, y) for x, y in places)
        assert max(colour.hsvSaturation() for colour in colours if colour.value() > 60) < 70
