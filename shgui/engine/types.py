"""The terms of the rules. Every value is also its own spelling in JSON."""

from enum import StrEnum

Seat = int


class Policy(StrEnum):
    LIBERAL = "L"
    FASCIST = "F"


class Party(StrEnum):
    LIBERAL = "liberal"
    FASCIST = "fascist"


class Role(StrEnum):
    LIBERAL = "liberal"
    FASCIST = "fascist"
    HITLER = "hitler"

    @property
    def party(self) -> Party:
        return Party.LIBERAL if self is Role.LIBERAL else Party.FASCIST


class Power(StrEnum):
    INVESTIGATE = "investigate"
    SPECIAL_ELECTION = "special_election"
    PEEK = "peek"
    EXECUTE = "execute"

    @property
    def phase(self) -> "Phase":
        """The phase in which it is used; it has the same name."""
        return Phase(self.value)


class Phase(StrEnum):
    NOMINATE = "nominate"
    VOTE = "vote"
    PRESIDENT_DISCARD = "president_discard"
    CHANCELLOR_ENACT = "chancellor_enact"
    VETO_ANSWER = "veto_answer"
    INVESTIGATE = "investigate"
    SPECIAL_ELECTION = "special_election"
    PEEK = "peek"
    EXECUTE = "execute"
    OVER = "over"


class Office(StrEnum):
    PRESIDENT = "president"
    CHANCELLOR = "chancellor"


class Team(StrEnum):
    LIBERALS = "liberals"
    FASCISTS = "fascists"


class Outcome(StrEnum):
    """The way in which a game ended."""

    FIVE_LIBERAL_POLICIES = "five_liberal_policies"
    HITLER_EXECUTED = "hitler_executed"
    SIX_FASCIST_POLICIES = "six_fascist_policies"
    HITLER_CHANCELLOR = "hitler_chancellor"

    @property
    def winner(self) -> Team:
        liberal = self in (Outcome.FIVE_LIBERAL_POLICIES, Outcome.HITLER_EXECUTED)
        return Team.LIBERALS if liberal else Team.FASCISTS
