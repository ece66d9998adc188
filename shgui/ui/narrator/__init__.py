"""What the program says aloud: the opening of the printed game, and what happens at the table.

A page and `opening_reader` lead through the opening, `announcer` says what all have just seen, each as soon
as it is due. Both speak with the one voice in `shared_voice`.
"""
