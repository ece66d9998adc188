"""Phones in real browsers: pages in Chromium and in WebKit, Safari's engine, with the running program."""
