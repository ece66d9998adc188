"""The topics of "How to play"."""

from enum import StrEnum


class Topic(StrEnum):
    """The topics in the order of reading."""

    THREE_MINUTES = "three_minutes"
    GOAL = "goal"
    SET_UP = "set_up"
    HAND_OVER = "hand_over"
    PHONES = "phones"
    BOTS = "bots"
    ROUND = "round"
    NOMINATION = "nomination"
    TERM_LIMITS = "term_limits"
    VOTE = "vote"
    TRACKER = "tracker"
    LEGISLATION = "legislation"
    VETO = "veto"
    POWERS = "powers"
    INVESTIGATE = "investigate"
    SPECIAL_ELECTION = "special_election"
    PEEK = "peek"
    EXECUTE = "execute"
    LYING = "lying"
    STRATEGY = "strategy"
    FAIRNESS = "fairness"
