"""What the band says and offers, from the moment and what has been tapped in so far. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from shgui.engine.actions import Action, AnswerVeto, CallSpecialElection, Execute, Investigate, Nominate
from shgui.engine.types import Office, Phase, Seat
from shgui.table.options import Voting
from shgui.ui.page_data import Moment
from shgui.ui.screens import Ask, Purpose, TableScreen
from shgui.ui.table.band import BandText, Option, Who
from shgui.ui.table.hands import Hands, Stage
from shgui.ui.table.news import news, verdict
from shgui.words import hand_over, labels, prompts, questions, terms
from shgui.words import printed as box
from shgui.words.catalogue import Catalogue

TARGET_ACTIONS: Mapping[Ask, Callable[[Seat], Action]] = {
    Ask.NOMINATE: Nominate,
    Ask.INVESTIGATE: Investigate,
    Ask.SPECIAL_ELECTION: CallSpecialElection,
    Ask.EXECUTE: Execute,
}
"""Questions that are answered by choosing a seat."""


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


def asking(moment: Moment, words: Catalogue, answering: Answering) -> Asking:
    screen = moment.screen
    if not isinstance(screen, TableScreen):
        return looking_on(moment, words)
    ask = screen.ask
    if ask in TARGET_ACTIONS and screen.seat is not None:
        return _target(moment, words, ask, screen.seat, answering.seat)
    if ask is Ask.ANSWER_VETO and screen.seat is not None:
        return _veto(moment, words, screen.seat, answering.consent)
    if ask is Ask.COUNT_HANDS and answering.hands is not None:
        return _hands(moment, words, answering.hands)
    what = prompts.prompt(words, ask, moment.view, moment.names, screen.seat, screen.purpose or "").what
    if ask is Ask.HAND_OVER and screen.seat is not None:
        who = (_player(moment, words, screen.seat),)
        button = hand_over.screen_to(words, moment.names[screen.seat])
        text = _news(moment, words, who, what, on_move=True)
        if screen.purpose is Purpose.ENACT and moment.view.veto_refused:
            # The request itself tells the news.
            text = replace(text, aside="")
        elif text.aside and screen.purpose is not Purpose.ROLE:
            # First everybody looks at what happened.
            text = replace(text, what=text.aside, aside=text.what)
        return Asking(text, confirm=button, possible=True)
    if ask is Ask.OPEN_BALLOTS:
        # Translators: button; the screen goes from player to player, and each votes in secret; max 24
        button = words.pgettext("button", "Start the vote")
        return Asking(BandText(_government(moment), what), confirm=button, possible=True)
    # Translators: button; the game is over, and all roles are shown; max 24
    button = words.pgettext("button", "Turn over the roles")
    return Asking(BandText((), what), confirm=button, possible=True)


def looking_on(moment: Moment, words: Catalogue) -> Asking:
    """For a screen that nobody operates."""
    view = moment.view
    if moment.beside:
        return Asking(_news(moment, words, _government(moment), moment.beside, on_move=False))
    prompt = prompts.waiting_for(words, view, moment.names)
    if view.phase is Phase.VOTE:
        # Hands and printed cards go up at once: there is nothing to count before.
        counted = prompts.ballots_in(words, view) if moment.voting is Voting.BALLOTS else ""
        return Asking(BandText(_government(moment), prompt.what, counted))
    who = tuple(_player(moment, words, seat) for seat in view.on_move)
    return Asking(_news(moment, words, who, prompt.what, on_move=bool(who)))


def _target(moment: Moment, words: Catalogue, ask: Ask, seat: Seat, chosen: Seat | None) -> Asking:
    who = (_player(moment, words, seat),)
    action = TARGET_ACTIONS[ask]
    if chosen is None:
        what = prompts.prompt(words, ask, moment.view, moment.names, seat).what
        button = questions.question(words, action(seat), moment.names).button
        return Asking(_news(moment, words, who, what, on_move=True), confirm=button)
    question = questions.question(words, action(chosen), moment.names)
    text = BandText(who, question.ask, question.follows, on_move=True)
    return Asking(text, confirm=question.button, possible=True)


def _veto(moment: Moment, words: Catalogue, seat: Seat, consent: bool | None) -> Asking:
    who = (_player(moment, words, seat),)
    # Translators: button that does what was chosen before; max 24
    button = words.pgettext("button", "Confirm")
    if consent is None:
        what = prompts.prompt(words, Ask.ANSWER_VETO, moment.view, moment.names, seat).what
        return Asking(BandText(who, what, on_move=True), Option.VETO, button)
    question = questions.question(words, AnswerVeto(consent), moment.names)
    text = BandText(who, question.ask, question.follows, on_move=True)
    return Asking(text, Option.VETO, button, possible=True)


def _hands(moment: Moment, words: Catalogue, hands: Hands) -> Asking:
    who = _government(moment)
    if hands.stage is not Stage.TAPPING:
        what = prompts.prompt(words, Ask.COUNT_HANDS, moment.view, moment.names).what
        how, button = _ways_to_vote(moment, words)
        return Asking(BandText(who, what, how), Option.BALLOTS, button, hands.stage is Stage.TALKING)
    question = box.enter_votes(words) if moment.printed else questions.reveal_votes(words)
    if not hands.complete:
        what = box.tap_ballots(words) if moment.printed else prompts.tap_votes(words)
        return Asking(BandText(who, what), Option.BALLOTS, question.button)
    return Asking(
        BandText(who, question.ask, question.follows), Option.BALLOTS, question.button, possible=True
    )


def _ways_to_vote(moment: Moment, words: Catalogue) -> tuple[str, str]:
    """What all do at the end of the count, and the words on the button that starts it."""
    if moment.printed:
        return box.turn_ballots(words), box.count(words)
    return prompts.show_of_hands(words), prompts.begin_count(words)


def _news(moment: Moment, words: Catalogue, who: tuple[Who, ...], what: str, *, on_move: bool) -> BandText:
    elected = verdict(moment.view)
    return BandText(
        who,
        what,
        news(words, moment.view, moment.names),
        on_move=on_move,
        stamp="" if elected is None else labels.stamp(words, elected),
    )


def _player(moment: Moment, words: Catalogue, seat: Seat) -> Who:
    view = moment.view
    if seat not in (view.president, view.chancellor):
        return Who(moment.names[seat])
    office = Office.PRESIDENT if seat == view.president else Office.CHANCELLOR
    proposed = view.phase in (Phase.NOMINATE, Phase.VOTE)
    title = terms.candidate(words, office) if proposed else terms.office(words, office)
    return Who(moment.names[seat], title, office)


def _government(moment: Moment) -> tuple[Who, ...]:
    view = moment.view
    if view.chancellor is None:
        return ()
    return (
        Who(moment.names[view.president], office=Office.PRESIDENT),
        Who(moment.names[view.chancellor], office=Office.CHANCELLOR),
    )
