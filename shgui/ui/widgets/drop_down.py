"""A list that drops down, no wider than the page wants it."""

from PySide6.QtWidgets import QComboBox


class DropDown(QComboBox):
    """Shows at least so many characters of what is chosen, and as many as there is room for."""

    def __init__(self, name: str, letters: int = 12) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)
