"""What the band says and offers, from the moment and what has been tapped in so far. Pure."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from shgui.engine.actions import AnswerVeto
from shgui.engine.types import Office, Phase, Seat
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import PromptKind, TableScreen
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.public_choices import Choice
from shgui.ui.table.hand_count import Doing, HandCount
from shgui.ui.table.prompt_bar import PromptBarText, PromptOption, Who
from shgui.words import (
    bot_texts,
    hand_over_texts,
    printed_texts,
    prompt_texts,
    question_texts,
    table_labels,
    terms,
)
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import format_entries
from shgui.words.latest_news import describe_news, find_verdict
from shgui.words.question_texts import QuestionText
from shgui.words.spoken_formulas import SpokenFormula, format_formula_hint

_NAMED_AMONG_VOTERS = 3
"""Who has voted, plates show; the last ones who haven't are named, too."""
_ASIDE = "  ·  "


@dataclass(frozen=True, slots=True)
class PromptAnswer:
    """What has been tapped in and not confirmed."""

    seat: Seat | None = None
    consent: bool | None = None
    hands: HandCount | None = None


@dataclass(frozen=True, slots=True)
class PromptText:
    text: PromptBarText
    option: PromptOption = PromptOption.NONE
    confirm: str = ""
    """The words on the one button; none hides it."""
    possible: bool = False


def asking(public: TableScene, words: Catalogue, answering: PromptAnswer) -> PromptText:
    asked = _asking(public, words, answering)
    tapped = answering.hands is not None and answering.hands.touched
    if tapped or answering.seat is not None or answering.consent is not None:
        return asked
    return _with_told(public, words, asked)


def _with_told(public: TableScene, words: Catalogue, asked: PromptText) -> PromptText:
    """What was changed openly is said beside the question, until somebody answers it. What bots say, slips
    beside their seats say.
    """
    said = public.said_by_bots
    changed = tuple(line for line in public.told if line not in said)
    if not changed:
        return asked
    told = format_entries(words, changed, public.chronicle, public.names, public.view.edition)
    return replace(asked, text=replace(asked.text, aside=told.replace("\n", " "), stamp=""))


def _asking(public: TableScene, words: Catalogue, answering: PromptAnswer) -> PromptText:
    screen = public.screen
    if not isinstance(screen, TableScreen) or screen.ask in (PromptKind.ON_PHONES, PromptKind.ON_BOTS):
        return _looking_on(public, words)
    ask = screen.ask
    if ask.choice is not None and screen.seat is not None:
        return _target(public, words, ask, screen.seat, ask.choice, answering.seat)
    if ask is PromptKind.ANSWER_VETO and screen.seat is not None:
        return _veto(public, words, screen.seat, answering.consent)
    if ask is PromptKind.COUNT_HANDS and answering.hands is not None:
        return _hands(public, words, answering.hands)
    what = prompt_texts.build_prompt(
        words, ask, public.view, public.names, screen.seat, screen.purpose or ""
    ).what
    if ask is PromptKind.HAND_OVER and screen.seat is not None:
        who = (player(public, words, screen.seat),)
        button = hand_over_texts.format_pass_screen_to(words, public.names[screen.seat])
        text = _news(public, words, who, what, on_move=True)
        if screen.purpose is TaskKind.ENACT and public.view.veto_refused:
            # The request itself tells the news.
            text = replace(text, aside="")
        elif text.aside and screen.purpose is not TaskKind.ROLE:
            # First everybody looks at what happened.
            text = replace(text, what=text.aside, aside=text.what)
        return PromptText(text, confirm=button, possible=True)
    if ask is PromptKind.OPEN_BALLOTS:
        # Translators: button; the screen goes from player to player, and each votes in secret; max 24
        button = words.pgettext("button", "Start the vote")
        return PromptText(_open_ballots(public, words, what), confirm=button, possible=True)
    # Translators: button; the game is over, and all roles are shown; max 24
    button = words.pgettext("button", "Turn over the roles")
    return PromptText(PromptBarText((), what), confirm=button, possible=True)


def _open_ballots(public: TableScene, words: Catalogue, what: str) -> PromptBarText:
    view, who = public.view, _government(public)
    if public.elsewhere.isdisjoint(view.alive):
        return PromptBarText(who, what)
    told = _ASIDE.join((*_counted(public, words), prompt_texts.get_ballots_beside_phones_hint(words)))
    return PromptBarText(
        who, prompt_texts.build_prompt(words, PromptKind.COUNT_HANDS, view, public.names).what, told
    )


