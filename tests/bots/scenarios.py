"""Acts that would look stupid to people, by name, and how often each may happen where it could."""

from collections import Counter
from dataclasses import dataclass, field

NEVER = 0.005

MOST: dict[str, float] = {
    "president_votes_nein_to_own_government": NEVER,
    "chancellor_admits_LF_and_enacted_F": NEVER,
    "claim_contradicts_enacted_policy": NEVER,
    "claim_exceeds_pile": NEVER,
    "party_claim_against_public_fact": NEVER,
    "repeats_broken_story": NEVER,
    "trusts_proven_liar": NEVER,
    "says_what_is_not_so": NEVER,
    "liberal_buries_L": NEVER,
    "liberals_contradict_each_other": NEVER,
    "liberal_ja_to_likely_hitler_in_zone": NEVER,
    "liberal_ja_to_proven_fascist": NEVER,
    "liberal_nominates_proven_fascist": NEVER,
    "liberal_nominates_likely_hitler_in_zone": NEVER,
    "liberal_shoots_cleared_player": NEVER,
    "liberal_investigates_known": NEVER,
    "liberal_refuses_veto_on_FF": NEVER,
    "veto_with_L_in_hand": NEVER,
    "fascist_shoots_hitler": NEVER,
    "fascist_misses_sixth": NEVER,
    "fascist_enacts_fifth_liberal": NEVER,
    "fascist_nein_to_hitler_in_zone": 0.10,
    "fascist_denounces_fellow": 0.15,
    "buries_L_then_claims_LFF": 0.30,
    "breaks_LLF_openly": 0.60,
}
"""Some may happen now and then, for people do them, too. Of nominations every one of a liberal counts."""


@dataclass
class Counted:
    """Counts of how often each could have happened, and did, with some places."""

    could: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    places: dict[str, list[str]] = field(default_factory=dict)
    content: Counter[str] = field(default_factory=Counter)
    """Counts of each reason by party, `liberal ja_trusts`; `liberal nothing` for acts without one."""

    def note(self, name: str, so: bool, place: str) -> None:
        if name not in MOST:
            raise KeyError(name)
        self.could[name] += 1
        self.did[name] += so
        if so:
            self.places.setdefault(name, []).append(place)

    def share(self, name: str) -> float:
        return self.did[name] / self.could[name] if self.could[name] else 0.0
