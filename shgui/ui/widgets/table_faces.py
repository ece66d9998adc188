"""From the public view to what is painted. Pure: view, names and words in, faces out.

`Held` says what is still on its way across the table and must not yet be shown where it will lie.
"""

from dataclasses import dataclass, field

from shgui.engine.box import FASCIST_SPACES, HITLER_ZONE, LIBERAL_SPACES, VETO_ZONE
from shgui.engine.events import (
    ChancellorCleared,
    ChancellorNominated,
    Event,
    VotesRevealed,
)
from shgui.engine.types import Office, Phase, Policy, Seat
from shgui.engine.view import PlayerView
from shgui.ui.paint.faces import (
    FascistBoardFace,
    LiberalBoardFace,
    PhaseStripFace,
    PileFace,
    SeatFace,
    Slot,
    TrackerFace,
)
from shgui.words import labels, limits, terms
from shgui.words.catalogue import Catalogue

_BEFORE_ELECTION = (Phase.NOMINATE, Phase.VOTE)


@dataclass(slots=True)
class Held:
    before: PlayerView | None = None
    """What the table still shows, until the votes are told or the policy has landed."""
    policies: dict[Policy, int] = field(default_factory=dict)
    placards: set[Office] = field(default_factory=set)
    votes: set[Seat] = field(default_factory=set)
    dead: set[Seat] = field(default_factory=set)
    tracker: int | None = None
    """Where the marker is still seen."""
    ballots: tuple[tuple[Seat, bool], ...] = ()
    """The ballots being turned, while the table is shown as before."""

    def enacted(self, view: PlayerView, policy: Policy) -> int:
        """How many policies of a kind are seen on their board."""
        laid = view.liberal if policy is Policy.LIBERAL else view.fascist
        return laid - (0 if self.before is not None else self.policies.get(policy, 0))


@dataclass(frozen=True, slots=True)
class Pick:
    """What has been tapped in and not confirmed."""

    seat: Seat | None = None
    office: Office | None = None
    """The office that the picked seat would get."""
    ballots: tuple[tuple[Seat, bool], ...] = ()


def last_votes(history: tuple[Event, ...]) -> VotesRevealed | None:
    """The votes that lie on the table: until the next nomination."""
    for event in reversed(history):
        if isinstance(event, ChancellorNominated):
            return None
        if isinstance(event, VotesRevealed):
            return event
    return None


def office_of(view: PlayerView, seat: Seat) -> Office | None:
    if view.phase is Phase.OVER:
        return None
    if seat == view.president:
        return Office.PRESIDENT
    return Office.CHANCELLOR if seat == view.chancellor else None


def seat_face(
    view: PlayerView, seat: Seat, names: tuple[str, ...], words: Catalogue, held: Held, pick: Pick
) -> SeatFace:
    office = office_of(view, seat)
    proposed = view.phase in _BEFORE_ELECTION
    if office in held.placards and held.before is None:
        office = None
    if pick.seat == seat and pick.office is not None and office is None:
        office, proposed = pick.office, True
    limited = dict(view.term_limits).get(seat)
    shown = last_votes(view.history)
    votes = dict(held.ballots or pick.ballots or (shown.ballots if shown is not None else ()))
    vote = None if seat in held.votes else votes.get(seat)
    dead = seat not in view.alive and seat not in held.dead
    return SeatFace(
        number=seat + 1,
        name=names[seat],
        office=office,
        office_word=terms.office(words, office) if office is not None else "",
        proposed=proposed and office is not None,
        limited=limited,
        limited_word=labels.limited(words, limited) if limited is not None else "",
        dead=dead,
        dead_word=labels.dead(words) if dead else "",
        voted=seat in held.votes or (not votes and seat in view.voted),
        vote=vote,
        vote_word=terms.ballot(vote) if vote is not None else "",
        on_move=seat in view.on_move and view.phase is not Phase.VOTE,
    )


