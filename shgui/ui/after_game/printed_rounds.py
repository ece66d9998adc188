"""The printed table of all rounds: government, votes, cards and claims. No Qt."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shgui.engine.types import Office, Policy
from shgui.review.game_review import GameReview
from shgui.review.public_rounds import PublicRound, RoundSecrets
from shgui.table.log_lines import ClaimKind
from shgui.words import terms
from shgui.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class PrintedCell:
    text: str = ""
    cards: tuple[Policy, ...] = ()
    untrue: bool = False
    """Whether the claim differs from the cards."""


@dataclass(frozen=True, slots=True)
class PrintedRow:
    title: str
    cells: tuple[PrintedCell, ...]
    """One cell per round."""


def build_rows(
    words: Catalogue, story: GameReview, names: Sequence[str], *, roles_open: bool
) -> tuple[PrintedRow, ...]:
    """Build the rows; with hidden roles, without cards and lies."""
    hidden = story.secrets if roles_open else (RoundSecrets(),) * len(story.rounds)
    pairs = tuple(zip(story.rounds, hidden, strict=True))

    def row(title: str, cell: Callable[[PublicRound, RoundSecrets], PrintedCell]) -> PrintedRow:
        return PrintedRow(title, tuple(cell(round_, secret) for round_, secret in pairs))

    def name(seat: int | None) -> PrintedCell:
        return PrintedCell("" if seat is None else names[seat])

    # Translators: rows of a printed table, one word each: what the President said to have drawn; max 12
    said = words.pgettext("table", "Said")
    ballots = f"{terms.get_ballot_word(True)} – {terms.get_ballot_word(False)}"
    rows = [
        # Translators: above the numbers of the rounds; max 14
        row(words.pgettext("heading", "Round"), lambda round_, _: PrintedCell(words.number(round_.number))),
        row(terms.get_office_name(words, Office.PRESIDENT), lambda round_, _: name(round_.president)),
        row(terms.get_office_name(words, Office.CHANCELLOR), lambda round_, _: name(round_.chancellor)),
        row(ballots, lambda round_, _: PrintedCell(_votes(words, round_))),
    ]
    # Translators: row of a printed table: the three Policies that the President drew; max 12
    drawn = row(words.pgettext("table", "Drawn"), lambda _, secret: PrintedCell(cards=secret.drawn))
    # Translators: row of a printed table: the two Policies that the Chancellor received; max 12
    received = row(words.pgettext("table", "Received"), lambda _, secret: PrintedCell(cards=secret.received))
    said_drawn = row(said, lambda round_, secret: _said(round_, secret, ClaimKind.DREW))
    said_received = row(said, lambda round_, secret: _said(round_, secret, ClaimKind.RECEIVED))
    if roles_open:
        rows += [drawn, said_drawn, received, said_received]
    else:
        # Without the cards' rows above them, the claims' rows name the occasion themselves.
        # Translators: row of a printed table: what the President said to have drawn; max 18
        rows.append(PrintedRow(words.pgettext("table", "Said: drawn"), said_drawn.cells))
        # Translators: row of a printed table: what the Chancellor said to have received; max 18
        rows.append(PrintedRow(words.pgettext("table", "Said: received"), said_received.cells))
    # Translators: row of a printed table: the Policy that was enacted; max 12
    rows.append(
        row(words.pgettext("table", "Enacted"), lambda round_, _: PrintedCell(cards=_enacted(round_)))
    )
    return tuple(rows)


def _votes(words: Catalogue, round_: PublicRound) -> str:
    return f"{words.number(round_.ja)}–{words.number(round_.nein)}" if round_.ballots else ""


def _enacted(round_: PublicRound) -> tuple[Policy, ...]:
    return tuple(policy for policy in (round_.policy, round_.chaos) if policy is not None)


def _said(round_: PublicRound, secret: RoundSecrets, kind: ClaimKind) -> PrintedCell:
    of_kind = [
        said.claim for said in round_.claims if said.claim.occasion.kind is kind and said.until is None
    ]
    if not of_kind:
        return PrintedCell()
    claim = of_kind[-1]
    untrue = any(not tested.honest for tested in secret.checked_claims if tested.made.claim == claim)
    return PrintedCell(cards=claim.cards, untrue=untrue)
