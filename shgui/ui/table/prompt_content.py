"""Content of the prompt bar: whose move it is, what to do, and the words on the one button."""

from dataclasses import dataclass, replace

from shgui.engine.actions import AnswerVeto
from shgui.engine.types import Office, Phase, Seat
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import PromptKind
from shgui.presentation.selection import HandCount, HandCountPhase, Selection
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.public_choices import Choice
from shgui.table.public_facts import get_office, is_before_election
from shgui.ui.table.prompt_bar import PromptBarText, PromptOption, PromptPlayer
from shgui.words import hand_over_texts, printed_texts, prompt_texts, question_texts, table_labels, terms
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import format_entries
from shgui.words.latest_news import describe_news, find_verdict
from shgui.words.spoken_formulas import SpokenFormula, format_formula_hint

_MOST_NAMED_VOTERS = 3
"""Plates show who has voted; so many who haven't are named as well."""
_SEPARATOR = "  ·  "


@dataclass(frozen=True, slots=True)
class PromptBarContent:
    text: PromptBarText
    option: PromptOption = PromptOption.NONE
    confirm: str = ""
    """The words on the one button; without words it is hidden."""
    possible: bool = False


def build_prompt_content(words: Catalogue, scene: TableScene) -> PromptBarContent:
    selection = scene.selection
    if selection is None:
        return _show_changes_below(words, scene, PromptBarContent(_build_waiting_text(words, scene)))
    content = _build_selection_content(words, scene, selection)
    return content if selection.is_begun else _show_changes_below(words, scene, content)


def _show_changes_below(words: Catalogue, scene: TableScene, content: PromptBarContent) -> PromptBarContent:
    """Return the content with announced changes below the question, if there are any."""
    said = scene.said_by_bots
    changed = tuple(line for line in scene.announced if line not in said)
    if not changed:
        return content
    aside = format_entries(words, changed, scene.chronicle, scene.names, scene.view.edition).replace(
        "\n", " "
    )
    return replace(content, text=replace(content.text, aside=aside, stamp=""))


def _build_selection_content(words: Catalogue, scene: TableScene, selection: Selection) -> PromptBarContent:
    prompt = scene.prompt
    kind, seat = prompt.kind, prompt.seat
    if kind is None or kind in (PromptKind.ON_PHONES, PromptKind.ON_BOTS):
        return PromptBarContent(_build_waiting_text(words, scene))
    what = prompt_texts.get_request_text(words, kind, scene.view, prompt.task or "")
    if seat is not None:
        who = build_prompt_player(words, scene, seat)
        if kind.choice is not None:
            if selection.seat is not None:
                return _build_question_content(words, scene, who, kind.choice(selection.seat))
            button = question_texts.build_question(words, kind.choice(seat), scene.names).button
            return PromptBarContent(
                _build_text_with_news(words, scene, (who,), what, on_move=True), confirm=button
            )
        if kind is PromptKind.ANSWER_VETO:
            return _build_veto_content(words, scene, who, what, selection.consent)
        if kind is PromptKind.HAND_OVER:
            button = hand_over_texts.format_pass_screen_to(words, scene.names[seat])
            return PromptBarContent(
                _build_hand_over_text(words, scene, who, what), confirm=button, possible=True
            )
    if kind is PromptKind.COUNT_HANDS and selection.hands is not None:
        return _build_hands_content(words, scene, selection.hands)
    if kind is PromptKind.OPEN_BALLOTS:
        # Translators: button; the screen goes from player to player, and each votes in secret; max 24
        button = words.pgettext("button", "Start the vote")
        return PromptBarContent(_build_ballots_text(words, scene, what), confirm=button, possible=True)
    # Translators: button; the game is over, and all roles are shown; max 24
    button = words.pgettext("button", "Turn over the roles")
    return PromptBarContent(PromptBarText((), what), confirm=button, possible=True)


