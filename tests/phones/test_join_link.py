"""The code with the address, as phones read it."""

from base64 import urlsafe_b64decode

from shgui.phones.server.join_link import build_join_link, build_qr_matrix, encode_key
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.session.join_words import draw_token

KEY = KeyPair(bytes(range(32))).public


def test_a_link_has_host_key_and_token() -> None:
    token = draw_token()
    address, _, fragment = build_join_link("192.168.178.20:41999", KEY, token).partition("#")
    assert address == "http://192.168.178.20:41999/"
    key, _, said = fragment.partition(".")
    assert (len(key), said) == (43, token)
    assert urlsafe_b64decode(f"{key}=") == KEY
    assert key == encode_key(KEY)


def test_the_longest_link_is_a_code_of_moderate_size() -> None:
    rows = build_qr_matrix(build_join_link("192.168.178.120:41999", KEY, draw_token()))
    # Version 6: read from across a table.
    assert {len(row) for row in rows} == {len(rows)} == {41}


def test_a_code_has_three_finders_and_no_margin() -> None:
    rows = build_qr_matrix("http://192.168.1.2/")
    eye = ("#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######")
    corners = ((0, 0), (0, len(rows) - 7), (len(rows) - 7, 0))
    for top, left in corners:
        seen = ["".join("# "[not black] for black in row[left : left + 7]) for row in rows[top : top + 7]]
        assert tuple(seen) == eye
    assert build_qr_matrix("http://192.168.1.2/") == rows != build_qr_matrix("http://192.168.1.3/")
