"""The parts of bench/server.py: the servers it starts and the load it puts on them."""
