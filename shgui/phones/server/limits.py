"""How much the door takes from anybody: from strangers above all, and from what was a phone a minute ago.

Time is counted in beats, one a second, which the door hands on to all that it holds. A program that stood
still for a while has missed beats, and nobody is taken for dead because of it.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Sizes in bytes, times in beats.

    A stranger is a connection that hasn't shown the room's code or word yet, a guest one that has, and has no
    seat. Phones with a seat are never turned away and count nowhere: all may come from one address, where a
    router of their own stands between.
    """

    strangers: int = 48
    strangers_of_an_address: int = 6
    """Browsers open up to six connections at once."""
    guests: int = 24
    seatless_of_an_address: int = 4
    """Phones without a seat that speak with the desktop, strangers and guests, until the host lets all in."""
    stranger_beats: int = 4
    """A connection without a seat that is as old gives way when there is no room for a new one."""
    guest_beats: int = 30
    """The same among guests of one address."""
    calm_arrivals: int = 8
    """A page loads with fewer connections. Addresses that open more of them in a moment come last."""
    arrivals_a_beat: int = 2000
    """More wait outside. Of these most are sent away; each costs a tenth of a millisecond."""
    header: int = 8192
    header_beats: int = 4
    greeting_beats: int = 8
    """From the connection until a phone has proved who it is."""
    answer_beats: int = 20
    """Until a page is fetched to its end."""
    ending_beats: int = 4
    """Until a phone has taken note that a conversation is over."""
    message: int = 16384
    messages_at_once: int = 40
    strangers_messages_at_once: int = 12
    """A page that was let in may do much at once; before that it says little."""
    messages_a_beat: int = 8
    """Pings and other signs of life count, too."""
    ping_beats: int = 5
    dead_beats: int = 12
    new_rows: int = 2
    """Players that may sit down from one address within a minute, until the host lets all in."""
    waiting: int = 262_144
    """What may wait until a phone fetches it. A phone that doesn't comes back and is told all anew."""


USUAL = Limits()
