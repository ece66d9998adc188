"""Tests of phones: server, session and messages."""
