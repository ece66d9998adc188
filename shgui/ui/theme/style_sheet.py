"""The style sheet for Qt's own widgets; its buttons stand in file dialogs, pages paint theirs (`TypeButton`).

Focus is a frame inside the same outer size, so nothing moves when it arrives. Dynamic properties: QLabel and
QLineEdit `type` = a value of `Text` sets the font by purpose; QLabel `voice` what a printed page is set in;
QListView `kind` = "contents" a list without a frame; QFrame `sheet` = "true" a sheet of paper on the table.
"""

from pathlib import Path

from shgui.ui.theme.fonts import Family
from shgui.ui.theme.metrics import Text
from shgui.ui.theme.theme import Theme

_SHEET = """
QWidget { color: %(ink)s; font-family: "%(text)s"; font-size: %(body)spx; }
QMainWindow { background: %(ground)s; }
QDialog, QMessageBox { background: %(paper)s; }
QLabel { background: transparent; }
QLabel[voice="soft"] { color: %(ink_soft)s; }
QLabel[voice="poster"] { font-family: "%(poster)s"; font-size: %(poster_size)spx; }
QLabel[voice="heading"] { font-family: "%(poster)s"; font-size: %(heading_size)spx; }
QLabel[voice="figure"] { font-family: "%(poster)s"; font-size: %(figure_size)spx; }
QLabel[voice="lead"] { font-family: "%(gothic)s"; font-size: %(lead_size)spx; color: %(ink_soft)s; }
QLabel[voice="name"] { font-family: "%(gothic)s"; font-size: %(name_size)spx; }
QLabel[voice="lead-in"] { font-family: "%(gothic)s"; font-size: %(lead_in_size)spx; }
QLabel[voice="account"] { font-size: %(account_size)spx; }
QLabel[voice="reading"] { font-size: %(reading_size)spx; }
QLabel[voice="telling"] { font-size: %(telling_size)spx; }
QLabel:disabled { color: %(off)s; }
QFrame[sheet="true"] { background: %(paper)s; border: %(hair)spx solid %(hairline)s;
    border-radius: %(radius)spx; }

QPushButton, QToolButton {
    font-family: "%(gothic)s"; font-size: %(control)spx; icon-size: %(icon)spx;
    color: %(ink)s; background: %(raised)s;
    border: %(line)spx solid %(ink)s; border-bottom-width: %(foot)spx; border-radius: %(radius)spx;
    padding: %(small)spx %(medium)spx; min-height: %(button_min)spx;
}
QPushButton:hover, QToolButton:hover { background: %(sunken)s; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: %(ink)s; color: %(paper)s; border-bottom-width: %(line)spx; border-top-width: %(foot)spx;
}
QPushButton:focus, QToolButton:focus {
    border: %(focus)spx solid %(accent)s;
    padding: %(button_top_focus)spx %(button_h_focus)spx %(button_bottom_focus)spx;
}
QPushButton:disabled, QToolButton:disabled {
    color: %(ink_soft)s; background: transparent; border: %(line)spx dashed %(rule)s;
    padding: %(small)spx %(medium)spx %(button_bottom_off)spx;
}
QToolButton[autoRaise="true"] {
    background: transparent; border: %(line)spx solid transparent;
    padding: %(small)spx %(medium)spx %(button_bottom_off)spx;
}
QToolButton[autoRaise="true"]:hover { border-color: %(rule)s; background: %(raised)s; }
QToolButton[autoRaise="true"]:pressed { background: %(ink)s; color: %(paper)s; }
QToolButton[autoRaise="true"]:focus {
    border: %(focus)spx solid %(accent)s;
    padding: %(button_top_focus)spx %(button_h_focus)spx %(button_bottom_focus)spx;
}
QPushButton::menu-indicator, QToolButton::menu-indicator { image: url(%(icons)s/down-%(scheme)s.svg); width:
    %(tick)spx; }

QFileDialog { backward-icon: url(%(icons)s/left-%(scheme)s.svg);
    forward-icon: url(%(icons)s/right-%(scheme)s.svg);
    filedialog-parent-directory-icon: url(%(icons)s/up-%(scheme)s.svg); }

QLineEdit, QPlainTextEdit, QComboBox {
    background: %(paper)s; color: %(ink)s; selection-background-color: %(ink)s; selection-color: %(paper)s;
    placeholder-text-color: %(ink_soft)s;
    border: %(hair)spx solid %(rule)s; border-bottom: %(line)spx solid %(ink)s; border-radius: %(radius)spx;
    padding: %(tight)spx %(small)spx; min-height: %(field_min)spx;
}
QLineEdit:hover, QComboBox:hover { background: %(raised)s; }
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus {
    border: %(focus)spx solid %(accent)s;
    padding: %(field_top_focus)spx %(field_h_focus)spx %(field_bottom_focus)spx;
}
QLineEdit:disabled, QComboBox:disabled, QPlainTextEdit:disabled {
    color: %(ink_soft)s; background: transparent; border: %(hair)spx dashed %(rule)s;
    border-bottom: %(line)spx dashed %(rule)s;
}
QAbstractSpinBox { qproperty-alignment: AlignCenter; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: %(arrow_box)spx; }
QComboBox::down-arrow { image: url(%(icons)s/down-%(scheme)s.svg); width: %(tick)spx; height: %(tick)spx; }
QComboBox QAbstractItemView { background: %(raised)s; border: %(line)spx solid %(ink)s; padding: %(tight)spx;
    outline: none; }

QCheckBox { background: transparent; spacing: %(small)spx; padding: %(tight)spx; min-height: %(box)spx;
    border: %(focus)spx solid transparent; border-radius: %(radius)spx; }
QCheckBox:focus { border-color: %(accent)s; }
QCheckBox:disabled { color: %(ink_soft)s; }
QCheckBox::indicator, QMenu::indicator { width: %(box)spx; height: %(box)spx; image:
    url(%(icons)s/box-%(scheme)s.svg); }
QCheckBox::indicator:checked, QMenu::indicator:checked { image: url(%(icons)s/box-ticked-%(scheme)s.svg); }
QMenu::indicator:exclusive { image: url(%(icons)s/ring-%(scheme)s.svg); }
QMenu::indicator:exclusive:checked { image: url(%(icons)s/ring-dotted-%(scheme)s.svg); }

QSlider { min-height: %(touch)spx; border: %(focus)spx solid transparent; }
QSlider:focus { border: %(focus)spx solid %(accent)s; border-radius: %(radius)spx; }
QSlider::groove:horizontal { height: %(line)spx; background: %(ink)s; }
QSlider::handle:horizontal { background: %(ink)s; width: %(small)spx; margin: -%(medium)spx 0;
    border-radius: %(hair)spx; border: %(hair)spx solid %(ink)s; }
QSlider::handle:horizontal:hover { background: %(paper)s; border-width: %(line)spx; }
QSlider::handle:horizontal:disabled { background: %(sunken)s; border: %(hair)spx dashed %(rule)s; }

QAbstractItemView { background: %(paper)s; color: %(ink)s; border: %(hair)spx solid %(rule)s; border-radius:
    %(radius)spx;
    alternate-background-color: %(ground)s; selection-background-color: %(ink)s; selection-color: %(paper)s;
    outline: none; }
QAbstractItemView:focus { border: %(focus)spx solid %(accent)s; }
QAbstractItemView::item { padding: %(tight)spx %(small)spx; min-height: %(field_min)spx; }
QAbstractItemView::item:hover { background: %(sunken)s; color: %(ink)s; }
QAbstractItemView::item:selected { background: %(ink)s; color: %(paper)s; }
QHeaderView { background: %(paper)s; border: none; }
QHeaderView::section { background: %(paper)s; color: %(ink_soft)s; font-family: "%(gothic)s"; border: none;
    border-bottom: %(line)spx solid %(ink)s; padding: %(tight)spx %(small)spx; }

QListView[kind="contents"] { background: transparent; border: %(focus)spx solid transparent; padding: 0; }
QListView[kind="contents"]:focus { border-color: %(accent)s; }

QScrollArea { background: transparent; border: none; }
QScrollArea:focus { border: %(focus)spx solid %(accent)s; }
QScrollBar:vertical { background: transparent; width: %(bar)spx; margin: 0; }
QScrollBar:horizontal { background: transparent; height: %(bar)spx; margin: 0; }
QScrollBar::handle { background: %(rule)s; border-radius: %(bar_radius)spx;
    border: %(bar_inset)spx solid %(paper)s; }
QScrollBar::handle:vertical { min-height: %(touch)spx; }
QScrollBar::handle:horizontal { min-width: %(touch)spx; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: %(ink)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: %(ground)s; color: %(ink)s; font-family: "%(gothic)s"; font-size: %(menu_bar)spx;
    border-bottom: %(hair)spx solid %(hairline)s; }
QMenuBar::item { padding: %(menu_bar_v)spx %(small)spx; background: transparent;
    border-radius: %(radius)spx; }
QMenuBar::item:selected { background: %(sunken)s; }
QMenuBar::item:pressed { background: %(ink)s; color: %(paper)s; }
QMenuBar::item:disabled { color: %(off)s; }
QMenu { background: %(raised)s; color: %(ink)s; border: %(line)spx solid %(ink)s; padding: %(tight)spx 0; }
QMenu::item { padding: %(small)spx %(large)spx %(small)spx %(menu_left)spx; background: transparent;
    border: %(line)spx solid transparent; }
QMenu::icon { left: %(tight)spx; }
QMenu::item:selected { background: %(sunken)s; border: %(line)spx solid %(ink)s; }
QMenu::item:disabled { color: %(off)s; }
QMenu::item:disabled:selected { background: transparent; border: %(line)spx dashed %(rule)s; }
QMenu::separator { height: %(hair)spx; background: %(rule)s; margin: %(tight)spx %(small)spx; }
QMenu::indicator { left: %(tight)spx; }

QToolTip { background: %(raised)s; color: %(ink)s; border: %(line)spx solid %(ink)s; padding: %(small)spx; }
QSplitter::handle { background: %(hairline)s; }
QSplitter::handle:hover { background: %(accent)s; }
"""

