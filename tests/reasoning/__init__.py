"""Tests of what can be concluded about roles."""
