"""Tables without a server: everything that happens at one, and what each viewer is told of it. No I/O and no clock."""