_LABEL = """QLabel[type="{name}"], QLineEdit[type="{name}"] {{
    font-family: "{family}"; font-size: {pixels}px; }}"""


_SPACINGS = ("hair", "focus", "radius", "tight", "small", "medium", "large", "touch")
_GOTHIC_LINE = 1.48
"""Height of a line, in pixels of the font."""


def build_style_sheet(theme: Theme, icons: Path) -> str:
    # Titles are no larger than drawn: what stands below them needs the room.
    title = theme.type.as_drawn.pixels(Text.HEADLINE)
    scale = theme.type
    labels = (
        _LABEL.format(name=text, family=scale.family(text), pixels=min(scale.pixels(text), title))
        for text in Text
    )
    return _SHEET % _list_values(theme, icons) + "\n".join(labels)


def _list_values(theme: Theme, icons: Path) -> dict[str, object]:
    colours, space, scale = theme.palette, theme.space, theme.type
    line = max(2, space.stroke)
    foot, focus = line * 2, space.focus
    small, medium, tight = space.small, space.medium, space.tight
    box = max(18, round(scale.capitals(Text.BODY) * 1.7))
    bar = max(12, round(space.unit * 1.75))
    drawn = scale.as_drawn.pixels(Text.CONTROL)
    # The menu bar keeps its height, which pages need: its words grow into the room around them.
    menu_bar = min(scale.pixels(Text.CONTROL), drawn + round(2 * space.tight / _GOTHIC_LINE))
    menu_bar_v = space.tight - round((menu_bar - drawn) * _GOTHIC_LINE / 2)
    return {
        **colours._asdict(),
        **{name: getattr(space, name) for name in _SPACINGS},
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
        "lead_size": _enlarge(scale.pixels(Text.CONTROL), 1.25, space.unit * 6),
        "name_size": _enlarge(scale.pixels(Text.CONTROL), 1.15, space.unit * 5),
        "lead_in_size": _enlarge(scale.pixels(Text.CONTROL), 1.5, space.unit * 7),
        "account_size": _enlarge(scale.pixels(Text.BODY), 1.32, space.unit * 6),
        "reading_size": _enlarge(scale.pixels(Text.BODY), 1.2, space.unit * 5),
        "telling_size": _enlarge(scale.pixels(Text.BODY), 1.45, space.unit * 6),
        "line": line,
        "foot": foot,
        "button_top_focus": max(0, small + line - focus),
        "button_bottom_focus": max(0, small + foot - focus),
        "button_h_focus": max(0, medium - focus + line),
        "button_bottom_off": small + foot - line,
        "button_min": max(0, space.touch - 2 * small - line - foot),
        "field_top_focus": max(0, tight + space.hair - focus),
        "field_bottom_focus": max(0, tight + line - focus),
        "field_h_focus": max(0, small - focus + space.hair),
        "field_min": max(0, space.touch - 2 * tight - 2 * line),
        "tick": round(box * 0.7),
        "icon": round(scale.capitals(Text.CONTROL) * 1.4),
        "box": box,
        "arrow_box": round(box * 1.6),
        "menu_left": box + space.medium,
        "bar": bar,
        "bar_radius": bar // 2,
        "bar_inset": max(2, bar // 4),
    }


def _enlarge(pixels: int, factor: float, most: float) -> int:
    """Return a size a step up, unless the reader has chosen a larger text anyhow."""
    return round(max(pixels, min(pixels * factor, most)))
