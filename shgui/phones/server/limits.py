"""How much the server accepts from connections: from strangers above all. Time is counted in beats, one a
second. A program that stood still has missed beats, so no phone is taken for dead because of it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Sizes in bytes, times in beats.

    A stranger is a connection that hasn't sent the token or the word yet; a guest is one that has, and has no
    seat. Phones with a seat are never turned away and don't count: behind a router, all may have one address.
    """

    strangers: int = 48
    strangers_of_an_address: int = 6
    """As many as browsers open at once."""
    guests: int = 24
    seatless_of_an_address: int = 4
    """Identified phones without a seat, strangers and guests, until the host lets all in."""
    stranger_beats: int = 4
    """A stranger of this age gives way to a new connection when there is no room."""
    guest_beats: int = 30
    """A guest of this age gives way to another phone of its address."""
    calm_arrivals: int = 8
    """A page loads with fewer connections. Addresses that open more at once are the first to give way."""
    arrivals_a_beat: int = 2000
    """More have to wait. Most of these are refused, at a tenth of a millisecond each."""
    header: int = 8192
    header_beats: int = 4
    greeting_beats: int = 8
    """Until a new connection has proved which phone it is."""
    answer_beats: int = 20
    """Until a browser has fetched a page completely."""
    ending_beats: int = 4
    """Until a phone has read that its conversation is over."""
    message: int = 16384
    messages_at_once: int = 40
    strangers_messages_at_once: int = 12
    """The same before a phone was let in."""
    messages_a_beat: int = 8
    """Pings and other control frames count, too."""
    ping_beats: int = 5
    dead_beats: int = 12
    new_rows: int = 2
    """Players that may sit down from one address within a minute, until the host lets all in."""
    waiting: int = 262_144
    """Bytes that may wait for a phone that doesn't read them. Beyond, it has to connect anew."""


DEFAULT_LIMITS = Limits()
