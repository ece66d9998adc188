"""The analysis of a finished game: its rounds, what could have been known when, and its headlines.

A `GameReview` is made of a finished game. It begins with the `Course`, one line of time out of the game's
steps; from that come the rounds as everyone saw them, what was hidden in them, and the key moments at which
knowledge can change. An observer is the table or one seat; at each key moment there is a belief for each
reading. Evidence is what the rules of the headlines look at, with the truth or without.

What is shown with the roles hidden is made only from what everyone saw and said.
"""
