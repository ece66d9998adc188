"""The games on this computer: finished games, groups, and records that were imported."""
