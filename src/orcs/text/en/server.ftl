# What the server tells people.

problem-unknown = something went wrong on the server; nothing was changed
