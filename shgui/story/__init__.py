"""The evening told again: what happened, what could have been known when, and what to tell of it first."""
