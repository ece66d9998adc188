"""The looks as data: contrast, type sizes, fonts, the style sheet."""

import itertools
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.ui.theme import (
    PALETTES,
    Family,
    FontMissingError,
    Palette,
    Scheme,
    Text,
    Theme,
    ViewingDistance,
    build_style_sheet,
    colour,
    load_fonts,
    make_qt_palette,
)
from shgui.ui.theme.fonts import FILES
from tests.ui.contrast import contrast

TEXT = 7.0
MARK = 3.0
EVERY = pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.scheme.value)

LETTERS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻQVX",
    "pt": "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÂÃÀÇÉÊÍÓÔÕÚÜ",
    "it": "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÈÉÌÍÒÓÙÚ",
    "nb": "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÉÈÊÓÒÔ",
    "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
}
SIGNS = "0123456789.,:;!?()[]/&%+−=<>@#*’‘“”„«»‹›–—…·•×°№€§\u00a0\u2011"


@pytest.fixture
def fonts(qapp: QApplication) -> QApplication:
    load_fonts(resources.assets() / "fonts")
    return qapp


def grounds(palette: Palette) -> tuple[str, ...]:
    return palette.ground, palette.paper, palette.raised


def test_contrast_of_black_on_white_is_the_largest() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#777777") == pytest.approx(1.0)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@EVERY
def test_text_reaches_seven_to_one_on_all_it_lies_on(palette: Palette) -> None:
    for ink, ground in itertools.product(
        (palette.ink, palette.ink_soft), (*grounds(palette), palette.sunken)
    ):
        assert contrast(ink, ground) >= TEXT


@EVERY
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("paper", "ink"),
        ("on_liberal", "liberal"),
        ("on_fascist", "fascist"),
        ("on_card", "card"),
        ("on_card_soft", "card"),
        ("on_back", "back"),
    ],
)
def test_printed_words_reach_seven_to_one(palette: Palette, ink: str, ground: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= TEXT


@EVERY
def test_rules_and_focus_reach_three_to_one(palette: Palette) -> None:
    for mark, ground in itertools.product((palette.rule, palette.accent), grounds(palette)):
        assert contrast(mark, ground) >= MARK
    assert contrast(palette.on_accent, palette.accent) >= MARK


@EVERY
def test_party_shapes_have_an_edge_that_shows_on_the_table(palette: Palette) -> None:
    for ground in grounds(palette):
        assert max(contrast(palette.fascist, ground), contrast(palette.fascist_edge, ground)) >= MARK
        # What is printed on the Liberals' light blue does what an edge would.
        assert max(contrast(palette.liberal, ground), contrast(palette.on_liberal, ground)) >= MARK


@EVERY
def test_parties_differ_in_lightness_alone(palette: Palette) -> None:
    assert contrast(palette.liberal, palette.fascist) >= 4.5


def test_high_contrast_is_black_and_white_where_it_tells_something() -> None:
    palette = PALETTES[Scheme.CONTRAST]
    told = (palette.liberal, palette.fascist, palette.ink, palette.paper, palette.card, palette.on_card)
    assert set(told) <= {"#000000", "#ffffff"}


def test_capitals_are_what_two_metres_ask_for() -> None:
    scale = Theme.of(height=1080).type
    assert scale.capitals(Text.HEADLINE) >= 0.043 * 1080 - 0.5
    assert scale.capitals(Text.LABEL) >= 0.031 * 1080 - 0.5


def test_a_font_of_the_scale_has_the_promised_capitals(fonts: QApplication) -> None:
    theme = Theme.of(height=1080)
    for text in Text:
        height = QFontMetricsF(theme.font(text)).tightBoundingRect("H").height()
        assert height == pytest.approx(theme.type.capitals(text), abs=1.2), text


def test_distance_enlarges_what_the_table_reads_but_no_secret() -> None:
    near, far = (
        Theme.of(distance=distance).type for distance in (ViewingDistance.LAPTOP, ViewingDistance.TELEVISION)
    )
    assert far.capitals(Text.HEADLINE) == pytest.approx(2 * near.capitals(Text.HEADLINE))
    assert far.capitals(Text.SECRET) == near.capitals(Text.SECRET)


def test_secrets_stay_small_enough_to_be_private() -> None:
    assert Theme.of(height=1080).type.capitals(Text.SECRET) <= 0.01 * 1080


@pytest.mark.parametrize(("asked", "used"), [(20, 80), (80, 80), (150, 150), (900, 200)])
def test_text_size_is_kept_between_80_and_200_percent(asked: int, used: int) -> None:
    assert Theme.of(percent=asked).type.pixels(Text.BODY) == Theme.of(percent=used).type.pixels(Text.BODY)


def test_distance_and_text_size_together_leave_room_for_a_table() -> None:
    plain = Theme.of().type.capitals(Text.HEADLINE)
    largest = Theme.of(distance=ViewingDistance.TELEVISION, percent=200).type.capitals(Text.HEADLINE)
    assert largest == pytest.approx(2 * plain)


def test_equal_settings_are_an_equal_theme() -> None:
    assert Theme.of(Scheme.DARK, height=900) == Theme.of(Scheme.DARK, height=900)
    assert hash(Theme.of(Scheme.DARK)) == hash(Theme.of(Scheme.DARK))
    assert Theme.of(Scheme.DARK) != Theme.of(Scheme.LIGHT)


def test_reduced_motion_moves_nothing_and_fades_fast() -> None:
    motion = Theme.of(reduced_motion=True).motion
    assert motion.reduced
    assert motion.travel == 0
    assert max(motion.fade, motion.flip) <= 100


def test_motion_is_short() -> None:
    motion = Theme.of().motion
    assert not motion.reduced
    assert max(motion.travel, motion.flip) < 400


def test_the_focus_ring_is_never_thinner_than_three_pixels() -> None:
    assert Theme.of(height=600).space.focus >= 3


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LETTERS)
def test_each_font_has_every_letter(fonts: QApplication, name: str, language: str) -> None:
    del fonts
    font = QRawFont(str(resources.assets() / "fonts" / name), 20.0)
    letters = LETTERS[language] + LETTERS[language].lower() + SIGNS
    assert [letter for letter in letters if not font.supportsCharacter(ord(letter))] == []


