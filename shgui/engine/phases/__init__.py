"""What each action does. Every function here changes a copy that `apply` made for it."""
