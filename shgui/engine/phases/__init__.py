"""The effects of actions, by phase. Every function here changes a copy that `apply` made for it."""
