"""The document that a phone fetches: small, complete, and protected by its policy."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from shgui.phones.server.http_answers import WebPage
from shgui.phones.server.page_files import CRYPTOGRAPHY_SCRIPT, SCRIPTS, build_page_files
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from shgui.words.phone_page_texts import TEXTS, build_away_texts

KEY = "mN3bq0Yw8u1uH2sJx7Vt5Rk4Qp6Zc9Ld0Ef1Ga2Hb3I"
AWAY = {"en": {"lost": "The table can’t be reached", "no_script": "Scripts are off."}}
WIRE = 60_000
RELEASED = "3ec535c004aeeb225785d8e93fb33bf99f52e399bd7dfc01969b5629baea5131"


@pytest.fixture
def assets(root: Path) -> Path:
    return root / "assets" / "phones"


@pytest.fixture
def served() -> dict[str, WebPage]:
    return build_page_files(KEY, AWAY)


@pytest.fixture
def document(served: dict[str, WebPage]) -> str:
    return served["/"].body.decode()


def sources(assets: Path) -> str:
    kinds = ("watch.js", "scripts/*.js", "*.css", "*.html", "*.svg")
    return "\n".join(path.read_text("utf-8") for kind in kinds for path in sorted(assets.glob(kind)))


def scripts(assets: Path) -> str:
    return "\n".join((assets / "scripts" / f"{name}.js").read_text("utf-8") for name in SCRIPTS)


def test_every_script_is_part_of_the_document(assets: Path) -> None:
    assert {path.stem for path in (assets / "scripts").iterdir()} == set(SCRIPTS)


def test_it_is_small_without_the_cryptography(assets: Path) -> None:
    texts = {language: build_away_texts(load_catalogue(language)) for language in list_languages()}
    assert len(texts) >= 6
    whole = build_page_files(KEY, texts)["/"].body
    rest = whole.replace((assets / CRYPTOGRAPHY_SCRIPT).read_bytes(), b"")
    assert len(rest) < len(whole)
    assert len(gzip.compress(rest)) <= WIRE


def test_all_placeholders_are_filled_in(document: str) -> None:
    assert "<!--" not in document


def test_the_cryptography_is_the_released_file(assets: Path) -> None:
    assert sha256((assets / CRYPTOGRAPHY_SCRIPT).read_bytes()).hexdigest() == RELEASED


def test_the_page_links_to_nothing_outside(assets: Path) -> None:
    text = sources(assets)
    addresses = re.findall(r"\b(?:https?|wss?|ftp|data|blob):[^\s\"']*", text)
    # The name of a kind of drawing, no icon, and the desktop that the page came from.
    assert set(addresses) == {"http://www.w3.org/2000/svg", "data:,", "ws://"}
    assert '"ws://" + location.host + "/table"' in text
    assert re.findall(r"[\"'(]//\w", text) == []
    assert re.findall(r"fetch\(\w+", text) == ["fetch(PROBE"]
    assert 'PROBE = "/here"' in text
    assert re.findall(r"@import|XMLHttpRequest|sendBeacon|EventSource|new Worker", text) == []


def test_the_policy_allows_our_own_scripts_alone(served: dict[str, WebPage], document: str) -> None:
    policy = dict(part.strip().split(" ", 1) for part in served["/"].policy.split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert policy["connect-src"] == "ws://{host} http://{host}/here"
    assert policy["require-trusted-types-for"] == "'script'"
    for kind, tag in (("script-src", "script"), ("style-src", "style")):
        inside = re.findall(rf"<{tag}>(.*?)</{tag}>", document, re.DOTALL)
        assert policy[kind].split() == [
            f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in inside
        ]


def test_no_element_has_inline_style_or_script(document: str, assets: Path) -> None:
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", document, flags=re.DOTALL)
    assert re.findall(r"\s(?:style|on\w+)=", markup) == []
    assert "style:" not in scripts(assets)


def test_messages_are_never_read_as_markup(assets: Path) -> None:
    ways = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "srcdoc")
    assert [way for way in ways if way in scripts(assets)] == []


def test_the_page_stores_only_the_phones_identity(assets: Path) -> None:
    kept = set(re.findall(r"store\.set\(\"(\w+)\"|this\.set\(\"(\w+)\"", scripts(assets)))
    assert {name for pair in kept for name in pair if name} == {"token", "press", "phone", "desktop"}
    assert re.findall(r"pushState|indexedDB|document\.cookie|caches\.", scripts(assets)) == []


def test_every_named_drawing_exists(assets: Path) -> None:
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', (assets / "drawings.svg").read_text("utf-8")))
    named = re.findall(r"(?:icon|drawing|message)\(\"([\w-]+)\"|sign: \"([\w-]+)\"", scripts(assets))
    used = {name for pair in named for name in pair if name}
    assert {"eye", "eye-closed", "clock"} <= drawn
    assert used - drawn == set()


def test_embedded_data_cannot_end_its_script() -> None:
    texts = {"en": {"lost": "</script><script>alert(1)</script>"}}
    document = build_page_files(KEY, texts)["/"].body.decode()
    given = re.search(r'id="p-given">(.*?)</script>', document, re.DOTALL)
    assert given is not None
    assert json.loads(given[1]) == {"key": KEY, "texts": texts}


def test_the_page_uses_the_texts_that_it_gets(assets: Path) -> None:
    asked = set(re.findall(r"\btexts\.(\w+)", scripts(assets)))
    # These two stand where no script runs, or none but the first.
    assert asked == set(TEXTS) - {"no_script", "old_browser"}


def test_the_page_has_texts_for_lost_connections(assets: Path) -> None:
    views = r"function (?:first|reconnecting|lost|elsewhere)View\(.*?\n\}"
    alone = re.findall(views, scripts(assets), re.DOTALL)
    asked = set(re.findall(r"\btexts\.(\w+)", "".join(alone)))
    assert {"connecting", "lost", "here"} <= asked <= set(build_away_texts(load_catalogue("en")))


def test_the_page_that_answers_a_returning_phone_is_empty(served: dict[str, WebPage]) -> None:
    here = served["/here"]
    assert here.body == b""
    assert here.cache == "no-store"
    assert "default-src 'none'" in here.policy


def test_browsers_without_scripts_get_an_explanation(document: str) -> None:
    assert '<noscript><p lang="en">Scripts are off.</p></noscript>' in document


def test_fonts_are_our_own_and_cached(served: dict[str, WebPage], document: str, assets: Path) -> None:
    asked = set(re.findall(r'url\("([^"]+)"\)', document))
    assert asked == set(served) - {"/", "/here"}
    assert len(asked) == len(list((assets / "fonts").glob("*.woff2")))
    for path in asked:
        assert served[path].content_type == "font/woff2"
        assert "immutable" in served[path].cache
        assert sha256(served[path].body).hexdigest().startswith(path.split(".")[1])


def test_the_document_is_not_cached(served: dict[str, WebPage]) -> None:
    assert served["/"].cache == "no-store"
