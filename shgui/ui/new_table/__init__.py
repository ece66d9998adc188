"""Where a group says who plays and how, and sees the fingerprint of the deal."""
