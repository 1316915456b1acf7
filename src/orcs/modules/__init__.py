"""The five modules of the game, and how a set of them becomes rules."""
