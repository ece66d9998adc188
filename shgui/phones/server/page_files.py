"""The page for phones: one document that contains everything but its fonts."""

import json
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from shgui import resources
from shgui.phones.server.http_answers import WebPage

SCRIPTS = (
    "elements",
    "store",
    "sealing",
    "connection",
    "presses",
    "hand",
    "acts",
    "dialogs",
    "table",
    "television",
    "join",
    "sheets",
    "views",
    "page",
)
CRYPTOGRAPHY_SCRIPT = "nacl-fast.min.js"
WATCH_SCRIPT = "watch.js"
"""The first script, and the only one that the oldest browsers can run."""
_REACHABILITY_PATH = "/here"
"""An empty file. A phone that lost the connection requests it until the server answers again."""
_FOREVER = "public, max-age=31536000, immutable"
_POLICY = (
    "default-src 'none'; script-src {scripts}; style-src {style}; font-src 'self'; img-src data:;"
    " connect-src ws://{{host}} http://{{host}}/here; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none';"
    " require-trusted-types-for 'script'; trusted-types 'none'"
)


def build_page_files(key: str, texts: Mapping[str, Mapping[str, str]]) -> dict[str, WebPage]:
    """Return the files that the server offers, by path.

    `key` is the server's public key as in the code. `texts` are those of a page without a connection, by
    language.
    """
    folder = resources.assets() / "phones"
    fonts = _load_fonts(folder / "fonts")
    here = WebPage("text/plain; charset=utf-8", b"")
    return {"/": _build_document(folder, key, texts, fonts), _REACHABILITY_PATH: here, **dict(fonts.values())}


def _load_fonts(folder: Path) -> dict[str, tuple[str, WebPage]]:
    """Return paths and files by the path in the style sheet. Paths contain a hash: each is fetched once."""
    found: dict[str, tuple[str, WebPage]] = {}
    for font in sorted(folder.glob("*.woff2")):
        body = font.read_bytes()
        path = f"/fonts/{font.stem}.{sha256(body).hexdigest()[:12]}.woff2"
        found[f"/fonts/{font.name}"] = (path, WebPage("font/woff2", body, _FOREVER))
    return found


def _build_document(
    folder: Path, key: str, texts: Mapping[str, Mapping[str, str]], fonts: Mapping[str, tuple[str, WebPage]]
) -> WebPage:
    style = "\n".join((folder / name).read_text("utf-8") for name in ("page.css", "wide.css"))
    for written, (path, _) in fonts.items():
        style = style.replace(written, path)
    watch, cryptography = ((folder / name).read_text("utf-8") for name in (WATCH_SCRIPT, CRYPTOGRAPHY_SCRIPT))
    script = "\n".join((folder / "scripts" / f"{name}.js").read_text("utf-8") for name in SCRIPTS)
    given = json.dumps({"key": key, "texts": texts}, ensure_ascii=False, separators=(",", ":"))
    document = (folder / "page.html").read_text("utf-8")
    for place, content in {
        "style": style,
        "drawings": (folder / "drawings.svg").read_text("utf-8"),
        # Within a script "<" could end it.
        "given": given.replace("<", "\\u003c"),
        "watch": watch,
        "cryptography": cryptography,
        "scripts": script,
        "noscript": _build_noscript(texts),
    }.items():
        document = document.replace(f"<!-- {place} -->", content)
    run = " ".join(_hash_for_policy(text) for text in (watch, cryptography, script))
    policy = _POLICY.format(scripts=run, style=_hash_for_policy(style))
    return WebPage("text/html; charset=utf-8", document.encode(), policy=policy)


def _build_noscript(texts: Mapping[str, Mapping[str, str]]) -> str:
    lines = [
        f'<p lang="{code.replace("_", "-")}">{words["no_script"]}</p>'
        for code, words in texts.items()
        if "no_script" in words
    ]
    return f"<noscript>{''.join(lines)}</noscript>"


def _hash_for_policy(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
