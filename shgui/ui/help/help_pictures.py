"""A picture for every topic of the help, made of the things that lie on the table."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from shgui.engine.components import BOARDS, LIBERAL_SPACES, MOST_PLAYERS, TRACKER_FIELDS, VETO_ZONE
from shgui.engine.types import Office, Party, Policy, Power, Role
from shgui.presentation.scenes import SeatScene, build_board_with
from shgui.ui.paint.drawables import (
    BackDrawable,
    BallotDrawable,
    CardBack,
    Drawable,
    EnvelopeDrawable,
    PartyDrawable,
    PhoneDrawable,
    PileDrawable,
    PlacardDrawable,
    PolicyDrawable,
    PowersDrawable,
    PowersRow,
    RoleDrawable,
    RoundDrawable,
    SeatDrawable,
    TrackerDrawable,
    get_aspect,
)
from shgui.ui.table.board import build_board_drawable, build_space_drawable
from shgui.ui.table.seat_plate import build_seat_drawable
from shgui.ui.theme import Text
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext
from shgui.words import bot_texts, help_pages, table_labels, terms
from shgui.words.catalogue import Catalogue
from shgui.words.help_topics import Topic

_ROUND_ASPECT = 5.0
_FLAT = 3.0
"""A thing that is wider than this by its height stands alone."""


class HelpPicture(Picture):
    """Things side by side, as large as the width allows."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._drawables: tuple[Drawable, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_drawables(self, drawables: tuple[Drawable, ...], said: str, told: str = "") -> None:
        """`said` names the picture to a screen reader; `told` is what no text beside it tells."""
        self._drawables = drawables
        self.setAccessibleName(said)
        self.setAccessibleDescription(told)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        if all(isinstance(drawable, PlacardDrawable) for drawable in self._drawables):
            height = unit * 14
        elif any(isinstance(drawable, PowersDrawable) for drawable in self._drawables):
            # Larger words take two lines.
            height = unit * 45 + self.ui.theme.type.capitals(Text.LABEL) * 6
        elif any(isinstance(drawable, PhoneDrawable) for drawable in self._drawables):
            # The word of the card on it is legible.
            height = unit * 38
        elif len(self._drawables) == 1 and _get_aspect(self._drawables[0]) > _FLAT:
            height = unit * 36
        else:
            height = unit * 30
        return QSize(round(unit * 40), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self._drawables:
            return
        painter = QPainter(self)
        space = self.ui.theme.space
        # The words below piles are as wide as the piles.
        piles = any(isinstance(drawable, PileDrawable) for drawable in self._drawables)
        gap = space.page if piles else space.medium
        free = self.height() - gap / 2
        # A table takes what there is.
        aspects = [
            self.width() / free if isinstance(drawable, PowersDrawable) else _get_aspect(drawable)
            for drawable in self._drawables
        ]
        room = self.width() - gap * (len(aspects) - 1)
        height = min(free, room / sum(aspects))
        left = 0.0
        for drawable, aspect in zip(self._drawables, aspects, strict=True):
            rect = QRectF(left, (self.height() - height) / 2, height * aspect, height)
            self.ui.renderer.draw(painter, rect, drawable)
            left += rect.width() + gap
        painter.end()


def list_topic_drawables(topic: Topic | None, words: Catalogue, players: int | None) -> tuple[Drawable, ...]:
    """Return the pictures of a topic; the board is that for so many players, or the largest."""
    card = terms.get_policy_card_label(words)
    liberal, fascist = (
        PolicyDrawable(policy, terms.get_policy_adjective(words, policy), card)
        for policy in (Policy.LIBERAL, Policy.FASCIST)
    )
    back = BackDrawable(CardBack.POLICY)
    president, chancellor = (
        PlacardDrawable(office, terms.get_office_name(words, office))
        for office in (Office.PRESIDENT, Office.CHANCELLOR)
    )
    roles = tuple(
        RoleDrawable(role, terms.get_role_name(words, role), terms.get_role_card_label(words))
        for role in (Role.LIBERAL, Role.FASCIST, Role.HITLER)
    )
    parties = tuple(
        PartyDrawable(party, terms.get_party_name(words, party), terms.get_party_card_label(words))
        for party in Party
    )
    ballots = tuple(BallotDrawable(ja, terms.get_ballot_word(ja)) for ja in (True, False))
    most = players or MOST_PLAYERS
    board = _build_board(words, most, 0)
    pictures: dict[str | None, tuple[Drawable, ...]] = {
        # A power that has no picture of its own is seen on the board.
        **{power.value: (board,) for power in Power},
        Topic.THREE_MINUTES: (_build_round(words),),
        Topic.GOAL: (*roles,),
        Topic.SET_UP: (EnvelopeDrawable(), *roles, PileDrawable(table_labels.get_draw_pile_name(words), 17)),
        Topic.HAND_OVER: (EnvelopeDrawable(), EnvelopeDrawable(opened=True)),
        Topic.PHONES: (PhoneDrawable(), PhoneDrawable(BackDrawable(CardBack.ROLE)), PhoneDrawable(roles[0])),
        Topic.BOTS: _build_bot_plates(words),
        Topic.ROUND: (_build_round(words),),
        Topic.NOMINATION: (president, chancellor),
        Topic.TERM_LIMITS: (
            _build_limited_seat(words, 1, Office.PRESIDENT),
            _build_limited_seat(words, 2, Office.CHANCELLOR),
        ),
        Topic.VOTE: ballots,
        Topic.TRACKER: (
            TrackerDrawable(
                table_labels.get_tracker_name(words), TRACKER_FIELDS - 1, terms.get_chaos_name(words)
            ),
        ),
        Topic.LEGISLATION: (fascist, liberal, fascist),
        Topic.VETO: (_build_board(words, most, VETO_ZONE),),
        Topic.POWERS: (_build_powers_table(words, players),),
        Topic.INVESTIGATE: parties,
        Topic.SPECIAL_ELECTION: (president,),
        Topic.PEEK: (back, back, back),
        Topic.EXECUTE: (build_seat_drawable(words, SeatScene(1, "", dead=True)),),
        Topic.LYING: (back, liberal),
        Topic.STRATEGY: (
            build_board_drawable(words, build_board_with(Policy.LIBERAL, (None,) * LIBERAL_SPACES, 4)),
        ),
        Topic.FAIRNESS: (
            PileDrawable(table_labels.get_draw_pile_name(words), 17),
            PileDrawable(table_labels.get_discard_pile_name(words), 0),
        ),
    }
    return pictures.get(topic, ())


def _get_aspect(drawable: Drawable) -> float:
    return _ROUND_ASPECT if isinstance(drawable, RoundDrawable) else get_aspect(drawable)


def _build_round(words: Catalogue) -> RoundDrawable:
    ja, nein = (BallotDrawable(ja, terms.get_ballot_word(ja), plain=True) for ja in (True, False))
    liberal, fascist = (
        PolicyDrawable(policy, terms.get_policy_adjective(words, policy))
        for policy in (Policy.LIBERAL, Policy.FASCIST)
    )
    return RoundDrawable(table_labels.list_stages(words), (ja, nein), (liberal, fascist, fascist))


def _build_limited_seat(words: Catalogue, number: int, office: Office) -> SeatDrawable:
    return build_seat_drawable(words, SeatScene(number, "", limited=office))


def _build_bot_plates(words: Catalogue) -> tuple[SeatDrawable, ...]:
    """Return the plates of the first two bots that sit down."""
    named = enumerate(bot_texts.list_bot_names(words)[:2], start=2)
    return tuple(build_seat_drawable(words, SeatScene(number, name, bot=True)) for number, name in named)


def _build_board(words: Catalogue, players: int, enacted: int) -> Drawable:
    return build_board_drawable(words, build_board_with(Policy.FASCIST, BOARDS[players], enacted))


def _build_powers_table(words: Catalogue, at_hand: int | None) -> PowersDrawable:
    rows = []
    for players, board in help_pages.list_boards():
        spaces = build_board_with(Policy.FASCIST, board, 0).spaces
        slots = tuple(build_space_drawable(words, space) for space in spaces)
        label = f"{words.number(players[0])}–{words.number(players[-1])}"
        rows.append(PowersRow(label, slots, at_hand in players))
    return PowersDrawable(
        table_labels.get_board_name(words, Policy.FASCIST),
        # Translators: above a column of numbers of players, "5–6", "7–8" and so on; max 12
        words.pgettext("board", "Players"),
        tuple(rows),
    )
