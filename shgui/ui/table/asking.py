"""What the band says and offers, from the moment and what has been tapped in so far. Pure."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from shgui.engine.actions import AnswerVeto
from shgui.engine.types import Office, Phase, Seat
from shgui.table.options import Voting
from shgui.table.private_moments import Purpose
from shgui.table.public_acts import Choice
from shgui.ui.game.page_data import PublicTable
from shgui.ui.game.screens import Ask, TableScreen
from shgui.ui.table.band import BandText, Option, Who
from shgui.ui.table.hands import Doing, Hands
from shgui.words import bots, hand_over, labels, printed, prompts, questions, terms
from shgui.words.catalogue import Catalogue
from shgui.words.chronicle import told_of
from shgui.words.formulas import Spoken, hint
from shgui.words.news import news, verdict
from shgui.words.questions import Question

_NAMED_AMONG_VOTERS = 3
"""Who has voted, plates show; the last ones who haven't are named, too."""
_ASIDE = "  ·  "


@dataclass(frozen=True, slots=True)
class Answering:
    """What has been tapped in and not confirmed."""

    seat: Seat | None = None
    consent: bool | None = None
    hands: Hands | None = None


@dataclass(frozen=True, slots=True)
class Asking:
    text: BandText
    option: Option = Option.NONE
    confirm: str = ""
    """The words on the one button; none hides it."""
    possible: bool = False


def asking(public: PublicTable, words: Catalogue, answering: Answering) -> Asking:
    asked = _asking(public, words, answering)
    tapped = answering.hands is not None and answering.hands.touched
    if tapped or answering.seat is not None or answering.consent is not None:
        return asked
    return _with_told(public, words, asked)


def _with_told(public: PublicTable, words: Catalogue, asked: Asking) -> Asking:
    """What was changed openly is said beside the question, until somebody answers it. What bots say, slips
    beside their seats say.
    """
    said = public.said_by_bots
    changed = tuple(line for line in public.told if line not in said)
    if not changed:
        return asked
    told = told_of(words, changed, public.chronicle, public.names, public.view.edition)
    return replace(asked, text=replace(asked.text, aside=told.replace("\n", " "), stamp=""))


def _asking(public: PublicTable, words: Catalogue, answering: Answering) -> Asking:
    screen = public.screen
    if not isinstance(screen, TableScreen) or screen.ask in (Ask.ON_PHONES, Ask.ON_BOTS):
        return _looking_on(public, words)
    ask = screen.ask
    if ask.choice is not None and screen.seat is not None:
        return _target(public, words, ask, screen.seat, ask.choice, answering.seat)
    if ask is Ask.ANSWER_VETO and screen.seat is not None:
        return _veto(public, words, screen.seat, answering.consent)
    if ask is Ask.COUNT_HANDS and answering.hands is not None:
        return _hands(public, words, answering.hands)
    what = prompts.prompt(words, ask, public.view, public.names, screen.seat, screen.purpose or "").what
    if ask is Ask.HAND_OVER and screen.seat is not None:
        who = (player(public, words, screen.seat),)
        button = hand_over.screen_to(words, public.names[screen.seat])
        text = _news(public, words, who, what, on_move=True)
        if screen.purpose is Purpose.ENACT and public.view.veto_refused:
            # The request itself tells the news.
            text = replace(text, aside="")
        elif text.aside and screen.purpose is not Purpose.ROLE:
            # First everybody looks at what happened.
            text = replace(text, what=text.aside, aside=text.what)
        return Asking(text, confirm=button, possible=True)
    if ask is Ask.OPEN_BALLOTS:
        # Translators: button; the screen goes from player to player, and each votes in secret; max 24
        button = words.pgettext("button", "Start the vote")
        return Asking(_open_ballots(public, words, what), confirm=button, possible=True)
    # Translators: button; the game is over, and all roles are shown; max 24
    button = words.pgettext("button", "Turn over the roles")
    return Asking(BandText((), what), confirm=button, possible=True)


