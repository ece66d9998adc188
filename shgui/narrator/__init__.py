"""The opening of the printed game, spoken lines during a game, and the voice. `opening_script` has the order
of each rulebook's opening, `narration` performs it by a given clock. Only `voice` makes sounds."""
