"""The sheet that goes from hand to hand: a cover, and behind it what one player alone may see."""
