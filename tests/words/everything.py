"""Every sentence of the words room, rendered once with samples: for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import product

from shgui.engine.editions import edition_names
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import ChancellorNominated, RoundBegan, VotesRevealed
from shgui.engine.fairness import Check, Finding, Proof, Verdict
from shgui.engine.knowledge import Drew
from shgui.engine.types import Office, Outcome, Party, Phase, Policy, Power, Role, Team
from shgui.library.unreadable_record import RecordProblem
from shgui.presentation.scenes import SeatScene, board_of
from shgui.presentation.screens import PromptKind
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import TableReason
from shgui.table.claim_checks import Contradiction
from shgui.table.earlier_deals import DealFate
from shgui.table.log_lines import (
    ClaimKind,
    ClaimNoted,
    ClaimWithdrawn,
    GameEndedEarly,
    LanguageChanged,
    SlipTakenBack,
    StandInSat,
    VotingChanged,
)
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import NameProblem
from shgui.words import (
    board_texts,
    claims,
    desktop,
    editions,
    events,
    fingerprint,
    foreign_record,
    formulas,
    game_log,
    guide,
    house_sheet,
    key_moments,
    labels,
    latest_news,
    narration,
    no_window,
    outcomes,
    printed,
    problems,
    program_name,
    prompts,
    questions,
    refusals,
    saved_games,
    seat_texts,
    term_limits,
    terms,
    verification,
    votes,
)
from shgui.words import help as handbook
from shgui.words.catalogue import Catalogue
from shgui.words.edition_names import edition_name
from shgui.words.phases import PHASES
from shgui.words.terms import Names
from tests.table.printed_play import EVERY_ASK
from tests.words import samples
from tests.words.everything_bots import BOT_PARTS
from tests.words.everything_phones import PHONE_PARTS
from tests.words.everything_private import EVENING, PRIVATE_PARTS
from tests.words.everything_story import STORY_PARTS
from tests.words.samples import NAMES, F, L

Rendering = tuple[str, str]


def everything(words: Catalogue, names: Names = NAMES) -> Iterator[Rendering]:
    """Each text with the name of what rendered it."""
    for part in _PARTS:
        for text in part(words, names):
            yield part.__name__.strip("_"), text


def _terms(words: Catalogue, names: Names) -> Iterator[str]:
    yield program_name.title(words)
    yield from (terms.role(words, role) for role in Role)
    yield from (terms.with_role(words, role, 0, names) for role in Role)
    yield from (terms.party(words, party) for party in Party)
    yield from (terms.team(words, team) for team in Team)
    for policy in Policy:
        yield from (terms.policy(words, policy), terms.whole_policy(words, policy))
    for office in Office:
        yield from (terms.office(words, office), terms.candidate(words, office))
        yield terms.in_office(words, office, 0, names)
        yield terms.running_for(words, office, 0, names)
    yield from (terms.power(words, power) for power in Power)
    yield from (terms.power_effect(words, power) for power in Power)
    yield from (PHASES[phase].heading(words) for phase in Phase)
    for word in (
        terms.veto,
        terms.veto_effect,
        terms.chaos,
        terms.policy_card,
        terms.role_card,
        terms.party_card,
    ):
        yield word(words)
    for counted in (terms.players, terms.rounds, terms.number_of_policies, terms.round_heading):
        yield from (counted(words, count) for count in (1, 7))
    yield terms.policies(words, (F, F, L))
    yield words.moment(EVENING)


def _labels(words: Catalogue, _names: Names) -> Iterator[str]:
    for policy in Policy:
        yield from (labels.board(words, policy), labels.winning_space(words, policy))
    yield from (labels.power_space(words, power) for power in Power)
    yield from (labels.limited(words, office) for office in Office)
    yield from labels.stages(words)
    yield from (labels.stamp(words, elected) for elected in (True, False))
    for word in (
        labels.hitler_zone,
        labels.hitler_zone_told,
        labels.veto_unlocked,
        labels.tracker,
        labels.draw_pile,
        labels.discard_pile,
        labels.dead,
        labels.cleared,
        labels.has_voted,
    ):
        yield word(words)


def _moments(words: Catalogue, names: Names) -> Iterator[str]:
    for policy in Policy:
        yield key_moments.enacted(words, policy)
    for elects, rejects in ((True, True), (True, False), (False, True)):
        yield key_moments.decides(words, elects=elects, rejects=rejects)
    yield from (
        key_moments.of_all(words, 10),
        key_moments.needed(words, 6),
        key_moments.about_seconds(words, 16),
    )
    yield key_moments.decider(words, names[0])
    yield key_moments.asked_of(words, terms.in_office(words, Office.CHANCELLOR, 0, names), "?")
    yield key_moments.counted_for(words, terms.players(words, 7))
    yield from (key_moments.these_were(words, role, count) for role in Role for count in (1, 3))
    yield key_moments.executed_in(words, 9)
    for text in (
        key_moments.is_it_hitler,
        key_moments.goes_on,
        key_moments.veto_proposed,
        key_moments.veto_agreed,
        key_moments.veto_refused,
        key_moments.pace,
        key_moments.brisk,
        key_moments.dramatic,
        key_moments.hurrying,
        key_moments.play_again,
    ):
        yield text(words)


def _events(words: Catalogue, names: Names) -> Iterator[str]:
    for rules in edition_names():
        yield from (events.event_line(words, event, names, rules) for event in samples.EVENTS)
    yield events.announcement(words, samples.EVENTS, names, "official")
    yield latest_news.news(words, samples.view(), names)


def _outcomes(words: Catalogue, _names: Names) -> Iterator[str]:
    yield from (outcomes.winners(words, team) for team in Team)
    yield outcomes.ended_early(words)
    yield outcomes.nobody_has_won(words)
    yield outcomes.phones_stay(words)
    yield outcomes.outcome(words, None)
    for outcome in Outcome:
        yield outcomes.outcome(words, outcome)
        yield outcomes.reason(words, outcome)
        yield from (outcomes.ending(words, outcome, rules) for rules in edition_names())


def _votes(words: Catalogue, names: Names) -> Iterator[str]:
    for ballots in (((0, True),), ((0, False),), ((0, True), (1, False))):
        event = VotesRevealed(ballots)
        yield from (votes.cast(words, event, names, ja) for ja in (True, False))
        yield votes.result(words, event)


def _limits(words: Catalogue, names: Names) -> Iterator[str]:
    for rules in edition_names():
        yield from (term_limits.reason(words, office, rules) for office in Office)
        yield from term_limits.lines(words, [(0, Office.PRESIDENT), (1, Office.CHANCELLOR)], names, rules)


def _refusals(words: Catalogue, names: Names) -> Iterator[str]:
    for rules in edition_names():
        yield from (refusals.refusal(words, Refusal(reason, 1), names, rules) for reason in Reason)
    yield from (refusals.table_refusal(words, code) for code in samples.codes(TableReason))
    yield from (refusals.name_problem(words, code) for code in samples.codes(NameProblem))
    yield refusals.too_few_players(words, 5)


def _problems(words: Catalogue, names: Names) -> Iterator[str]:
    for code in samples.codes(JournalProblem):
        yield problems.journal_problem(words, code, "games.db")
        yield problems.journal_problem(words, code, "games.db", "SQLITE_FULL")
    yield problems.damaged_game(words, tuple(names), datetime(2025, 3, 4, 20, 15, tzinfo=UTC))
    yield problems.damaged_game(words, (), None)


def _prompts(words: Catalogue, names: Names) -> Iterator[str]:
    view = samples.view()
    for code in samples.codes(PromptKind):
        for seat in (None, 0):
            yield from prompts.prompt(words, code, view, names, seat, "role")
    for code in samples.codes(TaskKind):
        yield from prompts.prompt(words, "hand_over", view, names, 0, code)
    view.veto_refused = True
    yield from prompts.prompt(words, "hand_over", view, names, 0, "enact")
    yield from prompts.prompt(words, "finish", samples.view_in(Phase.OVER), names)
    for phase in Phase:
        yield from prompts.waiting_for(words, samples.view_in(phase), names)
    yield from (prompts.count_down(words, left) for left in range(4))
    yield from (prompts.show_of_hands(words), prompts.tap_votes(words))
    yield from prompts.prompt(words, "on_phones", view, names)
    yield prompts.thumbs_beside_phones(words)
    yield prompts.ballots_beside_phones(words)
    yield prompts.waiting_for_names(words, (0, 1), names)
    voting = samples.view_in(Phase.VOTE)
    yield prompts.ballots_in(words, voting)
    yield prompts.proposed_government(words, voting, names)
    voting.on_move = voting.alive
    yield from prompts.waiting_for(words, voting, names)


def _seats(words: Catalogue, names: Names) -> Iterator[str]:
    investigated = SeatScene(1, names[0], investigated=True, vote=True)
    for seat in (investigated, SeatScene(1, names[0], cleared=True, hitler=True)):
        yield seat_texts.seat_name(words, seat)
        yield from seat_texts.seat_text(words, seat).splitlines()


def _spaces(words: Catalogue, _names: Names) -> Iterator[str]:
    view = samples.view()
    view.fascist = 1
    for policy in Policy:
        for space in board_of(view, policy).spaces:
            yield from (board_texts.space_name(words, space), board_texts.space_text(words, space))
            yield from filter(None, (board_texts.space_label(words, space),))
    yield labels.third_step(words)


def _questions(words: Catalogue, names: Names) -> Iterator[str]:
    for action in samples.ASKED:
        yield from filter(None, questions.question(words, action, names))
    yield from filter(None, questions.reveal_votes(words))


def _formulas(words: Catalogue, names: Names) -> Iterator[str]:
    yield from filter(None, (formulas.hint(words, spoken, names[0]) for spoken in formulas.SpokenFormula))


def _claims(words: Catalogue, names: Names) -> Iterator[str]:
    for kind in ClaimKind:
        claim = samples.CLAIMS[kind]
        yield claims.claim_line(words, claim, names)
        yield claims.withdrawn_line(words, claim, names)
        yield claims.occasion_row(words, claim.occasion, names)
        yield claims.occasion_question(words, claim.occasion, names)
        yield claims.own_question(words, claim.occasion)
    for claim in (samples.CLAIMS[ClaimKind.DREW], samples.CLAIMS[ClaimKind.RECEIVED]):
        yield claims.claim_against_truth(words, claim, Drew(1, (F, F, L)))
    yield claims.claims(words)
    yield claims.not_chosen(words)
    yield claims.how_to_choose(words)
    yield claims.withdraw(words)
    yield claims.can_be_changed(words)
    for contradiction in Contradiction:
        yield claims.impossible(words, contradiction)


def _chronicle(words: Catalogue, names: Names) -> Iterator[str]:
    nominated = ChancellorNominated(1, 2)
    entries = (
        RoundBegan(1, 1, False),
        *samples.EVENTS,
        RoundBegan(2, 1, False),
        nominated,
        SlipTakenBack((nominated,)),
        *samples.EVENTS,
        ClaimNoted(samples.CLAIMS[ClaimKind.DREW]),
        ClaimNoted(samples.CLAIMS[ClaimKind.DREW]),
        ClaimWithdrawn(samples.CLAIMS[ClaimKind.DREW]),
        StandInSat(0, "Zofia", names[0]),
        LanguageChanged(0, "nb"),
        GameEndedEarly(3),
        *(VotingChanged(voting, 3) for voting in Voting),
    )
    seen = (samples.MEMORIES,) * 5
    for each in game_log.review(words, entries, seen, names, "official"):
        yield from (line.text for line in each.lines)


def _editions(words: Catalogue, _names: Names) -> Iterator[str]:
    for rules in (*edition_names(), "xx"):
        yield edition_name(words, rules)
    for rules in edition_names():
        yield editions.plays_like_official(words, rules)
        yield from editions.told_differences(words, rules)
        yield from house_sheet.house_sheet(words, rules)
    yield from (editions.difference_line(words, difference) for difference in samples.DIFFERENCES)


def _fingerprint(words: Catalogue, _names: Names) -> Iterator[str]:
    above = (
        fingerprint.heading,
        fingerprint.note_end,
    )
    for text in (
        *above,
        fingerprint.word_label,
        fingerprint.word_reason,
    ):
        yield text(words)
    yield from (fingerprint.start_again(words, unchanged=unchanged) for unchanged in (True, False))
    yield fingerprint.word_counts(words, "koń")
    for code in Proof:
        yield from fingerprint.how_to_compare(words, code)


def _verification(words: Catalogue, _names: Names) -> Iterator[str]:
    for check in Check:
        yield from (verification.finding_line(words, check, holds) for holds in (True, False))
    for held in (True, False):
        findings = tuple(Finding(check, held) for check in Check)
        for said in ("", "koń"):
            verdict = Verdict("0" * 64, "1" * 64, said, 3, findings, Proof.NOBODY_CHOSE)
            yield from verification.verification(words, verdict)
    yield from (foreign_record.unreadable(words, problem, "/a/b", "c") for problem in RecordProblem)
    for libraries in (("libEGL.so.1",), ("libEGL.so.1", "libGL.so.1")):
        yield no_window.system_libraries_missing(words, libraries, ("libegl1",))
    yield no_window.library_missing(words, "PySide6")
    yield no_window.no_screen(words)
    yield no_window.screen_unreachable(words, ":0")
    yield no_window.unknown_platform(words, "cbx")
    yield no_window.window_impossible(words, "…")
    rigged = tuple(Finding(check, check is not Check.LEFT_TO_CHANCE) for check in Check)
    yield from verification.verification(words, Verdict("", "", "", None, rigged, Proof.NOTHING))
    yield from (verification.proof(words, proof) for proof in Proof)
    yield verification.not_written_down(words, "xyz")
    yield from verification.earlier_deals(words, 1, (), (EVENING, EVENING))
    for fate in DealFate:
        for deals in (1, 2, 5):
            yield from verification.earlier_deals(words, deals + 1, (fate,) * deals)


def _help(words: Catalogue, _names: Names) -> Iterator[str]:
    for rules in edition_names():
        for topic in handbook.Topic:
            page = handbook.help_page(words, topic, rules)
            yield from (page.title, *page.paragraphs, *page.pictured.splitlines())


def _guide(words: Catalogue, names: Names) -> Iterator[str]:
    for step in guide.GuideStep:
        yield from (guide.title(words, step), *guide.told(words, step), guide.task(words, step, names[0]))
    for word in (
        guide.off_the_story,
        guide.next_step,
        guide.finish,
    ):
        yield word(words)
    yield guide.progress(words, 2, 11)


def _narration(words: Catalogue, _names: Names) -> Iterator[str]:
    yield narration.pause(words)
    yield narration.accent(words, "nb")
    yield from (narration.sentence(words, spoken) for spoken in narration.Spoken)


def _desktop(words: Catalogue, _names: Names) -> Iterator[str]:
    yield from (desktop.kind(words), desktop.summary(words), desktop.keywords(words))
    yield from (*desktop.description(words), desktop.record_type(words))
    yield from (*desktop.manual(words), *desktop.set_up(words))


def _evenings(words: Catalogue, names: Names) -> Iterator[str]:
    for word in (
        saved_games.from_record,
        saved_games.import_records,
        saved_games.numbers,
        saved_games.too_few,
        saved_games.seats_in_order,
        saved_games.from_tenth,
    ):
        yield word(words)
    yield saved_games.ask_to_delete(words, words.row_of(names[:5]), "1.1.2026")
    yield saved_games.policies(words, (Policy.LIBERAL, Policy.FASCIST))
    yield saved_games.not_imported(words, "a", "b")
    yield saved_games.won(words, 3, 4)
    yield saved_games.won_in_order(words, tuple(Team))
    yield saved_games.part(words, 3, 4)
    yield saved_games.rulebook_won(words, "pl", 3, 4)
    yield saved_games.players_won(words, 5, 6, 3, 4)
    for count in (1, 2, 5):
        for counted in (
            saved_games.games,
            saved_games.groups,
            saved_games.imported,
            saved_games.here_already,
            saved_games.about_won,
            saved_games.undecided,
            saved_games.ask_to_forget,
        ):
            yield counted(words, count)
    for role in Role:
        yield saved_games.won_as(words, role)
    for outcome in Outcome:
        yield saved_games.ended(words, outcome, 3)
    for games in (3, 10):
        yield saved_games.player_told(words, names[0], {Role.LIBERAL: (True,) * games})


def _printed(words: Catalogue, names: Names) -> Iterator[str]:
    for word in (
        program_name.printed_game,
        program_name.about_printed_game,
        program_name.evenings,
        printed.begin,
        printed.veto,
        printed.hitler,
        printed.not_hitler,
        printed.peeked,
        printed.finish,
        printed.turn_ballots,
        printed.count,
    ):
        yield word(words)
    yield from filter(None, printed.enter_votes(words))
    yield from (printed.policy(words, policy) for policy in Policy)
    yield from (printed.reshuffle(words, count) for count in (1, 12))
    for ask, rules in product(map(str, EVERY_ASK), edition_names()):
        yield from (printed.question(words, ask, names[0]), printed.told(words, ask, rules, veto=True))


_PARTS: tuple[Callable[[Catalogue, Names], Iterator[str]], ...] = (
    _terms,
    _labels,
    _moments,
    _events,
    _outcomes,
    _votes,
    _limits,
    _refusals,
    _problems,
    _prompts,
    _seats,
    _spaces,
    _questions,
    _formulas,
    _claims,
    _chronicle,
    _editions,
    _fingerprint,
    _verification,
    _desktop,
    _evenings,
    _narration,
    _help,
    _guide,
    _printed,
    *PRIVATE_PARTS,
    *PHONE_PARTS,
    *BOT_PARTS,
    *STORY_PARTS,
)
