"""Phones as they are: pages in Chromium and in WebKit, Safari's engine, before the running program."""
