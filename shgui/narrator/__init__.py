"""The opening of the printed game, spoken lines during a game, and the voice. `opening_script` has the order
of each rulebook's opening, `narration_pace` the times, `narration` performs them. These are plain values
and steps of a clock that is passed in. Only `voice` makes sounds, and nothing here needs one."""
