"""The thinking of bots, in a process of its own: a seat's view in, an action, a claim or a remark out."""
