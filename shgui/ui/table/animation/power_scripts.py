"""Scripts of presidential powers, and of the end of a game."""

from shgui.engine.events import Event, GameEnded, PlayerExecuted, PlayerInvestigated, SpecialElectionCalled
from shgui.engine.types import Power
from shgui.ui.paint.drawables import (
    MournedDrawable,
    MourningDrawable,
    StampDrawable,
    TagDrawable,
    get_power_icon,
)
from shgui.ui.table.animation.script import (
    STAMPED,
    AtOffice,
    Come,
    Depth,
    Dim,
    Entrance,
    Go,
    OnPoster,
    PosterPart,
    Script,
    ScriptContext,
    ScriptStep,
    Turn,
    Vanish,
    stamped,
)
from shgui.ui.table.sounds import Sound
from shgui.words import seat_texts, terms
from shgui.words.event_texts import describe_event
from shgui.words.narrator_texts import Spoken

_POSTER = OnPoster(MourningDrawable)
_NAME, _ABOVE = OnPoster(MourningDrawable, PosterPart.NAME), OnPoster(MourningDrawable, PosterPart.NAME_ABOVE)
_STAMP = OnPoster(MourningDrawable, PosterPart.STAMP)


def write_execution(
    context: ScriptContext, event: PlayerExecuted, also: tuple[Event, ...], *, hitler: bool = False
) -> Script:
    """Show the name alone, strike it out, then say that the game goes on. If it was Hitler, the end page says
    so.
    """
    words, motion, seat = context.words, context.motion, event.target
    name = context.names[seat]
    veil, coming = motion.of_two(120, 300), motion.of_two(250, 450)
    striking = motion.of_two(180, 240)
    out = seat_texts.get_executed_label(words)
    steps: Script = (
        ScriptStep(
            (
                Dim(Depth.DIM, veil),
                Come("bill", MourningDrawable(), _POSTER, coming, delay=veil, origin=_POSTER.at(seat)),
                Come("name", MournedDrawable(name), _NAME, coming, delay=veil, origin=_NAME.at(seat)),
            ),
            hold=motion.of_two(900, 2000),
            words=name,
            announced=name,
            sound=Sound.DRUM,
            sound_at=veil,
        ),
        ScriptStep(
            (
                Come("struck", MournedDrawable(name, struck=True), _NAME, striking, way=Entrance.WIPED),
                Turn("bill", MourningDrawable(out, dead=True), delay=striking),
                Vanish("name", delay=striking),
            ),
            hold=motion.of_two(500, 1200),
            words=out,
            announced=out,
            sound=Sound.PEN,
            tells=(event, *also),
        ),
    )
    if not hitler:
        steps = (*steps, _goes_on(context))
    going = motion.of_two(250, 400)
    return (
        *steps,
        ScriptStep(
            (
                Go("bill", _POSTER.at(seat), going, leaves=True),
                Go("struck", (_NAME if hitler else _ABOVE).at(seat), going, leaves=True),
                *(() if hitler else (Go("stamp", _STAMP.at(seat), going, leaves=True),)),
                Dim(Depth.LIT, going),
            )
        ),
    )


def _goes_on(context: ScriptContext) -> ScriptStep:
    words, motion = context.words, context.motion
    rising = motion.of_two(200, 250)
    # Translators: after an execution that did not hit Hitler; max 28
    stamp, line = seat_texts.get_cleared_label(words), words.pgettext("scene", "The game goes on.")
    text = f"{stamp}. {line}"
    return ScriptStep(
        (
            Turn("bill", MourningDrawable()),
            Go("struck", _ABOVE, rising),
            Turn("bill", MourningDrawable(line), delay=rising + STAMPED),
            stamped(StampDrawable(stamp), _STAMP, delay=rising),
        ),
        hold=motion.of_two(700, 1600),
        words=text,
        announced=text,
        sound=Sound.STAMP,
        sound_at=rising,
        says=Spoken.GAME_GOES_ON,
    )


def write_end(_context: ScriptContext, event: GameEnded, also: tuple[Event, ...]) -> Script:
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
                Come(
                    "tag",
                    drawable,
                    AtOffice(event.target, beside_vote=True),
                    motion.of_two(250, 450),
                    origin=AtOffice(event.president, beside_vote=True),
                    lift=1.0,
                ),
            ),
            hold=motion.of_two(500, 1200),
            words=text,
            speaker=event.president,
            in_prompt_bar=True,
            announced=text,
            sound=Sound.CARD,
            tells=(event, *also),
        ),
        ScriptStep((Vanish("tag"),), lingers=True),
    )
