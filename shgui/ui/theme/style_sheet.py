"""Qt's own widgets in the program's clothes.

A button is a block of type: a ruled frame, the word in condensed gothic, a thicker foot that gives way when
it is pressed. Pages paint their own (`TypeButton`); these stand in Qt's dialogs for files. Focus is a brass
frame of three pixels inside the same outer size, so nothing moves when it arrives. What is disabled is ruled
with dashes: grey alone says too little.

Dynamic properties: QLabel and QLineEdit `type` = a value of `Text` sets the font by purpose; QLabel `voice` =
"soft" the second ink, and "poster", "heading", "figure", "lead", "name", "reading" what a printed page is
set in; QListView `kind` = "contents" a list without a frame; QFrame `sheet` = "true" a sheet of paper on the
table.
"""

from pathlib import Path
from string import Template

from shgui.ui.theme.fonts import Family
from shgui.ui.theme.metrics import Text
from shgui.ui.theme.theme import Theme

_SHEET = Template("""
QWidget { color: $ink; font-family: "$text"; font-size: ${body}px; }
QMainWindow { background: $ground; }
QDialog, QMessageBox { background: $paper; }
QLabel { background: transparent; }
QLabel[voice="soft"] { color: $ink_soft; }
QLabel[voice="poster"] { font-family: "$poster"; font-size: ${poster_size}px; }
QLabel[voice="heading"] { font-family: "$poster"; font-size: ${heading_size}px; }
QLabel[voice="figure"] { font-family: "$poster"; font-size: ${figure_size}px; }
QLabel[voice="lead"] { font-family: "$gothic"; font-size: ${lead_size}px; color: $ink_soft; }
QLabel[voice="name"] { font-family: "$gothic"; font-size: ${name_size}px; }
QLabel[voice="reading"] { font-size: ${reading_size}px; }
QLabel:disabled { color: $off; }
QFrame[sheet="true"] { background: $paper; border: ${hair}px solid $hairline; border-radius: ${radius}px; }

QPushButton, QToolButton {
    font-family: "$gothic"; font-size: ${control}px; icon-size: ${icon}px; color: $ink; background: $raised;
    border: ${line}px solid $ink; border-bottom-width: ${foot}px; border-radius: ${radius}px;
    padding: ${button_v}px ${button_h}px; min-height: ${button_min}px;
}
QPushButton:hover, QToolButton:hover { background: $sunken; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: $ink; color: $paper; border-bottom-width: ${line}px; border-top-width: ${foot}px;
}
QPushButton:focus, QToolButton:focus {
    border: ${focus}px solid $accent;
    padding: ${button_top_focus}px ${button_h_focus}px ${button_bottom_focus}px;
}
QPushButton:disabled, QToolButton:disabled {
    color: $ink_soft; background: transparent; border: ${line}px dashed $rule;
    padding: ${button_v}px ${button_h}px ${button_bottom_off}px;
}
QToolButton[autoRaise="true"] {
    background: transparent; border: ${line}px solid transparent;
    padding: ${button_v}px ${button_h}px ${button_bottom_off}px;
}
QToolButton[autoRaise="true"]:hover { border-color: $rule; background: $raised; }
QToolButton[autoRaise="true"]:pressed { background: $ink; color: $paper; }
QToolButton[autoRaise="true"]:focus {
    border: ${focus}px solid $accent;
    padding: ${button_top_focus}px ${button_h_focus}px ${button_bottom_focus}px;
}
QPushButton::menu-indicator, QToolButton::menu-indicator { image: url($icons/down-$scheme.svg); width:
    ${tick}px; }

QLineEdit, QPlainTextEdit, QComboBox {
    background: $paper; color: $ink; selection-background-color: $ink; selection-color: $paper;
    placeholder-text-color: $ink_soft;
    border: ${hair}px solid $rule; border-bottom: ${line}px solid $ink; border-radius: ${radius}px;
    padding: ${field_v}px ${field_h}px; min-height: ${field_min}px;
}
QLineEdit:hover, QComboBox:hover { background: $raised; }
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus {
    border: ${focus}px solid $accent;
    padding: ${field_top_focus}px ${field_h_focus}px ${field_bottom_focus}px;
}
QLineEdit:disabled, QComboBox:disabled, QPlainTextEdit:disabled {
    color: $ink_soft; background: transparent; border: ${hair}px dashed $rule; border-bottom: ${line}px
    dashed $rule;
}
QAbstractSpinBox { qproperty-alignment: AlignCenter; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: ${arrow_box}px; }
QComboBox::down-arrow { image: url($icons/down-$scheme.svg); width: ${tick}px; height: ${tick}px; }
QComboBox QAbstractItemView { background: $raised; border: ${line}px solid $ink; padding: ${tight}px;
    outline: none; }

QCheckBox { background: transparent; spacing: ${small}px; padding: ${tight}px; min-height: ${box}px;
    border: ${focus}px solid transparent; border-radius: ${radius}px; }
QCheckBox:focus { border-color: $accent; }
QCheckBox:disabled { color: $ink_soft; }
QCheckBox::indicator, QMenu::indicator { width: ${box}px; height: ${box}px; image:
    url($icons/box-$scheme.svg); }
QCheckBox::indicator:checked, QMenu::indicator:checked { image: url($icons/box-ticked-$scheme.svg); }
QMenu::indicator:exclusive { image: url($icons/ring-$scheme.svg); }
QMenu::indicator:exclusive:checked { image: url($icons/ring-dotted-$scheme.svg); }

QSlider { min-height: ${touch}px; border: ${focus}px solid transparent; }
QSlider:focus { border: ${focus}px solid $accent; border-radius: ${radius}px; }
QSlider::groove:horizontal { height: ${line}px; background: $ink; }
QSlider::handle:horizontal { background: $ink; width: ${small}px; margin: -${medium}px 0;
    border-radius: ${hair}px; border: ${hair}px solid $ink; }
QSlider::handle:horizontal:hover { background: $paper; border-width: ${line}px; }
QSlider::handle:horizontal:disabled { background: $sunken; border: ${hair}px dashed $rule; }

QAbstractItemView { background: $paper; color: $ink; border: ${hair}px solid $rule; border-radius:
    ${radius}px;
    alternate-background-color: $ground; selection-background-color: $ink; selection-color: $paper;
    outline: none; }
QAbstractItemView:focus { border: ${focus}px solid $accent; }
QAbstractItemView::item { padding: ${tight}px ${small}px; min-height: ${field_min}px; }
QAbstractItemView::item:hover { background: $sunken; color: $ink; }
QAbstractItemView::item:selected { background: $ink; color: $paper; }
QHeaderView { background: $paper; border: none; }
QHeaderView::section { background: $paper; color: $ink_soft; font-family: "$gothic"; border: none;
    border-bottom: ${line}px solid $ink; padding: ${tight}px ${small}px; }

QListView[kind="contents"] { background: transparent; border: ${focus}px solid transparent; padding: 0; }
QListView[kind="contents"]:focus { border-color: $accent; }

QScrollArea { background: transparent; border: none; }
QScrollArea:focus { border: ${focus}px solid $accent; }
QScrollBar:vertical { background: transparent; width: ${bar}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${bar}px; margin: 0; }
QScrollBar::handle { background: $rule; border-radius: ${bar_radius}px; border: ${bar_inset}px solid $paper; }
QScrollBar::handle:vertical { min-height: ${touch}px; }
QScrollBar::handle:horizontal { min-width: ${touch}px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $ink; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $ground; color: $ink; font-family: "$gothic"; font-size: ${menu_bar}px;
    border-bottom: ${hair}px solid $hairline; }
QMenuBar::item { padding: ${menu_bar_v}px ${small}px; background: transparent; border-radius: ${radius}px; }
QMenuBar::item:selected { background: $sunken; }
QMenuBar::item:pressed { background: $ink; color: $paper; }
QMenuBar::item:disabled { color: $off; }
QMenu { background: $raised; color: $ink; border: ${line}px solid $ink; padding: ${tight}px 0; }
QMenu::item { padding: ${small}px ${large}px ${small}px ${menu_left}px; background: transparent;
    border: ${line}px solid transparent; }
QMenu::icon { left: ${tight}px; }
QMenu::item:selected { background: $sunken; border: ${line}px solid $ink; }
QMenu::item:disabled { color: $off; }
QMenu::item:disabled:selected { background: transparent; border: ${line}px dashed $rule; }
QMenu::separator { height: ${hair}px; background: $rule; margin: ${tight}px ${small}px; }
QMenu::indicator { left: ${tight}px; }

QToolTip { background: $raised; color: $ink; border: ${line}px solid $ink; padding: ${small}px; }
QSplitter::handle { background: $hairline; }
QSplitter::handle:hover { background: $accent; }
""")

