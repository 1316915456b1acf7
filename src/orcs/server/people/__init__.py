"""People: who they are, and what is stored about them."""
