"""Player names stand where nothing inflects them and nothing agrees with them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catalogue_tools.checks.entry import Entry
    from catalogue_tools.rulebook import Rulebook

NAME = (
    r"\{(?:name|names|player|players|president|chancellor|candidate|nominee|target|speaker|host|holder"
    r"|caller|victim|first|second|other)\}"
)
_COLON = "the name after the colon looks like what was done or proposed: it stands in brackets"
_AWAY = "the name in brackets stands away from its office"
_EVERYWHERE = {
    rf"\{{(?:party|cards?)\}} \({NAME}\)": "the name in brackets seems to belong to what was seen",
}
_RULES: dict[str, dict[str, str]] = {
    "pl": {
        rf"\b(?:Prezydent|Kanclerz)\w*+(?! \()[^().:–]*\({NAME}\)": _AWAY,
        rf"\b(?:dobiera|otrzymuje|proponuje|zagrywa|kładzie|obejrzał)\b[^.:!?]*: {NAME}": _COLON,
        r"\b\w+(?:sz|uje|iera|uca|idzi)\b(?:(?!Ustaw|parti)[^.:!?])*: \{(?:cards?|party)\}": (
            "after a verb and a colon the card wants the accusative: a noun says it"
        ),
        rf"\b(?:w|z|ze|do|od|dla|na|przez|o|po|przy|nad|pod|bez|ku|wobec|między|u|za|przed) {NAME}": (
            "a preposition bends the name"
        ),
        rf"{NAME} \w+(?:ł|ła|li|ły|any|ana|ony|ona)\b": "the verb has to know the gender of the name",
        rf"\b\w+(?:uje|era|iera|azuje|yła|ywa) {NAME}": "a verb bends the name",
        rf"\b(?:rząd|głos|rola|karta|kolej|ruch|tura|wybór|egzekucja) {NAME}": "a noun bends the name",
    },
    "ru": {
        rf"\b(?:президент|канцлер)\w*+(?! \()[^().:—]*\({NAME}\)": _AWAY,
        rf"\b(?:берёт|получает|предлагает|кладёт|президентом|канцлером)\b[^.:!?]*: {NAME}": _COLON,
        rf"\b(?:в|во|с|со|к|ко|от|для|на|у|о|об|без|до|из|по|над|под|за|перед|при|про|между) {NAME}": (
            "a preposition bends the name"
        ),
        rf"{NAME} (?!или\b)(?:\w+(?:л|ла|ли|лся|лась)|\w+(?:ен|на|ён|ена|ан)|готов|согласен|должен)\b": (
            "the verb has to know the gender of the name"
        ),
        rf"\b\w+(?:ает|яет|ует|ите|йте) {NAME}": "a verb bends the name",
        rf"\b(?:роль|карта|голос|ход|очередь|правительство|экран) {NAME}": "a noun bends the name",
    },
    "nb": {
        rf"\b(?:president|kansler)en(?! \()[^().:–]*\({NAME}\)": _AWAY,
        rf"\b(?:presidenten|kansleren)\b[^.:!?]*: {NAME}": _COLON,
        rf"{NAME}s\b|{NAME}['’]": "a genitive ending stands at the name",
    },
    "it": {
        rf"\b(?:Presidente|Cancelliere)(?! \()[^().:–]*\({NAME}\)": _AWAY,
        rf"\b(?:il|al|dal) (?:Presidente|Cancelliere)\b[^.:!?]*: {NAME}": _COLON,
        rf"{NAME} (?:è stat[oa]|è|sarà|viene|verrà) (?!nazista\b)"
        r"\w+(?:ato|ata|uto|uta|ito|ita|so|sa|to|ta)\b": (
            "the participle has to know the gender of the name"
        ),
        rf"\b(?:d|l|all|dell|dall)[’']{NAME}": "an elision stands before the name",
    },
    "pt_BR": {
        rf"\b(?:Presidente|Chanceler)(?! \()[^().:—]*\({NAME}\)": _AWAY,
        rf"\b(?:o|ao|pelo) (?:Presidente|Chanceler)\b[^.:!?]*: {NAME}": _COLON,
        rf"{NAME} (?:foi|é|está|será|ficou) (?!fascista\b)\w+(?:ado|ada|ido|ida|eito|eita|to|ta|so|sa)\b": (
            "the participle has to know the gender of the name"
        ),
        rf"\b(?:o|a|do|da|ao|à|no|na|pelo|pela) {NAME}": "the article has to know the gender of the name",
    },
    "en": {
        rf"\b(?:President|Chancellor)\b(?! \()[^().:–]*\({NAME}\)": _AWAY,
        rf"\bthe (?:President|Chancellor)\b[^.:!?]*: {NAME}": _COLON,
        rf"\b(?:he|she|his|her|him)\b.*{NAME}|{NAME}.*\b(?:he|she|his|her|him)\b": (
            "a pronoun has to know the gender of the name"
        ),
    },
}
_COMPILED = {
    language: tuple(
        (re.compile(pattern, re.IGNORECASE), why) for pattern, why in (_EVERYWHERE | rules).items()
    )
    for language, rules in _RULES.items()
}


def names(entry: Entry, language: Rulebook) -> Iterator[str]:
    if entry.allows("names"):
        return
    for text in entry.texts:
        for pattern, why in _COMPILED.get(language.language, ()):
            if pattern.search(text):
                yield f"{why}: {text!r}"
