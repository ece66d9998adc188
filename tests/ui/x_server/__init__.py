"""The program on a real X server, with real hands on it."""
