"""The output of a proof while it runs."""

from __future__ import annotations

import json
from typing import Any


class Unproven(Exception):
    """Something isn't as it must be."""


def say(what: str) -> None:
    print(f"  {what}", flush=True)


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Unproven(what)
    say(what)


def kept(output: str) -> str | None:
    """The folder beside the program that a self-test found, in which everything is kept."""
    place = _report(output)["portable"]
    return None if place is None else str(place)


def _report(output: str) -> dict[str, Any]:
    """Return the report of a self-test without the output around it."""
    start, end = output.find("{"), output.rfind("}")
    if start < 0:
        raise Unproven(f"no report:\n{output[-3000:]}")
    report: dict[str, Any] = json.loads(output[start : end + 1])
    return report


def passed(output: str) -> None:
    report = _report(output)
    if not report["ok"]:
        raise Unproven(json.dumps(report, indent=1))
    checks = report["checks"]
    window = checks["window"]
    languages = ", ".join(checks["catalogues"]["languages"])
    say(
        f"self-test on {report['system']}, Python {report['python']}, screen {window['screen']}: "
        f"{window['steps']} steps at the window, {sum(checks['table']['steps'].values())} at the table, "
        f"{len(window['pages'])} pages in {languages}, a round on {len(checks['phones']['phones'])} phones"
    )
    for warning in window["warnings"]:
        say(f"Qt warns: {' '.join(warning.split())}")
