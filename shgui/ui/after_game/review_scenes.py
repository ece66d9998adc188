"""Texts, icons and strips of the pages after a game, in one language. No Qt."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shgui.engine.types import Outcome, Role, Seat
from shgui.reasoning.beliefs import Belief, Reading
from shgui.review.game_review import GameReview
from shgui.review.headline import Headline, HeadlineCode
from shgui.review.marks import ColumnHead as Head
from shgui.review.marks import ReviewMark as Code
from shgui.review.public_rounds import list_executions
from shgui.review.trust import TrustRow
from shgui.review.trust import build_trust_table as trust_of
from shgui.ui.after_game.review_texts import (
    FrontPageText,
    HeadlineText,
    KeyMomentText,
    StepLink,
    StripsText,
    StripText,
    TrustRowText,
    TrustTableText,
)
from shgui.ui.paint.drawables import (
    POLICY_MARKS,
    LaneMark,
    StripColumnHead,
    StripDrawable,
    StripLevel,
    get_power_icon,
)
from shgui.ui.paint.icons import Icon
from shgui.words import bot_texts as program
from shgui.words import headline_texts, outcome_texts, suspicion_texts, terms, trust_texts
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import get_edition_name

_CODES = {
    Code.PRESIDENT: Icon.PRESIDENT,
    Code.CHANCELLOR: Icon.CHANCELLOR,
    Code.LIBERAL: Icon.LIBERAL,
    Code.FASCIST: Icon.FASCIST,
    Code.REJECTED: Icon.NEIN,
    Code.VETOED: Icon.VETO,
    Code.HITLER: Icon.HITLER,
    Code.LOOKED_AT: Icon.INVESTIGATE,
    Code.SAID_OTHERWISE: Icon.CLAIM_UNTRUE,
    Code.EXCLUDED: Icon.CLAIMS_CLASH,
    Code.EXECUTED: Icon.EXECUTE,
}
_HEADLINES = {
    HeadlineCode.END: Icon.CHANCELLOR,
    HeadlineCode.TWO_ACCOUNTS: Icon.CLAIMS_CLASH,
    HeadlineCode.SAID_AND_SEEN: Icon.CLAIM_UNTRUE,
    HeadlineCode.LIBERALS_EXECUTED: Icon.EXECUTE,
    HeadlineCode.LEAST_SUSPECTED: Icon.FASCIST,
    HeadlineCode.HITLER_REFUSED: Icon.HITLER,
    HeadlineCode.PROVEN_BEFORE: Icon.EYE,
    HeadlineCode.MOST_NEIN: Icon.NEIN,
    HeadlineCode.VETO: Icon.VETO,
    HeadlineCode.CHAOS: Icon.CHAOS,
    HeadlineCode.QUIET: Icon.CHRONICLE,
}
_LIKENESSES = {
    Outcome.FIVE_LIBERAL_POLICIES: Role.LIBERAL,
    Outcome.SIX_FASCIST_POLICIES: Role.FASCIST,
    Outcome.HITLER_EXECUTED: Role.HITLER,
    Outcome.HITLER_CHANCELLOR: Role.HITLER,
}


class StoryFilter(NamedTuple):
    """Whose knowledge the strips show, about being a Fascist or Hitler, and whether roles are open."""

    observer: Seat | None = None
    hitler: bool = False
    roles_open: bool = True

    @property
    def allowed(self) -> "StoryFilter":
        """The same filter for the whole table where roles are hidden: one player's knowledge tells roles."""
        return self if self.roles_open else self._replace(observer=None)


