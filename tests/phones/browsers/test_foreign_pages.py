"""Foreign pages in a browser on the same network: the server refuses them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.phones.browsers.devtools import Chromium, Tab

EVIL = "http://evil.test"


@pytest.fixture(scope="module")
def door() -> Iterator[int]:
    """Return the port of a server."""
    command = [sys.executable, "-m", "tests.phones.browsers.page_server"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        yield int(serving.stdout.readline())
        told, _ = serving.communicate()
        assert told == "", "a page of strangers was taken for a phone"


@pytest.fixture(scope="module")
def evil(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder = tmp_path_factory.mktemp("evil")
    (folder / "index.html").write_text("<!doctype html><title>evil</title>")
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    serving = subprocess.Popen(
        [*command, "--directory", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with serving:
        assert serving.stdout is not None
        # "Serving HTTP on 127.0.0.1 port 8000 …"
        yield int(serving.stdout.readline().split()[5])
        serving.terminate()


@pytest.fixture(scope="module")
def tab(door: int, evil: int) -> Iterator[Tab]:
    """Open a foreign page, whose host names lead anywhere."""
    rules = f"MAP evil.test 127.0.0.1:{evil}, MAP rebound.test 127.0.0.1:{door}"
    with Chromium(rules) as browser:
        yield browser.tab()


def _ended(tab: Tab, script: str) -> object:
    """Return the result of a promise in the page."""
    return tab.evaluate(f"new Promise(tell => {{ {script} }})")


def _socket(address: str) -> str:
    return f"""
        try {{
            const socket = new WebSocket("ws://{address}");
            socket.onopen = () => tell("open");
            socket.onerror = socket.onclose = () => tell("refused");
        }} catch (error) {{ tell("refused"); }}
    """


def test_a_foreign_page_opens_no_socket(tab: Tab, door: int) -> None:
    tab.go(EVIL)
    assert _ended(tab, _socket(f"127.0.0.1:{door}/table")) == "refused"


def test_a_foreign_page_reads_nothing_of_ours(tab: Tab, door: int) -> None:
    tab.go(EVIL)
    for mode in ("cors", "no-cors"):
        script = f"""
            fetch("http://127.0.0.1:{door}/", {{mode: "{mode}"}})
                .then(got => got.text()).then(text => tell("read " + text.length))
                .catch(() => tell("refused"));
        """
        assert _ended(tab, script) == "refused"


@pytest.mark.parametrize("element", ["script", "img", "iframe"])
def test_a_foreign_page_shows_nothing_of_ours(tab: Tab, door: int, element: str) -> None:
    tab.go(EVIL)
    script = f"""
        const inner = document.createElement("{element}");
        inner.onerror = () => tell("refused");
        inner.onload = () => {{
            try {{ tell(inner.contentDocument ? "empty" : inner.contentWindow.document.title); }}
            catch (error) {{ tell("refused"); }}
        }};
        inner.src = "http://127.0.0.1:{door}/";
        document.body.append(inner);
    """
    assert _ended(tab, script) == "refused"


def test_a_rebound_host_name_is_refused(tab: Tab, door: int) -> None:
    """A foreign page's host name changes its address to ours (DNS rebinding)."""
    tab.go(f"http://rebound.test:{door}/")
    assert tab.evaluate("document.title") != "ours"
    assert _ended(tab, _socket(f"rebound.test:{door}/table")) == "refused"


def test_our_own_page_opens_only_its_socket(tab: Tab, door: int, evil: int) -> None:
    tab.go(f"http://127.0.0.1:{door}/")
    assert tab.evaluate("document.title") == "ours"
    assert _ended(tab, _socket(f"127.0.0.1:{door}/table")) == "open"
    forbidden = 'document.addEventListener("securitypolicyviolation", () => tell("forbidden"));'
    assert _ended(tab, forbidden + f'new WebSocket("ws://127.0.0.1:{evil}/")') == "forbidden"
