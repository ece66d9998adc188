"""The dossier that goes from hand to hand: a neutral page, and on it what one player alone may open."""
