"""Players made of code: four levels, bots from files, and bots in any language."""
