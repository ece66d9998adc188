"""Pages: one is on the window at a time. `shgui.ui.page` says what they are."""