def _build_question_content(
    words: Catalogue, scene: TableScene, who: PromptPlayer, action: Choice | AnswerVeto
) -> PromptBarContent:
    question = question_texts.build_question(words, action, scene.names)
    text = PromptBarText((who,), question.ask, question.follows, on_move=True, hint=question.said)
    return PromptBarContent(text, confirm=question.button, possible=True)


def _build_veto_content(
    words: Catalogue, scene: TableScene, who: PromptPlayer, what: str, consent: bool | None
) -> PromptBarContent:
    # Translators: button that does what was chosen before; max 24
    button = words.pgettext("button", "Confirm")
    if consent is None:
        said = format_formula_hint(words, SpokenFormula.VETO_REQUEST)
        return PromptBarContent(PromptBarText((who,), what, said, on_move=True), PromptOption.VETO, button)
    return replace(
        _build_question_content(words, scene, who, AnswerVeto(consent)),
        option=PromptOption.VETO,
        confirm=button,
    )


def _build_hand_over_text(words: Catalogue, scene: TableScene, who: PromptPlayer, what: str) -> PromptBarText:
    text = _build_text_with_news(words, scene, (who,), what, on_move=True)
    if scene.prompt.task is TaskKind.ENACT and scene.view.veto_refused:
        # The request itself tells the news.
        return replace(text, aside="")
    if text.aside and scene.prompt.task is not TaskKind.ROLE:
        # First everyone looks at what happened.
        return replace(text, what=text.aside, aside=text.what)
    return text


def _build_ballots_text(words: Catalogue, scene: TableScene, what: str) -> PromptBarText:
    who = _list_government(scene)
    if scene.elsewhere.isdisjoint(scene.view.alive):
        return PromptBarText(who, what)
    aside = _SEPARATOR.join(
        (
            *_list_ballot_count(words, scene),
            words.gettext(
                "Whoever has a phone votes on it. Among all others the screen goes from hand to hand."
            ),
        )
    )
    return PromptBarText(who, prompt_texts.get_request_text(words, PromptKind.COUNT_HANDS, scene.view), aside)


def _build_hands_content(words: Catalogue, scene: TableScene, hands: HandCount) -> PromptBarContent:
    who, option = _list_government(scene), PromptOption.BALLOTS
    what = prompt_texts.get_request_text(words, PromptKind.COUNT_HANDS, scene.view)
    if hands.phase is not HandCountPhase.ENTERING:
        how, button = _describe_hand_vote(words, scene)
        text = PromptBarText(who, what, _SEPARATOR.join((*_list_ballot_count(words, scene), how)))
        return PromptBarContent(text, option, button, hands.phase is HandCountPhase.TALKING)
    question = (
        printed_texts.build_votes_question(words)
        if scene.printed
        else question_texts.build_reveal_question(words)
    )
    if not hands.is_complete:
        how = (
            what if hands.alone else words.gettext("Press Ja! or Nein! for all, then the seats that differ.")
        )
        text = PromptBarText(who, how, _SEPARATOR.join(_list_ballot_count(words, scene)))
        return PromptBarContent(text, option, question.button)
    if scene.prompt.missing:
        waiting = prompt_texts.format_missing(words, scene)
        text = PromptBarText(who, waiting, prompt_texts.format_ballots_in(words, scene.view))
        return PromptBarContent(text, option, question.button)
    return PromptBarContent(
        PromptBarText(who, question.ask, question.follows), option, question.button, possible=True
    )


def _describe_hand_vote(words: Catalogue, scene: TableScene) -> tuple[str, str]:
    """Return what everyone does at the end of the count, and the words on the button that starts it."""
    if scene.printed:
        return (
            words.gettext("Everybody lays a Ballot card face down. At “Now!” all are turned over."),
            # Translators: button; the screen counts three, two, one, and all turn over their ballot cards;
            # max 24
            words.pgettext("button", "Count down"),
        )
    how = words.gettext("At “Now!” everybody shows a thumb: up for Ja!, down for Nein!")
    if scene.elsewhere.intersection(scene.view.alive):
        how = words.gettext(
            "Whoever has a phone votes on it. At “Now!” all others show a thumb: up for Ja!, down for Nein!"
        )
    return how, prompt_texts.get_begin_count_label(words)


