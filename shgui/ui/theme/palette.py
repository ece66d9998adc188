"""Three palettes: paper and ink, two party colours, brass.

- There is one ink, so that the two party colours mean parties and nothing else. Brass is for the focus ring
  and the seat whose move it is.
- Parties differ in lightness first (4.8:1), then in hue, shape, hatching and word; words on the red reach
  7:1. Every party shape has an edge: ink round the blue, a paper rim round the red.
- Cards are printed things and stay paper on a dark table, a shade calmer; posters keep their bright paper.
- Nothing below the veil is stronger than 3:1 to it. Where seats and cards lie on it, it is thicker.
- High contrast is black and white: parties, votes and offices differ by shape and word alone.
"""

from enum import StrEnum
from typing import NamedTuple


class Scheme(StrEnum):
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Palette(NamedTuple):
    """Colours as `#rrggbb`. What is named `on_x` is text or drawing that lies on `x`."""

    scheme: Scheme
    ground: str
    """The table itself, behind everything."""
    paper: str
    """Sheets and panels: boards, seat plates, dialogs, fields."""
    raised: str
    """What lies on a sheet and can be taken: buttons, menus."""
    sunken: str
    """Empty places, pressed buttons, troughs."""
    ink: str
    ink_soft: str
    """Second voice: captions, hints. Still 7:1 on ground, paper and raised."""
    rule: str
    """Frames and rules that carry a shape: 3:1 on ground and paper."""
    off: str
    """Words of what can't be used now, where nothing else can tell it."""
    hairline: str
    """Ornament only; never the sole edge of anything."""
    accent: str
    """Focus rings and the seat on move: 3:1 on ground, paper and raised."""
    on_accent: str
    liberal: str
    on_liberal: str
    fascist: str
    on_fascist: str
    fascist_edge: str
    fascist_print: str
    """The red of drawings, where ink and paper are mixed with it."""
    card: str
    on_card: str
    on_card_soft: str
    card_edge: str
    back: str
    """Printed backs of cards."""
    on_back: str
    bill: str
    """Paper of bills and slips."""
    on_bill: str
    on_bill_soft: str
    bill_rule: str
    """A name that is struck out."""
    veil: str
    """What the table is dimmed with."""
    veil_strength: float
    """How much of it, 0 to 1."""
    veil_strength_deep: float
    """The same where more than one bill lies on it."""
    on_veil: str
    shadow: str
    texture: float
    """How strongly paper fibres and vignette show, 0 to 1."""


LIGHT = Palette(
    scheme=Scheme.LIGHT,
    ground="#eadec4",
    paper="#f3e9d2",
    raised="#f9f1df",
    sunken="#e2d4b6",
    ink="#1e1b18",
    ink_soft="#3f3831",
    rule="#7d705c",
    off="#7d705c",
    hairline="#c3b491",
    accent="#8a5a0b",
    on_accent="#fffdf6",
    liberal="#8ecae6",
    on_liberal="#1e1b18",
    fascist="#951c17",
    on_fascist="#f7eeda",
    fascist_edge="#1e1b18",
    fascist_print="#951c17",
    card="#f9f1df",
    on_card="#1e1b18",
    on_card_soft="#3f3831",
    card_edge="#7d705c",
    back="#2b2723",
    on_back="#f3e9d2",
    bill="#f3e9d2",
    on_bill="#1e1b18",
    on_bill_soft="#3f3831",
    bill_rule="#7d705c",
    veil="#1e1b18",
    veil_strength=0.76,
    veil_strength_deep=0.88,
    on_veil="#b5aa96",
    shadow="#3b2f1c",
    texture=1.0,
)

DARK = Palette(
    scheme=Scheme.DARK,
    ground="#1a1612",
    paper="#26211c",
    raised="#302a25",
    sunken="#12100e",
    ink="#f3e9d2",
    ink_soft="#d3c7ad",
    rule="#94886f",
    off="#94886f",
    hairline="#4b4339",
    accent="#e0ab3f",
    on_accent="#181512",
    liberal="#8ecae6",
    on_liberal="#1e1b18",
    fascist="#951c17",
    on_fascist="#f7eeda",
    fascist_edge="#ece1c8",
    fascist_print="#951c17",
    card="#ece1c8",
    on_card="#1e1b18",
    on_card_soft="#3f3831",
    card_edge="#ece1c8",
    back="#3a332c",
    on_back="#ece1c8",
    bill="#f3e9d2",
    on_bill="#1e1b18",
    on_bill_soft="#3f3831",
    bill_rule="#7d705c",
    veil="#000000",
    veil_strength=0.56,
    veil_strength_deep=0.7,
    on_veil="#b5aa96",
    shadow="#000000",
    texture=0.6,
)

CONTRAST = Palette(
    scheme=Scheme.CONTRAST,
    ground="#000000",
    paper="#000000",
    raised="#000000",
    sunken="#2b2b2b",
    ink="#ffffff",
    ink_soft="#ffffff",
    rule="#ffffff",
    off="#a0a0a0",
    hairline="#ffffff",
    accent="#ffe14d",
    on_accent="#000000",
    liberal="#ffffff",
    on_liberal="#000000",
    fascist="#000000",
    on_fascist="#ffffff",
    fascist_edge="#ffffff",
    fascist_print="#6e6e6e",
    card="#ffffff",
    on_card="#000000",
    on_card_soft="#000000",
    card_edge="#ffffff",
    back="#000000",
    on_back="#ffffff",
    bill="#ffffff",
    on_bill="#000000",
    on_bill_soft="#000000",
    bill_rule="#6e6e6e",
    veil="#000000",
    veil_strength=0.76,
    veil_strength_deep=0.88,
    on_veil="#ffffff",
    shadow="#000000",
    texture=0.0,
)

PALETTES = {palette.scheme: palette for palette in (LIGHT, DARK, CONTRAST)}
