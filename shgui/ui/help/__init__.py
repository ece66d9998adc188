"""Help: topics, the guided first round, keys, and the credits."""
