"""What bench/server.py is made of: the servers it starts and the load it puts on them."""
