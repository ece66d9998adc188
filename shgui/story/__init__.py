"""The evening told again: what happened, what could have been known when, and what to tell of it first.

A `Story` is made of a finished game. It begins with the Course, one line of time out of its steps; from
that come the rounds as all saw them, what was hidden in them, and the Moments at which knowledge can change.
An Observer is the table or one seat; at each Moment there is a Belief of every Reading. Evidence is what the
rules of the headlines look at, with the truth or without.

What is told with the roles hidden is made from what all saw and said alone.
"""