def seat_facts(
    view: PlayerView, seat: Seat, words: Catalogue, held: Held, ballot: bool | None = None
) -> tuple[str, ...]:
    """What the plate of a seat says by signs, as sentences."""
    facts: list[str] = []
    office = office_of(view, seat)
    if seat not in view.alive and seat not in held.dead:
        facts.append(labels.dead(words))
    elif office is not None:
        proposed = view.phase in _BEFORE_ELECTION
        facts.append(terms.candidate(words, office) if proposed else terms.office(words, office))
    limit = dict(view.term_limits).get(seat)
    if limit is not None:
        facts.append(limits.reason(words, limit, view.edition))
    votes = last_votes(view.history)
    vote = ballot if ballot is not None else dict(votes.ballots).get(seat) if votes is not None else None
    if vote is not None and seat not in held.votes:
        facts.append(words.gettext("Vote: {ballot}").format(ballot=terms.ballot(vote)))
    elif seat in view.voted:
        facts.append(labels.has_voted(words))
    if seat in view.investigated:
        facts.append(words.gettext("Investigated before."))
    if any(isinstance(event, ChancellorCleared) and event.chancellor == seat for event in view.history):
        facts.append(words.gettext("Certainly not Hitler."))
    return tuple(facts)


def liberal_face(view: PlayerView, words: Catalogue, held: Held) -> LiberalBoardFace:
    return LiberalBoardFace(
        title=labels.board(words, Policy.LIBERAL),
        enacted=held.enacted(view, Policy.LIBERAL),
        policy_word=terms.policy(words, Policy.LIBERAL),
        win_word=labels.winning_space(words, Policy.LIBERAL),
        spaces=LIBERAL_SPACES,
    )


def fascist_face(view: PlayerView, words: Catalogue, held: Held) -> FascistBoardFace:
    return FascistBoardFace(
        title=labels.board(words, Policy.FASCIST),
        enacted=held.enacted(view, Policy.FASCIST),
        policy_word=terms.policy(words, Policy.FASCIST),
        slots=tuple(_slot(view, index, words) for index in range(FASCIST_SPACES)),
        zone_word=labels.hitler_zone(words),
        zone_from=HITLER_ZONE,
    )


def _slot(view: PlayerView, index: int, words: Catalogue) -> Slot:
    power = view.board[index]
    if index == FASCIST_SPACES - 1:
        return Slot(labels.winning_space(words, Policy.FASCIST), win=True)
    veto = labels.veto_unlocked(words) if index == VETO_ZONE - 1 else ""
    return Slot(labels.power_space(words, power) if power is not None else "", power, veto)


def space_text(view: PlayerView, policy: Policy, index: int, words: Catalogue, held: Held) -> tuple[str, str]:
    """The name of a space for a screen reader, and what lies there or what it brings."""
    liberal = policy is Policy.LIBERAL
    spaces = LIBERAL_SPACES if liberal else FASCIST_SPACES
    enacted = held.enacted(view, policy)
    text = words.gettext("{board}, space {number} of {last}")
    name = text.format(
        board=labels.board(words, policy), number=words.number(index + 1), last=words.number(spaces)
    )
    sentences = []
    if index < enacted:
        sentences.append(terms.whole_policy(words, policy))
    if index == spaces - 1:
        sentences.append(labels.winning_space(words, policy))
    power = None if liberal else view.board[index]
    if power is not None:
        text = words.gettext("{power}: {effect}")
        sentences.append(
            text.format(power=terms.power(words, power), effect=terms.power_effect(words, power))
        )
    if not liberal and index == VETO_ZONE - 1:
        text = words.gettext("{power}: {effect}")
        sentences.append(text.format(power=terms.veto(words), effect=terms.veto_effect(words)))
    if not liberal and index == HITLER_ZONE - 1:
        sentences.append(labels.hitler_zone(words))
    return name, "\n".join(sentences) or words.gettext("Nothing happens when this space is covered.")


def tracker_face(view: PlayerView, words: Catalogue, held: Held) -> TrackerFace:
    position = view.tracker if held.tracker is None else held.tracker
    return TrackerFace(labels.tracker(words), position, terms.chaos(words))


def tracker_text(words: Catalogue, tracker: int) -> str:
    """Where the marker stands, and what the last field brings."""
    failed = words.gettext("Failed governments in a row: {count}").format(count=words.number(tracker))
    chaos = words.gettext("The third brings chaos: the top Policy is enacted, and its power is ignored.")
    return f"{failed}\n{chaos}"


def draw_face(view: PlayerView, words: Catalogue) -> PileFace:
    return PileFace(labels.draw_pile(words), view.draw_pile)


def discard_face(view: PlayerView, words: Catalogue) -> PileFace:
    return PileFace(labels.discard_pile(words), view.discard_pile, discard=True)


def strip_face(view: PlayerView, words: Catalogue) -> PhaseStripFace:
    return PhaseStripFace(labels.stages(words), labels.stage_of(view.phase))