_LABEL = """QLabel[type="{name}"], QLineEdit[type="{name}"] {{
    font-family: "{family}"; font-size: {pixels}px; }}"""


_GOTHIC_LINE = 1.48
"""Height of a line, in pixels of the font."""


def style_sheet(theme: Theme, icons: Path) -> str:
    """The style sheet for the whole application; `icons` is the shipped folder of that name."""
    # Titles are no larger than drawn: what stands below them needs the room.
    title = theme.type.as_drawn.pixels(Text.HEADLINE)
    labels = (
        _LABEL.format(
            name=text.value,
            family=theme.type.family(text).value,
            pixels=min(theme.type.pixels(text), title),
        )
        for text in Text
    )
    return _SHEET.substitute(_values(theme, icons)) + "\n".join(labels)


def _values(theme: Theme, icons: Path) -> dict[str, object]:
    colours, space, scale = theme.palette, theme.space, theme.type
    line = max(2, space.stroke)
    foot, focus = line * 2, space.focus
    button_v, button_h = space.small, space.medium
    field_v, field_h = space.tight, space.small
    box = max(18, round(scale.capitals(Text.BODY) * 1.7))
    bar = max(12, round(space.unit * 1.75))
    drawn = scale.as_drawn.pixels(Text.CONTROL)
    # The menu bar keeps its height, which pages need: its words grow into the room around them.
    menu_bar = min(scale.pixels(Text.CONTROL), drawn + round(2 * space.tight / _GOTHIC_LINE))
    menu_bar_v = space.tight - round((menu_bar - drawn) * _GOTHIC_LINE / 2)
    return {
        **{name: getattr(colours, name) for name in _COLOURS},
        "scheme": colours.scheme.value,
        "icons": icons.as_posix(),
        "text": scale.family(Text.BODY).value,
        "gothic": scale.family(Text.CONTROL).value,
        "body": scale.pixels(Text.BODY),
        "control": scale.pixels(Text.CONTROL),
        "menu_bar": menu_bar,
        "menu_bar_v": max(0, menu_bar_v),
        "poster": Family.POSTER.value,
        "poster_size": round(min(scale.capitals(Text.LABEL) * 1.5, space.unit * 8) / Family.POSTER.capitals),
        "heading_size": round(scale.capitals(Text.CONTROL) * 1.7 / Family.POSTER.capitals),
        "figure_size": round(scale.capitals(Text.CONTROL) * 1.15 / Family.POSTER.capitals),
        "lead_size": _larger(scale.pixels(Text.CONTROL), 1.25, space.unit * 6),
        "name_size": _larger(scale.pixels(Text.CONTROL), 1.15, space.unit * 5),
        "reading_size": _larger(scale.pixels(Text.BODY), 1.2, space.unit * 5),
        "hair": space.hair,
        "line": line,
        "foot": foot,
        "focus": focus,
        "radius": space.radius,
        "tight": space.tight,
        "small": space.small,
        "medium": space.medium,
        "large": space.large,
        "touch": space.touch,
        "button_v": button_v,
        "button_h": button_h,
        "button_top_focus": max(0, button_v + line - focus),
        "button_bottom_focus": max(0, button_v + foot - focus),
        "button_h_focus": max(0, button_h - focus + line),
        "button_bottom_off": button_v + foot - line,
        "button_min": max(0, space.touch - 2 * button_v - line - foot),
        "field_v": field_v,
        "field_h": field_h,
        "field_top_focus": max(0, field_v + space.hair - focus),
        "field_bottom_focus": max(0, field_v + line - focus),
        "field_h_focus": max(0, field_h - focus + space.hair),
        "field_min": max(0, space.touch - 2 * field_v - 2 * line),
        "tick": round(box * 0.7),
        "icon": round(scale.capitals(Text.CONTROL) * 1.4),
        "box": box,
        "arrow_box": round(box * 1.6),
        "menu_left": box + space.medium,
        "bar": bar,
        "bar_radius": bar // 2,
        "bar_inset": max(2, bar // 4),
    }


def _larger(pixels: int, factor: float, most: float) -> int:
    """A step up, unless the reader has chosen a larger text anyhow."""
    return round(max(pixels, min(pixels * factor, most)))


_COLOURS = (
    "ground",
    "paper",
    "raised",
    "sunken",
    "ink",
    "ink_soft",
    "rule",
    "off",
    "hairline",
    "accent",
)
