"""The examples of the rules: scenes that are staged here and kept as records."""
