"""Speeds, measured by hand or by a job of their own: `python -m tests.bench.NAME`."""
