"""Messages that the program sends to the page of a phone.

Each message is a **block** and replaces the last one of the same name, so that a page that lost the
connection needs nothing but the blocks that come after it is back. Every text in a block is a finished
sentence in the reader's language; the page has no words of its own.

The page sends **requests** (`shgui.phones.messages.phone_requests`). Each has a number and gets one
`answer` with the same number: done, which means saved, or why it is refused. If the connection breaks
before the answer comes, the page forgets the request: the next blocks show whether it was done.

A task carries a `moment`, a number that the page sends back with its request. It changes when the task
does, so that a late press does nothing.

**Secrets** are in `OpenHandMessage` alone. It is sent when the player opens the hand, fits one message
whatever it holds, and at the same time every other phone gets an empty one, which its page ignores. A page
keeps it until the hand is closed, and stores it nowhere.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

Icon = str
"""An icon's name in `assets/phones/drawings.svg`, without the "#"."""
Drawing = str
"""A card's picture there: "mark-liberal", "mark-fascist", "ja", "nein", or a portrait: "role-hitler-1"."""
CardKind = Literal["role", "party", "ballot", "policy"]
Side = Literal["liberal", "fascist", "ja", "nein"]


class MarkMessage(TypedDict):
    """A label with its icon: an office, a term limit, the reason why a seat can't be chosen."""

    icon: Icon
    text: str


class TextsMessage(TypedDict):
    """The texts of the page itself: sent first, and again when the language changes."""

    block: Literal["texts"]
    lang: str
    """The language of the document: "pt-BR", "nb"."""
    dir: Literal["ltr", "rtl"]
    texts: dict[str, str]
    """`shgui.words.phone_page_texts.TEXTS` lists the keys."""


class LanguageMessage(TypedDict):
    code: str
    name: str
    """The language's own name."""


class FreeSeatMessage(TypedDict):
    seat: int
    name: str
    status: str
    """"free", or why not: "on a phone", "at the screen"."""
    free: bool


class JoinMessage(TypedDict):
    """The page of a phone without a seat. Its title, labels and buttons are in `TextsMessage`."""

    block: Literal["join"]
    name: str
    """The name that the player had before, as a suggestion; or ""."""
    needs_word: bool
    """The player has to type the word on the screen: the address was typed, or a seat is to be taken over."""
    word_for_seat: int | None
    """The seat that this word opens, during a game."""
    language: str
    languages: list[LanguageMessage]
    may_name: bool
    """Before a game, a new name adds a row. During one, phones can only take seats."""
    full: str
    """The reason why no more players can sit down; or ""."""
    note: str
    """Says that the seat which this phone asked for went to another phone or to none; or ""."""
    seats: list[FreeSeatMessage]


class RequestedMessage(TypedDict):
    """The page of a phone that asks for a seat during a game: its word, until the main screen decides."""

    block: Literal["requested"]
    move: str
    heading: str
    word: str
    hint: str
    cancel: str


class NeighbourMessage(TypedDict):
    number: int
    name: str
    me: bool
    status: str
    """"screen", "you"; else nothing, and `phone` says the rest."""
    phone: bool
    away: bool


class WaitingMessage(TypedDict):
    """The page of a phone with a seat, before the game shows."""

    block: Literal["waiting"]
    number: int
    name: str
    move: str
    heading: str
    hint: str
    note: str
    seats: list[NeighbourMessage]
    language: str
    languages: list[LanguageMessage]


class SpaceMessage(TypedDict):
    laid: bool
    icon: Icon
    label: str
    spoken: str
    next: bool


class BoardMessage(TypedDict):
    party: Literal["liberal", "fascist"]
    title: str
    count: str
    """"3 / 5"."""
    spoken: str
    slots: list[SpaceMessage]
    notes: list[str]
    """"Next: …", "Now: …"."""


class TrackerMessage(TypedDict):
    title: str
    spoken: str
    steps: list[MarkMessage]
    """A mark for each step; the last one has the icon of chaos."""
    at: int


class PileMessage(TypedDict):
    title: str
    count: str


class SeatMessage(TypedDict):
    seat: int
    number: int
    name: str
    me: bool
    dead: bool
    on_move: bool
    marks: list[MarkMessage]
    """Offices, limits and what everyone knows, the most important first."""
    known: NotRequired[list[Icon]]
    """The icons of lasting marks, which are shown below the number, as on the table."""
    vote: NotRequired[MarkMessage]
    """The seat's last vote, while the table shows it; or that its ballot is in."""
    device: NotRequired[MarkMessage]
    bot: NotRequired[MarkMessage]


class PromptMessage(TypedDict):
    """The prompt: whose move it is, in public words. It is the page's live region."""

    icon: Icon
    text: str
    small: str
    news: str
    """The latest news, for screen readers only: others see them on the table and in the game log."""
    mine: bool


class ChoiceMessage(TypedDict):
    label: str
    number: NotRequired[int]
    marks: NotRequired[list[MarkMessage]]
    refusal: str
    """The reason why it can't be chosen; "" if it can."""
    button: str
    """The label of the button that does it: "Nominate Lucia"."""
    ask: NotRequired["ConfirmMessage"]


class ConfirmMessage(TypedDict):
    title: str
    text: str
    yes: str
    no: str