def test_the_fonts_are_light_to_carry() -> None:
    folder = resources.assets() / "fonts"
    assert sum(path.stat().st_size for path in folder.iterdir()) <= 600 * 1024


def test_our_families_are_found_under_our_names(fonts: QApplication) -> None:
    del fonts
    for family in Family:
        assert QFont(family.value).exactMatch()


def test_a_missing_font_is_said_so(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    with pytest.raises(FontMissingError, match="ShguiPoster"):
        load_fonts(tmp_path)


@pytest.mark.parametrize("scheme", Scheme)
def test_every_colour_of_a_palette_is_one(scheme: Scheme) -> None:
    palette = make_qt_palette(Theme.of(scheme))
    assert palette.color(QPalette.ColorRole.Window) == colour(PALETTES[scheme].ground)
    assert palette.color(QPalette.ColorRole.Text) == colour(PALETTES[scheme].ink)


@pytest.mark.parametrize("scheme", Scheme)
def test_the_style_sheet_is_complete_and_finds_its_pictures(scheme: Scheme) -> None:
    icons = resources.assets() / "icons"
    text = build_style_sheet(Theme.of(scheme), icons)
    assert "$" not in text
    pictures = {part.split(")")[0] for part in text.split("url(")[1:]}
    assert pictures
    assert [picture for picture in pictures if not Path(picture).is_file()] == []


@pytest.mark.parametrize("scheme", Scheme)
def test_the_arrows_of_a_file_dialog_are_as_light_or_dark_as_its_text(
    qtbot: QtBot, fonts: QApplication, scheme: Scheme
) -> None:
    del fonts
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(build_style_sheet(Theme.of(scheme), resources.assets() / "icons"))
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    names = ("backButton", "forwardButton", "toParentButton")
    buttons = [button for button in dialog.findChildren(QToolButton) if button.objectName() in names]
    arrows = [button.icon().pixmap(24).toImage() for button in buttons]
    assert [arrow.pixelColor(arrow.rect().center()) for arrow in arrows] == [colour(PALETTES[scheme].ink)] * 3


@pytest.mark.parametrize("percent", [80, 100, 200])
def test_a_button_does_not_grow_when_it_gets_the_focus(
    qtbot: QtBot, fonts: QApplication, percent: int
) -> None:
    del fonts
    button = QPushButton("Confirm")
    qtbot.addWidget(button)
    button.setStyleSheet(build_style_sheet(Theme.of(percent=percent), resources.assets() / "icons"))
    button.ensurePolished()
    away = button.sizeHint()
    button.show()
    button.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert abs(button.sizeHint().height() - away.height()) <= 1
    assert abs(button.sizeHint().width() - away.width()) <= 1


def test_a_button_is_high_enough_for_a_finger(qtbot: QtBot, fonts: QApplication) -> None:
    del fonts
    theme = Theme.of(height=720)
    button = QPushButton("Ja!")
    qtbot.addWidget(button)
    button.setStyleSheet(build_style_sheet(theme, resources.assets() / "icons"))
    button.ensurePolished()
    assert button.sizeHint().height() >= theme.space.touch
