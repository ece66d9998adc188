"""What installers for all systems are made with. linux/, windows/ and macos/ hold what each needs."""
