"""Sheets of drawables: cards, boards, seats, icons, states, the poster, a table."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from pictures.sheet_words import EN, PL, RU
from shgui.engine.types import Office, Party, Policy, Power, Role
from shgui.presentation.scenes import SeatScene
from shgui.resources import PORTRAITS
from shgui.ui.paint.drawables import (
    BackDrawable,
    BallotDrawable,
    BoardDrawable,
    CardBack,
    Drawable,
    EmptyPlaceDrawable,
    EnvelopeDrawable,
    PartyDrawable,
    PhaseStripDrawable,
    PileDrawable,
    PlacardDrawable,
    PolicyDrawable,
    RoleDrawable,
    SeatDrawable,
    SpaceDrawable,
    StampDrawable,
    TrackerDrawable,
    get_aspect,
)
from shgui.ui.paint.icons import UNTOUCHED, Icon, TouchState
from shgui.ui.paint.poster import PosterDrawable
from shgui.ui.paint.renderer import Renderer


def slots(words: dict[str, str], players: int) -> tuple[SpaceDrawable, ...]:
    first = {5: (None, None), 7: (None, Power.INVESTIGATE), 9: (Power.INVESTIGATE, Power.INVESTIGATE)}[
        players
    ]
    third = Power.PEEK if players == 5 else Power.SPECIAL_ELECTION
    named = {
        Power.INVESTIGATE: words["investigate"],
        Power.SPECIAL_ELECTION: words["special"],
        Power.PEEK: words["peek"],
        Power.EXECUTE: words["execute"],
    }
    powers = (*first, third, Power.EXECUTE, Power.EXECUTE)
    made = [
        SpaceDrawable(named[power] if power else "", power, veto_word=words["veto"] if index == 4 else "")
        for index, power in enumerate(powers)
    ]
    return (*made, SpaceDrawable(words["fwin"], win=True))


def fascist_board(words: dict[str, str], players: int, enacted: int) -> BoardDrawable:
    spaces = slots(words, players)
    return BoardDrawable(Policy.FASCIST, words["fascists"], enacted, words["fascist"], spaces, words["zone"])


def liberal_board(words: dict[str, str], enacted: int) -> BoardDrawable:
    spaces = (*[SpaceDrawable()] * 4, SpaceDrawable(words["lwin"], win=True))
    return BoardDrawable(Policy.LIBERAL, words["liberals"], enacted, words["liberal"], spaces)


def row(
    painter: QPainter,
    renderer: Renderer,
    at: QRectF,
    drawables: list[tuple[Drawable, TouchState]],
    gap: float = 16,
) -> None:
    left = at.left()
    for drawable, touch in drawables:
        width = at.height() * get_aspect(drawable)
        renderer.draw(painter, QRectF(left, at.top(), width, at.height()), drawable, touch)
        left += width + gap


def cards_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    unit = rect.height() / 100
    rest = UNTOUCHED
    policies: list[tuple[Drawable, TouchState]] = [
        (PolicyDrawable(policy, words[name], words["policy"] if caption else ""), rest)
        for words in (EN, PL, RU)
        for policy, name, caption in ((Policy.LIBERAL, "liberal", True), (Policy.FASCIST, "fascist", False))
    ]
    row(painter, renderer, QRectF(3 * unit, 2 * unit, 0, 31 * unit), policies)
    roles: list[tuple[Drawable, TouchState]] = [
        *((RoleDrawable(Role.LIBERAL, EN["liberal"], EN["role"], number), rest) for number in range(2)),
        (RoleDrawable(Role.FASCIST, PL["fascist"], PL["role"]), rest),
        (RoleDrawable(Role.HITLER, RU["hitler"], RU["role"]), rest),
        (PartyDrawable(Party.LIBERAL, EN["liberal"], EN["party"]), rest),
        (PartyDrawable(Party.FASCIST, RU["fascist"], RU["party"]), rest),
    ]
    row(painter, renderer, QRectF(3 * unit, 34 * unit, 0, 31 * unit), roles)
    backs: list[tuple[Drawable, TouchState]] = [(BackDrawable(kind), rest) for kind in CardBack]
    row(
        painter,
        renderer,
        QRectF(3 * unit, 66 * unit, 0, 31 * unit),
        [*backs[:3], (EmptyPlaceDrawable(), rest), backs[3]],
    )
    side: list[Drawable] = [
        BallotDrawable(True, "Ja!"),
        BallotDrawable(False, "Nein!"),
        EnvelopeDrawable(),
        EnvelopeDrawable(opened=True),
    ]
    for index, drawable in enumerate(side):
        at = QRectF(152 * unit, (2 + index * 16) * unit, 0, 14.5 * unit)
        row(painter, renderer, at, [(drawable, rest)])


def portraits_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    """Paint all ten secret roles of a full table."""
    unit = rect.height() / 100
    roles = [(role, number) for role in Role for number in range(PORTRAITS[role])]
    for index, (role, number) in enumerate(roles):
        drawable = RoleDrawable(role, EN[role.value], EN["role"], number)
        at = QRectF((2 + index % 5 * 35) * unit, (2 + index // 5 * 48) * unit, 0, 46 * unit)
        row(painter, renderer, at, [(drawable, UNTOUCHED)])


def boards_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    unit = rect.height() / 100
    width = rect.width() * 0.66
    board = QRectF(3 * unit, 2 * unit, width, 31 * unit)
    renderer.draw(painter, board, liberal_board(EN, 3))
    renderer.draw(painter, board.translated(0, 32.5 * unit), fascist_board(PL, 9, 1))
    renderer.draw(painter, board.translated(0, 65 * unit), fascist_board(RU, 7, 3))
    side = QRectF(board.right() + 3 * unit, 2 * unit, rect.right() - board.right() - 6 * unit, 14 * unit)
    renderer.draw(painter, side, TrackerDrawable(EN["tracker"], 0, EN["chaos"]))
    renderer.draw(painter, side.translated(0, 17 * unit), TrackerDrawable(PL["tracker"], 2, PL["chaos"]))
    renderer.draw(painter, side.translated(0, 34 * unit), TrackerDrawable(RU["tracker"], 3, RU["chaos"]))
    pile = QRectF(side.left(), 54 * unit, 17 * unit, 34 * unit)
    for index, (count, discard) in enumerate(((17, False), (5, True), (0, True))):
        word = PL["discard"] if discard else RU["draw"]
        renderer.draw(painter, pile.translated(index * 18 * unit, 0), PileDrawable(word, count))


def seats_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    unit = rect.height() / 100
    size = QSizeF(40 * unit, 16 * unit)
    plates: list[tuple[SeatDrawable, TouchState]] = [
        (SeatDrawable(SeatScene(1, "Ana")), UNTOUCHED),
        (
            SeatDrawable(SeatScene(2, "Piotr", office=Office.PRESIDENT, on_move=True), word=EN["president"]),
            UNTOUCHED,
        ),
        (
            SeatDrawable(
                SeatScene(3, "Ingrid", office=Office.CHANCELLOR, proposed=True), word=PL["chancellor"]
            ),
            UNTOUCHED,
        ),
        (SeatDrawable(SeatScene(4, "Max", limited=Office.PRESIDENT), word=PL["limited"]), UNTOUCHED),
        (SeatDrawable(SeatScene(5, "Александра-Мария", dead=True), word=RU["dead"]), UNTOUCHED),
        (
            SeatDrawable(
                SeatScene(6, "Bartholomew Keith", office=Office.CHANCELLOR, vote=True),
                word=RU["chancellor"],
                vote_word="Ja!",
            ),
            UNTOUCHED,
        ),
        (SeatDrawable(SeatScene(7, "Olga", has_voted=True)), TouchState(hover=True)),
        (SeatDrawable(SeatScene(8, "Marta", vote=False), vote_word="Nein!"), TouchState(focused=True)),
        (SeatDrawable(SeatScene(9, "Bruno")), TouchState(selected=True)),
        (SeatDrawable(SeatScene(10, "Igor")), TouchState(selected=True, focused=True)),
        (SeatDrawable(SeatScene(2, "Lucia")), UNTOUCHED),
        (
            SeatDrawable(
                SeatScene(3, "Ola", limited=Office.CHANCELLOR, vote=True), word=RU["limited"], vote_word="Ja!"
            ),
            UNTOUCHED,
        ),
    ]
    for index, (drawable, touch) in enumerate(plates):
        cell = QRectF(
            3 * unit + index % 4 * 42 * unit, 2 * unit + index // 4 * 18 * unit, size.width(), size.height()
        )
        renderer.draw(painter, cell, drawable, touch)
    strip = QRectF(3 * unit, 58 * unit, 120 * unit, 6 * unit)
    for index, words in enumerate((EN, PL, RU)):
        renderer.draw(
            painter,
            strip.translated(0, index * 8 * unit),
            PhaseStripDrawable(tuple(words["phases"].split("|")), index),
        )
    plate = QRectF(3 * unit, 84 * unit, 30 * unit, 8 * unit)
    for index, (office, word, proposed) in enumerate(
        (
            (Office.PRESIDENT, EN["president"], False),
            (Office.CHANCELLOR, RU["chancellor"], False),
            (Office.PRESIDENT, PL["president"], True),
        )
    ):
        renderer.draw(
            painter, plate.translated(index * 33 * unit, 0), PlacardDrawable(office, word, proposed)
        )
    renderer.draw(painter, QRectF(130 * unit, 60 * unit, 40 * unit, 14 * unit), StampDrawable(EN["elected"]))
    renderer.draw(painter, QRectF(130 * unit, 78 * unit, 40 * unit, 14 * unit), StampDrawable(PL["elected"]))


def marks_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    unit = rect.height() / 100
    for index, mark in enumerate(Icon):
        cell = QRectF(
            4 * unit + index % 14 * 12 * unit, 4 * unit + index // 14 * 14 * unit, 9 * unit, 9 * unit
        )
        renderer.paint_icon(painter, cell, mark)
        renderer.paint_icon(painter, QRectF(cell.left(), cell.bottom() + unit, 2.4 * unit, 2.4 * unit), mark)


def touch_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    unit = rect.height() / 100
    touches = (
        UNTOUCHED,
        TouchState(hover=True),
        TouchState(pressed=True),
        TouchState(focused=True),
        TouchState(selected=True),
        TouchState(selected=True, focused=True),
    )
    drawables: list[Drawable] = [
        PolicyDrawable(Policy.LIBERAL, "Liberal"),
        PolicyDrawable(Policy.FASCIST, "Fascist"),
        BallotDrawable(True, "Ja!"),
    ]
    for index, drawable in enumerate(drawables):
        at = QRectF(3 * unit, (2 + index * 33) * unit, 0, (30 if index < 2 else 15) * unit)
        row(painter, renderer, at, [(drawable, touch) for touch in touches])


def poster_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    half = rect.width() / 2
    for index, words in enumerate((EN, RU)):
        area = QRectF(rect.left() + index * half, rect.top(), half, rect.height())
        margin = area.height() * 0.06
        renderer.draw(
            painter,
            area.adjusted(margin, margin, -margin, -margin),
            PosterDrawable(words["title"], words["tag"]),
        )


def table_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    """A whole table as it might be laid out, to judge the parts together."""
    unit = rect.height() / 100
    words = EN
    strip = QRectF(4 * unit, 2.5 * unit, 80 * unit, 4.5 * unit)
    renderer.draw(painter, strip, PhaseStripDrawable(tuple(words["phases"].split("|")), 1))
    width = 112 * unit
    left = rect.center().x() - width / 2
    renderer.draw(painter, QRectF(left, 24 * unit, width, 27 * unit), liberal_board(words, 2))
    renderer.draw(painter, QRectF(left, 52 * unit, width, 29 * unit), fascist_board(words, 9, 3))
    for index, (count, word) in enumerate(((8, "draw"), (4, "discard"))):
        pile = QRectF(4 * unit if index == 0 else rect.right() - 22 * unit, 36 * unit, 18 * unit, 30 * unit)
        renderer.draw(painter, pile, PileDrawable(words[word], count))
    names = ("Ana", "Piotr", "Ingrid", "Max", "Lucia", "Bruno", "Olga", "Igor", "Marta", "Ola")
    seat = QSizeF(33 * unit, 13.5 * unit)
    for index, name in enumerate(names):
        top = index < 5
        x = 4 * unit + (index if top else 9 - index) * 34.2 * unit
        drawable = SeatDrawable(
            SeatScene(
                index + 1,
                name,
                office={2: Office.PRESIDENT, 7: Office.CHANCELLOR}.get(index),
                proposed=index == 7,
                on_move=index == 2,
                dead=index == 4,
                limited=Office.PRESIDENT if index == 1 else None,
            ),
            word={1: words["limited"], 2: words["president"], 4: words["dead"], 7: words["chancellor"]}.get(
                index, ""
            ),
        )
        renderer.draw(
            painter, QRectF(x, (8.5 if top else 82.5) * unit, seat.width(), seat.height()), drawable
        )
    renderer.draw(
        painter,
        QRectF(rect.right() - 62 * unit, 1.5 * unit, 50 * unit, 6 * unit),
        TrackerDrawable("", 1, words["chaos"]),
    )
