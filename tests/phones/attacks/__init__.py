"""Attacks from the network on a table with phones, and what its players notice of them."""