def build_front_page(
    words: Catalogue, story: GameReview, names: Sequence[str], *, roles_open: bool
) -> FrontPageText:
    """Build the front page; its headlines are empty until they are computed."""
    headlines = tuple(
        _build_headline(words, each, names) for each in story.choose_headlines(roles_open=roles_open)
    )
    about = _about(words, story)
    if not roles_open:
        # Translators: title of the front page while roles are hidden, in very large letters; max 28
        title = words.pgettext("poster", "As it was seen")
        line = words.gettext("The roles are hidden, and nothing is said of the end.")
        return FrontPageText(title, line, None, None, headlines, about)
    outcome = story.game.outcome
    line = outcome_texts.format_won_in_round(words, outcome, len(story.rounds))
    role = None if outcome is None else _LIKENESSES[outcome]
    lead, rest = (headlines[0], headlines[1:]) if headlines else (None, ())
    return FrontPageText(outcome_texts.get_poster_headline(words, outcome), line, role, lead, rest, about)


def _about(words: Catalogue, story: GameReview) -> str:
    game = story.game
    played = game.played
    parts = [
        "" if played is None else words.date(played.astimezone().date()),
        terms.format_player_count(words, len(game.players)),
        get_edition_name(words, game.options.edition.name),
        terms.format_round_count(words, len(story.rounds)),
    ]
    return " · ".join(part for part in parts if part)


def _build_headline(words: Catalogue, headline: Headline, names: Sequence[str]) -> HeadlineText:
    title = headline_texts.get_headline(words, headline)
    links: list[StepLink] = []
    for place in headline.places:
        heading = terms.format_round(words, place.round)
        shown = words.number(place.round) if links else heading
        if any(link.words in (heading, shown) for link in links):
            continue
        # Translators: a button for a screen reader: plays the game again from there; {round} is "Round 5"
        spoken = words.gettext("{round}: watch from there").format(round=heading)
        links.append(StepLink(shown, place.round, place.step, f"{title}. {spoken}"))
    sentence = headline_texts.describe_headline(words, headline, tuple(names))
    return HeadlineText(_HEADLINES[headline.code], title, sentence, tuple(links))


def build_strips(
    words: Catalogue, story: GameReview, names: Sequence[str], story_filter: StoryFilter
) -> StripsText:
    """Build the strips as far as the readings are computed."""
    story_filter = story_filter.allowed
    marks = story.list_marks(roles_open=story_filter.roles_open)
    ended = dict(list_executions(story.rounds))
    series = _ComputedReadings(story, story_filter)
    rows = []
    for seat, name in enumerate(names):
        lane = tuple(
            LaneMark(number, _CODES[code])
            for number, codes in enumerate(marks[seat], 1)
            for code in codes
            if code is not Code.EXECUTED
        )
        end = ended.get(seat)
        drawable = StripDrawable(
            len(story.rounds),
            series.levels(seat),
            series.reached,
            None if end is None else float(end),
            lane,
        )
        spoken = story.build_spoken_strip(
            seat, story_filter.observer, roles_open=story_filter.roles_open, of_hitler=story_filter.hitler
        )
        sentence = "" if spoken is None else suspicion_texts.describe_strip(words, spoken, tuple(names))
        if seat in story.bots:
            sentence = f"{program.get_bot_label(words)}. {sentence}"
        role = story.game.roles[seat] if story_filter.roles_open else None
        moments = tuple(series.moments(words, seat, end))
        rows.append(StripText(seat, name, role, drawable, sentence, moments, seat in story.bots))
    columns = tuple(_column(head) for head in story.list_column_heads(roles_open=story_filter.roles_open))
    notes = [suspicion_texts.get_contradiction_text(words)] if series.broken else []
    believed = story.shows_beliefs(story_filter.observer)
    if story_filter.observer is not None and believed:
        notes.append(
            program.format_beliefs_note(
                words, names[story_filter.observer], story.get_first_bot_round(story_filter.observer)
            )
        )
    return StripsText(columns, tuple(rows), tuple(notes), believed)


