"""Words that misled readers of a language, were borrowed, or differ from the book must not return."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catalogue_tools.checks.entry import Entry
    from catalogue_tools.rulebook import Rulebook

_STRUCK: dict[str, dict[str, str]] = {
    "en": {
        r"\bfixed\b": "a fixed game is a rigged one",
        r"\bgovernments in a row\b": "an agreed veto is counted, too, and its government was elected",
        r"\bevery election\b": "a rejected government neither ends the game nor tells anything",
        r"\bmust agree\b": "this may be read as a duty to agree",
        r"\bby mouse\b": "nothing is held or pressed by mouse",
        r"\bCounted for\b": "a time is worked out",
    },
    "pl": {
        r"\bmusi się zgodzić\b": "this may be read as a duty to agree",
        r"^Nie zgodzić się\b": "a question that denies, above a button that confirms",
        r"\bzmyślon\w+ (?:gry|grze|gra)\b": "a game to practise is próbna",
        r"\bustaw(?:[ayęą]|ie|om|ach|ami)?\b|\btali[iąęa]\b": "Ustawa and Talia have a capital",
        r"\w (?:\{title\}|Sekretny Hitler)": "a title beside a noun stands in quotation marks",
        r"\b[Pp]rywatn\w+ ekran": "the setting names them ekrany prywatne",
    },
    "pt_BR": {
        r"\bcompr(?:a|am|ar|ou|ad[ao]s?)\b": "cards are drawn, sacadas, not bought",
        r"(?<=[\w,] )(?<!Espiar a )(?<!Baralho de )Polític[ao]s?\b": "política has a small letter",
        r"\b[Pp]ression": "press is apertar",
        r"\bo Hitler\b": "Hitler takes no article",
        r"\bde lado\b": "this neglects what is only put away",
        r"\b[Cc]ontar e votar\b": "this counts the votes",
        r"\bvai com eles\b": "a calque",
        r"^Inelegibilidade\. ": "Inelegível says it without a gender",
        r"\bdo seu lado\b": "round a table this is the seat beside yours",
        r"(?<=[\w,] )(?:Sess\w+ Legislativ|Aç\w+ Executiv|Poder\w* Presidencia)": (
            "a sentence has small letters, as in the book"
        ),
        r"\bofere(?:c|ç)\w* (?:de novo|esta)|\boferecê": "a calque",
    },
    "it": {
        r"\bindett[aeio]\b|\b[Ii]ndici le elezioni\b": "the book says invocare",
        r"\b(?:tien[ei]|tengono) le plance\b": "a calque",
        r"(?<=[\w,] )Legg[ei]\b": "legge has a small letter",
        r"\bprima pagina\b": "the home page is the pagina iniziale",
        r"\bpassa di un posto\b": "a calque",
        r"\b[Cc]onta fino\b": "this counts until the vote",
        r"\bQual[ei] \w+ dichiara\b": "the party seems to claim it",
        r"\bscorri su": "this scrolls up",
        r"\b[Oo]ra gioca\b": "this seems to say whose turn it is",
    },
    "nb": {
        r"\b[Ff]ram\b": "the book writes frem",
        r"\b(?:er|har|det) alt(?! (?:du|de|dere|vi|det|som)\b)": "already is allerede",
        r"\bendre[sr]? til\b": "this changes it into something",
        r"\bUavgjort forkaster\b": "a calque",
        r"\binne\b[^.]*\bfinger": "a finger is held on the screen",
        r"\b[Uu]tnev\w+ (?:en|til) kansler\b": "only an elected kanslerkandidat is kansler",
        r"\b[Ll]ovforslag\w* (?:\w+ )*vedta": "a Policy is innført",
        r"\bbaksiden opp\b": "the book lays them med billedsiden ned",
        r"\bPresidenten har (?:undersøkt|henrettet):": "whoever is named beside it seems to have done it",
        r": (?:alle|det|den|dere|du|ingen|noen) (?:\w+er|ser|går|kan|må|skal|vil|har|er|blir)\b": (
            "a sentence after a colon begins with a capital"
        ),
        r"\b[Ll]agt ut av\b": "the book lays it på brettet",
        r"\bett steg frem\b|\btredje steg": "the book moves the valgteller by felt",
    },
    "ru": {
        r"\b[Уу]ничтоженн\w+ игрок": "the book calls this player убитый",
        r"\b[Сс]тол (?:узна|види)": "a calque",
        r"\b[Вв]ето согласован|\b[Сс]огласованн\w+ вето\b": "this veto seems to be prearranged",
        r"\bне будет (?:больше )?(?:её )?предлагать": "a calque",
        r"\bначальн\w+ страниц": "the home page is the главное меню",
        r"\bвымышленн": "a game to practise is учебная",
        r"\bнельзя номинировать только\b": "this may be read as not only him",
        r"\w (?:\{title\}|Тайный Гитлер)": "a title beside a noun stands in quotation marks",
        r"\bнаедине(?! со? )": "this wants somebody to be alone with",
        r"\bПрежде всего остального\b": "a calque",
    },
}
_COMPILED = {
    language: tuple((re.compile(pattern), why) for pattern, why in struck.items())
    for language, struck in _STRUCK.items()
}


def usage(entry: Entry, language: Rulebook) -> Iterator[str]:
    if entry.allows("usage"):
        return
    for text in entry.texts:
        for pattern, why in _COMPILED.get(language.language, ()):
            if found := pattern.search(text):
                yield f"says {found.group()!r} ({why}): {text!r}"
