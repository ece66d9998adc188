"""The page that tells a finished game, its proof, the replay, and files to keep."""
