"""Conclusions about roles from what was seen and said. Pure: public history in, chances out."""
