"""Scripts of presidential powers, and of the end of a game."""

from shgui.engine.events import Event, GameEnded, PlayerExecuted, PlayerInvestigated, SpecialElectionCalled
from shgui.engine.types import Power
from shgui.ui.paint.drawables import (
    ExecutedNameDrawable,
    ExecutionDrawable,
    StampDrawable,
    TagDrawable,
    get_power_icon,
)
from shgui.ui.table.animation.script import (
    STAMP_MS,
    DarknessLevel,
    DimMove,
    EnterMove,
    EntranceStyle,
    PlacardPlace,
    PosterPart,
    PosterPlace,
    Script,
    ScriptContext,
    ScriptStep,
    TravelMove,
    TurnMove,
    VanishMove,
    build_stamp_move,
)
from shgui.ui.table.sounds import Sound
from shgui.words import seat_texts, terms
from shgui.words.event_texts import describe_event
from shgui.words.narrator_texts import NarratorLine

_POSTER = PosterPlace(ExecutionDrawable)
_NAME, _NAME_ABOVE = (
    PosterPlace(ExecutionDrawable, PosterPart.NAME),
    PosterPlace(ExecutionDrawable, PosterPart.NAME_ABOVE),
)
_STAMP = PosterPlace(ExecutionDrawable, PosterPart.STAMP)


def write_execution(
    context: ScriptContext, event: PlayerExecuted, also: tuple[Event, ...], *, hitler: bool = False
) -> Script:
    """Show the name alone, strike it out, then say that the game goes on. If it was Hitler, the end page says
    so.
    """
    words, motion, seat = context.words, context.motion, event.target
    name = context.names[seat]
    veil, coming = motion.choose_by_pace(120, 300), motion.choose_by_pace(250, 450)
    striking = motion.choose_by_pace(180, 240)
    out = seat_texts.get_executed_label(words)
    steps: Script = (
        ScriptStep(
            (
                DimMove(DarknessLevel.DIM, veil),
                EnterMove(
                    "bill", ExecutionDrawable(), _POSTER, coming, delay=veil, origin=_POSTER.shrunk_onto(seat)
                ),
                EnterMove(
                    "name",
                    ExecutedNameDrawable(name),
                    _NAME,
                    coming,
                    delay=veil,
                    origin=_NAME.shrunk_onto(seat),
                ),
            ),
            hold=motion.choose_by_pace(900, 2000),
            words=name,
            announced=name,
            sound=Sound.DRUM,
            sound_at=veil,
        ),
        ScriptStep(
            (
                EnterMove(
                    "struck",
                    ExecutedNameDrawable(name, struck=True),
                    _NAME,
                    striking,
                    way=EntranceStyle.WIPED,
                ),
                TurnMove("bill", ExecutionDrawable(out, dead=True), delay=striking),
                VanishMove("name", delay=striking),
            ),
            hold=motion.choose_by_pace(500, 1200),
            words=out,
            announced=out,
            sound=Sound.PEN,
            tells=(event, *also),
        ),
    )
    if not hitler:
        steps = (*steps, _write_game_goes_on(context))
    going = motion.choose_by_pace(250, 400)
    return (
        *steps,
        ScriptStep(
            (
                TravelMove("bill", _POSTER.shrunk_onto(seat), going, leaves=True),
                TravelMove(
                    "struck", (_NAME if hitler else _NAME_ABOVE).shrunk_onto(seat), going, leaves=True
                ),
                *(() if hitler else (TravelMove("stamp", _STAMP.shrunk_onto(seat), going, leaves=True),)),
                DimMove(DarknessLevel.LIT, going),
            )
        ),
    )


def _write_game_goes_on(context: ScriptContext) -> ScriptStep:
    words, motion = context.words, context.motion
    rising = motion.choose_by_pace(200, 250)
    # Translators: after an execution that did not hit Hitler; max 28
    stamp, line = seat_texts.get_cleared_label(words), words.pgettext("scene", "The game goes on.")
    text = f"{stamp}. {line}"
    return ScriptStep(
        (
            TurnMove("bill", ExecutionDrawable()),
            TravelMove("struck", _NAME_ABOVE, rising),
            TurnMove("bill", ExecutionDrawable(line), delay=rising + STAMP_MS),
            build_stamp_move(StampDrawable(stamp), _STAMP, delay=rising),
        ),
        hold=motion.choose_by_pace(700, 1600),
        words=text,
        announced=text,
        sound=Sound.STAMP,
        sound_at=rising,
        says=NarratorLine.GAME_GOES_ON,
    )


def write_end(_context: ScriptContext, event: GameEnded, also: tuple[Event, ...]) -> Script:
    """Write no more than a sound: the end page shows the rest."""
    return (ScriptStep(sound=Sound.END, tells=(event, *also)),)


def write_power_tag(
    context: ScriptContext, event: PlayerInvestigated | SpecialElectionCalled, also: tuple[Event, ...]
) -> Script:
    """Move a tag from the President to the player."""
    power = Power.INVESTIGATE if isinstance(event, PlayerInvestigated) else Power.SPECIAL_ELECTION
    words, motion = context.words, context.motion
    drawable = TagDrawable(get_power_icon(power), terms.get_power_name(words, power))
    text = describe_event(words, event, context.names, context.rules)
    return (
        ScriptStep(
            (
                EnterMove(
                    "tag",
                    drawable,
                    PlacardPlace(event.target, beside_vote=True),
                    motion.choose_by_pace(250, 450),
                    origin=PlacardPlace(event.president, beside_vote=True),
                    lift=1.0,
                ),
            ),
            hold=motion.choose_by_pace(500, 1200),
            words=text,
            speaker=event.president,
            in_prompt_bar=True,
            announced=text,
            sound=Sound.CARD,
            tells=(event, *also),
        ),
        ScriptStep((VanishMove("tag"),), lingers=True),
    )
