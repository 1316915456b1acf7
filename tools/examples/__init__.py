"""The examples of the rules: scenes staged here and stored as records."""
