"""Typesetting of the narrator's sentences."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from shgui.ui.narrator.stage import fit_evenly
from shgui.ui.theme import Family


@pytest.mark.parametrize("text", ["aaaa ÉÉÉÉ aaaa jjjj", "Questa è una prova: tenete gli occhi aperti"])
def test_lines_stand_at_one_distance_whatever_their_accents(qtbot: QtBot, text: str) -> None:
    fitted = fit_evenly(text, Family.GOTHIC, 90, 300, 400)
    assert len(fitted.lines) > 2
    first, *others = (below - above for above, below in pairwise(fitted.baselines))
    assert others == pytest.approx([first] * len(others))
    assert fitted.height < 400.01
    assert fitted.width < 300.01
