"""New tables and practice: who plays and how, and the fingerprint of the deal."""