class DecisionMessage(TypedDict):
    """A decision of this seat in front of everyone, which can be made at the screen, too."""

    moment: int
    kind: Literal["seats", "buttons"]
    """A list of seats, where the choice is confirmed by its `button`, or buttons side by side."""
    heading: str
    hint: str
    paragraphs: list[str]
    choices: list[ChoiceMessage]


class HandMessage(TypedDict):
    """The closed hand: the same for every role and every card."""

    moment: int
    purpose: str
    """A code of `TaskKind`."""
    asked: bool
    """The game waits for this task. Otherwise the player may look at the role, or change a ballot."""
    heading: str
    hint: str
    shape: Literal["role", "cards"]
    backs: list[CardKind]
    names: list[str]
    """For a role: the other players. The open hand adds a word to each name."""
    possible_lines: list[list[str]]
    """For each line of a role: what it says to each role. The page leaves room for the longest one."""
    possible_words: list[str]
    seen_title: str
    knows_title: str
    chooses: bool
    confirm: str
    """The button that ends the task: "Pass on the other two", "Cast this vote", "Done". It names no card."""
    veto: NotRequired[ConfirmMessage]
    """The Chancellor's veto, if everyone knows that it can be proposed."""
    veto_button: NotRequired[str]


class ClaimMessage(TypedDict):
    """Something that this seat saw in private and may make a claim about."""

    occasion: int
    row: str
    question: str
    cards: int
    faces: list["CardMessage"]
    target: str
    claimed: str
    """The claim that was made about it, as a line; or ""."""
    withdraw: str


class RulebookMessage(TypedDict):
    """The topics of the rules. The page requests a topic by its code."""

    topic: str
    title: str
    topics: list["TopicMessage"]


class TopicMessage(TypedDict):
    code: str
    title: str


class LogLineMessage(TypedDict):
    head: str
    """"Round 7" where a round begins; or ""."""
    text: str


class RoleMessage(TypedDict):
    number: int
    name: str
    me: bool
    dead: bool
    drawing: Drawing
    role: str
    party: Literal["liberal", "fascist"]
    bot: NotRequired[MarkMessage]


class EndMessage(TypedDict):
    winner: Literal["liberal", "fascist", ""]
    headline: str
    reason: str
    roles: list[RoleMessage]
    stay: str
    forget: str
    stays: bool
    """This phone stays for another game of the same group."""


class SharedTablePart(TypedDict):
    """The members of a `TableMessage` that phones of one language share, but for `me` of seats."""

    round: str
    steps: list[str]
    """The steps of a round, for large screens."""
    step: int
    boards: list[BoardMessage]
    tracker: TrackerMessage
    piles: list[PileMessage]
    seats: list[SeatMessage]
    chronicle: list[LogLineMessage]
    """The newest line first."""
    rules: RulebookMessage


class TableMessage(SharedTablePart):
    """The public table as the main screen shows it, and the tasks of this seat."""

    block: Literal["table"]
    seat: int | None
    """None for a phone that only watches."""
    number: int
    name: str
    language: str
    languages: list[LanguageMessage]
    move: PromptMessage
    hand: HandMessage | None
    """None for a phone that only watches, and before the deal."""
    act: DecisionMessage | None
    claims: list[ClaimMessage]
    over: EndMessage | None
    note: str
    """A note that is shown once, such as "done at the screen"."""


class RulesMessage(TypedDict):
    """One topic of the rules, by the edition that is played."""

    block: Literal["rules"]
    topic: str
    title: str
    paragraphs: list[str]
    differences: list[str]
    above_differences: str


class InvitationMessage(TypedDict):
    """The code, address and word on the main screen, for a phone that was let in: others join with them."""

    block: Literal["invitation"]
    code: list[str]
    """Rows of squares: "1" is black."""
    address: str
    word: str
    """The word that is typed together with the address."""


class CardMessage(TypedDict):
    drawing: Drawing
    word: str
    caption: str
    kind: CardKind
    side: Side
    small: bool
    """The word is set in small letters, as on all cards of its kind, if one of them needs it."""


class KnownRoleMessage(TypedDict):
    """A word for each name of `HandMessage.names`, in the same order."""

    word: str


class ResultMessage(TypedDict):
    """The result of choosing a place: a sentence, and a word below every card."""

    sentence: str
    tags: list[str]


class OpenHandMessage(TypedDict):
    """The open hand, secret: always a single message, and an empty one for all other phones."""

    block: Literal["opened"]
    moment: int
    cards: list[CardMessage]
    heading: str
    lines: list[str]
    """The role in words: as many lines for every role."""
    knows: list[KnownRoleMessage]
    seen: list[str]
    results: list[ResultMessage]
    chosen: int | None
    """The place of the ballot that is in already."""


class CloseMessage(TypedDict):
    """Closes the open hand: its task is over."""

    block: Literal["closed"]
    note: str
    """A note such as "done at the screen"; or ""."""


class AnswerMessage(TypedDict):
    block: Literal["answer"]
    n: int
    done: bool
    text: str
    """The reason why it wasn't done; or ""."""


class GoodbyeMessage(TypedDict):
    """Takes the seat from this phone: another one took it, it was given away, or the games are over."""

    block: Literal["gone"]
    forget: bool
    """The page forgets everything that it has stored."""
    heading: str
    text: str
    button: str
    """The button that leads back to joining; "" where there is no way back."""


class PongMessage(TypedDict):
    block: Literal["pong"]


Block = Mapping[str, object]
"""Any of the messages with a `block`."""
