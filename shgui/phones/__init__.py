"""A phone is a hand of cards on the local network; who has no seat may look on."""