def _open_ballots(public: PublicTable, words: Catalogue, what: str) -> BandText:
    view, who = public.view, _government(public)
    if public.elsewhere.isdisjoint(view.alive):
        return BandText(who, what)
    told = _ASIDE.join((*_counted(public, words), prompts.ballots_beside_phones(words)))
    return BandText(who, prompts.prompt(words, Ask.COUNT_HANDS, view, public.names).what, told)


def _counted(public: PublicTable, words: Catalogue) -> tuple[str, ...]:
    """How many have voted, as soon as somebody has."""
    return (prompts.ballots_in(words, public.view),) if public.view.voted else ()


def looking_on(public: PublicTable, words: Catalogue) -> Asking:
    """For a screen that nobody operates."""
    return _with_told(public, words, _looking_on(public, words))


def _looking_on(public: PublicTable, words: Catalogue) -> Asking:
    view = public.view
    if public.retold:
        return Asking(BandText((), public.retold, public.beside))
    if public.beside:
        return Asking(_news(public, words, _government(public), public.beside, on_move=False))
    if isinstance(public.screen, TableScreen) and public.screen.ask is Ask.ON_PHONES:
        return Asking(_on_phones(public, words, public.screen.purpose))
    if isinstance(public.screen, TableScreen) and public.screen.ask is Ask.ON_BOTS:
        return Asking(_on_bots(public, words, public.screen.purpose))
    if public.dealing:
        return Asking(BandText((), prompts.dealing(words)))
    prompt = prompts.waiting_for(words, view, public.names)
    if view.phase is Phase.VOTE:
        # Hands and printed cards go up at once: but for phones, there is nothing to count before.
        counts = public.voting is Voting.BALLOTS or view.voted
        counted = prompts.ballots_in(words, view) if counts else ""
        return Asking(BandText(_government(public), prompt.what, counted))
    who = tuple(player(public, words, seat) for seat in view.on_move)
    return Asking(_news(public, words, who, prompt.what, on_move=bool(who)))


def prompt_of(public: PublicTable, words: Catalogue, screen: TableScreen) -> prompts.Prompt:
    """Whose move it is and what to do, in words alone."""
    asked = prompts.prompt(words, screen.ask, public.view, public.names, screen.seat, screen.purpose or "")
    if screen.ask is Ask.ON_BOTS:
        return asked._replace(who=_thinking(public, words))
    if screen.ask is not Ask.ON_PHONES:
        return asked
    return asked._replace(who=prompts.waiting_for_names(words, public.missing, public.names))


def _on_phones(public: PublicTable, words: Catalogue, purpose: Purpose | None) -> BandText:
    """All wait for what is done on phones."""
    view, missing = public.view, public.missing
    what = prompts.prompt(words, Ask.ON_PHONES, view, public.names, None, purpose or "").what
    waited_for = prompts.waiting_for_names(words, missing, public.names)
    if purpose is Purpose.BALLOT:
        counted = [*_counted(public, words)]
        if len(missing) <= _NAMED_AMONG_VOTERS:
            counted.append(waited_for)
        return BandText(_government(public), what, _ASIDE.join(counted))
    if len(missing) == 1:
        return _news(public, words, (player(public, words, missing[0]),), what, on_move=True)
    return BandText((), what, waited_for)


def _on_bots(public: PublicTable, words: Catalogue, purpose: Purpose | None) -> BandText:
    """All wait for what the program does in seats of its own."""
    view = public.view
    if purpose in (Purpose.ROLE, Purpose.PARTY):
        return BandText((), _thinking(public, words))
    what = prompts.prompt(words, Ask.ON_BOTS, view, public.names).what
    if purpose is Purpose.BALLOT:
        counted = [*_counted(public, words)]
        if len(public.missing) <= _NAMED_AMONG_VOTERS:
            counted.append(_thinking(public, words))
        return BandText(_government(public), what, _ASIDE.join(counted))
    who = tuple(player(public, words, seat) for seat in view.on_move)
    return _news(public, words, who, what, on_move=True)


def _thinking(public: PublicTable, words: Catalogue) -> str:
    return bots.thinking(words, public.missing or public.view.on_move, public.names)


def _waiting_for(public: PublicTable, words: Catalogue) -> str:
    """Whom the thumbs that are tapped in wait for."""
    if public.bots.issuperset(public.missing):
        return _thinking(public, words)
    return prompts.waiting_for_names(words, public.missing, public.names)


