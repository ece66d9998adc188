"""Item models over what one view shows; QtCore only."""
