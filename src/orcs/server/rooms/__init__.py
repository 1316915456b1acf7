"""Tables in memory: commands carried out, facts stored, everybody told."""
