"""Sheets of the drawables of animations, placed as in a window: posters on the veil, stamps on them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from shgui.engine.types import Policy, Role
from shgui.presentation.scenes import SeatScene
from shgui.ui.paint.drawables import (
    BackDrawable,
    BallotDrawable,
    CardBack,
    CountDrawable,
    DeepShadowDrawable,
    Drawable,
    ExecutedNameDrawable,
    ExecutionDrawable,
    GapDrawable,
    HitlerDrawable,
    PolicyDrawable,
    ReportDrawable,
    RoleDrawable,
    SeatDrawable,
    SlipDrawable,
    StampDrawable,
    TagDrawable,
    WinnersDrawable,
    get_aspect,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.poster_layouts import (
    get_poster_rect,
    get_slip_stamp_rect,
    plan_count,
    plan_execution,
    plan_report,
)
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import colour

Words = Mapping[str, str]
Sheet = Callable[[QPainter, QRectF, Renderer, Words], None]

EN: Words = {
    "short": "Lucia", "long": "Bartholomew-Maximilian", "endless": "Wolframbartholomeusssson",
    "chancellor": "Chancellor", "ask": "Is it Hitler?", "not": "Not Hitler", "is": "Hitler",
    "elected in": "Elected. The Fascists win.", "was": "Hitler was", "when": "Executed in round 9",
    "out": "Executed", "on": "The game goes on.", "of": "of 10", "six": "Six Ja! elect",
    "one": "One more Ja! elects", "elected": "Elected", "rejected": "Rejected", "role": "Secret role",
    "policy": "Policy", "liberal": "Liberal", "fascist": "Fascist", "veto": "Veto", "agreed": "Veto agreed",
    "chaos": "Chaos", "chaos line": "The top Policy is enacted.", "special": "Special election",
    "win": "The Liberals win", "how": "Hitler was executed: Max",
}  # fmt: skip
PL: Words = {
    "short": "Łucja", "long": "Bartholomew-Maximilian", "endless": "Wołframbartholomeusżżson",
    "chancellor": "Kanclerz", "ask": "Czy to Hitler?", "not": "Nie jest Hitlerem", "is": "Hitler",
    "elected in": "Rząd wybrany. Faszyści wygrywają.", "was": "Hitlerem był gracz",
    "when": "Egzekucja w rundzie 9", "out": "Po egzekucji", "on": "Gra toczy się dalej.", "of": "z 10",
    "six": "Sześć głosów Ja! wystarczy",
    "one": "Jeszcze jedno Ja! wystarczy", "elected": "Wybrany", "rejected": "Odrzucony", "role": "Tajna rola",
    "policy": "Ustawa", "liberal": "Liberalna", "fascist": "Faszystowska", "veto": "Weto",
    "agreed": "Weto przyjęte", "chaos": "Chaos", "chaos line": "Wchodzi w życie wierzchnia Ustawa.",
    "special": "Wybory specjalne", "win": "Liberałowie wygrywają", "how": "Hitler nie żyje: Max",
}  # fmt: skip
RU: Words = {
    "short": "Юлия", "long": "Александра-Екатерина", "endless": "Вольфрамбартоломеуссонов",
    "chancellor": "Канцлер", "ask": "Это Гитлер?", "not": "Не Гитлер", "is": "Гитлер",
    "elected in": "Избран. Фашисты побеждают.", "was": "Гитлером был игрок", "when": "Казнь в раунде 9",
    "out": "Вне игры", "on": "Игра продолжается.", "of": "из 10", "six": "Шесть Ja! избирают",
    "one": "Ещё одно Ja! избирает", "elected": "Избрано", "rejected": "Отклонено", "role": "Тайная роль",
    "policy": "Закон", "liberal": "Либеральный", "fascist": "Фашистский", "veto": "Вето",
    "agreed": "Вето принято", "chaos": "Хаос", "chaos line": "Верхний закон вступает в силу.",
    "special": "Внеочередные выборы", "win": "Либералы победили", "how": "Гитлер казнён: Max",
}  # fmt: skip
WORDS: Mapping[str, Words] = {"en": EN, "pl": PL, "ru": RU}


def bill_sheet(name: str, *, answered: bool = False, turned: bool = False) -> Sheet:
    def sheet(painter: QPainter, window: QRectF, renderer: Renderer, words: Words) -> None:
        rect = _dimmed(painter, window, renderer, ReportDrawable)
        plan = plan_report(rect)
        if turned:
            drawable = ReportDrawable(
                words[name],
                Icon.CHANCELLOR,
                words["chancellor"],
                answer=words["is"],
                line=words["elected in"],
            )
        else:
            drawable = ReportDrawable(
                words[name], Icon.CHANCELLOR, words["chancellor"], question=words["ask"]
            )
        renderer.draw(painter, rect, drawable)
        renderer.draw(painter, plan.card, _hitler(words) if turned else BackDrawable(CardBack.ROLE))
        if answered:
            renderer.draw(painter, plan.stamp, StampDrawable(words["not"]))

    return sheet


def hitler_sheet(name: str) -> Sheet:
    def sheet(painter: QPainter, window: QRectF, renderer: Renderer, words: Words) -> None:
        rect = _dimmed(painter, window, renderer, HitlerDrawable)
        renderer.draw(painter, rect, HitlerDrawable(words["was"], words[name], words["when"]))
        renderer.draw(painter, plan_report(rect).card, _hitler(words))

    return sheet


def mourning_sheet(name: str, step: int) -> Sheet:
    def sheet(painter: QPainter, window: QRectF, renderer: Renderer, words: Words) -> None:
        rect = _dimmed(painter, window, renderer, ExecutionDrawable)
        plan = plan_execution(rect)
        line = ("", words["out"], words["on"])[step]
        renderer.draw(painter, rect, ExecutionDrawable(line, dead=step == 1))
        place = plan.name_above if step == 2 else plan.name
        renderer.draw(painter, place, ExecutedNameDrawable(words[name], struck=step > 0))
        if step == 2:
            renderer.draw(painter, plan.stamp, StampDrawable(words["not"]))

    return sheet


def count_sheet(names: tuple[str, str], step: int) -> Sheet:
    def sheet(painter: QPainter, window: QRectF, renderer: Renderer, words: Words) -> None:
        rect = _dimmed(painter, window, renderer, CountDrawable, deep=True)
        plan = plan_count(rect)
        ja, nein = ((4, 1), (5, 3), (6, 4))[step]
        drawable = CountDrawable(
            words[names[0]],
            words[names[1]],
            "Ja!",
            "Nein!",
            ja,
            nein,
            of=words["of"] if step == 0 else "",
            voter=words[names[1]] if step == 1 else "",
            line=(words["six"], words["one"], "")[step],
        )
        renderer.draw(painter, rect, drawable)
        if step == 1:
            renderer.draw(painter, plan.card, BackDrawable(CardBack.BALLOT))
        if step == 2:
            renderer.draw(painter, plan.stamp, StampDrawable(words["elected"], angle=-3))
        unit = window.height() / 720
        played: tuple[Drawable, ...] = (
            BallotDrawable(True, "Ja!", plain=True),
            BallotDrawable(False, "Nein!", plain=True),
            BackDrawable(CardBack.BALLOT),
            GapDrawable(),
        )
        for index, ballot in enumerate(played):
            spot = QRectF(
                window.left() + 120 * unit, window.top() + (180 + 70 * index) * unit, 92 * unit, 61 * unit
            )
            renderer.draw(painter, spot, ballot)

    return sheet


def enactment_sheet(painter: QPainter, window: QRectF, renderer: Renderer, words: Words) -> None:
    _veil(painter, window, renderer)
    unit = window.height() / 720
    drawables: tuple[Drawable, ...] = (
        BackDrawable(CardBack.POLICY),
        PolicyDrawable(Policy.FASCIST, words["fascist"], words["policy"]),
    )
    for index, drawable in enumerate(drawables):
        card = QRectF(0, 0, 312 * unit, 312 * unit / get_aspect(drawable))
        card.moveCenter(window.center() + QPointF((index * 2 - 1) * 220 * unit, 0))
        renderer.draw(painter, card, DeepShadowDrawable())
        renderer.draw(painter, card, drawable)


def slips_sheet(painter: QPainter, window: QRectF, renderer: Renderer, words: Words) -> None:
    _veil(painter, window, renderer)
    unit = window.height() / 720
    half = QRectF(window.left(), window.top(), window.width(), window.height() * 0.62)
    for index, drawable in enumerate(
        (
            SlipDrawable(Icon.VETO, words["veto"]),
            SlipDrawable(Icon.CHAOS, words["chaos"], words["chaos line"]),
        )
    ):
        rect = get_poster_rect(half, SlipDrawable)
        rect.moveCenter(window.center() + QPointF(0, (index * 2 - 1) * 150 * unit))
        renderer.draw(painter, rect, drawable)
        renderer.draw(painter, get_slip_stamp_rect(rect), StampDrawable(words["agreed"], angle=-3))
    for index, mark in enumerate((Icon.PRESIDENT, Icon.SPECIAL_ELECTION, Icon.INVESTIGATE)):
        left, top = window.left() + 40 * unit, window.top() + (120 + 80 * index) * unit
        tag = QRectF(left, top, 400 * unit, 48 * unit)
        renderer.draw(painter, tag, TagDrawable(mark, words["special"]))


def winners_sheet(painter: QPainter, window: QRectF, renderer: Renderer, words: Words) -> None:
    unit = window.height() / 720
    for index, mark in enumerate((Icon.LIBERAL, Icon.FASCIST)):
        row = QRectF(window.left(), window.top() + (60 + 200 * index) * unit, window.width(), 126 * unit)
        renderer.draw(painter, row, WinnersDrawable(mark, words["win"], words["how"]))
    plates = (
        SeatDrawable(SeatScene(4, words["short"], cleared=True), word=words["not"]),
        SeatDrawable(
            SeatScene(5, words["long"], cleared=True, vote=True), word=words["not"], vote_word="Ja!"
        ),
        SeatDrawable(
            SeatScene(6, words["short"], cleared=True, on_move=True, vote=False),
            word=words["not"],
            vote_word="Nein!",
        ),
    )
    for index, plate in enumerate(plates):
        for width, left in ((300, 60), (218, 400)):
            seat = QRectF(
                window.left() + left * unit, window.top() + (450 + 88 * index) * unit, width * unit, 86 * unit
            )
            renderer.draw(painter, seat, plate)


SHEETS: dict[str, Sheet] = {
    "is-it-hitler-1": bill_sheet("short"),
    "is-it-hitler-2": bill_sheet("short", answered=True),
    "is-it-hitler-2-long": bill_sheet("long", answered=True),
    "is-it-hitler-3": bill_sheet("endless", turned=True),
    "execution-1": mourning_sheet("short", 0),
    "execution-2": mourning_sheet("short", 1),
    "execution-3-long": mourning_sheet("long", 2),
    "execution-3-endless": mourning_sheet("endless", 2),
    "vote-1": count_sheet(("short", "short"), 0),
    "vote-2": count_sheet(("short", "long"), 1),
    "vote-3": count_sheet(("long", "endless"), 2),
    "enactment": enactment_sheet,
    "slips": slips_sheet,
    "hitler": hitler_sheet("short"),
    "hitler-long": hitler_sheet("long"),
    "winners": winners_sheet,
}


def _hitler(words: Words) -> RoleDrawable:
    return RoleDrawable(Role.HITLER, words["is"], words["role"])


def _veil(painter: QPainter, window: QRectF, renderer: Renderer, *, deep: bool = False) -> None:
    palette = renderer.theme.palette
    strength = palette.veil_strength_deep if deep else palette.veil_strength
    painter.fillRect(window, colour(palette.veil, strength))


def _dimmed(
    painter: QPainter, window: QRectF, renderer: Renderer, kind: type, *, deep: bool = False
) -> QRectF:
    _veil(painter, window, renderer, deep=deep)
    return get_poster_rect(window, kind)
