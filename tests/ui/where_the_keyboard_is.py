"""Where the keyboard is, and where it may never be after a step."""

from PySide6.QtWidgets import QApplication, QWidget

from shgui.ui import widget_names as names

UNSAFE = (
    names.TABLE_TAKE_BACK,
    names.TABLE_CLAIMS,
    names.TABLE_CLAIMS_DONE,
    names.TABLE_CLAIMS_SKIP,
    names.TABLE_CLAIMS_WITHDRAW,
    names.TABLE_ROLE_AGAIN,
    names.TABLE_MENU_ROLE,
    names.TABLE_MENU_BALLOT,
    names.TABLE_MENU_VOTING,
    names.TABLE_MENU_END,
    *(names.table_menu_name(seat) for seat in range(10)),
    names.HAND_OVER_PUT_BACK,
    names.HOME_SET_ASIDE,
    names.END_HOME,
    names.QUESTION_YES,
    names.PRINTED_POLICY_LIBERAL,
    names.PRINTED_POLICY_FASCIST,
    names.PRINTED_HITLER,
    names.PRINTED_NOT_HITLER,
    names.PRINTED_VETO,
    names.PRINTED_UNDO,
    names.PRINTED_FINISH,
    names.NARRATOR_END,
    names.GUIDE_LEAVE,
)


def stands(application: QApplication, window: QWidget | None = None) -> str:
    """Where the keyboard is, or would be if the window were in front."""
    widget = application.focusWidget() or (None if window is None else window.focusWidget())
    return "" if widget is None else widget.objectName()
