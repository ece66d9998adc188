"""Pictures of everything that is drawn; `take.py` takes them."""