def _counted(public: TableScene, words: Catalogue) -> tuple[str, ...]:
    """How many have voted, as soon as somebody has."""
    return (prompt_texts.format_ballots_in(words, public.view),) if public.view.voted else ()


def looking_on(public: TableScene, words: Catalogue) -> PromptText:
    """For a screen that nobody operates."""
    return _with_told(public, words, _looking_on(public, words))


def _looking_on(public: TableScene, words: Catalogue) -> PromptText:
    view = public.view
    if public.retold:
        return PromptText(PromptBarText((), public.retold, public.beside))
    if public.beside:
        return PromptText(_news(public, words, _government(public), public.beside, on_move=False))
    if isinstance(public.screen, TableScreen) and public.screen.ask is PromptKind.ON_PHONES:
        return PromptText(_on_phones(public, words, public.screen.purpose))
    if isinstance(public.screen, TableScreen) and public.screen.ask is PromptKind.ON_BOTS:
        return PromptText(_on_bots(public, words, public.screen.purpose))
    if public.dealing:
        return PromptText(
            PromptBarText(
                (), words.gettext("The screen goes from hand to hand: everybody looks at their secret role.")
            )
        )
    prompt = prompt_texts.build_waiting_prompt(words, view, public.names)
    if view.phase is Phase.VOTE:
        # Hands and printed cards go up at once: but for phones, there is nothing to count before.
        counts = public.voting is Voting.BALLOTS or view.voted
        counted = prompt_texts.format_ballots_in(words, view) if counts else ""
        return PromptText(PromptBarText(_government(public), prompt.what, counted))
    who = tuple(player(public, words, seat) for seat in view.on_move)
    return PromptText(_news(public, words, who, prompt.what, on_move=bool(who)))


def prompt_of(public: TableScene, words: Catalogue, screen: TableScreen) -> prompt_texts.PromptText:
    """Whose move it is and what to do, in words alone."""
    asked = prompt_texts.build_prompt(
        words, screen.ask, public.view, public.names, screen.seat, screen.purpose or ""
    )
    if screen.ask is PromptKind.ON_BOTS:
        return asked._replace(who=_thinking(public, words))
    if screen.ask is not PromptKind.ON_PHONES:
        return asked
    return asked._replace(who=prompt_texts.format_waiting_for(words, public.missing, public.names))


def _on_phones(public: TableScene, words: Catalogue, purpose: TaskKind | None) -> PromptBarText:
    """All wait for what is done on phones."""
    view, missing = public.view, public.missing
    what = prompt_texts.build_prompt(
        words, PromptKind.ON_PHONES, view, public.names, None, purpose or ""
    ).what
    waited_for = prompt_texts.format_waiting_for(words, missing, public.names)
    if purpose is TaskKind.BALLOT:
        counted = [*_counted(public, words)]
        if len(missing) <= _NAMED_AMONG_VOTERS:
            counted.append(waited_for)
        return PromptBarText(_government(public), what, _ASIDE.join(counted))
    if len(missing) == 1:
        return _news(public, words, (player(public, words, missing[0]),), what, on_move=True)
    return PromptBarText((), what, waited_for)


def _on_bots(public: TableScene, words: Catalogue, purpose: TaskKind | None) -> PromptBarText:
    """All wait for what the program does in seats of its own."""
    view = public.view
    if purpose in (TaskKind.ROLE, TaskKind.PARTY):
        return PromptBarText((), _thinking(public, words))
    what = prompt_texts.build_prompt(words, PromptKind.ON_BOTS, view, public.names).what
    if purpose is TaskKind.BALLOT:
        counted = [*_counted(public, words)]
        if len(public.missing) <= _NAMED_AMONG_VOTERS:
            counted.append(_thinking(public, words))
        return PromptBarText(_government(public), what, _ASIDE.join(counted))
    who = tuple(player(public, words, seat) for seat in view.on_move)
    return _news(public, words, who, what, on_move=True)


def _thinking(public: TableScene, words: Catalogue) -> str:
    return bot_texts.format_thinking(words, public.missing or public.view.on_move, public.names)


def _waiting_for(public: TableScene, words: Catalogue) -> str:
    """Whom the thumbs that are tapped in wait for."""
    if public.bots.issuperset(public.missing):
        return _thinking(public, words)
    return prompt_texts.format_waiting_for(words, public.missing, public.names)


