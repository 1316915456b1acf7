"""Finished games, stored for ever."""
