"""The game for learning: PettingZoo and Gymnasium environments, many games at once, and data sets.

`from orcs.env import orcs_v0` gives the PettingZoo environment. NumPy and the others come with the extra `env`, so
nothing is imported here: what is compiled must build without them.
"""
