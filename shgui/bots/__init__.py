"""Players that think. Pure: what a seat has seen and heard in, an act, a claim or a word out."""
