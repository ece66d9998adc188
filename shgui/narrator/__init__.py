"""The opening of the printed game, what is said when, and the voice that says it.

`script` knows the order of each rulebook's opening, `pace` how long everything takes, `narration` leads
through it. All of these are plain values and steps of a clock that is handed in. Only `voice` makes a sound,
or doesn't: nothing here needs one.
"""