def _target(
    public: TableScene,
    words: Catalogue,
    ask: PromptKind,
    seat: Seat,
    choice: Callable[[Seat], Choice],
    chosen: Seat | None,
) -> PromptText:
    who = (player(public, words, seat),)
    if chosen is None:
        what = prompt_texts.build_prompt(words, ask, public.view, public.names, seat).what
        button = question_texts.build_question(words, choice(seat), public.names).button
        return PromptText(_news(public, words, who, what, on_move=True), confirm=button)
    question = question_texts.build_question(words, choice(chosen), public.names)
    return PromptText(_asked(who, question), confirm=question.button, possible=True)


def _veto(public: TableScene, words: Catalogue, seat: Seat, consent: bool | None) -> PromptText:
    who = (player(public, words, seat),)
    # Translators: button that does what was chosen before; max 24
    button = words.pgettext("button", "Confirm")
    if consent is None:
        what = prompt_texts.build_prompt(words, PromptKind.ANSWER_VETO, public.view, public.names, seat).what
        said = format_formula_hint(words, SpokenFormula.VETO_REQUEST)
        return PromptText(PromptBarText(who, what, said, on_move=True), PromptOption.VETO, button)
    question = question_texts.build_question(words, AnswerVeto(consent), public.names)
    return PromptText(_asked(who, question), PromptOption.VETO, button, possible=True)


def _asked(who: tuple[Who, ...], question: QuestionText) -> PromptBarText:
    return PromptBarText(who, question.ask, question.follows, on_move=True, hint=question.said)


def _hands(public: TableScene, words: Catalogue, hands: HandCount) -> PromptText:
    who = _government(public)
    if hands.doing is not Doing.TAPPING:
        what = prompt_texts.build_prompt(words, PromptKind.COUNT_HANDS, public.view, public.names).what
        how, button = _ways_to_vote(public, words)
        told = _ASIDE.join((*_counted(public, words), how))
        return PromptText(
            PromptBarText(who, what, told), PromptOption.BALLOTS, button, hands.doing is Doing.TALKING
        )
    question = (
        printed_texts.build_votes_question(words)
        if public.printed
        else question_texts.build_reveal_question(words)
    )
    if not hands.complete:
        alone = prompt_texts.build_prompt(words, PromptKind.COUNT_HANDS, public.view, public.names).what
        how = alone if hands.alone else prompt_texts.get_enter_votes_hint(words)
        text = PromptBarText(who, how, _ASIDE.join(_counted(public, words)))
        return PromptText(text, PromptOption.BALLOTS, question.button)
    if public.missing:
        text = PromptBarText(
            who, _waiting_for(public, words), prompt_texts.format_ballots_in(words, public.view)
        )
        return PromptText(text, PromptOption.BALLOTS, question.button)
    return PromptText(
        PromptBarText(who, question.ask, question.follows),
        PromptOption.BALLOTS,
        question.button,
        possible=True,
    )


def _ways_to_vote(public: TableScene, words: Catalogue) -> tuple[str, str]:
    """What all do at the end of the count, and the words on the button that starts it."""
    if public.printed:
        return printed_texts.get_ballots_hint(words), printed_texts.get_count_label(words)
    if public.elsewhere.intersection(public.view.alive):
        return prompt_texts.get_thumbs_beside_phones_hint(words), prompt_texts.get_begin_count_label(words)
    return prompt_texts.get_show_of_hands_hint(words), prompt_texts.get_begin_count_label(words)


def _news(
    public: TableScene, words: Catalogue, who: tuple[Who, ...], what: str, *, on_move: bool
) -> PromptBarText:
    elected = find_verdict(public.view)
    return PromptBarText(
        who,
        what,
        describe_news(words, public.view, public.names),
        on_move=on_move,
        stamp="" if elected is None else table_labels.get_vote_stamp(words, elected),
    )


def player(public: TableScene, words: Catalogue, seat: Seat) -> Who:
    view = public.view
    if public.dealing or seat not in (view.president, view.chancellor):
        return Who(public.names[seat])
    office = Office.PRESIDENT if seat == view.president else Office.CHANCELLOR
    proposed = view.phase in (Phase.NOMINATE, Phase.VOTE)
    title = terms.get_candidate_name(words, office) if proposed else terms.get_office_name(words, office)
    return Who(public.names[seat], title, office)


def _government(public: TableScene) -> tuple[Who, ...]:
    view = public.view
    if view.chancellor is None:
        return ()
    return (
        Who(public.names[view.president], office=Office.PRESIDENT),
        Who(public.names[view.chancellor], office=Office.CHANCELLOR),
    )
