"""Whole games, written down: every view after every action, as text that a reader can follow.

`python -m tests.playthroughs` writes them anew; a change of the rules shows as a change of these files.

    >  an action            ?  what the seat on move may do       !  an attempt that was refused, and why
    *  an event             =  what changed in a view: of all, of the table in the middle, of one seat
"""
