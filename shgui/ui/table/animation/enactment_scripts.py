"""Scripts of drawn, passed and enacted policies, of the tracker, of a veto and of a reshuffle."""

from shgui.engine.components import HAND_CARDS, TRACKER_FIELDS, VETO_ZONE
from shgui.engine.events import (
    ChaosBroke,
    DeckReshuffled,
    Event,
    PoliciesDrawn,
    PoliciesPassed,
    PolicyEnacted,
    TrackerAdvanced,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VetoUnlocked,
)
from shgui.engine.types import Policy
from shgui.presentation.scenes import InFlight
from shgui.ui.paint.drawables import (
    BackDrawable,
    CardBack,
    DeepShadowDrawable,
    MarkerDrawable,
    PolicyDrawable,
    SlipDrawable,
    StampDrawable,
    TagDrawable,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.table.animation.script import (
    BoardPlace,
    DarknessLevel,
    DimMove,
    EnterMove,
    FannedPlace,
    HeldUpPlace,
    LitPart,
    PileKind,
    PilePlace,
    PosterPart,
    PosterPlace,
    Script,
    ScriptContext,
    ScriptStep,
    SeatPlatePlace,
    TrackerPlace,
    TravelMove,
    TurnMove,
    VanishMove,
    build_stamp_move,
)
from shgui.ui.table.sounds import Sound
from shgui.words import key_moment_texts, table_labels, terms
from shgui.words.event_texts import describe_event

_BACK = BackDrawable(CardBack.POLICY)
_SLIP = PosterPlace(SlipDrawable)
_RESHUFFLED_CARDS = 4


def write_draw(context: ScriptContext, event: PoliciesDrawn, also: tuple[Event, ...]) -> Script:
    """Move cards from the draw pile to the President."""
    return _write_card_travel(
        context, PilePlace(PileKind.DRAW), SeatPlatePlace(event.president), HAND_CARDS, (event, *also)
    )


def write_pass(context: ScriptContext, event: PoliciesPassed, also: tuple[Event, ...]) -> Script:
    """Move cards from the President to the Chancellor."""
    return _write_card_travel(
        context,
        SeatPlatePlace(event.president),
        SeatPlatePlace(event.chancellor),
        HAND_CARDS - 1,
        (event, *also),
    )


def _write_card_travel(
    context: ScriptContext,
    begin: SeatPlatePlace | PilePlace,
    end: SeatPlatePlace | PilePlace,
    count: int,
    tells: tuple[Event, ...],
) -> Script:
    motion = context.motion
    if motion.reduced:
        return (ScriptStep(tells=tells, light=True),)
    moves: list[EnterMove | VanishMove] = []
    for index in range(count):
        delay, key = index * motion.deal_stagger, f"card {index}"
        goal = FannedPlace(end, index, count)
        moves += [
            EnterMove(key, _BACK, goal, motion.travel, delay=delay, origin=FannedPlace(begin, index, count)),
            VanishMove(key, delay=delay + motion.travel),
        ]
    return (ScriptStep(tuple(moves), sound=Sound.CARD, tells=tells, light=True),)


def write_enactment(
    context: ScriptContext, event: PolicyEnacted | ChaosBroke, also: tuple[Event, ...]
) -> Script:
    """Move a policy from the Chancellor, or the deck, to its board, then tell what the space brings."""
    words, motion, policy = context.words, context.motion, event.policy
    if isinstance(event, PolicyEnacted):
        speaker, origin = event.chancellor, FannedPlace(SeatPlatePlace(event.chancellor), 0, 1)
        # Translators: in large letters while a Policy lies face down in the middle; max 24
        text = words.pgettext("scene", "A Policy is enacted")
    else:
        speaker, origin = None, FannedPlace(PilePlace(PileKind.DRAW), 0, 1)
        # Translators: in large letters while the top Policy of the deck lies face down in the middle; max 24
        text = words.pgettext("scene", "The top Policy")
    loud = key_moment_texts.get_enacted_headline(words, policy)
    turning = motion.choose_by_pace(240, 300)
    going = motion.choose_by_pace(250, 450)
    drawable = PolicyDrawable(
        policy, terms.get_policy_adjective(words, policy), terms.get_policy_card_label(words)
    )
    line = describe_event(words, event, context.names, context.rules)
    return (
        ScriptStep(
            (
                DimMove(DarknessLevel.DIM, motion.choose_by_pace(250, 350), spared=LitPart.BAND),
                EnterMove(
                    "shadow",
                    DeepShadowDrawable(),
                    HeldUpPlace(),
                    motion.choose_by_pace(250, 350),
                    origin=origin,
                ),
                EnterMove("policy", _BACK, HeldUpPlace(), motion.choose_by_pace(250, 350), origin=origin),
            ),
            hold=motion.choose_by_pace(300, 900),
            words=text,
            speaker=speaker,
            in_prompt_bar=True,
            announced=text,
            sound=Sound.CARD,
        ),
        ScriptStep(
            (TurnMove("shadow", DeepShadowDrawable(), turning), TurnMove("policy", drawable, turning)),
            hold=motion.choose_by_pace(400, 1300),
            words=loud,
            letters=max(len(key_moment_texts.get_enacted_headline(words, each)) for each in Policy),
            speaker=speaker,
            in_prompt_bar=True,
            loud=True,
            announced=line,
            sound=Sound.GAVEL,
            sound_at=turning // 2,
            reveals=True,
        ),
        ScriptStep(
            (
                VanishMove("shadow"),
                TravelMove("policy", BoardPlace(policy, event.count - 1), going, leaves=True),
                DimMove(DarknessLevel.LIT, going),
            ),
            lingers=True,
            sound=Sound.CARD,
            sound_at=going * 3 // 5,
            tells=(event,),
        ),
        ScriptStep(hold=motion.choose_by_pace(0, 400), lingers=True),
        ScriptStep(tells=also, lingers=True),
    )


def write_tracker_step(context: ScriptContext, event: TrackerAdvanced, also: tuple[Event, ...]) -> Script:
    """Move the marker; everyone watches it reach the last field."""
    motion, last = context.motion, event.tracker == TRACKER_FIELDS
    travel = context.motion.travel or context.motion.fade
    hop = EnterMove(
        "marker",
        MarkerDrawable(),
        TrackerPlace(event.tracker),
        motion.choose_by_pace(200, 300) if last else travel,
        origin=TrackerPlace(event.tracker - 1),
        lift=0.3,
    )
    # The field itself then says that it is reached.
    moves, tells = (hop, VanishMove("marker", delay=hop.ms)), (event, *also)
    if not last:
        return (ScriptStep(moves, tells=tells, sound=Sound.CARD, sound_at=hop.ms),)
    text = terms.get_chaos_name(context.words)
    return (
        ScriptStep(
            moves,
            hold=motion.choose_by_pace(300, 1000),
            words=text,
            in_prompt_bar=True,
            loud=True,
            announced=text,
            sound=Sound.CHAOS,
            tells=tells,
        ),
    )


def write_veto(
    context: ScriptContext, event: VetoProposed | VetoAgreed | VetoRefused, also: tuple[Event, ...]
) -> Script:
    words, motion = context.words, context.motion
    match event:
        case VetoProposed():
            # Translators: a rubber stamp: the Chancellor proposes a veto; max 12
            seat, stamp = event.chancellor, words.pgettext("stamp", "Proposed")
        case VetoAgreed():
            seat, stamp = event.president, key_moment_texts.get_veto_agreed_stamp(words)
        case VetoRefused():
            # Translators: a rubber stamp: the President refuses the veto; max 12
            seat, stamp = event.president, words.pgettext("stamp", "Refused")
    coming, going = motion.choose_by_pace(250, 350), motion.choose_by_pace(200, 350)
    slip = SlipDrawable(
        Icon.VETO,
        # Translators: the headline of a slip of paper on which the answer is stamped; max 10
        words.pgettext("scene", "Veto"),
        context.names[seat],
    )
    text = describe_event(words, event, context.names, context.rules)
    return (
        ScriptStep(
            (
                DimMove(DarknessLevel.DIM, coming),
                EnterMove("slip", slip, _SLIP, coming, origin=_SLIP.shrunk_onto(seat)),
                build_stamp_move(
                    StampDrawable(stamp), PosterPlace(SlipDrawable, PosterPart.STAMP), delay=coming
                ),
            ),
            hold=motion.choose_by_pace(600, 1400),
            words=text,
            announced=text,
            sound=Sound.STAMP,
            sound_at=coming,
            tells=(event, *also),
        ),
        ScriptStep(
            (
                TravelMove("slip", PosterPlace(SlipDrawable, filed=True), going, leaves=True),
                TravelMove(
                    "stamp", PosterPlace(SlipDrawable, PosterPart.STAMP, filed=True), going, leaves=True
                ),
                DimMove(DarknessLevel.LIT, going),
            )
        ),
    )


def write_reshuffle(context: ScriptContext, event: DeckReshuffled, also: tuple[Event, ...]) -> Script:
    motion = context.motion
    lasts = motion.choose_by_pace(350, 700)
    each = lasts * 4 // 7
    stagger = (lasts - each) // (_RESHUFFLED_CARDS - 1)
    text = describe_event(context.words, event, context.names, context.rules)
    cards = tuple(
        EnterMove(
            f"card {index}",
            _BACK,
            FannedPlace(PilePlace(PileKind.DRAW), index, _RESHUFFLED_CARDS),
            each,
            delay=index * stagger,
            origin=FannedPlace(PilePlace(PileKind.DISCARD), index, _RESHUFFLED_CARDS),
        )
        for index in range(_RESHUFFLED_CARDS)
    )
    gone = tuple(VanishMove(card.key, delay=card.delay + card.ms) for card in cards)
    return (
        ScriptStep(
            () if motion.reduced else (*cards, *gone),
            words=text,
            in_prompt_bar=True,
            announced=text,
            sound=Sound.RIFFLE,
            in_flight=InFlight(discards=not motion.reduced),
        ),
        # The words stay while cards move, and after the piles are counted anew.
        ScriptStep(hold=lasts, lingers=True, tells=(event,)),
        ScriptStep(tells=also),
    )


def write_veto_unlocked(context: ScriptContext, event: VetoUnlocked, also: tuple[Event, ...]) -> Script:
    """Stamp the space that unlocks the veto, in pale on dark: the card there would hide a dark stamp."""
    motion = context.motion
    text = describe_event(context.words, event, context.names, context.rules)
    stamp = TagDrawable(Icon.VETO, table_labels.get_veto_space_label(context.words), centred=True)
    place = BoardPlace(Policy.FASCIST, VETO_ZONE - 1, whole=True)
    return (
        ScriptStep(
            (build_stamp_move(stamp, place, key="veto"),),
            hold=motion.choose_by_pace(700, 1600),
            words=text,
            in_prompt_bar=True,
            announced=text,
            sound=Sound.STAMP,
            tells=(event, *also),
        ),
        ScriptStep((VanishMove("veto"),), lingers=True),
    )
