"""Who somebody is, and what is stored of them."""
