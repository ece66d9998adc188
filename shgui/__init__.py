"""Secret Hitler round one table."""

__version__ = "0.1.0"
