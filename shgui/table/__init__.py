"""One game at its table: seating, actions, claims, game log, and its entries in the journal."""
