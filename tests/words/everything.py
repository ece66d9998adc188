"""Every sentence of the words room, rendered once with samples: for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import product

from shgui.engine.editions import find_differences, list_edition_names
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import ChancellorNominated, RoundBegan, VotesRevealed
from shgui.engine.fairness import Check, CheckResult, Proof, Verdict
from shgui.engine.knowledge import Drew
from shgui.engine.types import Office, Outcome, Party, Phase, Policy, Power, Role, Team
from shgui.library.unreadable_record import RecordProblem
from shgui.presentation.scenes import PromptScene, SeatScene, TableScene, build_board
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
    claim_texts,
    desktop_texts,
    edition_texts,
    event_texts,
    game_log,
    guide_texts,
    home_texts,
    house_sheet,
    journal_problem_texts,
    key_moment_texts,
    latest_news,
    narrator_texts,
    outcome_texts,
    printed_texts,
    prompt_texts,
    question_texts,
    record_problem_texts,
    refusal_texts,
    saved_game_texts,
    seat_texts,
    spoken_formulas,
    table_labels,
    terms,
    verification_texts,
    vote_texts,
)
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import get_edition_name
from shgui.words.help_pages import build_help_page
from shgui.words.help_topics import Topic
from shgui.words.phase_texts import PHASES
from shgui.words.power_texts import POWERS
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
    """Return each text with the name of the function that rendered it."""
    for part in _PARTS:
        for text in part(words, names):
            yield part.__name__.strip("_"), text


def _terms(words: Catalogue, names: Names) -> Iterator[str]:
    yield home_texts.get_program_title(words)
    yield from (terms.get_role_name(words, role) for role in Role)
    yield from (terms.format_with_role(words, role, 0, names) for role in Role)
    yield from (terms.get_party_name(words, party) for party in Party)
    yield from (terms.get_team_name(words, team) for team in Team)
    for policy in Policy:
        yield from (terms.get_policy_adjective(words, policy), terms.get_policy_name(words, policy))
    for office in Office:
        yield from (terms.get_office_name(words, office), terms.get_candidate_name(words, office))
        yield terms.format_in_office(words, office, 0, names)
        yield terms.format_candidate(words, office, 0, names)
    yield from (terms.get_power_name(words, power) for power in Power)
    yield from (entry.effect(words) for entry in POWERS.values())
    yield from (PHASES[phase].heading(words) for phase in Phase)
    for word in (
        terms.get_chaos_name,
        terms.get_policy_card_label,
        terms.get_role_card_label,
        terms.get_party_card_label,
    ):
        yield word(words)
    for counted in (
        terms.format_player_count,
        terms.format_round_count,
        terms.format_policy_count,
        terms.format_round,
    ):
        yield from (counted(words, count) for count in (1, 7))
    yield terms.list_policies(words, (F, F, L))
    yield words.moment(EVENING)


def _labels(words: Catalogue, _names: Names) -> Iterator[str]:
    for policy in Policy:
        yield from (
            table_labels.get_board_name(words, policy),
            table_labels.get_winning_space_label(words, policy),
        )
    yield from (POWERS[power].space(words) for power in Power)
    yield board_texts.describe_tracker(words, 2)
    yield from (seat_texts.get_term_limit_label(words, office) for office in Office)
    yield from table_labels.list_stages(words)
    yield from (table_labels.get_vote_stamp(words, elected) for elected in (True, False))
    for word in (
        table_labels.get_veto_space_label,
        table_labels.get_tracker_name,
        table_labels.get_draw_pile_name,
        table_labels.get_discard_pile_name,
        seat_texts.get_executed_label,
        seat_texts.get_cleared_label,
    ):
        yield word(words)


def _moments(words: Catalogue, _names: Names) -> Iterator[str]:
    for policy in Policy:
        yield key_moment_texts.get_enacted_headline(words, policy)
    for elects, rejects in ((True, True), (True, False), (False, True)):
        yield key_moment_texts.get_decision_text(words, elects=elects, rejects=rejects)
    yield from (
        key_moment_texts.get_revealed_headline(words, role, count) for role in Role for count in (1, 3)
    )
    for text in (
        key_moment_texts.get_veto_agreed_stamp,
        key_moment_texts.get_pace_label,
        key_moment_texts.get_hurry_hint,
    ):
        yield text(words)


def _events(words: Catalogue, names: Names) -> Iterator[str]:
    for rules in list_edition_names():
        yield from (event_texts.describe_event(words, event, names, rules) for event in samples.EVENTS)
    yield event_texts.describe_events(words, samples.EVENTS, names, "official")
    yield latest_news.describe_news(words, samples.view(), names)


def _outcomes(words: Catalogue, _names: Names) -> Iterator[str]:
    yield from (outcome_texts.get_winners_headline(words, team) for team in Team)
    yield outcome_texts.get_ended_early_headline(words)
    yield outcome_texts.get_nobody_won_text(words)
    yield outcome_texts.get_phones_stay_text(words)
    yield outcome_texts.describe_outcome(words, None)
    for outcome in Outcome:
        yield outcome_texts.describe_outcome(words, outcome)
        yield outcome_texts.get_outcome_reason(words, outcome)
        yield from (outcome_texts.describe_ending(words, outcome, rules) for rules in list_edition_names())


def _votes(words: Catalogue, names: Names) -> Iterator[str]:
    for ballots in (((0, True),), ((0, False),), ((0, True), (1, False))):
        event = VotesRevealed(ballots)
        yield from (vote_texts.format_voters(words, event, names, ja) for ja in (True, False))
        yield vote_texts.describe_vote_result(words, event)


def _limits(words: Catalogue, _names: Names) -> Iterator[str]:
    for rules in list_edition_names():
        yield from (refusal_texts.get_term_limit_reason(words, office, rules) for office in Office)


def _refusals(words: Catalogue, names: Names) -> Iterator[str]:
    for rules in list_edition_names():
        yield from (
            refusal_texts.describe_refusal(words, Refusal(reason, 1), names, rules) for reason in Reason
        )
    yield from (refusal_texts.TABLE_REASONS[code](words) for code in samples.codes(TableReason))
    yield from (refusal_texts.NAME_PROBLEMS[code](words) for code in samples.codes(NameProblem))


def _problems(words: Catalogue, names: Names) -> Iterator[str]:
    for code in samples.codes(JournalProblem):
        yield journal_problem_texts.describe_journal_problem(words, code, "games.db")
        yield journal_problem_texts.describe_journal_problem(words, code, "games.db", "SQLITE_FULL")
    yield journal_problem_texts.describe_damaged_game(
        words, tuple(names), datetime(2025, 3, 4, 20, 15, tzinfo=UTC)
    )
    yield journal_problem_texts.describe_damaged_game(words, (), None)


def _prompts(words: Catalogue, names: Names) -> Iterator[str]:
    view = samples.view()
    for kind in PromptKind:
        for seat in (None, 0):
            prompt = PromptScene(kind, seat, TaskKind.ROLE, missing=(0, 1))
            yield from prompt_texts.build_prompt(words, TableScene(view, tuple(names), prompt))
    for code in samples.codes(TaskKind):
        yield prompt_texts.get_request_text(words, "hand_over", view, code)
    view.veto_refused = True
    yield prompt_texts.get_request_text(words, "hand_over", view, "enact")
    yield prompt_texts.get_request_text(words, "finish", samples.view_in(Phase.OVER))
    for phase in Phase:
        yield from prompt_texts.build_waiting_prompt(words, samples.view_in(phase), names)
    yield from (prompt_texts.get_countdown_call(words, left) for left in range(4))
    yield prompt_texts.get_request_text(words, "on_phones", view)
    yield prompt_texts.format_waiting_for(words, (0, 1), names)
    voting = samples.view_in(Phase.VOTE)
    yield prompt_texts.format_ballots_in(words, voting)
    yield prompt_texts.format_proposed_government(words, voting, names)
    voting.on_move = voting.alive
    yield from prompt_texts.build_waiting_prompt(words, voting, names)


def _seats(words: Catalogue, names: Names) -> Iterator[str]:
    investigated = SeatScene(1, names[0], investigated=True, vote=True)
    for seat in (investigated, SeatScene(1, names[0], cleared=True, hitler=True)):
        yield from seat_texts.describe_seat(words, seat).splitlines()


def _spaces(words: Catalogue, _names: Names) -> Iterator[str]:
    view = samples.view()
    view.fascist = 1
    for policy in Policy:
        for space in build_board(view, policy).spaces:
            yield from (board_texts.format_space_name(words, space), board_texts.describe_space(words, space))
            yield from filter(None, (board_texts.get_space_label(words, space),))


def _questions(words: Catalogue, names: Names) -> Iterator[str]:
    for action in samples.ASKED:
        yield from filter(None, question_texts.build_question(words, action, names))
    yield from filter(None, question_texts.build_reveal_question(words))


def _formulas(words: Catalogue, names: Names) -> Iterator[str]:
    yield from filter(
        None,
        (
            spoken_formulas.format_formula_hint(words, spoken, names[0])
            for spoken in spoken_formulas.SpokenFormula
        ),
    )


def _claims(words: Catalogue, names: Names) -> Iterator[str]:
    for kind in ClaimKind:
        claim = samples.CLAIMS[kind]
        yield claim_texts.format_claim(words, claim, names)
        yield claim_texts.format_withdrawn_claim(words, claim, names)
        yield claim_texts.format_occasion(words, claim.occasion, names)
        yield claim_texts.format_claim_question(words, claim.occasion, names)
        yield claim_texts.CLAIMS[claim.occasion.kind].own_question(words)
    for claim in (samples.CLAIMS[ClaimKind.DREW], samples.CLAIMS[ClaimKind.RECEIVED]):
        yield claim_texts.compare_with_truth(words, claim, Drew(1, (F, F, L)))
    yield claim_texts.get_claims_label(words)
    yield claim_texts.get_not_chosen_text(words)
    yield claim_texts.get_turn_card_hint(words)
    yield claim_texts.get_withdraw_claim_label(words)
    for contradiction in Contradiction:
        yield claim_texts.CONTRADICTIONS[contradiction](words)


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
    for each in game_log.build_log(words, entries, names, "official"):
        yield from (line.text for line in each.lines)


def _editions(words: Catalogue, _names: Names) -> Iterator[str]:
    for rules in (*list_edition_names(), "xx"):
        yield get_edition_name(words, rules)
    for rules in list_edition_names():
        yield edition_texts.summarize_differences(words, rules)
        yield from (edition_texts.describe_difference(words, each) for each in find_differences(rules))
        yield from house_sheet.list_rulings(words, rules)
    yield from (edition_texts.describe_difference(words, difference) for difference in samples.DIFFERENCES)


def _fingerprint(words: Catalogue, _names: Names) -> Iterator[str]:
    above = (verification_texts.get_fingerprint_heading,)
    for text in (
        *above,
        verification_texts.get_own_word_label,
    ):
        yield text(words)
    yield from (
        verification_texts.get_start_heading(words, unchanged=unchanged) for unchanged in (True, False)
    )
    for code in Proof:
        yield from verification_texts.list_comparing_hints(words, code)


def _verification(words: Catalogue, _names: Names) -> Iterator[str]:
    for check in Check:
        yield from (verification_texts.CHECKS[check][0 if holds else 1](words) for holds in (True, False))
    for held in (True, False):
        findings = tuple(CheckResult(check, held) for check in Check)
        for said in ("", "koń"):
            verdict = Verdict("0" * 64, "1" * 64, said, 3, findings, Proof.NOBODY_CHOSE)
            yield from verification_texts.list_verification_report(words, verdict)
    yield from (
        record_problem_texts.describe_record_problem(words, problem, "/a/b", "c") for problem in RecordProblem
    )
    rigged = tuple(CheckResult(check, check is not Check.LEFT_TO_CHANCE) for check in Check)
    yield from verification_texts.list_verification_report(
        words, Verdict("", "", "", None, rigged, Proof.NOTHING)
    )
    yield from (verification_texts.PROOFS[proof](words) for proof in Proof)
    yield from verification_texts.list_deal_notes(words, 1, (), (EVENING, EVENING))
    for fate in DealFate:
        for deals in (1, 2, 5):
            yield from verification_texts.list_deal_notes(words, deals + 1, (fate,) * deals)


def _help(words: Catalogue, _names: Names) -> Iterator[str]:
    for rules in list_edition_names():
        for topic in Topic:
            page = build_help_page(words, topic, rules)
            yield from (page.title, *page.paragraphs, *page.pictured.splitlines())


def _guide(words: Catalogue, names: Names) -> Iterator[str]:
    for step in guide_texts.GuideStep:
        yield from (
            guide_texts.STEPS[step].title(words),
            *guide_texts.STEPS[step].paragraphs(words),
            guide_texts.format_step_task(words, step, names[0]),
        )
    yield guide_texts.format_progress(words, 2, 11)


def _narration(words: Catalogue, _names: Names) -> Iterator[str]:
    yield narrator_texts.get_pause_text(words)
    yield narrator_texts.format_accent_warning(words, "nb")
    yield from (narrator_texts.SENTENCES[spoken](words) for spoken in narrator_texts.NarratorLine)


def _desktop(words: Catalogue, _names: Names) -> Iterator[str]:
    yield from (
        desktop_texts.get_program_kind(words),
        desktop_texts.get_summary(words),
        desktop_texts.get_keywords(words),
    )
    yield from (*desktop_texts.list_description(words), desktop_texts.get_record_type(words))
    yield from (*desktop_texts.build_manual(words), *desktop_texts.build_set_up_texts(words))


def _evenings(words: Catalogue, names: Names) -> Iterator[str]:
    for word in (
        saved_game_texts.get_import_label,
        saved_game_texts.get_numbers_label,
        saved_game_texts.get_too_few_games_text,
        saved_game_texts.get_from_tenth_text,
    ):
        yield word(words)
    yield saved_game_texts.describe_policies(words, (Policy.LIBERAL, Policy.FASCIST))
    yield saved_game_texts.format_wins(words, 3, 4)
    yield saved_game_texts.format_won_of_played(words, 3, 4)
    yield saved_game_texts.format_wins_of(words, "5–6", 3, 4)
    for count in (1, 2, 5):
        for counted in (
            saved_game_texts.format_game_count,
            saved_game_texts.format_undecided,
        ):
            yield counted(words, count)
    for role in Role:
        yield saved_game_texts.get_wins_as_heading(words, role)
    for games in (3, 10):
        yield saved_game_texts.describe_player(words, names[0], {Role.LIBERAL: (True,) * games})


def _printed(words: Catalogue, names: Names) -> Iterator[str]:
    for word in (
        home_texts.get_printed_game_heading,
        home_texts.get_printed_game_text,
        home_texts.get_saved_games_heading,
        printed_texts.get_veto_label,
        printed_texts.get_finish_label,
    ):
        yield word(words)
    yield from filter(None, printed_texts.build_votes_question(words))
    yield from (printed_texts.format_reshuffle_reminder(words, count) for count in (1, 12))
    for ask, rules in product(map(str, EVERY_ASK), list_edition_names()):
        yield from (
            printed_texts.format_question(words, ask, names[0]),
            printed_texts.describe_printed_step(words, ask, rules, veto=True),
        )


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
