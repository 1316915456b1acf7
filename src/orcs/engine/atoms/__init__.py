"""Every change of a State, each with its event. Nothing else in the engine assigns to a State."""
