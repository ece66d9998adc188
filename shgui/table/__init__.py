"""An evening: who sits where, who may do what, and what is kept of it."""