def _target(
    public: PublicTable,
    words: Catalogue,
    ask: Ask,
    seat: Seat,
    choice: Callable[[Seat], Choice],
    chosen: Seat | None,
) -> Asking:
    who = (player(public, words, seat),)
    if chosen is None:
        what = prompts.prompt(words, ask, public.view, public.names, seat).what
        button = questions.question(words, choice(seat), public.names).button
        return Asking(_news(public, words, who, what, on_move=True), confirm=button)
    question = questions.question(words, choice(chosen), public.names)
    return Asking(_asked(who, question), confirm=question.button, possible=True)


def _veto(public: PublicTable, words: Catalogue, seat: Seat, consent: bool | None) -> Asking:
    who = (player(public, words, seat),)
    # Translators: button that does what was chosen before; max 24
    button = words.pgettext("button", "Confirm")
    if consent is None:
        what = prompts.prompt(words, Ask.ANSWER_VETO, public.view, public.names, seat).what
        said = hint(words, Spoken.VETO_REQUEST)
        return Asking(BandText(who, what, said, on_move=True), Option.VETO, button)
    question = questions.question(words, AnswerVeto(consent), public.names)
    return Asking(_asked(who, question), Option.VETO, button, possible=True)


def _asked(who: tuple[Who, ...], question: Question) -> BandText:
    return BandText(who, question.ask, question.follows, on_move=True, hint=question.said)


def _hands(public: PublicTable, words: Catalogue, hands: Hands) -> Asking:
    who = _government(public)
    if hands.doing is not Doing.TAPPING:
        what = prompts.prompt(words, Ask.COUNT_HANDS, public.view, public.names).what
        how, button = _ways_to_vote(public, words)
        told = _ASIDE.join((*_counted(public, words), how))
        return Asking(BandText(who, what, told), Option.BALLOTS, button, hands.doing is Doing.TALKING)
    question = printed.enter_votes(words) if public.printed else questions.reveal_votes(words)
    if not hands.complete:
        alone = prompts.prompt(words, Ask.COUNT_HANDS, public.view, public.names).what
        how = alone if hands.alone else prompts.tap_votes(words)
        text = BandText(who, how, _ASIDE.join(_counted(public, words)))
        return Asking(text, Option.BALLOTS, question.button)
    if public.missing:
        text = BandText(who, _waiting_for(public, words), prompts.ballots_in(words, public.view))
        return Asking(text, Option.BALLOTS, question.button)
    return Asking(
        BandText(who, question.ask, question.follows), Option.BALLOTS, question.button, possible=True
    )


def _ways_to_vote(public: PublicTable, words: Catalogue) -> tuple[str, str]:
    """What all do at the end of the count, and the words on the button that starts it."""
    if public.printed:
        return printed.turn_ballots(words), printed.count(words)
    if public.elsewhere.intersection(public.view.alive):
        return prompts.thumbs_beside_phones(words), prompts.begin_count(words)
    return prompts.show_of_hands(words), prompts.begin_count(words)


def _news(
    public: PublicTable, words: Catalogue, who: tuple[Who, ...], what: str, *, on_move: bool
) -> BandText:
    elected = verdict(public.view)
    return BandText(
        who,
        what,
        news(words, public.view, public.names),
        on_move=on_move,
        stamp="" if elected is None else labels.stamp(words, elected),
    )


def player(public: PublicTable, words: Catalogue, seat: Seat) -> Who:
    view = public.view
    if public.dealing or seat not in (view.president, view.chancellor):
        return Who(public.names[seat])
    office = Office.PRESIDENT if seat == view.president else Office.CHANCELLOR
    proposed = view.phase in (Phase.NOMINATE, Phase.VOTE)
    title = terms.candidate(words, office) if proposed else terms.office(words, office)
    return Who(public.names[seat], title, office)


def _government(public: PublicTable) -> tuple[Who, ...]:
    view = public.view
    if view.chancellor is None:
        return ()
    return (
        Who(public.names[view.president], office=Office.PRESIDENT),
        Who(public.names[view.chancellor], office=Office.CHANCELLOR),
    )
