"""The pages of a finished game: front page, rounds, replay, and files to keep."""
