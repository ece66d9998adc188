"""What others on the network can do to a table with phones, and what the players notice of it."""
