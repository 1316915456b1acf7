"""The frames of the base game, by name."""
