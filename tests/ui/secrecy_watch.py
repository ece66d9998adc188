"""All that anybody who isn't holding can see of a window, or have read to him."""

import gc
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from shgui.engine.view import PlayerView
from shgui.presentation.scenes import PrivateView
from shgui.ui.hand_over.open_hand import HandCard, OpenHand

HAND = "handover.hand"
_NOT_SAID = (QAccessible.Text.UserText, QAccessible.Text.DebugDescription)
_TEXTS = tuple(text for text in QAccessible.Text if text not in _NOT_SAID)
_STATES = tuple(name for name in dir(QAccessible.State) if not name.startswith("_"))
_SPOKEN = ("windowTitle", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription")


@dataclass(frozen=True, slots=True)
class Sight:
    """One look at the window. Two that are equal tell nobody apart."""

    after: str
    """What was done before it."""
    pixels: str
    facts: tuple[str, ...]


def look_at(window: QWidget, after: str, *, hand_open: bool) -> Sight:
    """`hand_open`: what lies in the held-open hand is left out, for it is meant to be seen."""
    hand = window.findChild(QWidget, HAND) if hand_open else None
    facts = (
        *_widgets(window, hand),
        *_accessible(QAccessible.queryAccessibleInterface(window), hand),
        *_models(window, hand),
        f"clipboard {QApplication.clipboard().text()!r}",
        f"objects {sorted(Counter(type(each).__name__ for each in window.findChildren(QObject)).items())}",
    )
    return Sight(after, _pixels(window, hand), facts)


def _pixels(window: QWidget, hand: QWidget | None) -> str:
    image = window.grab().toImage()
    if hand is not None:
        painter = QPainter(image)
        place = hand.rect().translated(hand.mapTo(window, hand.rect().topLeft()))
        painter.fillRect(place, Qt.GlobalColor.black)
        painter.end()
    return hashlib.blake2b(image.constBits()).hexdigest()


def _widgets(window: QWidget, hand: QWidget | None) -> Iterator[str]:
    for widget in (window, *window.findChildren(QWidget)):
        inside = hand is not None and (widget is hand or hand.isAncestorOf(widget))
        told = [] if inside else [str(widget.property(name)) for name in _SPOKEN]
        name = type(widget).__name__ if inside else widget.objectName()
        yield f"{name} {widget.geometry().getRect()} {widget.isVisible()} {widget.isEnabled()} {told}"


def _accessible(node: QAccessibleInterface | None, hand: QWidget | None, depth: int = 0) -> Iterator[str]:
    if node is None or depth > 20:
        return
    state = node.state()
    flags = [name for name in _STATES if getattr(state, name) in (True, 1)]
    owner = node.object()
    inside = isinstance(owner, QWidget) and hand is not None and (owner is hand or hand.isAncestorOf(owner))
    texts = [] if inside else [node.text(text) for text in _TEXTS]
    yield f"{' ' * depth}{node.role()} {node.rect().getRect()} {[] if inside else flags} {texts}"
    for number in range(node.childCount()):
        yield from _accessible(node.child(number), hand, depth + 1)


def _models(window: QWidget, hand: QWidget | None) -> Iterator[str]:
    models = window.findChildren(QAbstractItemModel)
    found = {id(model): model for model in models if hand is None or model.parent() is not hand}
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        if model is not None:
            found[id(model)] = model
    for model in found.values():
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        yield f"{type(model).__name__} {model.rowCount()}×{columns}"
        for row in range(model.rowCount()):
            for column in range(columns):
                yield f"{row},{column} {_item(model, model.index(row, column))}"


def _item(model: QAbstractItemModel, index: QModelIndex) -> list[str]:
    roles = [*range(15), *(int(Qt.ItemDataRole.UserRole) + extra for extra in range(24))]
    return [str(value) for role in roles if not _is_picture(value := model.data(index, role))]


def _is_picture(value: object) -> bool:
    """Compared as pixels; as text it would be an address."""
    return type(value).__module__.startswith("PySide6")


def what_is_kept() -> dict[int, str]:
    """Private things that are alive anywhere in the program, outside of the table itself."""
    gc.collect()
    return {
        id(each): type(each).__name__
        for each in gc.get_objects()
        if isinstance(each, PrivateView | OpenHand | HandCard)
        or (isinstance(each, PlayerView) and each.seat is not None)
    }


def every_text(window: QWidget) -> str:
    """Everything that Qt holds as text anywhere in the window: every property of every object, every item."""
    told: list[str] = []
    for thing in (window, *window.findChildren(QObject)):
        meta = thing.metaObject()
        properties = [meta.property(number) for number in range(meta.propertyCount())]
        names = [str(each.name()) for each in properties if str(each.typeName()) == "QString"]
        given = [bytes(name.data()).decode() for name in thing.dynamicPropertyNames()]
        # The bindings' own notes can't be read from here.
        names += [name for name in given if not name.startswith(("_q_", "_PySide"))]
        told += [str(thing.property(name)) for name in names]
    told += _accessible(QAccessible.queryAccessibleInterface(window), None)
    told += _models(window, None)
    return "\n".join(told)