class _ComputedReadings:
    """The three readings of one observer, moment by moment."""

    def __init__(self, story: GameReview, story_filter: StoryFilter) -> None:
        self._moments = story.moments
        self._hitler = story_filter.hitler
        readings = [story.list_beliefs(story_filter.observer, reading) for reading in Reading]
        self._rows = tuple(zip(*readings, strict=False))
        """The moments for which all three are computed."""
        done = len(self._rows)
        self.reached = self._moments[done].at if done < len(self._moments) else None
        self.broken = any(proven.ways == 0 for _, proven, _ in self._rows)

    def levels(self, seat: Seat) -> tuple[StripLevel, ...]:
        return tuple(
            StripLevel(moment.at, self._chance(certain, seat) or 0.0, self._chance(proven, seat), likely_of)
            for moment, (certain, proven, likely) in zip(self._moments, self._rows, strict=False)
            if (likely_of := self._chance(likely, seat)) is not None
        )

    def moments(self, words: Catalogue, seat: Seat, end: int | None) -> Iterator[KeyMomentText]:
        before: float | None = None
        left = of = self._rows[0][0].ways if self._rows else 0
        for moment, (_, proven, likely) in zip(self._moments, self._rows, strict=False):
            now = self._chance(likely, seat)
            if now is None or (end is not None and moment.round > end):
                continue
            sentence = suspicion_texts.describe_moment(words, str(moment.kind), moment.round, before, now)
            left_over = "" if proven.ways == left else _ways_left(words, proven.ways, of)
            yield KeyMomentText(moment.at, sentence, moment.step, left_over)
            before, left = now, proven.ways

    def _chance(self, belief: Belief, seat: Seat) -> float | None:
        if not belief.ways:
            return None
        return (belief.hitler if self._hitler else belief.fascist)[seat]


def _ways_left(words: Catalogue, ways: int, of: int) -> str:
    return (
        suspicion_texts.format_deals_left(words, ways, of)
        if ways
        else suspicion_texts.get_contradiction_text(words)
    )


def _column(head: Head) -> StripColumnHead:
    marks = [] if head.result is None else [_CODES[head.result]]
    if head.chaos is not None:
        marks += [Icon.CHAOS, POLICY_MARKS[head.chaos]]
    if head.power is not None:
        marks.append(get_power_icon(head.power))
    return StripColumnHead(head.round, tuple(marks))


def build_trust_table(
    words: Catalogue, story: GameReview, names: Sequence[str], *, roles_open: bool
) -> TrustTableText:
    """Build the table of all votes; with hidden roles in the order of seats, and without counts by party."""
    roles = story.game.roles
    table = story.trust if roles_open else trust_of(story.rounds, (Role.LIBERAL,) * len(roles))
    shown = roles if roles_open else ()
    rows = tuple(_trust_row(words, row, table.order, tuple(names), shown, story.bots) for row in table.rows)
    liberals = shown.count(Role.LIBERAL)
    order = trust_texts.describe_order(words, table.rows, tuple(names))
    note = f"{order}\n{trust_texts.get_no_proof_text(words)}"
    count = words.ngettext("{count} government voted on", "{count} governments voted on", table.governments)
    voted = count.format(count=words.number(table.governments))
    about = f"{terms.format_player_count(words, len(names))} · {voted}"
    return TrustTableText(rows, liberals, about, note)


def _trust_row(
    words: Catalogue,
    row: TrustRow,
    order: Sequence[Seat],
    names: tuple[str, ...],
    roles: Sequence[Role],
    bots: frozenset[Seat],
) -> TrustRowText:
    on = tuple(None if seat == row.voter else tuple(ballot.ja for ballot in row.on[seat]) for seat in order)
    both = (row.all_liberal, row.with_fascist) if roles else ()
    spoken = [program.get_bot_label(words)] if row.voter in bots else []
    spoken += [trust_texts.describe_row(words, row, names)] if roles else []
    spoken += [
        trust_texts.describe_cell(words, row.voter, seat, row.on[seat], names)
        for seat in order
        if row.on[seat]
    ]
    return TrustRowText(
        row.voter,
        names[row.voter],
        roles[row.voter] if roles else None,
        on,
        tuple(trust_texts.format_counted(words, counted) for counted in both),
        "\n".join(spoken),
        row.voter in bots,
    )
