"""Shared parts of all installers; linux/, windows/ and macos/ have what each needs."""
