"""A drop-down list with rows high enough for a finger, all visible at once."""

from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

_MOST_ROWS = 12
_NARROW = 12
"""Characters that a field shows at least."""


class DropList(QComboBox):
    def __init__(self, name: str, parent: QWidget | None = None, *, narrow: bool = False) -> None:
        """`narrow` fields don't ask for the room of their longest row."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setMaxVisibleItems(_MOST_ROWS)
        # The rows follow the style sheet with this delegate alone.
        self.setItemDelegate(QStyledItemDelegate(self))
        if narrow:
            self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.setMinimumContentsLength(_NARROW)

    @property
    def widest_row_width(self) -> int:
        return max((self.measure_field_width(self.itemText(row)) for row in range(self.count())), default=0)

    def measure_field_width(self, text: str) -> int:
        """Return the width that a narrow field needs to show the whole text."""
        letters = self.fontMetrics()
        # Qt takes this letter for all others where it counts how many it shows.
        around = self.minimumSizeHint().width() - letters.horizontalAdvance("X") * _NARROW
        return max(self.minimumSizeHint().width(), around + letters.horizontalAdvance(text))
