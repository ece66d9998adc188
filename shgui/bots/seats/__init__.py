"""The seats that bots play: their pace, their remarks and the process that thinks for them."""
