"""An installed wheel has everything of the source tree, and finds it."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from email import message_from_bytes, policy
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def installed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel was unpacked."""
    built, unpacked = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("unpacked")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)], cwd=root, check=True
    )
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    return unpacked


def test_the_installed_program_finds_its_files_and_can_read_them(installed: Path) -> None:
    program = (
        "from shgui import resources\n"
        "for language in resources.languages():\n"
        "    resources.catalogue(language)\n"
        "print(resources.assets(), resources.locales(), sep='\\n')\n"
    )
    # -S: without Babel, which an installed program must not need for a catalogue.
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], cwd=installed, capture_output=True, text=True, check=True
    )
    inside = installed / "shgui" / "_data"
    assert done.stdout.splitlines() == [str(inside / "assets"), str(inside / "locales")]


def test_the_wheel_holds_every_asset(root: Path, installed: Path) -> None:
    def files(folder: Path) -> set[str]:
        return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}

    assert files(root / "assets") - files(installed / "shgui" / "_data" / "assets") == set()


def test_the_wheel_holds_catalogues_compiled_and_vocabularies_as_they_are(
    root: Path, installed: Path
) -> None:
    sources = {path.relative_to(root / "locales") for path in (root / "locales").rglob("*") if path.is_file()}
    wanted = {path.with_suffix(".mo") for path in sources if path.suffix == ".po"}
    wanted |= {path for path in sources if path.suffix == ".toml"}
    shipped = {path for path in installed.rglob("*") if path.is_file()}
    assert wanted <= {
        path.relative_to(installed / "shgui/_data/locales") for path in shipped if "locales" in path.parts
    }
    assert {path.suffix for path in shipped} & {".po", ".pot"} == set()


def test_the_description_shows_its_pictures_on_a_package_index_too(root: Path, installed: Path) -> None:
    (metadata,) = installed.glob("shgui-*.dist-info/METADATA")
    told = message_from_bytes(metadata.read_bytes(), policy=policy.default)
    page = told["Project-URL"].removeprefix("Homepage, ")
    links = re.findall(r"\]\(([^)]+)\)", str(told.get_payload()))
    assert [link for link in links if not re.match("https://|#", link)] == []
    pictures = [link for link in links if link.endswith(".png")]
    start = f"{page}/raw/v{told['Version']}/"
    assert pictures
    assert [link for link in pictures if not link.startswith(start)] == []
    assert [link for link in pictures if not (root / link.removeprefix(start)).is_file()] == []
