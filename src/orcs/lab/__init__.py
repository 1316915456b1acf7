"""Many games among bots, and what they tell: results, ladders, balance reports, and analyses of single games."""
