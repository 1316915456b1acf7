# Learning by playing, and the sandbox beneath it.

# What the sandbox refuses.
problem-sandbox_pick = pick { $number }, { $pick }, cannot be made there
problem-sandbox_record = this position cannot be set up: { $text }
problem-sandbox_slow = this position takes too long to set up
