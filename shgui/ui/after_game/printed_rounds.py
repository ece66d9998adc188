"""The table of all rounds as it is printed: who governed, how the vote went, cards and claims. No Qt."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shgui.engine.types import Office, Policy
from shgui.review.rounds import PublicRound, RoundSecrets
from shgui.review.story import GameReview
from shgui.table.log_lines import ClaimKind
from shgui.words import terms
from shgui.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class PrintedCell:
    text: str = ""
    cards: tuple[Policy, ...] = ()
    untrue: bool = False
    """Said otherwise than seen."""


@dataclass(frozen=True, slots=True)
class PrintedRow:
    title: str
    cells: tuple[PrintedCell, ...]
    """By round."""


def printed_rows(
    words: Catalogue, story: GameReview, names: Sequence[str], *, roles_open: bool
) -> tuple[PrintedRow, ...]:
    """Without cards and lies where roles are hidden."""
    hidden = story.hidden if roles_open else (RoundSecrets(),) * len(story.rounds)
    pairs = tuple(zip(story.rounds, hidden, strict=True))

    def row(title: str, cell: Callable[[PublicRound, RoundSecrets], PrintedCell]) -> PrintedRow:
        return PrintedRow(title, tuple(cell(told, secret) for told, secret in pairs))

    def name(seat: int | None) -> PrintedCell:
        return PrintedCell("" if seat is None else names[seat])

    # Translators: rows of a printed table, one word each: what the President said to have drawn; max 12
    said = words.pgettext("table", "Said")
    ballots = f"{terms.get_ballot_word(True)} – {terms.get_ballot_word(False)}"
    rows = [
        # Translators: above the numbers of the rounds; max 14
        row(words.pgettext("heading", "Round"), lambda told, _: PrintedCell(words.number(told.number))),
        row(terms.get_office_name(words, Office.PRESIDENT), lambda told, _: name(told.president)),
        row(terms.get_office_name(words, Office.CHANCELLOR), lambda told, _: name(told.chancellor)),
        row(ballots, lambda told, _: PrintedCell(_votes(words, told))),
    ]
    # Translators: row of a printed table: the three Policies that the President drew; max 12
    drawn = row(words.pgettext("table", "Drawn"), lambda _, secret: PrintedCell(cards=secret.drawn))
    # Translators: row of a printed table: the two Policies that the Chancellor received; max 12
    received = row(words.pgettext("table", "Received"), lambda _, secret: PrintedCell(cards=secret.received))
    said_drawn = row(said, lambda told, secret: _said(told, secret, ClaimKind.DREW))
    said_received = row(said, lambda told, secret: _said(told, secret, ClaimKind.RECEIVED))
    if roles_open:
        rows += [drawn, said_drawn, received, said_received]
    else:
        # What lay there isn't told: what was said needs its occasion.
        # Translators: row of a printed table: what the President said to have drawn; max 18
        rows.append(PrintedRow(words.pgettext("table", "Said: drawn"), said_drawn.cells))
        # Translators: row of a printed table: what the Chancellor said to have received; max 18
        rows.append(PrintedRow(words.pgettext("table", "Said: received"), said_received.cells))
    # Translators: row of a printed table: the Policy that was enacted; max 12
    rows.append(row(words.pgettext("table", "Enacted"), lambda told, _: PrintedCell(cards=_enacted(told))))
    return tuple(rows)


def _votes(words: Catalogue, told: PublicRound) -> str:
    return f"{words.number(told.ja)}–{words.number(told.nein)}" if told.ballots else ""


def _enacted(told: PublicRound) -> tuple[Policy, ...]:
    return tuple(policy for policy in (told.policy, told.chaos) if policy is not None)


def _said(told: PublicRound, secret: RoundSecrets, kind: ClaimKind) -> PrintedCell:
    of_kind = [said.claim for said in told.said if said.claim.occasion.kind is kind and said.until is None]
    if not of_kind:
        return PrintedCell()
    claim = of_kind[-1]
    untrue = any(not tested.honest for tested in secret.tested if tested.said.claim == claim)
    return PrintedCell(cards=claim.cards, untrue=untrue)
