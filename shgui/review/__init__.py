"""The analysis of a finished game: its rounds, what could have been known when, and a verdict on each player.

A `GameReview` is made of a finished game. It begins with the `Course`, one line of time out of the game's
steps; from that come the rounds as everyone saw them, what was hidden in them, and the key moments at which
knowledge can change. At each key moment there is the table's belief; curves, conclusions and verdicts follow.
"""
