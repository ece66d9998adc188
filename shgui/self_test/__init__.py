"""A check of this installation, `shgui self-test`, for those who build installers.

It runs wherever the program is installed, without a screen, writes into a temporary folder only and needs no
network. What it finds is one JSON object; the first check that fails is named in it, with the reason.
"""

import json
import os
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Mapping
from pathlib import Path

from shgui import __version__, resources

SCREEN = "SHGUI_SELF_TEST_SCREEN"
"""Names the platform plugin of Qt to try instead of the one that draws without a screen: xcb, windows, …"""

CHECKS = ("files", "catalogues", "wrong calls", "table", "window", "bots", "phones")

Facts = Mapping[str, object]


class BrokenError(Exception):
    """Something of the installation is missing or doesn't work."""


def run_self_test() -> int:
    """Return 0 where everything works, 1 otherwise."""
    os.environ["QT_QPA_PLATFORM"] = os.environ.get(SCREEN, "offscreen")
    done: dict[str, Facts] = {}
    portable = resources.portable_folder()
    # What went wrong comes last: whoever sees the end of it only sees that.
    report: dict[str, object] = {
        "program": f"shgui {__version__}",
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()}",
        "frozen": bool(getattr(sys, "frozen", False)),
        "portable": None if portable is None else str(portable),
        "checks": done,
    }
    with tempfile.TemporaryDirectory(prefix="shgui-self-test-", ignore_cleanup_errors=True) as folder:
        for name in CHECKS:
            start = time.perf_counter()
            try:
                facts = _run_check(name, Path(folder))
            except Exception as error:  # noqa: BLE001  # whatever goes wrong is what the report is for
                report["failed"] = name
                report["trace"] = traceback.format_exception(error)
                report["reason"] = f"{type(error).__name__}: {error}"
                break
            done[name] = {**facts, "ms": round((time.perf_counter() - start) * 1000)}
    report["ok"] = "failed" not in report
    print(json.dumps(report, indent=1, ensure_ascii=True), flush=True)  # noqa: T201  # the report is the result
    return 0 if report["ok"] else 1


def _run_check(check: str, folder: Path) -> Facts:
    """Run a check. Its module is imported here, so that a missing library fails this check alone."""
    match check:
        case "files":
            from shgui.self_test.shipped import check_files

            return check_files()
        case "catalogues":
            from shgui.self_test.shipped import check_catalogues

            return check_catalogues()
        case "wrong calls":
            from shgui.self_test.shipped import check_wrong_calls

            return check_wrong_calls()
        case "table":
            from shgui.self_test.at_the_table import play_at_the_table

            return play_at_the_table(folder / "table")
        case "window":
            from shgui.self_test.at_the_window import play_at_the_window

            return play_at_the_window(folder / "window")
        case "bots":
            from shgui.self_test.by_bots import play_by_bots

            return play_by_bots(folder / "bots")
        case _:
            from shgui.self_test.by_phone import play_by_phone

            return play_by_phone(folder / "phones")
