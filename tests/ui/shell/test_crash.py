from pathlib import Path

import pytest

from shgui.ui.shell.crash_report import describe_crash
from shgui.ui.shell.crash_reports import CrashReports


def deal_badly() -> None:
    role = "Hitler: Ana"
    cards = {"seed": "0f" * 16}
    try:
        raise KeyError(role)
    except KeyError as error:
        raise ValueError(f"{role} {cards}") from error


def failure() -> BaseException:
    with pytest.raises(ValueError, match="Ana") as caught:
        deal_badly()
    return caught.value


def test_a_report_says_where_and_what_kind() -> None:
    text = describe_crash(failure(), "1.2.3")
    assert "builtins.ValueError" in text
    assert "builtins.KeyError" in text
    assert "tests/ui/shell/test_crash.py" in text
    assert "deal_badly" in text
    assert "shgui 1.2.3" in text


def test_a_report_has_no_value_no_message_and_nobodys_folder() -> None:
    text = describe_crash(failure(), "1.2.3")
    for secret in ("Ana", "Hitler", "0f0f", "role", "seed", str(Path.home()), str(Path(__file__).parent)):
        assert secret not in text


def test_a_crash_is_told_of_once(tmp_path: Path) -> None:
    reports = CrashReports(tmp_path / "data")
    assert reports.take_unseen() is None
    written = reports.write(describe_crash(failure(), "1.2.3"))
    assert written is not None
    seen = reports.take_unseen()
    assert seen is not None
    assert "builtins.ValueError" in seen.read_text()
    assert reports.take_unseen() is None


def test_a_crash_in_a_folder_that_cannot_be_written_is_no_second_crash(tmp_path: Path) -> None:
    blocked = tmp_path / "data"
    blocked.write_text("a file where the folder should be")
    assert CrashReports(blocked).write("somewhere") is None
