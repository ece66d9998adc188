"""The choice among a system's voices, and the commands for its engine."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from shgui.narrator.voice.speech_engines import MacSpeech, SpeechOrder, WindowsSpeech, rank_locale

MAC = """\
Alice               it_IT    # Ciao! Mi chiamo Alice.
Bad News            en_US    # Hello! My name is Bad News.
Daniel              en_GB    # Hello! My name is Daniel.
Eddy (Italian (Italy)) it_IT    # Ciao! Mi chiamo Eddy.
Luciana             pt_BR    # Olá! Meu nome é Luciana.
Joana               pt_PT    # Olá! Chamo-me Joana.
Milena (Enhanced)   ru_RU    # Здравствуйте! Меня зовут Милена.
Milena              ru_RU    # Здравствуйте! Меня зовут Милена.
Samantha            en_US    # Hello! My name is Samantha.
Zarvox              en_US    # Hello! My name is Zarvox.
Xander              nl_NL    # Hallo! Mijn naam is Xander.
"""
WINDOWS = """\
winrt\tpt-PT\tHKEY_1
winrt\tpl-PL\tHKEY_2
sapi\tpl-PL\tMicrosoft Paulina Desktop
sapi\tpt-BR\tMicrosoft Maria Desktop
winrt\tnb-NO\tHKEY_3
garbage
"""


@pytest.mark.parametrize(
    ("language", "voice"),
    [
        ("en", "Daniel"),
        ("it", "Alice"),
        ("pt_BR", "Luciana"),
        ("ru", "Milena (Enhanced)"),
        ("pl", None),
        ("nl", "Xander"),
    ],
)
def test_the_voice_of_macos(language: str, voice: str | None) -> None:
    assert MacSpeech().find_voice(language, MAC) == voice


@pytest.mark.parametrize(
    ("language", "voice"),
    [
        ("pl", "winrt\tHKEY_2"),
        ("pt_BR", "sapi\tMicrosoft Maria Desktop"),
        ("nb", "winrt\tHKEY_3"),
        ("it", None),
    ],
)
def test_the_voice_of_windows(language: str, voice: str | None) -> None:
    assert WindowsSpeech().find_voice(language, WINDOWS) == voice


@pytest.mark.parametrize("engine", [MacSpeech(), WindowsSpeech()])
@pytest.mark.parametrize("listed", ["", "garbage\nand\tmore\tof it\n\n", "\t\t\n"])
def test_an_answer_that_makes_no_sense_names_no_voice(engine: MacSpeech | WindowsSpeech, listed: str) -> None:
    assert engine.find_voice("en", listed) is None


@pytest.mark.parametrize(
    ("language", "locale", "rank"),
    [
        ("pt_BR", "pt_BR", 0),
        ("pt_BR", "pt-PT", 1),
        ("en", "en-AU", 2),
        ("eo", "eo", 0),
        ("pl", "pt-BR", None),
        ("it", "", None),
    ],
)
def test_what_readers_know_best_comes_first(language: str, locale: str, rank: int | None) -> None:
    assert rank_locale(language, locale) == rank


def test_macos_speaks_every_line_into_its_file(tmp_path: Path) -> None:
    orders = [SpeechOrder("Cześć.", tmp_path / "a.wav"), SpeechOrder("Pa.", tmp_path / "b.wav")]
    commands = MacSpeech().build_speech_commands("Zosia", orders, tmp_path)
    assert {command[0] for command in commands} == {"say"}
    assert [command[-2:] for command in commands] == [(str(order.path), f" {order.text}") for order in orders]
    assert commands[0][1:3] == ("-v", "Zosia")


@pytest.mark.parametrize("name", ["-o/tmp/x", "--interactive", "[[volm 9]]"])
def test_a_name_is_neither_option_nor_command_of_the_engine(name: str, tmp_path: Path) -> None:
    (command,) = MacSpeech().build_speech_commands(
        "Zosia", [SpeechOrder(f"{name}: Ja!", tmp_path / "a.wav")], tmp_path
    )
    said = command[-1]
    assert said.startswith(" ")
    assert "[[" not in said
    assert "]]" not in said


@pytest.mark.parametrize("engine", ["winrt", "sapi"])
def test_windows_speaks_all_lines_at_once(engine: str, tmp_path: Path) -> None:
    folder = tmp_path / "Ola's files"
    folder.mkdir()
    orders = [SpeechOrder("Лёд — «да»", tmp_path / "a.wav"), SpeechOrder("Pa.", tmp_path / "b.wav")]
    (command,) = WindowsSpeech().build_speech_commands(f"{engine}\tIrina", orders, folder)
    assert command[0] == "powershell.exe"
    script = base64.b64decode(command[-1]).decode("utf-16-le")
    job = folder / "lines.json"
    assert str(job).replace("'", "''") in script
    assert json.loads(job.read_text(encoding="ascii")) == {
        "voice": "Irina",
        "lines": [{"text": order.text, "path": str(order.path)} for order in orders],
    }
    assert ("SetOutputToWaveFile" in script) is (engine == "sapi")


def test_windows_is_asked_for_new_and_old_voices() -> None:
    script = base64.b64decode(WindowsSpeech().build_list_command()[-1]).decode("utf-16-le")
    assert "AllVoices" in script
    assert "GetInstalledVoices" in script
