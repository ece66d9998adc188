"""The keys for Ja! and Nein!, by the letters that a Latin or a Cyrillic keyboard has on them."""

from PySide6.QtCore import Qt

_CYRILLIC_O = 0x041E
"""On the key that is J on a Latin keyboard; Qt calls such keys by their letter."""
_CYRILLIC_TE = 0x0422
"""On the key that is N."""
_VOTES: dict[int, bool] = {
    Qt.Key.Key_J: True,
    _CYRILLIC_O: True,
    Qt.Key.Key_N: False,
    _CYRILLIC_TE: False,
}


def get_vote_of_key(key: int) -> bool | None:
    """Return True for Ja!, False for Nein!, None for any other key."""
    return _VOTES.get(key)
