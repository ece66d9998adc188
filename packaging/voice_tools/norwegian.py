"""The sounds of the Norwegian lines, word by word, for a voice that wasn't trained for Norwegian. There is no
free Norwegian voice, and espeak-ng's spelling rules are wrong for many of these words. So every word is
written as Eastern Norwegians say it, as far as the sounds of Kokoro allow."""

from __future__ import annotations

import re

_SOUNDS = """
alle ˈale
at at
av ɑːv
avvist ˈɑːvist
bare ˈbɑːɾe
blir bliːɾ
bordet ˈbuːɾe
de diː
deg daj
deles ˈdeːles
dem dɛm
dere ˈdeːɾe
derfra ˈdɛːɾfɾɑ
det deː
dette ˈdɛte
din diːn
dine ˈdiːne
en eːn
er ɛːɾ
et ɛt
fascist faˈsist
fascisten faˈsisten
fascistene faˈsistene
fascister faˈsisteɾ
fascistisk faˈsistisk
finn fin
foreslått ˈfoːɾeʃlot
forkastet fɔɾˈkastet
fortsatt ˈfɔɾtsat
fra fɾɑː
frem fɾɛm
fri fɾiː
før føːɾ
ga ɡɑː
gang ɡaŋ
gi jiː
gikk jik
gir jiːɾ
gjelder ˈjɛleɾ
gruppen ˈɡɾupen
går ɡoːɾ
har hɑːɾ
helt heːlt
hendene ˈhɛnene
henrettelse ˈhɛnɾɛtelse
hitler ˈhitleɾ
hold hɔl
holder ˈhɔleɾ
hvem vɛm
hverandre vɛˈɾandɾe
hvert vɛɾt
hvis vis
i iː
igjen iˈjɛn
ikke ˈike
ingen ˈiŋen
innføres ˈinføːɾes
innført ˈinføːɾt
kan kan
kansleren ˈkansleɾen
kaos ˈkɑːɔs
kommer ˈkɔmeɾ
legge ˈlɛɡe
liberale libeˈɾɑːle
liberalt libeˈɾɑːlt
lov loːv
lovforslag ˈloːvfɔɾʃlɑːɡ
lovforslaget ˈloːvfɔɾʃlɑːɡe
lukk luk
lukker ˈlukeɾ
lukket ˈluket
lyd lyːd
løft lœft
med meː
mulig ˈmuːli
må moː
ned neːd
neste ˈnɛste
neve ˈneːve
nikk nik
noe ˈnuːe
noen ˈnuːen
nytt nyt
nå noː
og oː
opp ɔp
oppe ˈɔpe
over ˈoːveɾ
privilegium pɾivileːɡium
prøv pɾøːv
prøve ˈpɾøːve
prøven ˈpɾøːven
på poː
regjeringen ɾeˈjeːɾiŋen
rollene ˈɾɔlene
ropt ɾuːpt
sammen ˈsamen
se seː
senere ˈseːneɾe
ser seːɾ
si siː
skal skal
skulle ˈskule
slutt slut
som sɔm
spillet ˈspilːe
stokket ˈstɔket
særvalg ˈsɛːɾvalɡ
så soː
ta tɑː
tar tɑːɾ
tegn tajn
tegnet ˈtajne
til til
tilhørighet tilˈhøːɾiheːt
titte ˈtite
tommel ˈtɔmel
tommelen ˈtɔmelen
trekkebunken ˈtɾɛkebuŋken
undersøke ˈuneɾsøːke
ut uːt
uten ˈuːten
valgt valt
var vɑːɾ
veto ˈveːtu
vetoet ˈveːtue
videre ˈviːdeɾe
vunnet ˈvunet
øverste ˈøːveɾste
øynene ˈøjnene
å oː
åpne ˈoːpne
åpner ˈoːpneɾ
"""


class UnknownWordError(ValueError):
    """A word that nobody has written down yet: add it to the list."""


_BREATH = re.compile(
    r"(?<![,:]) (og (?:holder|tar|se|finn|bare|prøv|bordet)|som |over bordet|med tommelen|hvem|si det|så "
    r"|er fortsatt|at det)"
)
"""Words before which the voice has to breathe; otherwise it runs them into the ones before."""


def pronounce(text: str) -> str:
    """The sounds of a line, its punctuation kept."""
    return re.sub(r"\w+", lambda word: _sound(word.group().lower()), _BREATH.sub(r", \1", text))


def _sound(word: str) -> str:
    if word not in _WORDS:
        raise UnknownWordError(word)
    return _WORDS[word]


_WORDS = dict(entry.split(maxsplit=1) for entry in _SOUNDS.strip().splitlines())
