"""The messages that phones send and get, as JSON."""
