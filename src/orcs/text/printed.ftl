# The names on the cards of the box: English ones in every language. They take the place of a language’s own names where
# the reader wants that, and stand beside them elsewhere.

card-smash = Smash
card-zap = Zap
card-cold_snap = Cold Snap
card-fire_spark = Fire Spark
card-book = Spell Book ({ $magics })
    .head = Spell Book ({ $magics }) – { spell-lore }
card-fireball = Fireball
card-lightning_bolt = Lightning Bolt
card-earthquake = Earthquake
card-ice_storm = Ice Storm
card-switch = Switch
card-replenish = Replenish
card-magic_bonds = Magic Bonds
card-voodoo = Voodoo
card-wisdom = Wisdom

# The name without its types.
web-card-book = Spell Book
