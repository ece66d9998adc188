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
    Back,
    BackDrawable,
    DeepShadowDrawable,
    MarkerDrawable,
    PolicyDrawable,
    SlipDrawable,
    StampDrawable,
    TagDrawable,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.table.animation.script import (
    AtSeat,
    Come,
    Depth,
    Dim,
    Fanned,
    Go,
    HeldHigh,
    OnBoard,
    OnPile,
    OnPoster,
    OnTracker,
    PilePlace,
    PosterPart,
    Script,
    ScriptContext,
    ScriptStep,
    Spared,
    Turn,
    Vanish,
    stamped,
)
from shgui.ui.table.sounds import Sound
from shgui.words import key_moment_texts, table_labels, terms
from shgui.words.event_texts import describe_event

_BACK = BackDrawable(Back.POLICY)
_SLIP = OnPoster(SlipDrawable)
_RESHUFFLED = 4


def write_draw(context: ScriptContext, event: PoliciesDrawn, also: tuple[Event, ...]) -> Script:
    return _cards(context, OnPile(PilePlace.DRAW), AtSeat(event.president), HAND_CARDS, (event, *also))


def write_pass(context: ScriptContext, event: PoliciesPassed, also: tuple[Event, ...]) -> Script:
    return _cards(context, AtSeat(event.president), AtSeat(event.chancellor), HAND_CARDS - 1, (event, *also))


def _cards(
    context: ScriptContext, begin: AtSeat | OnPile, end: AtSeat | OnPile, count: int, tells: tuple[Event, ...]
) -> Script:
    motion = context.motion
    if motion.reduced:
        return (ScriptStep(tells=tells, light=True),)
    moves: list[Come | Vanish] = []
    for index in range(count):
        delay, key = index * motion.deal_stagger, f"card {index}"
        goal = Fanned(end, index, count)
        moves += [
            Come(key, _BACK, goal, motion.travel, delay=delay, origin=Fanned(begin, index, count)),
            Vanish(key, delay=delay + motion.travel),
        ]
    return (ScriptStep(tuple(moves), sound=Sound.CARD, tells=tells, light=True),)


def write_enactment(
    context: ScriptContext, event: PolicyEnacted | ChaosBroke, also: tuple[Event, ...]
) -> Script:
    """Move a policy from the Chancellor, or the deck, to its board, then tell what the space brings."""
    words, motion, policy = context.words, context.motion, event.policy
    if isinstance(event, PolicyEnacted):
        speaker, origin = event.chancellor, Fanned(AtSeat(event.chancellor), 0, 1)
        # Translators: in large letters while a Policy lies face down in the middle; max 24
        text = words.pgettext("scene", "A Policy is enacted")
    else:
        speaker, origin = None, Fanned(OnPile(PilePlace.DRAW), 0, 1)
        # Translators: in large letters while the top Policy of the deck lies face down in the middle; max 24
        text = words.pgettext("scene", "The top Policy")
    loud = key_moment_texts.get_enacted_headline(words, policy)
    turning = motion.of_two(240, 300)
    going = motion.of_two(250, 450)
    drawable = PolicyDrawable(
        policy, terms.get_policy_adjective(words, policy), terms.get_policy_card_label(words)
    )
    line = describe_event(words, event, context.names, context.rules)
    return (
        ScriptStep(
            (
                Dim(Depth.DIM, motion.of_two(250, 350), spared=Spared.BAND),
                Come("shadow", DeepShadowDrawable(), HeldHigh(), motion.of_two(250, 350), origin=origin),
                Come("policy", _BACK, HeldHigh(), motion.of_two(250, 350), origin=origin),
            ),
            hold=motion.of_two(300, 900),
            words=text,
            speaker=speaker,
            in_prompt_bar=True,
            announced=text,
            sound=Sound.CARD,
        ),
        ScriptStep(
            (Turn("shadow", DeepShadowDrawable(), turning), Turn("policy", drawable, turning)),
            hold=motion.of_two(400, 1300),
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
                Vanish("shadow"),
                Go("policy", OnBoard(policy, event.count - 1), going, leaves=True),
                Dim(Depth.LIT, going),
            ),
            lingers=True,
            sound=Sound.CARD,
            sound_at=going * 3 // 5,
            tells=(event,),
        ),
        ScriptStep(hold=motion.of_two(0, 400), lingers=True),
        ScriptStep(tells=also, lingers=True),
    )


def write_tracker_step(context: ScriptContext, event: TrackerAdvanced, also: tuple[Event, ...]) -> Script:
    """Move the marker; everyone watches it reach the last field."""
    motion, last = context.motion, event.tracker == TRACKER_FIELDS
    travel = context.motion.travel or context.motion.fade
    hop = Come(
        "marker",
        MarkerDrawable(),
        OnTracker(event.tracker),
        motion.of_two(200, 300) if last else travel,
        origin=OnTracker(event.tracker - 1),
        lift=0.3,
    )
    # The field itself then says that it is reached.
    moves, tells = (hop, Vanish("marker", delay=hop.ms)), (event, *also)
    if not last:
        return (ScriptStep(moves, tells=tells, sound=Sound.CARD, sound_at=hop.ms),)
    text = terms.get_chaos_name(context.words)
    return (
        ScriptStep(
            moves,
            hold=motion.of_two(300, 1000),
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
    coming, going = motion.of_two(250, 350), motion.of_two(200, 350)
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
                Dim(Depth.DIM, coming),
                Come("slip", slip, _SLIP, coming, origin=_SLIP.at(seat)),
                stamped(StampDrawable(stamp), OnPoster(SlipDrawable, PosterPart.STAMP), delay=coming),
            ),
            hold=motion.of_two(600, 1400),
            words=text,
            announced=text,
            sound=Sound.STAMP,
            sound_at=coming,
            tells=(event, *also),
        ),
        ScriptStep(
            (
                Go("slip", OnPoster(SlipDrawable, filed=True), going, leaves=True),
                Go("stamp", OnPoster(SlipDrawable, PosterPart.STAMP, filed=True), going, leaves=True),
                Dim(Depth.LIT, going),
            )
        ),
    )


def write_reshuffle(context: ScriptContext, event: DeckReshuffled, also: tuple[Event, ...]) -> Script:
    motion = context.motion
    lasts = motion.of_two(350, 700)
    each = lasts * 4 // 7
    stagger = (lasts - each) // (_RESHUFFLED - 1)
    text = describe_event(context.words, event, context.names, context.rules)
    cards = tuple(
        Come(
            f"card {index}",
            _BACK,
            Fanned(OnPile(PilePlace.DRAW), index, _RESHUFFLED),
            each,
            delay=index * stagger,
            origin=Fanned(OnPile(PilePlace.DISCARD), index, _RESHUFFLED),
        )
        for index in range(_RESHUFFLED)
    )
    gone = tuple(Vanish(card.key, delay=card.delay + card.ms) for card in cards)
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
    place = OnBoard(Policy.FASCIST, VETO_ZONE - 1, whole=True)
    return (
        ScriptStep(
            (stamped(stamp, place, key="veto"),),
            hold=motion.of_two(700, 1600),
            words=text,
            in_prompt_bar=True,
            announced=text,
            sound=Sound.STAMP,
            tells=(event, *also),
        ),
        ScriptStep((Vanish("veto"),), lingers=True),
    )