def _build_waiting_text(words: Catalogue, scene: TableScene) -> PromptBarText:
    view, prompt = scene.view, scene.prompt
    if scene.replayed:
        return PromptBarText((), scene.replayed, scene.note)
    if scene.note:
        return _build_text_with_news(words, scene, _list_government(scene), scene.note, on_move=False)
    if prompt.kind in (PromptKind.ON_PHONES, PromptKind.ON_BOTS):
        return _build_elsewhere_text(
            words, scene, prompt_texts.get_request_text(words, prompt.kind, view, prompt.task or "")
        )
    if scene.dealing:
        return PromptBarText(
            (), words.gettext("The screen goes from hand to hand: everybody looks at their secret role.")
        )
    what = prompt_texts.build_waiting_prompt(words, view, scene.names).what
    if view.phase is Phase.VOTE:
        # Hands and printed cards go up at once: but for phones, there is nothing to count before.
        counts = scene.voting is Voting.BALLOTS or view.voted
        return PromptBarText(
            _list_government(scene), what, prompt_texts.format_ballots_in(words, view) if counts else ""
        )
    who = tuple(build_prompt_player(words, scene, seat) for seat in view.on_move)
    return _build_text_with_news(words, scene, who, what, on_move=bool(who))


def _build_elsewhere_text(words: Catalogue, scene: TableScene, what: str) -> PromptBarText:
    task, missing, by_bots = scene.prompt.task, scene.prompt.missing, scene.prompt.kind is PromptKind.ON_BOTS
    waiting = prompt_texts.build_prompt(words, scene).who
    if task is TaskKind.BALLOT:
        counted = [*_list_ballot_count(words, scene)]
        if len(missing) <= _MOST_NAMED_VOTERS:
            counted.append(waiting)
        return PromptBarText(_list_government(scene), what, _SEPARATOR.join(counted))
    if by_bots and task in (TaskKind.ROLE, TaskKind.PARTY):
        return PromptBarText((), waiting)
    if not by_bots and len(missing) != 1:
        return PromptBarText((), what, waiting)
    who = tuple(
        build_prompt_player(words, scene, seat) for seat in (scene.view.on_move if by_bots else missing)
    )
    return _build_text_with_news(words, scene, who, what, on_move=True)


def _list_ballot_count(words: Catalogue, scene: TableScene) -> tuple[str, ...]:
    return (prompt_texts.format_ballots_in(words, scene.view),) if scene.view.voted else ()


def _build_text_with_news(
    words: Catalogue, scene: TableScene, who: tuple[PromptPlayer, ...], what: str, *, on_move: bool
) -> PromptBarText:
    elected = find_verdict(scene.view)
    return PromptBarText(
        who,
        what,
        describe_news(words, scene.view, scene.names),
        on_move=on_move,
        stamp="" if elected is None else table_labels.get_vote_stamp(words, elected),
    )


def build_prompt_player(words: Catalogue, scene: TableScene, seat: Seat) -> PromptPlayer:
    """Return a player with the office held, or stood for, in this round."""
    office = None if scene.dealing else get_office(scene.view, seat)
    if office is None:
        return PromptPlayer(scene.names[seat])
    return PromptPlayer(
        scene.names[seat], terms.get_title(words, office, proposed=is_before_election(scene.view)), office
    )


def _list_government(scene: TableScene) -> tuple[PromptPlayer, ...]:
    view = scene.view
    if view.chancellor is None:
        return ()
    return (
        PromptPlayer(scene.names[view.president], office=Office.PRESIDENT),
        PromptPlayer(scene.names[view.chancellor], office=Office.CHANCELLOR),
    )
