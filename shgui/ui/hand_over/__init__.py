"""The page that goes from hand to hand, with a dossier that one player alone opens."""
