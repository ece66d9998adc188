"""The rules of Secret Hitler: pure, deterministic, standard library only."""
