"""What can be concluded about roles from what was seen and said. Pure: public history in, chances out."""
