"""A finished game watched again on its table."""
