"""What people retell: each moment of a game as a short script of steps, and the film that is made of it."""
