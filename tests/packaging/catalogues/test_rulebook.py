"""Rulebook files: what they hold is read, and written back, without loss."""

from __future__ import annotations

from pathlib import Path

import pytest
from catalogue_tools.project import Project
from catalogue_tools.rulebook import BadRulebook, Rulebook, load
from catalogue_tools.rulebook_writer import dumps


@pytest.mark.parametrize("language", ["en", "pl", "pt_BR", "it", "nb", "ru"])
def test_a_committed_file_stands_in_its_settled_form(project: Project, language: str) -> None:
    text = project.rulebook_file(language).read_text(encoding="utf-8")
    heading, _, _ = text.partition("\n")
    assert dumps(project.rulebook(language), heading.removeprefix("# ")) == text


def test_quotation_marks_and_backslashes_survive(tmp_path: Path, lunari: Rulebook) -> None:
    slip = 'a "word" with \\ and\ttab'
    terms = {**lunari.terms, "chaos": lunari.terms["chaos"].__class__("chaos", "noun", slip, "coined")}
    path = tmp_path / "rulebook.toml"
    path.write_text(dumps(lunari.__class__(**{**vars(lunari), "terms": terms})), encoding="utf-8")
    assert load(path).terms["chaos"].term == slip


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.toml"
    path.write_text("language = 'xx'\n", encoding="utf-8")
    with pytest.raises(BadRulebook, match=r"rulebook\.toml"):
        load(path)


def test_a_few_things_take_the_genitive_where_no_form_of_their_own_is_given(project: Project) -> None:
    terms = project.rulebook("ru").terms
    assert terms["policy"].case("few") == "закона"
    assert terms["fascist_policy"].case("few") == "фашистских закона"
