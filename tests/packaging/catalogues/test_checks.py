"""The checks over one message: each lets a good one pass and stops a bad one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from catalogue_tools.checks.entry import Entry
from catalogue_tools.checks.gender import reader, speaker
from catalogue_tools.checks.glossary import Glossary
from catalogue_tools.checks.leftovers import leftovers, runs_of_books
from catalogue_tools.checks.names import names
from catalogue_tools.checks.structure import accelerators, structure
from catalogue_tools.checks.typography import typography
from catalogue_tools.checks.usage import usage
from catalogue_tools.project import Project
from catalogue_tools.rulebook import Formula, Rulebook


def entry(source: str, text: str, *, hints: str = "", remarks: str = "", context: str = "") -> Entry:
    return Entry(context, (source,), (text,), hints, remarks)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("{name}: {count}", "{count} – {name}"),
        ("<b>Go</b> on", "<b>Dalej</b>"),
        ("Go on...", "Dalej…"),
        ("&Go on", "D&alej"),
        ("One\ntwo", "Raz\ndwa"),
    ],
)
def test_a_message_with_the_same_parts_passes(polish: Rulebook, source: str, text: str) -> None:
    assert list(structure(entry(source, text), polish)) == []


@pytest.mark.parametrize(
    ("source", "text", "complaint"),
    [
        ("Go on", "", "is not translated"),
        ("{name}: {count}", "{nazwa}: {count}", "other placeholders"),
        ("{name}", "{name} {name}", "other placeholders"),
        ("{name}", "{name} }", "unequal braces"),
        ("<b>Go</b>", "<i>Dalej</i>", "other tags"),
        ("Go on:", "Dalej", "ends with"),
        ("Go on", "Dalej…", "ends with"),
        ("One\ntwo", "Raz dwa", "other line breaks"),
        ("Go on ", "Dalej", "other spaces"),
        ("&Go on", "Dalej", "accelerator"),
    ],
)
def test_a_message_with_other_parts_is_stopped(
    polish: Rulebook, source: str, text: str, complaint: str
) -> None:
    assert complaint in "\n".join(structure(entry(source, text), polish))


def test_a_fuzzy_message_is_stopped(polish: Rulebook) -> None:
    assert list(structure(Entry("", ("Go",), ("Dalej",), "", "", fuzzy=True), polish)) == ["is fuzzy"]


def test_a_missing_plural_form_is_stopped(polish: Rulebook) -> None:
    two = Entry("", ("{n} game", "{n} games"), ("{n} gra", "{n} gry"), "", "")
    assert list(structure(two, polish)) == ["has 2 forms instead of 3"]
    empty = Entry("", ("{n} game", "{n} games"), ("{n} gra", "{n} gry", ""), "", "")
    assert list(structure(empty, polish)) == ["is not translated"]


def test_a_tight_control_takes_no_long_word(polish: Rulebook) -> None:
    hint = "on a button; max 6"
    assert list(structure(entry("Go {n}", "Dalej {n}", hints=hint), polish)) == []
    assert "there is room for 6" in "\n".join(structure(entry("Go", "Dalejże", hints=hint), polish))


def test_two_entries_of_a_menu_never_share_a_letter() -> None:
    one = entry("&Open", "&Otwórz", context="menu")
    other = entry("&Go", "D&odaj", context="menu")
    elsewhere = entry("&Go", "D&odaj", context="other menu")
    assert len(list(accelerators([one, other]))) == 1
    assert list(accelerators([one, elsewhere])) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "„Ja!” – 5–10 graczy…"),
        ("pt_BR", "“Ja!” — 5–10 jogadores"),
        ("it", "«Ja!» – l’app"),
        ("nb", "«Ja!» – 34\u00a0565"),
        ("ru", "«Ja!» — счётчик, ещё трёх, все"),
        ("en", "“Ja!” – it’s"),
    ],
)
def test_a_well_set_line_passes(project: Project, language: str, text: str) -> None:
    assert list(typography(entry("x", text), project.rulebook(language))) == []


@pytest.mark.parametrize(
    ("language", "text", "complaint"),
    [
        ("pl", '"Ja!"', "straight quotation mark"),
        ("it", "l'app", "straight apostrophe"),
        ("pl", "Dalej...", "three full stops"),
        ("pl", "Dalej  do", "two spaces"),
        ("nb", "Videre !", "a space before"),
        ("ru", "5-10", "a hyphen for a range"),
        ("nb", "34 565", "plain space in a number"),
        ("pl", "rząd— nowy", "a space on one side"),
        ("pl", "“Ja!”", "foreign quotation mark “"),
        ("nb", "„Ja!”", "foreign quotation mark"),
        ("ru", "Гитлер - канцлер", "for the dash —"),
        ("it", "Governo — Presidente", "for the dash –"),
        ("ru", "еще раз", "without ё"),
        ("ru", "Счетчик выборов", "without ё"),
        ("ru", "берет карту", "without ё"),
        ("ru", "кто-нибудь", "at which a line may end"),
        ("en", "{ballot}: {names}", "right after another mark"),
        ("it", "Ja!: {ja}", "right after another mark"),
    ],
)
def test_a_badly_set_line_is_stopped(project: Project, language: str, text: str, complaint: str) -> None:
    assert complaint in "\n".join(typography(entry("x", text), project.rulebook(language)))


def test_a_translator_may_allow_what_a_check_forbids(polish: Rulebook) -> None:
    assert list(typography(entry("x", '"', remarks="allow typography: a key"), polish)) == []


def test_a_spoken_line_may_keep_its_hyphens(project: Project) -> None:
    assert list(typography(entry("x", "что-то", context="spoken"), project.rulebook("ru"))) == []


MISLEADING = (
    ("en", "The game was fixed."),
    ("en", "Failed governments in a row: {count}"),
    ("en", "Now every election ends the game."),
    ("en", "The President must agree."),
    ("pl", "Prezydent musi się zgodzić."),
    ("pl", "Nie zgodzić się na Veto?"),
    ("pl", "To runda zmyślonej gry."),
    ("pl", "O grze {title}"),
    ("pl", "Nie ma wśród nich uchwalonej ustawy."),
    ("pt_BR", "Você comprou: {cards}"),
    ("pt_BR", "A Política decretada não está ali."),
    ("pt_BR", "Pressione uma linha."),
    ("pt_BR", "É o Hitler?"),
    ("pt_BR", "Deixar de lado"),
    ("pt_BR", "Contar e votar"),
    ("pt_BR", "A inelegibilidade vai com eles."),
    ("pt_BR", "Inelegibilidade. Último Presidente: {name}"),
    ("it", "Indici le elezioni"),
    ("it", "Lo schermo tiene le plance."),
    ("it", "La presidenza passa di un posto."),
    ("it", "Conta fino al voto"),
    ("it", "Impossibile: la Legge emanata non c’è."),
    ("it", "Alla prima pagina"),
    ("it", "Quale partito dichiara di aver visto il Presidente?"),
    ("nb", "Valgtelleren flyttes fram."),
    ("nb", "Det er alt slik."),
    ("nb", "Stemmen kan endres til den siste er avgitt."),
    ("nb", "Uavgjort forkaster den."),
    ("nb", "Hold inne mus eller finger."),
    ("nb", "Utnevn en kansler."),
    ("nb", "Lovforslaget som ble vedtatt, er borte."),
    ("nb", "Legg seddelen med baksiden opp."),
    ("nb", "Presidenten har undersøkt: {name}"),
    ("nb", "Skjermen går rundt: alle ser på rollen."),
    ("ru", "Уничтоженный игрок выбывает."),
    ("ru", "Стол узнаёт, кто это."),
    ("ru", "Согласованное вето увеличивает счётчик."),
    ("ru", "Игра больше не будет предлагаться."),
    ("ru", "Это раунд вымышленной игры."),
    ("ru", "Убрана с начальной страницы."),
    ("ru", "В игре нельзя номинировать только канцлера."),
    ("ru", "Запись игры {title}"),
    ("en", "Hold by mouse or finger."),
    ("en", "Counted for a table of seven."),
    ("pl", "Język prywatnych ekranów"),
    ("pt_BR", "O fascista do seu lado: {name}."),
    ("pt_BR", "Depois vem a Sessão Legislativa."),
    ("pt_BR", "A página não vai mais oferecê-la."),
    ("it", "Tieni premuto e scorri sulla legge."),
    ("it", "Ora gioca: {name}"),
    ("nb", "Lovforslag innført. Lagt ut av presidenten ({name})"),
    ("nb", "Valgtelleren flyttes ett steg frem."),
    ("ru", "Новый игрок наедине смотрит роль."),
    ("ru", "Прежде всего остального игрок смотрит роль."),
)


@pytest.mark.parametrize(("language", "text"), MISLEADING)
def test_what_readers_struck_does_not_come_back(project: Project, language: str, text: str) -> None:
    assert len(list(usage(entry("x", text), project.rulebook(language)))) == 1


def test_a_translator_may_say_it_all_the_same(polish: Rulebook) -> None:
    assert list(usage(entry("x", "O grze {title}", remarks="allow usage: a test"), polish)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Odrzuciłeś Ustawę."),
        ("pt_BR", "Espere até ser eleito."),
        ("pt_BR", "Você vence se for eleito Chanceler."),
        ("it", "Aspetta di essere eletto."),
        ("ru", "Вы избран канцлером."),
    ],
)
def test_a_sentence_that_suits_only_some_readers_is_stopped(
    project: Project, language: str, text: str
) -> None:
    assert len(list(reader(entry("x", text), project.rulebook(language)))) == 1


@pytest.mark.parametrize(
    ("language", "said"), [("ru", "Я согласен с вето"), ("pl", "Odrzuciłam"), ("it", "Sono obbligato")]
)
def test_a_formula_that_suits_only_some_speakers_is_stopped(
    project: Project, language: str, said: str
) -> None:
    book = project.rulebook(language)
    assert list(speaker(book)) == []
    assert len(list(speaker(replace(book, formulas={"veto_consent": Formula(said)})))) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Ekran dla gracza: {name}"),
        ("pl", "{name} – ograniczenie kadencji"),
        ("pl", "Prezydent ({name}) – dobrane Ustawy: {cards}"),
        ("pl", "{name} deklaruje dobrane Ustawy: {cards}"),
        ("it", "Ultimo Presidente eletto: {name}"),
        ("ru", "Экран — игроку: {name}"),
        ("ru", "игроку {name}"),
        ("nb", "Skjermen til: {name}"),
        ("it", "Governo proposto: {president} e {chancellor}"),
        ("pt_BR", "Candidato presidencial: {name}"),
        ("ru", "Какие законы, по словам канцлера ({name}), получены?"),
        ("ru", "Лжёт {name} или {other}"),
        ("it", "{name} è nazista"),
        ("pt_BR", "{name} é fascista"),
    ],
)
def test_a_name_that_nothing_bends_passes(project: Project, language: str, text: str) -> None:
    assert list(names(entry("x", text), project.rulebook(language))) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Ekran dla {name}"),
        ("pl", "{name} zagłosował"),
        ("pl", "Prezydent wybiera {name}"),
        ("ru", "Экран для {name}"),
        ("ru", "{name} проголосовала"),
        ("ru", "Роль {name}"),
        ("nb", "{name}s tur"),
        ("it", "{name} è stato eletto"),
        ("pt_BR", "{name} foi eleito"),
        ("pt_BR", "Vez do {name}"),
        ("en", "{name} and his hand"),
        ("en", "Laid by the President: {name}"),
        ("pl", "Veto proponuje Kanclerz: {name}"),
        ("ru", "Вето предлагает канцлер: {name}"),
        ("nb", "Kansleren foreslår veto: {name}"),
        ("it", "Due leggi passano al Cancelliere: {name}"),
        ("pt_BR", "O Presidente saca três políticas: {name}"),
        ("pl", "Odrzucasz: {card}"),
        ("en", "Party seen by the President: {party} ({name})"),
        ("en", "Which party does the President claim to have seen? ({name})"),
        ("pl", "Prezydent obejrzy trzy Ustawy ({name})"),
        ("ru", "Просмотрено президентом наверху колоды ({name}): {cards}"),
        ("nb", "Sett av presidenten øverst i trekkebunken ({name}): {cards}"),
        ("it", "Viste dal Presidente in cima al mazzo ({name}): {cards}"),
        ("pt_BR", "O Chanceler propõe o veto ({name})"),
    ],
)
def test_a_name_that_would_have_to_bend_is_stopped(project: Project, language: str, text: str) -> None:
    assert len(list(names(entry("x", text), project.rulebook(language)))) == 1


@pytest.fixture(scope="session")
def glossary(english: Rulebook) -> Glossary:
    return Glossary(english)


@pytest.mark.parametrize(
    ("language", "source", "text"),
    [
        ("pl", "The Chancellor enacts a Policy", "Kanclerz uchwala Ustawę"),
        ("pl", "Both Policies are discarded", "Obie Ustawy zostają odrzucone"),
        ("it", "Fascist Policies", "Leggi naziste"),
        ("nb", "The President reveals the hand", "Presidenten viser hånden"),
        ("pt_BR", "Chaos breaks out", "A população frustrada age"),
        ("ru", "Election Tracker: {n}", "Счётчик выборов: {n}"),
    ],
)
def test_a_message_with_the_books_words_passes(
    project: Project, glossary: Glossary, language: str, source: str, text: str
) -> None:
    assert list(glossary.check(entry(source, text), project.rulebook(language))) == []


@pytest.mark.parametrize(
    ("language", "source", "text", "concept"),
    [
        ("pl", "The Chancellor decides", "Szef decyduje", "chancellor"),
        ("it", "Fascist Policies", "Leggi fasciste", "fascist_policy"),
        ("nb", "A term limit", "En grense", "term_limit"),
        ("pt_BR", "Chaos breaks out", "O caos começa", "chaos"),
        ("ru", "Execution", "Казнь", "execution"),
    ],
)
def test_a_message_with_other_words_is_stopped(
    project: Project, glossary: Glossary, language: str, source: str, text: str, concept: str
) -> None:
    complaints = "\n".join(glossary.check(entry(source, text), project.rulebook(language)))
    assert f"speaks of {concept} without" in complaints


def test_the_longest_term_is_meant(glossary: Glossary) -> None:
    assert glossary.concepts(entry("The Presidential Candidate", "")) == {"presidential_candidate"}


def test_a_word_that_is_no_term_here_is_excepted_by_the_programmer(glossary: Glossary) -> None:
    said = entry("Pass the screen round", "", hints="not the term: round")
    assert glossary.concepts(said) == set()


def test_a_slip_of_the_book_is_not_repeated(polish: Rulebook, glossary: Glossary) -> None:
    complaints = "\n".join(glossary.check(entry("They win", "Faszyci wygrywają"), polish))
    assert "repeats a slip of the book, 'Faszyci' for 'Faszyści'" in complaints


@pytest.mark.parametrize(
    ("language", "source", "text"),
    [
        ("nb", "Veto", "Veto"),
        ("it", "PDF", "PDF"),
        ("nb", "Hold and look", "Hold og se"),
        ("pl", "{n}", "{n}"),
    ],
)
def test_words_that_two_languages_share_pass(project: Project, language: str, source: str, text: str) -> None:
    assert list(leftovers(entry(source, text), project.rulebook(language))) == []


@pytest.mark.parametrize(
    ("source", "text", "complaint"),
    [
        ("Settings", "Settings", "same as in English"),
        ("Close the door", "Zamknij the drzwi", "holds the English word 'the'"),
        ("Deck", "Тalia", "mixes alphabets"),
    ],
)
def test_leftover_english_is_stopped(polish: Rulebook, source: str, text: str, complaint: str) -> None:
    assert complaint in "\n".join(leftovers(entry(source, text), polish))


def test_nine_words_in_a_row_of_a_book_are_a_sentence_of_it(tmp_path: Path) -> None:
    (tmp_path / "book.txt").write_text("Omin opno okin.\nZe io mala fara, dira nuna dat pa om.", "utf-8")
    stolen = ("stolen", "okin ze io mala fara dira nuna dat pa")
    own = ("own", "okin ze io mala fara dira nuna dat om")
    assert [problem.partition(":")[0] for problem in runs_of_books(tmp_path, [stolen, own])] == ["stolen"]


def test_a_licence_may_be_quoted(tmp_path: Path) -> None:
    line = "Under a Creative Commons licence you may share it with all of them"
    (tmp_path / "book.txt").write_text(line, "utf-8")
    assert list(runs_of_books(tmp_path, [("credits", line)])) == []
