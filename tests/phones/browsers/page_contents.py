"""Whatever a page shows, keeps and tells a screen reader at rest is the same in games that differ in what its
seat can't know, and nothing of what it has shown is left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

from shgui.engine.components import list_roles
from shgui.engine.state import Rigging
from shgui.engine.types import Outcome, Phase, Role, Seat
from tests.phones.browsers.desk import until
from tests.phones.browsers.devtools import Tab
from tests.phones.browsers.phone import Phone
from tests.phones.browsers.planned_game import Evening
from tests.phones.browsers.plans import Plan
from tests.ui.x_server.screen import Screen

ME: Seat = 0
_DOCUMENT = """(() => {
    const told = (node, depth) => {
        const attributes = [...(node.attributes || [])].map(each => `${each.name}="${each.value}"`).sort();
        const own = [depth, node.nodeName, ...attributes, node.nodeValue || ""].join(" ");
        return [own, ...[...node.childNodes].flatMap(each => told(each, depth + 1))];
    };
    return [...document.querySelectorAll('.page, .tv, .scrim')].flatMap(each => told(each, 0));
})()"""
"""Every element and text. The order in which attributes were set tells only how soon block followed block."""
_TREE = ("role", "name", "value", "description", "properties")


@dataclass(frozen=True)
class Dealt(Plan):
    roles: tuple[Role, ...] = ()

    @property
    def rigging(self) -> Rigging:
        return replace(super().rigging, roles=self.roles)


def kept(tab: Tab) -> dict[str, Any]:
    """Return everything that can be found on a phone at rest."""
    nodes = tab.accessible()
    return {
        # Beside the page there is what was sent with it: the same for all, and the desktop's key.
        "document": tab.evaluate(_DOCUMENT),
        "title": tab.evaluate("document.title"),
        "spoken": [{part: _plain(node.get(part)) for part in _TREE} for node in nodes],
        "history": [entry["url"].partition("//")[2].partition("/")[2] for entry in tab.history()],
        "local": tab.evaluate("Object.entries(localStorage).map(([key, kept]) => [key, kept.length]).sort()"),
        "session": tab.evaluate("Object.entries(sessionStorage)"),
        "cookies": tab.evaluate("document.cookie"),
        "name": tab.evaluate("window.name"),
    }


def settled(evening: Evening) -> dict[str, Any]:
    """When nothing is on its way any more: what phones have said is heard, the screen has shown what became
    of it, and this phone has been told. What only stands for a while on a page is gone.
    """
    for phone in evening.phones.values():
        has_been_heard(phone)
    until(lambda: evening.desk.do("rests"), "rest at the table")
    phone = evening.phones[ME]
    has_been_heard(phone)
    phone.wait("!page.note")
    assert isinstance(phone.browser, Tab)
    return kept(phone.browser)


def has_been_heard(phone: Phone) -> None:
    """Wait until the program has answered, and so has sent everything before."""
    asked = phone.browser.evaluate("(page.wish('ping'), page.connection.pings)")
    phone.wait(f"page.connection.pongs >= {asked}")


def _plain(part: Any) -> Any:
    """Return the page without node numbers, which depend on earlier contents."""
    if isinstance(part, list):
        return [[each["name"], each["value"].get("value")] for each in part if each["name"] != "url"]
    return part.get("value") if isinstance(part, dict) else part


def differences(ours: dict[str, Any], others: dict[str, Any]) -> str:
    """Return the differences of two pages."""
    if ours == others:
        return ""
    return "\n".join(unified_diff(_parts(ours), _parts(others), lineterm=""))


def _parts(kept: dict[str, Any]) -> list[str]:
    return [f"{kind}: {part}" for kind, parts in kept.items() for part in parts]


Snapshots = list[dict[str, Any]]


def played(folder: Path, screen: Screen, roles: tuple[Role, ...]) -> Snapshots:
    """Play the beginning of a round; return the phone's contents at every step."""
    plan = Dealt(5, Outcome.FIVE_LIBERAL_POLICIES, roles=roles)
    seen: Snapshots = []
    with Evening(folder, screen.name, plan) as evening:
        evening.sit_down()

        def look(_due: object) -> None:
            evening.phones[ME].wait("page.block.hand")
            seen.append(settled(evening))

        evening.before_all = look
        evening.play(lambda now: now["phase"] == Phase.CHANCELLOR_ENACT)
        seen.append(settled(evening))
    return seen


@pytest.fixture
def play(screen: Screen, tmp_path: Path) -> Callable[[str, tuple[Role, ...]], Snapshots]:
    return lambda name, roles: played(tmp_path / name, screen, roles)


def test_a_page_at_rest_shows_no_secret(play: Callable[[str, tuple[Role, ...]], Snapshots]) -> None:
    *liberals, fascist, hitler = list_roles(5)
    game = play("game", (*liberals, fascist, hitler))
    twin = play("twin", (Role.LIBERAL, fascist, hitler, *liberals[1:]))
    hitlers = play("hitler", (hitler, *liberals, fascist))
    assert len(game) == len(twin) == len(hitlers) == 4
    for ours, others, own in zip(game, twin, hitlers, strict=True):
        assert differences(ours, others) == ""
        # Not even the own role: a liberal's page at rest is Hitler's.
        assert differences(ours, own) == ""
        # The blank page it began with, and ours without key and token.
        assert ours["history"] == ["", ""]
        assert ours["session"] == []
        assert not ours["cookies"]
        assert {name for name, _ in ours["local"]} <= {
            "shgui.desktop",
            "shgui.phone",
            "shgui.press",
            "shgui.token",
        }
