"""The shipped sounds are the ones that the script makes."""

import array
import math
import random
import wave
from pathlib import Path

import pytest
from tools import sounds


@pytest.mark.parametrize("name", sounds.RECIPES)
def test_a_shipped_sound_is_what_its_recipe_makes(name: str, tmp_path: Path, root: Path) -> None:
    made, shipped = tmp_path / f"{name}.wav", root / "assets" / "sounds" / f"{name}.wav"
    sounds.write(made, sounds.RECIPES[name](random.Random(name)))
    with wave.open(str(made), "rb") as one, wave.open(str(shipped), "rb") as other:
        assert one.getparams() == other.getparams()
        mine = array.array("h", one.readframes(one.getnframes()))
        theirs = array.array("h", other.readframes(other.getnframes()))
    # A computer's last digit may differ.
    assert max(abs(a - b) for a, b in zip(mine, theirs, strict=True)) <= 2


def test_no_other_sound_is_shipped(root: Path) -> None:
    shipped = {path.stem for path in (root / "assets" / "sounds").glob("*")}
    assert shipped == set(sounds.RECIPES)


@pytest.mark.parametrize("name", sounds.RECIPES)
def test_no_sound_is_much_louder_than_the_others(name: str, root: Path) -> None:
    with wave.open(str(root / "assets" / "sounds" / f"{name}.wav"), "rb") as shipped:
        samples = array.array("h", shipped.readframes(shipped.getnframes()))
    mean = sum(sample * sample for sample in samples) / len(samples)
    assert -22 < 10 * math.log10(mean / 32768**2) < -12
